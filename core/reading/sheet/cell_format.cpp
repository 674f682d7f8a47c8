#include "core/reading/sheet/cell_format.h"

#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>

namespace epsiscope {

namespace {

constexpr std::int64_t kMillisecondsOfDay = 86'400'000;
/// The last day of the year 9999.
constexpr double kLastDay = 2'958'466;

/// The letters of a code's first section that stand for digits, in lower case; without texts, colours,
/// conditions and AM/PM. `elapsed` is set if hours, minutes or seconds go on beyond their ends.
std::string lettersOf(std::string_view code, bool& elapsed) {
  std::string letters;
  for (std::size_t i = 0; i < code.size() && code[i] != ';'; ++i) {
    char c = code[i];
    if (c == '"') {
      i = std::min(code.find('"', i + 1), code.size());
    } else if (c == '\\' || c == '_' || c == '*') {
      ++i;
    } else if (c == '[') {
      const std::size_t end = std::min(code.find(']', i), code.size());
      const std::string_view inside = code.substr(i + 1, end - i - 1);
      if (!inside.empty() && inside.find_first_not_of("hHmMsS") == std::string_view::npos) {
        elapsed = true;
        letters += 'h';
      }
      i = end;
    } else {
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
      letters += c;
    }
  }
  for (const std::string_view noon : {"am/pm", "a/p"})
    if (const std::size_t at = letters.find(noon); at != std::string::npos) letters.erase(at, noon.size());
  return letters;
}

std::string timeText(std::int64_t milliseconds) {
  std::array<char, 40> text;
  const std::int64_t seconds = milliseconds / 1000, rest = milliseconds % 1000;
  int size =
      std::snprintf(text.data(), text.size(), "%02lld:%02d:%02d", static_cast<long long>(seconds / 3600),
                    static_cast<int>(seconds / 60 % 60), static_cast<int>(seconds % 60));
  if (rest != 0)
    size += std::snprintf(text.data() + size, text.size() - static_cast<std::size_t>(size), ".%03d",
                          static_cast<int>(rest));
  return {text.data(), static_cast<std::size_t>(size)};
}

std::string dayText(std::int64_t day, bool from1904) {
  using namespace std::chrono;
  if (!from1904 && day == 60) return "1900-02-29";
  const sys_days first = from1904   ? sys_days{year{1904} / January / 1}
                         : day < 60 ? sys_days{year{1899} / December / 31}
                                    : sys_days{year{1899} / December / 30};
  const year_month_day date{first + days{day}};
  std::array<char, 40> text;
  const int size = std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                                 static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
  return {text.data(), static_cast<std::size_t>(size)};
}

}  // namespace

CellFormat formatOfCode(std::string_view code) {
  if (code == "General" || code == "Standard") return CellFormat::number;
  bool elapsed = false;
  const std::string letters = lettersOf(code, elapsed);
  if (elapsed) return CellFormat::elapsed;
  const bool time = letters.find_first_of("hs") != std::string::npos;
  const bool date =
      letters.find_first_of("yd") != std::string::npos || (!time && letters.find('m') != std::string::npos);
  if (date) return time ? CellFormat::dateTime : CellFormat::date;
  return time ? CellFormat::time : CellFormat::number;
}

CellFormat builtInFormat(std::size_t id) {
  if (id == 22) return CellFormat::dateTime;
  if (id == 46) return CellFormat::elapsed;
  // The formats 27 to 36 and 50 to 58 are dates in East Asian languages.
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id == 36 || (id >= 50 && id <= 58))
    return CellFormat::date;
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id == 45 || id == 47) return CellFormat::time;
  return CellFormat::number;
}

std::optional<std::string> dateText(double days, CellFormat format, bool from1904) {
  if (format == CellFormat::number || !(days >= 0 && days < kLastDay)) return std::nullopt;
  const std::int64_t all = std::llround(days * static_cast<double>(kMillisecondsOfDay));
  if (format == CellFormat::elapsed || (format == CellFormat::time && all < kMillisecondsOfDay))
    return timeText(all);
  const std::int64_t ofDay = all % kMillisecondsOfDay;
  std::string text = dayText(all / kMillisecondsOfDay, from1904);
  if (format != CellFormat::date || ofDay != 0) text += ' ' + timeText(ofDay);
  return text;
}

}  // namespace epsiscope
