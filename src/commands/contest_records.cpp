#include "commands/contest_records.hpp"

#include <unistd.h>

#include "cli/files.hpp"
#include "cli/today.hpp"
#include "common/text.hpp"
#include "record/record_of.hpp"
#include "record/write_record.hpp"
#include "text/errors.hpp"

namespace sowmill {
namespace {

std::vector<RecordTag> tags_of(const CatalogEntry& entry, const std::array<std::string, 2>& names,
                               const ContestGame& game, Language language) {
  const auto [first_tag, second_tag] = player_tags(entry.shape);
  const auto first = index_of(game.side_of_first);
  std::vector<RecordTag> tags = {{"Event", "sowmill match"},
                                 {"Date", today()},
                                 {"Round", std::to_string(game.number)},
                                 {first_tag, names[first]},
                                 {second_tag, names[1 - first]}};
  if (const auto& forfeit = game.game.forfeit)
    tags.push_back({"Termination", tell(forfeit->why, language)});
  else if (game.game.match->verdict().cause == Cause::Agreement)
    tags.push_back({"Termination", "adjudication"});
  return tags;
}

}  // namespace

Result<std::unique_ptr<ContestRecords>> ContestRecords::open(const std::string& path) {
  std::FILE* file =
      may_be_replaced(path) ? std::fopen(temporary_name(path).c_str(), "wb") : nullptr;
  if (file == nullptr) return refuse(Reason::FileUnwritable, shown(path));
  return std::unique_ptr<ContestRecords>(new ContestRecords(path, file));
}

// What was played before something went wrong stays in the file with the other name.
ContestRecords::~ContestRecords() {
  if (file_ == nullptr) return;
  (void)std::fclose(file_);
  if (is_empty_) (void)std::remove(temporary_name(path_).c_str());
}

void ContestRecords::add(const CatalogEntry& entry, const std::array<std::string, 2>& names,
                         const ContestGame& game, Language language) {
  waiting_[game.number] =
      write_record(record_of(entry, *game.game.match, tags_of(entry, names, game, language)));
  while (!waiting_.empty() && waiting_.begin()->first == next_) {
    write_first();
    ++next_;
  }
}

void ContestRecords::end_contest() {
  while (!waiting_.empty()) write_first();
  next_ = 1;
}

Result<void> ContestRecords::close() {
  end_contest();
  if (is_empty_) return {};
  const bool written = !failed_ && std::fflush(file_) == 0 && fsync(fileno(file_)) == 0;
  const bool closed = std::fclose(std::exchange(file_, nullptr)) == 0;
  if (written && closed && std::rename(temporary_name(path_).c_str(), path_.c_str()) == 0)
    return {};
  (void)std::remove(temporary_name(path_).c_str());
  return refuse(Reason::FileUnwritable, shown(path_));
}

void ContestRecords::write_first() {
  const auto text = waiting_.begin()->second + '\n';
  failed_ = std::fwrite(text.data(), 1, text.size(), file_) != text.size() || failed_;
  (void)std::fflush(file_);
  is_empty_ = false;
  waiting_.erase(waiting_.begin());
}

}  // namespace sowmill
