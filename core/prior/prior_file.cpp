#include "core/prior/prior_file.h"

#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "core/reading/text/cell_text.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <span>
#include <string_view>

namespace epsiscope {

namespace {

constexpr const char* kPriorFormat = marked(
    "Core", "write the header lower,upper,mass (bins) or value,mass (points) and one bin or point per line");

/// A hundred thousand bins.
constexpr std::size_t kLargestPrior = std::size_t{4} << 20;

struct PriorRow {
  std::size_t line = 0;
  std::vector<double> cells;
};

[[noreturn]] void fail(const std::filesystem::path& file, std::size_t line, std::size_t column,
                       const std::string& columnName, std::string reason, std::string nextStep) {
  throw FileError({file.string(), line, column, columnName}, std::move(reason), std::move(nextStep));
}

std::string contents(const std::filesystem::path& file) {
  std::string text = readWholeFile(file, kLargestPrior);
  if (text.find('\0') != std::string::npos)
    fail(file, 0, 0, {}, sentence("Core", "it is not a text file (it holds a zero byte)"),
         sentence("Core", "save it as CSV in UTF-8"));
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
  return text;
}

std::vector<std::string_view> fields(std::string_view line) {
  std::vector<std::string_view> found;
  for (std::size_t start = 0; start <= line.size();) {
    const std::size_t end = std::min(line.find(',', start), line.size());
    std::string_view field = trimmed(line.substr(start, end - start));
    if (field.size() >= 2 && field.front() == '"' && field.back() == '"')
      field = field.substr(1, field.size() - 2);
    found.push_back(field);
    start = end + 1;
  }
  return found;
}

double number(const std::filesystem::path& file, std::size_t line, std::size_t column,
              const std::string& name, std::string_view field) {
  double value = 0;
  const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
  // from_chars takes nan and inf for numbers.
  if (error != std::errc() || end != field.data() + field.size() || !std::isfinite(value))
    fail(file, line, column, name,
         filled(sentence("Core", "\"%1\" is not a finite number"), shortened(std::string(field))),
         sentence("Core", "write it like 0.5 or 1e-5"));
  return value;
}

struct Line {
  std::size_t number = 0;
  std::string_view text;
};

/// Lines that say something: blank ones and those that start with # do not.
std::vector<Line> tellingLines(std::string_view text) {
  std::vector<Line> lines;
  std::size_t number = 0;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\r\n", start), text.size());
    const std::string_view line = trimmed(text.substr(start, end - start));
    start = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
    ++number;
    if (!line.empty() && line.front() != '#') lines.push_back({number, line});
  }
  return lines;
}

std::vector<std::string> headerOf(const std::filesystem::path& file, const std::vector<Line>& lines) {
  if (lines.empty()) fail(file, 0, 0, {}, sentence("Core", "it is empty"), sentence("Core", kPriorFormat));
  const auto names = fields(lines.front().text);
  std::vector<std::string> header(names.begin(), names.end());
  if (header != std::vector<std::string>{"lower", "upper", "mass"} &&
      header != std::vector<std::string>{"value", "mass"})
    fail(file, lines.front().number, 0, {},
         filled(sentence("Core", "\"%1\" is not the header of a prior"),
                shortened(std::string(lines.front().text))),
         sentence("Core", kPriorFormat));
  if (lines.size() == 1)
    fail(file, 0, 0, {}, sentence("Core", "it has a header but no rows"), sentence("Core", kPriorFormat));
  return header;
}

PriorRow rowOf(const std::filesystem::path& file, const Line& line, const std::vector<std::string>& header) {
  const auto cells = fields(line.text);
  if (cells.size() != header.size())
    fail(file, line.number, 0, {},
         filled(sentence("Core", "the line has %1 cells where the header has %2"), cells.size(),
                header.size()),
         sentence("Core", "separate the cells by commas and write decimals with a point"));
  PriorRow row{line.number, {}};
  for (std::size_t c = 0; c < cells.size(); ++c)
    row.cells.push_back(number(file, line.number, c + 1, header[c], cells[c]));
  if (row.cells.back() < 0)
    fail(file, line.number, cells.size(), "mass", sentence("Core", "the mass is negative"),
         sentence("Core", "write masses of 0 or more"));
  return row;
}

Prior pointsOf(const std::filesystem::path& file, const std::vector<PriorRow>& rows) {
  Prior prior{Prior::Kind::points, {}, {}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i > 0 && rows[i].cells[0] == rows[i - 1].cells[0])
      fail(file, std::max(rows[i].line, rows[i - 1].line), 1, "value",
           filled(sentence("Core", "the value is already on line %1"),
                  std::min(rows[i].line, rows[i - 1].line)),
           sentence("Core", "write every value once, with its whole mass"));
    prior.nodes.push_back(rows[i].cells[0]);
    prior.mass.push_back(rows[i].cells[1]);
  }
  return prior;
}

