#include "core/page/class_code.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

#include "core/base/stable_hash.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

constexpr int kLetters = static_cast<int>(kCodeLetters.size());  // a prime
constexpr int kTags = 61;

// A guess is its sign, two digits and a power of ten.
constexpr int kLeastPower = -8, kMostPower = 8;
constexpr int kMantissas = 90;
constexpr int kMagnitudes = (kMostPower - kLeastPower + 1) * kMantissas;

int lettersToCheck(CodedQuestion::Kind kind) {
  return kind == CodedQuestion::Kind::answer ? 5 : 7;
}

/// All weights differ from each other, from 0 and, for the sake of a swap with this letter itself, from -1:
/// no wrong letter and no swap of neighbours leaves the sum as it is modulo a prime.
int checkOf(const std::vector<int>& digits) {
  int sum = static_cast<int>(digits.size());
  for (std::size_t i = 0; i < digits.size(); ++i) sum += (static_cast<int>(i) + 2) * digits[i];
  return sum % kLetters;
}

std::string inHalves(const std::string& code) {
  return code.substr(0, code.size() / 2) + ' ' + code.substr(code.size() / 2);
}

bool isCodeSize(std::size_t size) {
  return size == 6 || size == 8;
}

bool isHalfSize(std::size_t size) {
  return size == 3 || size == 4;
}

/// The places of the letters; nothing where one is none.
std::optional<std::vector<int>> digitsOf(std::string_view code) {
  std::vector<int> digits;
  for (const char letter : code) {
    const std::size_t place = kCodeLetters.find(letter);
    if (place == std::string_view::npos) return {};
    digits.push_back(static_cast<int>(place));
  }
  return digits;
}

bool isSound(const std::string& code) {
  std::optional<std::vector<int>> digits = digitsOf(code);
  if (!digits || !isCodeSize(code.size())) return false;
  const int check = digits->back();
  digits->pop_back();
  return check == checkOf(*digits);
}

/// The words of each line, without hyphens and in capitals.
std::vector<std::vector<std::string>> wordsOfLines(std::string_view text) {
  std::vector<std::vector<std::string>> lines(1);
  bool isWithin = false;
  for (const char c : text) {
    if (c == '\n' || c == '\r' || c == ',' || c == ';') {
      lines.emplace_back();
      isWithin = false;
    } else if (c == ' ' || c == '\t') {
      isWithin = false;
    } else if (c != '-') {
      if (!std::exchange(isWithin, true)) lines.back().emplace_back();
      lines.back().back() += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
  }
  return lines;
}

/// The codes of a line, whole or in halves. Where one is too short the codes behind it are found all the
/// same.
std::vector<std::string> codesOfLine(const std::vector<std::string>& words) {
  std::string whole;
  for (const std::string& word : words) whole += word;
  if (isCodeSize(whole.size())) return {whole};
  const auto paired = [&](std::size_t at) {
    return at + 1 < words.size() && isHalfSize(words[at].size()) && words[at].size() == words[at + 1].size()
               ? words[at] + words[at + 1]
               : std::string();
  };
  std::vector<std::string> codes;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string pair = paired(i);
    const bool isHalf = pair.empty() || (!isSound(pair) && isSound(paired(i + 1)));
    codes.push_back(isHalf ? words[i] : pair);
    if (!isHalf) ++i;
  }
  return codes;
}

}  // namespace

CodedQuestion askedOfClass(std::string_view text) {
  return {.kind = CodedQuestion::Kind::answer, .tag = static_cast<int>(stableHash(text) % kTags)};
}

CodedQuestion guessedAt(std::string_view lesson, int step) {
  return {.kind = CodedQuestion::Kind::guess,
          .tag = (static_cast<int>(stableHash(lesson) % kTags) + step) % kTags};
}

int codedValues(CodedQuestion::Kind kind) {
  return kind == CodedQuestion::Kind::answer ? 2 : 2 * kMagnitudes + 1;
}

int guessValue(double number) {
  const double size = std::abs(number);
  if (!(size > 0)) return 0;
  int power = static_cast<int>(std::clamp(std::floor(std::log10(size)), -400.0, 400.0));
  double digits = std::round(size / std::pow(10, power) * 10);
  if (digits > 99) {
    digits = 10;
    ++power;
  }
  if (power < kLeastPower) return 0;
  if (power > kMostPower) {
    digits = 99;
    power = kMostPower;
  }
  const int magnitude =
      1 + (power - kLeastPower) * kMantissas + (static_cast<int>(std::max(digits, 10.0)) - 10);
  return number > 0 ? magnitude : kMagnitudes + magnitude;
}

double guessNumber(int value) {
  if (value == 0) return 0;
  const int magnitude = (value - 1) % kMagnitudes;
  const double digits = magnitude % kMantissas + 10;
  const int power = magnitude / kMantissas + kLeastPower - 1;
  const double size = power < 0 ? digits / std::pow(10, -power) : digits * std::pow(10, power);
  return value > kMagnitudes ? -size : size;
}

std::string classCode(const CodedQuestion& question, int value, std::uint32_t chance) {
  const int letters = lettersToCheck(question.kind);
  const auto values = static_cast<std::uint64_t>(codedValues(question.kind));
  std::uint64_t room = 1;
  for (int i = 0; i < letters; ++i) room *= kLetters;
  const std::uint64_t chances = room / (values * kTags);
  std::uint64_t number = (chance % chances * kTags + static_cast<std::uint64_t>(question.tag)) * values +
                         static_cast<std::uint64_t>(value);
  std::vector<int> digits(static_cast<std::size_t>(letters));
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number /= kLetters)
    *digit = static_cast<int>(number % kLetters);
  digits.push_back(checkOf(digits));
  std::string code;
  for (const int digit : digits) code += kCodeLetters[static_cast<std::size_t>(digit)];
  return inHalves(code);
}

CodeHeap readCodes(std::string_view text, const CodedQuestion& question, int values) {
  CodeHeap heap;
  std::set<std::string> seen;
  const auto take = [&](const std::string& code) {
    std::optional<std::vector<int>> digits = digitsOf(code);
    const auto refuse = [&](CodeHeap::Fault fault, int tag = 0) {
      const bool isShaped = isCodeSize(code.size()) &&
                            std::ranges::all_of(code, [](char sign) { return sign > ' ' && sign <= '~'; });
      heap.refused.push_back({isShaped ? inHalves(code) : shortened(code), fault, tag});
    };
    if (!digits) return refuse(CodeHeap::Fault::letters);
    if (!isCodeSize(code.size())) return refuse(CodeHeap::Fault::length);
    if (!isSound(code)) return refuse(CodeHeap::Fault::check);
    digits->pop_back();
    if (static_cast<int>(digits->size()) != lettersToCheck(question.kind))
      return refuse(CodeHeap::Fault::kind);
    std::uint64_t number = 0;
    for (const int digit : *digits) number = number * kLetters + static_cast<std::uint64_t>(digit);
    const auto all = static_cast<std::uint64_t>(codedValues(question.kind));
    const int tag = static_cast<int>(number / all % kTags), value = static_cast<int>(number % all);
    if (tag != question.tag || value >= values) return refuse(CodeHeap::Fault::question, tag);
    if (!seen.insert(code).second) return refuse(CodeHeap::Fault::twice);
    heap.values.push_back(value);
  };
  for (const std::vector<std::string>& line : wordsOfLines(text))
    for (const std::string& code : codesOfLine(line)) take(code);
  return heap;
}

}  // namespace epsiscope
