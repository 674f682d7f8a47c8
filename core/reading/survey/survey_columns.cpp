#include "core/reading/survey/survey_columns.h"

#include "core/base/numbers.h"
#include "core/reading/survey/survey_time.h"
#include "core/reading/text/category_codes.h"
#include "core/reading/text/columns.h"
#include "core/reading/text/names.h"
#include "core/reading/text/number_cell.h"
#include "core/reading/text/reading_guess.h"
#include "core/table/value_labels.h"
#include "core/text/decimal.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace epsiscope {

namespace {

/// What a note names at most of one column.
constexpr std::size_t kMostCodesNamed = 8;

/// The file's own rules hold beside the given spellings.
void takeMissingNumbers(const std::vector<std::string>& spellings, Column& column) {
  std::vector<double> numbers;
  for (const std::string& spelling : spellings)
    if (const NumberCell cell = readCell(spelling, '.'); cell.kind == CellKind::number)
      numbers.push_back(cell.value);
  if (numbers.empty()) return;
  for (double& value : column.values)
    if (std::ranges::count(numbers, value) > 0) {
      value = kNaN;
      ++column.missing;
    }
}

/// The texts that are left get their codes anew.
void takeMissingTexts(const std::vector<std::string>& spellings, Column& column) {
  const MissingTexts missing(spellings);
  if (std::ranges::none_of(column.categories,
                           [&](const std::string& text) { return missing.contains(text); }))
    return;
  std::vector<std::int32_t> codes;
  std::vector<std::string> kept;
  for (std::string& text : column.categories) {
    const bool isMissing = missing.contains(text);
    codes.push_back(isMissing ? -1 : static_cast<std::int32_t>(kept.size()));
    if (!isMissing) kept.push_back(std::move(text));
  }
  for (std::int32_t& code : column.codes) {
    if (code < 0) continue;
    code = codes[static_cast<std::size_t>(code)];
    column.missing += code < 0 ? 1U : 0U;
  }
  column.categories = std::move(kept);
}

/// The labels by the numbers that they name.
std::unordered_map<double, const std::string*> wordsByNumber(const std::vector<ValueLabel>& labels) {
  std::unordered_map<double, const std::string*> words;
  for (const ValueLabel& label : labels)
    if (const auto number = labelledNumber(label)) words.emplace(*number, &label.word);
  return words;
}

bool everyValueHasWord(const Column& column) {
  const auto words = wordsByNumber(column.valueLabels);
  if (words.empty() || column.missing == column.values.size()) return false;
  return std::ranges::all_of(column.values,
                             [&](double value) { return std::isnan(value) || words.contains(value); });
}

bool everyTextHasWord(const Column& column) {
  std::unordered_set<std::string_view> values;
  for (const ValueLabel& label : column.valueLabels) values.insert(label.value);
  return !column.categories.empty() && std::ranges::all_of(column.categories, [&](const std::string& text) {
    return values.contains(text);
  });
}

/// Turns numbers into the words of their labels, and those without one into their digits.
void numbersToTexts(Column& column) {
  const auto words = wordsByNumber(column.valueLabels);
  std::unordered_map<double, std::int32_t> known;
  CategoryCodes codes(column.categories);
  column.codes.reserve(column.values.size());
  for (const double value : column.values) {
    if (std::isnan(value)) {
      column.codes.push_back(-1);
      continue;
    }
    const auto [place, isNew] = known.emplace(value, 0);
    if (isNew) {
      const auto word = words.find(value);
      place->second = codes.of(word == words.end() ? shortestDigits(value) : *word->second);
    }
    column.codes.push_back(place->second);
  }
  column.values = {};
  column.kind = ColumnKind::text;
  column.missing += column.badCells.size();
  column.badCells = {};
  column.badTexts = {};
}

/// The cells whose texts are no numbers, found by the codes, which are not needed any more.
void takeFaults(const std::vector<std::optional<CellFault>>& faults, Column& column) {
  std::unordered_map<std::int32_t, std::uint32_t> texts;
  for (std::size_t row = 0; row < column.codes.size(); ++row) {
    const std::int32_t code = column.codes[row];
    if (code < 0 || !faults[static_cast<std::size_t>(code)]) continue;
    const auto [text, isNew] = texts.emplace(code, static_cast<std::uint32_t>(column.badTexts.size()));
    if (isNew) column.badTexts.push_back(shortened(column.categories[static_cast<std::size_t>(code)]));
    column.badCells.push_back({.row = static_cast<std::uint32_t>(row),
                               .text = text->second,
                               .fault = *faults[static_cast<std::size_t>(code)]});
  }
  column.codes = {};
  column.categories = {};
}

void addBadNumber(std::size_t row, std::string text, CellFault fault, Column& column) {
  if (column.badTexts.empty() || column.badTexts.back() != text) column.badTexts.push_back(std::move(text));
  column.badCells.push_back({.row = static_cast<std::uint32_t>(row),
                             .text = static_cast<std::uint32_t>(column.badTexts.size() - 1),
                             .fault = fault});
}

/// Numbers become days or hours; those that are no date are bad cells, as infinite ones are already.
void takeTimes(const SurveyTime& time, Column& column) {
  const std::size_t known = column.badCells.size();
  for (std::size_t row = 0; row < column.values.size(); ++row) {
    double& value = column.values[row];
    if (std::isnan(value)) continue;
    const double before = std::exchange(value, finiteOrNaN(time.valueOf(value)));
    if (std::isnan(value)) addBadNumber(row, shortestDigits(before), CellFault::otherForm, column);
  }
  if (column.badCells.size() > known) std::ranges::sort(column.badCells, {}, &BadCell::row);
}

/// Reads the texts of a column that was given as one of numbers.
void textsToPlainNumbers(Column& column) {
  const MissingTexts none{std::vector<std::string>()};  // missing ones have no code any more
  std::vector<std::optional<CellFault>> faults;
  std::vector<double> numbers;
  for (const std::string& text : column.categories) {
    const NumberCell cell = readCell(text, '.', none);
    faults.push_back(faultOf(cell, '\0'));
    numbers.push_back(faults.back() ? kNaN : cell.value);
  }
  column.kind = ColumnKind::number;
  column.values.reserve(column.codes.size());
  for (const std::int32_t code : column.codes)
    column.values.push_back(code < 0 ? kNaN : numbers[static_cast<std::size_t>(code)]);
  takeFaults(faults, column);
}

/// Makes one column of a table after the other.
class ColumnMaker {
public:
  ColumnMaker(FileKind kind, const LabelSets& labelSets, const ReadOptions& options)
      : m_kind(kind), m_labelSets(labelSets), m_options(options) {}

