#include "core/reading/text/detect.h"

#include "core/reading/text/cell_text.h"
#include "core/reading/text/worded_cell.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace epsiscope {

namespace {

/// In the order in which they are preferred.
constexpr std::array<char, 5> kCommonSeparators = {'\t', ';', ',', '|', ' '};
/// Signs of Latin-1 that are offered, not taken.
constexpr std::string_view kRareSeparators = "^~:#\\/&=!*@$\xA7\xA6\xB7\xAC\xB6\xA4\xA8";

/// The fit of one way to cut to the sample.
struct CutFit {
  Sample sample{};
  std::size_t fields = 0;    ///< of most records
  bool splits = false;       ///< these are several
  bool splitsFirst = false;  ///< the first record has several, too
  double usual = 0;          ///< share of the records with the usual number of fields
  double numeric = 0;  ///< share of number cells among those that are not missing, without the first record

  char separator() const { return sample.cut.separator; }
  bool exact() const { return splits && usual == 1 && !sample.broken; }
};

CutFit fitOf(Sample sample) {
  CutFit fit{.sample = std::move(sample)};
  const auto& records = fit.sample.records;
  if (records.empty()) return fit;
  fit.fields = fit.sample.usualFields();
  fit.splits = fit.fields > 1;
  fit.splitsFirst = records.front().size() > 1;
  std::size_t usual = 0, numbers = 0, filled = 0;
  for (std::size_t i = 0; i < records.size(); ++i) {
    usual += records[i].size() == fit.fields ? 1 : 0;
    if (i == 0 && records.size() > 1) continue;
    for (const std::string& cell : records[i]) {
      if (isMissing(cell)) continue;
      ++filled;
      numbers += isNumberLike(cell) ? 1 : 0;
    }
  }
  fit.usual = static_cast<double>(usual) / static_cast<double>(records.size());
  fit.numeric = filled == 0 ? 0 : static_cast<double>(numbers) / static_cast<double>(filled);
  return fit;
}

/// The fit with the given quote, or else with that of the two that wraps fields. Apostrophes stand in many
/// texts, so ' must wrap half as many fields as there are records, or be what makes the records equal.
CutFit fitWithQuote(std::string_view text, Cut cut, const ReadOptions& given) {
  cut.quote = given.quote.value_or('"');
  CutFit fit = fitOf(takeSample(text, cut));
  if (given.quote || fit.sample.quoted > 0 || fit.sample.broken) return fit;
  cut.quote = '\'';
  CutFit other = fitOf(takeSample(text, cut));
  if (other.sample.broken || other.sample.quoted == 0) return fit;
  const bool wraps = other.usual >= fit.usual && 2 * other.sample.quoted >= other.sample.records.size();
  return wraps || other.usual > fit.usual ? other : fit;
}

/// The best of those that reach `share`. A space stands in many texts, so it must at least separate numbers,
/// and wins over another separator only if it leaves nothing but numbers.
const CutFit* bestFit(const std::vector<CutFit>& fits, double share, bool broken) {
  const CutFit* best = nullptr;
  for (const CutFit& fit : fits) {
    if (!fit.splits || fit.usual < share || fit.sample.broken != broken) continue;
    if (fit.separator() == ' ' && (fit.numeric == 0 || (best != nullptr && fit.numeric < 1))) continue;
    if (best == nullptr || fit.numeric > best->numeric) best = &fit;
  }
  return best;
}

/// Whether some cell that is no number holds the mark.
bool textsHold(const CutFit& fit, char mark) {
  for (const auto& record : fit.sample.records)
    for (const std::string& cell : record)
      if (cell.find(mark) != std::string::npos && !isNumberLike(cell)) return true;
  return false;
}

/// A separator with which the text is as regular, and its cells are numbers as often. That it stands in texts
/// speaks against it, and a run of blanks that holds tabs is one tab.
std::optional<char> rivalOf(const std::vector<CutFit>& fits, const CutFit& best) {
  for (const CutFit& fit : fits) {
    if (fit.separator() == best.separator() || !fit.exact() || fit.numeric != best.numeric) continue;
    if (fit.separator() == ' ' && (fit.numeric == 0 || best.separator() == '\t')) continue;
    if (textsHold(fit, best.separator()) && !textsHold(best, fit.separator())) continue;
    return fit.separator();
  }
  return std::nullopt;
}

char absentSeparator(std::string_view text) {
  for (const char separator : {',', ';', '\t'})
    if (text.find(separator) == std::string_view::npos) return separator;
  return ',';
}

struct FittingForm {
  CutFit fit{};
  std::optional<char> rival{}, offered{};
};

/// Whether most lines below the first are numbers, amounts, dates or times as they are.
bool areValues(const CutFit& column) {
  const auto& lines = column.sample.records;
  const auto values = std::count_if(lines.begin() + 1, lines.end(), [](const auto& line) {
    return line.empty() || isNumberLike(line.front()) || wordedCell(line.front()).index() != 0;
  });
  return 2 * static_cast<std::size_t>(values) > lines.size() - 1;
}

/// The best separator and quote, given the mark of comment lines.
FittingForm chooseFit(std::string_view text, char comment, const ReadOptions& given) {
  const auto skipLines = static_cast<std::size_t>(std::max(0, given.skipLines.value_or(0)));
  const auto fitWith = [&](char separator) {
    return fitWithQuote(text, {.separator = separator, .comment = comment, .skipLines = skipLines}, given);
  };
  if (given.separator) return {fitWith(*given.separator)};
  std::vector<CutFit> fits;
  for (const char separator : kCommonSeparators) fits.push_back(fitWith(separator));
  for (const bool broken : {false, true})
    if (const CutFit* exact = bestFit(fits, 1, broken))
      return {*exact, exact->exact() ? rivalOf(fits, *exact) : std::nullopt};
  // A single column of numbers with decimal commas under one word looks like two ragged columns.
  const CutFit column = fitWith('\0');
  const CutFit* most = bestFit(fits, 0.5, false);
  if (most != nullptr && (most->separator() != ',' || most->splitsFirst || column.numeric < 1))
    return {*most};
  FittingForm one{fitWith(absentSeparator(text))};
  if (column.sample.records.size() < 2 || areValues(column)) return one;
  for (const char rare : kRareSeparators)
    if (const CutFit fit = fitWith(rare); fit.exact() && fit.numeric > 0) {
      one.offered = rare;
      break;
    }
  return one;
}

/// Whether the lines at the top that start with the mark are comments: `below` is the table without them.
/// Lines of as many fields as the table has are its header, unless that comes below, or its data.
bool areComments(std::string_view text, const CutFit& below) {
  if (below.sample.records.empty()) return false;
  Cut cut = below.sample.cut;
  const char mark = std::exchange(cut.comment, '\0');
  cut.quote = '\0';
  Scanner scanner(text.data(), cut);
  bool atTop = true, otherForm = false;
  for (std::size_t i = 0; i < kSampledRecords && scanner.nextRecord(); ++i) {
    const bool marked = *scanner.at() == mark;
    atTop &= marked;
    while (scanner.nextField()) {
    }
    const bool fits = scanner.fields() == below.fields;
    if (marked && !atTop && fits) return false;
    otherForm |= atTop && !fits;
  }
  return otherForm || detectHeader(below.sample).overNumbers;
}

std::string separatorReason(const CutFit& fit) {
  const std::size_t records = fit.sample.records.size();
  if (!fit.splits) return sentence("Core", "no usual separator cuts the lines into equally many fields");
  const std::string fields = counted("Core", "%n fields", "%n field", fit.fields);
  if (fit.usual == 1)
    return filled(counted("Core", "each of the first %n lines has %1", "the only line has %1", records),
                  fields);
  const auto usual = static_cast<std::size_t>(std::lround(fit.usual * static_cast<double>(records)));
  return filled(sentence("Core", "%1 of the first %2 lines have %3"), usual, records, fields);
}

std::string quoteReason(const Sample& sample) {
  if (sample.quoted == 0) return sentence("Core", "no field of the first lines is wrapped in quotes");
  return sample.cut.quote == '"'
             ? counted("Core", "%n fields of the first lines are wrapped in it",
                       "%n field of the first lines is wrapped in it", sample.quoted)
             : counted("Core", "%n fields of the first lines are wrapped in it, and none in \"",
                       "%n field of the first lines is wrapped in it, and none in \"", sample.quoted);
}

/// The text below so many physical lines.
std::string_view belowLines(std::string_view text, std::size_t lines) {
  for (; lines > 0 && !text.empty(); --lines) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    text.remove_prefix(std::min(text.size(), end + (text.substr(end).starts_with("\r\n") ? 2 : 1)));
  }
  return text;
}