Prior binsOf(const std::filesystem::path& file, const std::vector<PriorRow>& rows) {
  Prior prior;
  for (const PriorRow& row : rows) {
    const double lower = row.cells[0], upper = row.cells[1];
    if (!(lower < upper))
      fail(file, row.line, 2, "upper", sentence("Core", "the bin's upper end is not above its lower end"),
           sentence("Core", "swap them"));
    // Ends that were computed in two ways may differ in the last digits and still mean the same node.
    const double rounding = 1e-12 * (upper - lower);
    if (!prior.nodes.empty()) {
      if (lower < prior.nodes.back() - rounding)
        fail(file, row.line, 1, "lower", sentence("Core", "the bin overlaps the one before it"),
             sentence("Core", "let every bin start where another ends, or later"));
      if (lower > prior.nodes.back() + rounding) {
        prior.nodes.push_back(lower);
        prior.mass.push_back(0);
      }
    } else {
      prior.nodes.push_back(lower);
    }
    prior.nodes.push_back(upper);
    prior.mass.push_back(row.cells[2]);
  }
  return prior;
}

struct PriorRows {
  bool areBins = false;
  std::vector<PriorRow> rows;  ///< ascending
};

PriorRows rowsOf(const std::filesystem::path& file) {
  const std::string text = contents(file);
  const std::vector<Line> lines = tellingLines(text);
  const std::vector<std::string> header = headerOf(file, lines);
  PriorRows found{header.size() == 3, {}};
  for (const Line& line : std::span(lines).subspan(1)) found.rows.push_back(rowOf(file, line, header));
  std::sort(found.rows.begin(), found.rows.end(),
            [](const PriorRow& a, const PriorRow& b) { return a.cells[0] < b.cells[0]; });
  return found;
}

Prior priorOf(const std::filesystem::path& file, const PriorRows& from) {
  Prior prior = from.areBins ? binsOf(file, from.rows) : pointsOf(file, from.rows);
  if (!normalise(prior.mass))
    fail(file, 0, 0, "mass", sentence("Core", "all masses are 0"),
         sentence("Core", "give at least one bin or point a mass above 0"));
  return prior;
}

}  // namespace

Prior readPrior(const std::filesystem::path& file) {
  try {
    return priorOf(file, rowsOf(file));
  } catch (const std::exception&) {
    throwAsFileError(shownPath(file));
  }
}

PriorPoints readPriorPoints(const std::filesystem::path& file) {
  (void)readPrior(file);  // throws
  const PriorRows from = rowsOf(file);
  const std::vector<PriorRow>& rows = from.rows;
  PriorPoints found{{Prior::Kind::points, {}, {}}, std::vector<std::size_t>(rows.size())};
  for (const PriorRow& row : rows) {
    const double start = row.cells[0], end = from.areBins ? row.cells[1] : start;
    found.prior.nodes.push_back(start + (end - start) / 2);
    found.prior.mass.push_back(row.cells.back());
  }
  normalise(found.prior.mass);
  std::iota(found.rows.begin(), found.rows.end(), std::size_t{0});
  std::sort(found.rows.begin(), found.rows.end(),
            [&](std::size_t a, std::size_t b) { return rows[a].line < rows[b].line; });
  return found;
}

}  // namespace epsiscope