  /// Moves the cells out of `survey`.
  Column make(SurveyColumn& survey, const std::string& name) const;

private:
  std::vector<ValueLabel> labelsOf(const SurveyColumn& survey, const std::string& name) const;
  void settleNumbers(const SurveyColumn& survey, std::optional<ColumnKind> given, Column& column) const;
  void settleTexts(std::optional<ColumnKind> given, Column& column) const;
  bool areWords(const SurveyColumn& survey, const Column& column) const;

  FileKind m_kind;
  const LabelSets& m_labelSets;
  const ReadOptions& m_options;
};

std::vector<ValueLabel> ColumnMaker::labelsOf(const SurveyColumn& survey, const std::string& name) const {
  if (const auto own = m_options.labelsOf.find(name); own != m_options.labelsOf.end())
    return withDistinctWords(labelsFrom(own->second));
  const auto set = m_labelSets.find(survey.labelSet);
  return set == m_labelSets.end() ? std::vector<ValueLabel>() : withDistinctWords(set->second);
}

/// Whether a column of codes is one of words. The declared missing values of the file are in no cell any
/// more, and the labels of those are not asked.
bool ColumnMaker::areWords(const SurveyColumn& survey, const Column& column) const {
  if (!m_options.declared) return everyValueHasWord(column);
  std::vector<ValueLabel> labels;
  for (const ValueLabel& label : column.valueLabels)
    if (!survey.declaresMissing(label)) labels.push_back(label);
  return nameCategories(labels);
}

void ColumnMaker::settleNumbers(const SurveyColumn& survey, std::optional<ColumnKind> given,
                                Column& column) const {
  takeMissingNumbers(givenMissing(m_options, column.name), column);
  if (const auto time = surveyTime(m_kind, survey.format)) {
    takeTimes(*time, column);
    column.reading = ColumnReading{.form = time->form};
    if (given != ColumnKind::text) return;
    column.reading.reset();
  }
  if (given == ColumnKind::text || (!given && areWords(survey, column))) numbersToTexts(column);
}

void ColumnMaker::settleTexts(std::optional<ColumnKind> given, Column& column) const {
  takeMissingTexts(givenMissing(m_options, column.name), column);
  if (const auto form = m_options.forms.find(column.name); form != m_options.forms.end()) {
    ReadingGuess guess(firstShortYearOf(m_options), true);
    for (const std::string& text : column.categories) guess.add(text, 0);
    column.reading = m_options.declared
                         ? ColumnReading{.form = form->second, .firstShortYear = firstShortYearOf(m_options)}
                         : guess.given(form->second, '.', true);
    if (const auto unit = m_options.units.find(column.name); unit != m_options.units.end())
      column.reading->unit = unit->second;
    takeFaults(textsToNumbers(column), column);
    return;
  }
  if (given == ColumnKind::number) return textsToPlainNumbers(column);
  const bool hasWords = given || m_options.declared ? !column.valueLabels.empty() : everyTextHasWord(column);
  if (hasWords) return nameValues('.', column);
  if (given || m_options.declared) return;
  ReadingGuess guess(firstShortYearOf(m_options));
  for (const std::string& text : column.categories) guess.add(text, 0);
  GuessedReading found = guess.guess('.', true);
  column.offered = found.reading;
  column.offer = std::move(found.words);
}

Column ColumnMaker::make(SurveyColumn& survey, const std::string& name) const {
  const auto kind = m_options.kinds.find(name);
  const std::optional<ColumnKind> given =
      kind == m_options.kinds.end() ? std::nullopt : std::optional(kind->second);
  Column column{.name = name,
                .kind = survey.holdsTexts ? ColumnKind::text : ColumnKind::number,
                .kindGiven = given || m_options.declared || m_options.forms.contains(name),
                .values = std::move(survey.values),
                .codes = std::move(survey.codes),
                .categories = std::move(survey.categories),
                .missing = survey.missing,
                .label = survey.label};
  column.valueLabels = labelsOf(survey, name);
  // Room that was made for more rows is given back where it is not little.
  if (column.values.capacity() > column.values.size() + column.values.size() / 4)
    column.values.shrink_to_fit();
  for (const std::uint32_t row : survey.infinite) addBadNumber(row, "inf", CellFault::notFinite, column);
  survey.holdsTexts ? settleTexts(given, column) : settleNumbers(survey, given, column);
  joinSpellings(m_options, column);
  return column;
}

/// "99 "refused" in 12 cells".
std::string namedCode(const std::string& code, const std::vector<ValueLabel>& labels, std::size_t cells) {
  const auto label = std::ranges::find(labels, code, &ValueLabel::value);
  const std::string named =
      label == labels.end() || label->word.empty() ? code : code + ' ' + epsiscope::quoted(label->word);
  return filled(counted("Core", "%1 in %n cells", "%1 in %n cell", cells), named);
}

/// The first few, then how many more of `all` there are.
std::string listedCodes(const std::vector<std::string>& first, std::size_t all) {
  std::string list;
  for (std::size_t i = 0; i < std::min(first.size(), kMostCodesNamed); ++i)
    list += (i > 0 ? ", " : "") + first[i];
  if (all <= kMostCodesNamed) return list;
  return filled(sentence("Core", "%1 and %2 more"), list, all - kMostCodesNamed);
}

void noteDeclaredMissing(const SurveyFile& file, const std::vector<Column>& columns,
                         std::vector<std::string>& notes) {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const SurveyColumn& survey = file.columns[i];
    if (survey.declaredMissing.empty()) continue;
    const auto set = file.labelSets.find(survey.labelSet);
    const auto labels = set == file.labelSets.end() ? std::vector<ValueLabel>() : set->second;
    std::vector<std::string> named;
    for (const auto& [code, cells] : survey.declaredMissing)
      if (named.size() < kMostCodesNamed) named.push_back(namedCode(code, labels, cells));
    notes.push_back(filled(sentence("Core", "%1: missing, as the file says: %2."),
                           columnTitle(i, columns[i].name),
                           listedCodes(named, survey.declaredMissing.size())));
  }
}

