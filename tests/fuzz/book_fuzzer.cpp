// Any bytes as the lines of an opening table. The first byte picks the rule set.

#include <cstdlib>

#include "book/book.hpp"

namespace {

using namespace sowmill;
using book::Book;

// The lines under the head that fits them, which a text without a head is told to begin with.
Result<Book> read_lines(const CatalogEntry& entry, std::string_view lines) {
  const auto headless = Book::read(entry, '\n' + std::string(lines));
  if (headless) std::abort();
  return Book::read(entry, headless.error().details[1] + '\n' + std::string(lines));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  if (size == 0) return 0;
  const auto& entry = catalog()[data[0] % catalog().size()];
  const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
  (void)Book::read(entry, text);
  const auto table = read_lines(entry, text);
  if (!table) return 0;
  const auto start = *entry.match_at(entry.start_position());
  if (table->moves(*start).empty() != (table->size() == 0)) std::abort();
  const auto again = Book::read(entry, table->text());
  if (again && again->size() != table->size()) std::abort();
  (void)table->next_line();
  return 0;
}