std::string_view firstLine(std::string_view text) {
  return text.substr(0, text.find_first_of("\r\n"));
}

/// The separator that Excel's first line "sep=;" names.
std::optional<char> namedSeparator(std::string_view text) {
  std::string_view line = firstLine(text);
  if (line.size() == 7 && line.front() == '"' && line.back() == '"') line = line.substr(1, 5);
  const bool names = line.size() == 5 && equalsIgnoringCase(line.substr(0, 4), "sep=") &&
                     std::string_view(",;\t |:").find(line.back()) != std::string_view::npos;
  return names ? std::optional(line.back()) : std::nullopt;
}

/// More lines are no title.
constexpr int kMostTitles = 20;

std::size_t filledCells(const std::vector<std::string>& record) {
  return static_cast<std::size_t>(
      std::ranges::count_if(record, [](const std::string& cell) { return !isMissing(cell); }));
}

/// Whether all records above line `end` have fewer fields than the table below has; `alone`: whether one of
/// them has a single field.
bool areShort(std::string_view text, Cut cut, std::size_t from, std::size_t end, std::size_t fields,
              bool& alone) {
  cut.skipLines = from;
  cut.quote = '\0';
  Scanner scanner(text.data(), cut);
  while (scanner.nextRecord() && scanner.line() <= end) {
    while (scanner.nextField()) {
    }
    if (scanner.fields() >= fields) return false;
    alone |= scanner.fields() == 1;
  }
  return true;
}