/// Columns of codes that became words, and labels of numbers that stayed numbers.
void noteLabels(const SurveyFile& file, const std::vector<Column>& columns, std::vector<std::string>& notes) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const Column& column = columns[i];
    if (column.valueLabels.empty()) continue;
    if (column.kind == ColumnKind::text && !file.columns[i].holdsTexts && !column.kindGiven)
      words.push_back(column.name);
    if (column.kind != ColumnKind::number || column.reading) continue;
    std::vector<std::string> meanings;
    for (const ValueLabel& label : column.valueLabels)
      if (labelledNumber(label) && !file.columns[i].declaresMissing(label))
        meanings.push_back(label.value + ' ' + epsiscope::quoted(label.word));
    if (meanings.empty()) continue;
    notes.push_back(filled(sentence("Core", "%1 holds numbers, some of which have a label: %2."),
                           columnTitle(i, column.name), listedCodes(meanings, meanings.size())));
  }
  if (!words.empty())
    notes.push_back(filled(
        counted("Core",
                "%n columns of codes were read as the words of their labels: %1. To compute with the codes, "
                "say that a column holds numbers.",
                "%n column of codes was read as the words of its labels: %1. To compute with the codes, say "
                "that it holds numbers.",
                words.size()),
        quotedList(words)));
}

}  // namespace

std::vector<Column> surveyColumns(SurveyFile file, const std::string& shownFile, FileKind kind,
                                  const ReadOptions& options, std::vector<std::string>& notes) {
  std::vector<std::string> names;
  for (const SurveyColumn& column : file.columns) names.push_back(column.name);
  if (options.names) names = toldNames(*options.names, names.size(), shownFile);
  names = uniqueNames(std::move(names), notes);
  const ColumnMaker maker(kind, file.labelSets, options);
  std::vector<Column> columns;
  columns.reserve(names.size());
  for (std::size_t i = 0; i < names.size(); ++i) columns.push_back(maker.make(file.columns[i], names[i]));
  noteDeclaredMissing(file, columns, notes);
  noteLabels(file, columns, notes);
  return columns;
}

}  // namespace epsiscope
