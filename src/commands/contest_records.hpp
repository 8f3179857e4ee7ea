#pragma once

#include <cstdio>
#include <map>
#include <memory>
#include <string>

#include "arena/contest.hpp"
#include "common/result.hpp"

namespace sowmill {

// The games of contests in one file, one record after the other, in the order of their numbers. It
// has another name until it is whole.
class ContestRecords {
 public:
  static Result<std::unique_ptr<ContestRecords>> open(const std::string& path);
  ~ContestRecords();
  ContestRecords(const ContestRecords&) = delete;
  ContestRecords& operator=(const ContestRecords&) = delete;

  // `names` are those of the players, the first of them first.
  void add(const CatalogEntry& entry, const std::array<std::string, 2>& names,
           const ContestGame& game, Language language);
  void end_contest();    // Those that follow are numbered anew.
  Result<void> close();  // Without a game there is no file, and an older one stays.

 private:
  ContestRecords(std::string path, std::FILE* file) : path_(std::move(path)), file_(file) {}

  void write_first();

  std::string path_;
  std::FILE* file_;
  std::map<int, std::string> waiting_;  // For one with a smaller number.
  int next_ = 1;
  bool is_empty_ = true;
  bool failed_ = false;
};

}  // namespace sowmill
