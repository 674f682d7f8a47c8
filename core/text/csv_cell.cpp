#include "core/text/csv_cell.h"

#include "core/text/printable.h"

#include <charconv>

namespace epsiscope {

namespace {

bool isNumber(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

std::string withoutFormula(std::string_view text) {
  constexpr std::string_view kStarts = "=+-@\t\r";
  const bool isFormula =
      !text.empty() && kStarts.find(text.front()) != std::string_view::npos && !isNumber(text);
  return isFormula ? '\'' + std::string(text) : std::string(text);
}

std::string csvCell(std::string_view text) {
  const std::string safe = printable(withoutFormula(text));
  if (safe.find_first_of(",\"\r\n") == std::string::npos) return safe;
  std::string quoted = "\"";
  for (const char c : safe) quoted += c == '"' ? std::string(2, c) : std::string(1, c);
  return quoted + '"';
}

}  // namespace epsiscope