/// The lines to skip where the first ones have fewer cells than a header and rows below them, all of which
/// have equally many; 0 if it is not so.
int shortTitles(std::string_view text, char comment, ReadOptions given) {
  const int from = given.skipLines.value_or(0);
  for (int lines = from + 1; lines <= from + kMostTitles; ++lines) {
    if (belowLines(text, static_cast<std::size_t>(lines)).empty()) return 0;
    given.skipLines = lines;
    const FittingForm below = chooseFit(text, comment, given);
    if (!below.fit.exact() || below.fit.sample.records.size() < 2) continue;
    bool alone = false;
    if (!areShort(text, below.fit.sample.cut, static_cast<std::size_t>(from), static_cast<std::size_t>(lines),
                  below.fit.fields, alone))
      return 0;
    const HeaderGuess header = detectHeader(below.fit.sample);
    if (header.header && (header.overNumbers || alone)) return lines;
  }
  return 0;
}

/// The same for lines that are filled up with separators: hardly a cell of them holds anything, and words
/// over numbers stand below.
int emptyTitles(const CutFit& fit) {
  if (!fit.exact() || fit.fields < 3) return 0;
  const auto& records = fit.sample.records;
  std::size_t titles = 0;
  while (titles < records.size() && titles <= kMostTitles && 2 * filledCells(records[titles]) <= fit.fields)
    ++titles;
  if (titles == 0 || titles > kMostTitles || titles + 1 >= records.size()) return 0;
  Sample below = fit.sample;
  below.records.erase(below.records.begin(), below.records.begin() + static_cast<std::ptrdiff_t>(titles));
  return detectHeader(below).overNumbers ? static_cast<int>(fit.sample.lines[titles]) - 1 : 0;
}

