#include "core/text/sentence.h"

#include <algorithm>
#include <cstddef>
#include <atomic>
#include <charconv>
#include <cmath>
#include <utility>

namespace epsiscope {

namespace {

Translator& installed() {
  static Translator translator;
  return translator;
}

std::atomic<char> decimalMark = '.';

std::string withMark(std::string text) {
  const char mark = decimalMark;
  if (mark != '.') std::replace(text.begin(), text.end(), '.', mark);
  return text;
}

}  // namespace

void installTranslator(Translator translator) {
  installed() = std::move(translator);
}

void setDecimalMark(char mark) {
  decimalMark = mark;
}

std::string sentence(const char* context, const char* text) {
  if (!installed()) return text;
  return installed()(context, text, nullptr, 0).value_or(text);
}

std::string counted(const char* context, const char* many, const char* one, std::size_t count) {
  std::string text = count == 1 ? one : many;
  if (installed()) text = installed()(context, many, one, count).value_or(text);
  const std::size_t at = text.find("%n");
  return at == std::string::npos ? text : text.replace(at, 2, std::to_string(count));
}

std::string shortestText(double value) {
  char buffer[64];
  const double size = std::abs(value);
  const bool plain = size == 0 || (size >= 1e-4 && size < 1e12);
  const auto format = plain ? std::chars_format::fixed : std::chars_format::general;
  const auto result = std::to_chars(buffer, buffer + sizeof buffer, value, format);
  return withMark({buffer, result.ptr});
}

std::string roundedText(double value, int digits) {
  char buffer[64];
  const auto result =
      std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, digits);
  return withMark({buffer, result.ptr});
}

std::string spokenText(double value) {
  constexpr std::ptrdiff_t kMostTyped = 9;
  constexpr int kDigits = 6;
  constexpr double kWhole = 1e15;
  if (!std::isfinite(value) || (std::abs(value) < kWhole && value == std::trunc(value)))
    return shortestText(value);
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific).ptr;
  const auto digits =
      std::count_if(buffer, std::find(buffer, end, 'e'), [](char c) { return c >= '0' && c <= '9'; });
  if (digits <= kMostTyped) return shortestText(value);
  const auto rounded =
      std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific, kDigits - 1).ptr;
  double spoken = value;
  std::from_chars(buffer, rounded, spoken);
  return shortestText(spoken);
}

std::string filled(const std::string& pattern, std::initializer_list<SentencePart> parts) {
  std::string text;
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    const char next = at + 1 < pattern.size() ? pattern[at + 1] : '\0';
    if (pattern[at] != '%' || next < '1' || next > static_cast<char>('0' + parts.size())) {
      text += pattern[at];
      continue;
    }
    text += (parts.begin() + (next - '1'))->text;
    ++at;
  }
  return text;
}

}  // namespace epsiscope
