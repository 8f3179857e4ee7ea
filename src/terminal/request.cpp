#include "terminal/request.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "common/text.hpp"

namespace sowmill {
namespace {

constexpr std::string_view blanks = " \t";

constexpr std::array<std::pair<std::string_view, RequestKind>, 25> request_words = {{
    {"preview", RequestKind::Preview}, {"prever", RequestKind::Preview},
    {"moves", RequestKind::Moves},     {"jogadas", RequestKind::Moves},
    {"board", RequestKind::Board},     {"tabuleiro", RequestKind::Board},
    {"undo", RequestKind::Undo},       {"desfazer", RequestKind::Undo},
    {"save", RequestKind::Save},       {"gravar", RequestKind::Save},
    {"salvar", RequestKind::Save},     {"resign", RequestKind::Resign},
    {"desistir", RequestKind::Resign}, {"draw", RequestKind::Draw},
    {"empate", RequestKind::Draw},     {"cycle", RequestKind::Cycle},
    {"ciclo", RequestKind::Cycle},     {"help", RequestKind::Help},
    {"ajuda", RequestKind::Help},      {"rules", RequestKind::Rules},
    {"regras", RequestKind::Rules},    {"quit", RequestKind::Quit},
    {"exit", RequestKind::Quit},       {"sair", RequestKind::Quit},
    {"?", RequestKind::Help},
}};

constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace

Request parse_request(std::string_view line) {
  if (line.empty()) return {};
  if (line.starts_with('?') && line.size() > 1) {
    const auto move = line.find_first_not_of(blanks, 1);
    return {RequestKind::Preview, std::string(line.substr(std::min(move, line.size())))};
  }
  const auto end = std::min(line.find_first_of(blanks), line.size());
  const auto argument = std::min(line.find_first_not_of(blanks, end), line.size());
  const auto found = std::ranges::find(request_words, lowered(line.substr(0, end)),
                                       &std::pair<std::string_view, RequestKind>::first);
  if (found == request_words.end()) return {RequestKind::Move, std::string(line)};
  return {found->second, std::string(line.substr(argument))};
}

std::string tidy_move(BoardShape shape, Side mover, std::string_view typed) {
  auto move = lowered(typed);
  if (move == "passar" || move == "passo") return "pass";
  if (shape == BoardShape::Morris || move == "pass") return move;
  if (move.find_first_not_of("abcdefghijkl+x") != std::string::npos) return std::string(typed);
  // South's houses are capitals, and before the x stands a house of the mover, after it one of the
  // other's.
  const auto removal = std::min(move.find('x'), move.size());
  for (std::size_t i = 0; i < move.size(); ++i)
    if (i != removal && (i < removal) == (mover == Side::First)) move[i] = upper(move[i]);
  return move;
}

std::string tidy_setup(std::string_view typed) {
  std::string setup;
  for (const char c : typed) {
    const bool separates = c == ' ' || c == '\t' || c == ',';
    if (!separates)
      setup += c;
    else if (!setup.ends_with('-'))
      setup += '-';
  }
  return setup;
}

bool says_random(std::string_view typed) {
  const auto word = lowered(typed);
  return word == "random" || word == "acaso";
}

std::string tidy_choice(std::string_view typed) {
  const auto word = lowered(typed);
  if (word == "keep" || word == "manter") return "keep";
  if (word == "swap" || word == "trocar") return "swap";
  return std::string(typed);
}

bool says_yes(std::string_view typed) {
  constexpr std::array<std::string_view, 4> words = {"yes", "y", "sim", "s"};
  return std::ranges::find(words, lowered(typed)) != words.end();
}

}  // namespace sowmill