std::string skipReason(const ReadOptions& known, bool named) {
  const int lines = known.skipLines.value_or(0);
  if (lines == 0) return sentence("Core", "the table starts at the top");
  if (named && lines == 1) return sentence("Core", "the first line says which separator is meant");
  return sentence("Core", "the lines above have fewer cells than the table");
}

std::string skipNote(std::string_view text, int lines, bool named) {
  if (lines == 0) return {};
  if (named && lines == 1)
    return filled(sentence("Core", "The first line, %1, says which separator is meant and was skipped."),
                  quoted(std::string(firstLine(text))));
  const auto skipped = static_cast<std::size_t>(lines);
  return filled(counted("Core", "%n lines above the table were skipped; they start with %1.",
                        "%n line above the table was skipped: %1.", skipped),
                quoted(std::string(firstLine(text).substr(0, 100))));
}

/// The titles above the table, if no number of them was given and there may be a header.
int titlesOf(std::string_view text, const FittingForm& choice, const ReadOptions& known) {
  if (choice.fit.exact()) return emptyTitles(choice.fit);
  return shortTitles(text, choice.fit.sample.cut.comment, known);
}

}  // namespace

char commentMarkOf(std::string_view line) {
  return !line.empty() && std::string_view("#%|").find(line.front()) != std::string_view::npos ? line.front()
                                                                                               : '\0';
}

CutGuess detectCut(std::string_view text, const ReadOptions& given) {
  ReadOptions known = given;
  const std::optional<char> named = namedSeparator(text);
  if (named && given.skipLines != 0) {
    if (!given.separator) known.separator = named;
    if (!given.skipLines) known.skipLines = 1;
  }
  FittingForm choice = chooseFit(text, given.comment.value_or('\0'), known);
  CutGuess guess{.commentReason = sentence("Core", "no line at the top starts with a comment mark")};
  const std::string_view top = belowLines(text, static_cast<std::size_t>(known.skipLines.value_or(0)));
  const std::size_t start = top.find_first_not_of("\r\n");
  const char mark =
      given.comment || start == std::string_view::npos ? '\0' : commentMarkOf(top.substr(start));
  if (mark != '\0') {
    FittingForm below = chooseFit(text, mark, known);
    if (areComments(text, below.fit)) {
      choice = std::move(below);
      guess.commentReason = sentence("Core", "the file starts with it, above the table");
    } else {
      guess.commentReason =
          filled(sentence("Core", "the first line starts with \"%1\", but is like the lines below"), mark);
    }
  }
  if (!given.skipLines && given.header.value_or(true))
    if (const int titles = titlesOf(text, choice, known); titles > 0) {
      known.skipLines = titles;
      choice = chooseFit(text, choice.fit.sample.cut.comment, known);
    }
  guess.cut = choice.fit.sample.cut;
  guess.separatorReason =
      named && known.separator == named && !given.separator
          ? filled(sentence("Core", "the first line says %1"), quoted(std::string(firstLine(text))))
          : separatorReason(choice.fit);
  guess.quoteReason = quoteReason(choice.fit.sample);
  guess.skipReason = skipReason(known, named.has_value());
  if (!given.skipLines) guess.skipNote = skipNote(text, known.skipLines.value_or(0), named.has_value());
  guess.rival = choice.rival;
  guess.offered = choice.offered;
  return guess;
}

char betterSeparator(std::string_view text, const Cut& used) {
  std::vector<CutFit> fits;
  for (const char separator : kCommonSeparators) {
    Cut cut = used;
    cut.separator = separator;
    if (separator != used.separator) fits.push_back(fitOf(takeSample(text, cut)));
  }
  const CutFit* best = bestFit(fits, 1, false);
  return best != nullptr ? best->separator() : '\0';
}

std::string separatorName(char separator) {
  switch (separator) {
    case ';':
      return sentence("Core", "semicolon");
    case '\t':
      return sentence("Core", "tab");
    case ' ':
      return sentence("Core", "space");
    case ',':
      return sentence("Core", "comma");
    default:
      return signText(separator);
  }
}

}  // namespace epsiscope
