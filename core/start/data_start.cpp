#include "core/start/data_start.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <variant>

#include "core/start/class_values.h"
#include "core/start/column_roles.h"
#include "core/table/identifier.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// Whether the table is that of a file which is read as it is.
bool isPlainFile(const DataChoice& data) {
  return !data.recipe && !data.file.starts_with("builtin:");
}

bool isOffered(const DataChoice& data, const Column& column) {
  return !data.recipe && column.offered && !column.reading &&
         choiceOf(data, column.name) == ColumnChoice{.column = column.name, .kind = std::nullopt};
}

template <class Value>
Value usedBy(const PlainKey<Value>& key, const Reading& reading) {
  return reading.*key.used;
}
std::string usedBy(const MarkKey& key, const Reading& reading) {
  return markWord(key, reading.*key.used);
}

const Column* columnNamed(const Dataset& dataset, const std::string& name) {
  const int index = dataset.find(name);
  return index < 0 ? nullptr : &dataset.columns[static_cast<std::size_t>(index)];
}

/// The columns that are named beside the features.
std::set<std::string_view> namedBeside(const DataChoice& data) {
  std::set<std::string_view> names{data.target};
  if (data.person) names.insert(*data.person);
  if (data.weight) names.insert(*data.weight);
  return names;
}

/// Writes the kinds and units that columns were read with, of all columns or, in a table that is too wide for
/// a list, of those that the study names.
void writeKinds(const Dataset& dataset, DataChoice& data) {
  constexpr std::size_t kWide = 1000;
  std::set<std::string_view> named = namedBeside(data);
  if (data.features) named.insert(data.features->begin(), data.features->end());
  std::map<std::string, std::size_t> places;
  for (std::size_t i = 0; i < data.columns.size(); ++i) places.emplace(data.columns[i].column, i);
  for (const Column& column : dataset.columns) {
    const auto place = places.find(column.name);
    if (place == places.end()) {
      if (dataset.columns.size() <= kWide || named.contains(column.name))
        data.columns.push_back({.column = column.name, .kind = column.kind});
      continue;
    }
    ColumnChoice& choice = data.columns[place->second];
    if (!choice.kind && !choice.reading && !choice.categories) choice.kind = column.kind;
    if (choice.reading && hasUnit(*choice.reading) && column.reading) choice.unit = column.reading->unit;
  }
}

/// A mark as it is said: in quotes, but for words.
std::string asSaid(const std::string& mark) {
  if (mark == "\"") return "'\"'";
  return mark.size() > 1 ? mark : quoted(mark);
}

/// The names of the columns in use for which `fits` holds.
template <class Fits>
std::vector<std::string> usedColumns(const DataChoice& data, const Dataset& dataset, const Fits& fits) {
  std::set<std::string_view> used = namedBeside(data);
  if (data.features) used.insert(data.features->begin(), data.features->end());
  std::vector<std::string> names;
  for (const Column& column : dataset.columns)
    if ((!data.features || used.contains(column.name)) && fits(column)) names.push_back(column.name);
  return names;
}

bool holdsNumbers(const Column* column) {
  return column != nullptr && column->kind == ColumnKind::number;
}

bool mayBeTarget(const Dataset& dataset, const Column& column) {
  return column.kind == ColumnKind::number && !sameInEveryRow(column) && !isIdentifier(column) &&
         column.name != dataset.weight && !likelyWeight(column);
}

bool isSpelled(const std::string& name, std::string_view lower) {
  return std::ranges::equal(
      name, lower, {}, [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
}

/// Returns the target for classes; data without such a column leave their last one, with a problem that
/// says why not.
std::string lastBinaryColumn(const Dataset& dataset) {
  for (auto column = dataset.columns.rbegin(); column != dataset.columns.rend(); ++column)
    if (classValues(*column, 2).size() == 2) return column->name;
  return dataset.columns.empty() ? std::string() : dataset.columns.back().name;
}

/// A list that somebody wrote stays as it is while nothing else is chosen. None at all is a problem that is
/// said of all columns, unless it was chosen so.
std::optional<std::vector<std::string>> featuresOf(const DataChoice& data, const Dataset& dataset,
                                                   const std::vector<SetAside>& aside,
                                                   const ChosenFeatures& chosen) {
  const bool isProposal = !data.features && isPlainFile(data) && !data.sha256;
  if (!isProposal && chosen.empty()) return data.features;
  std::set<std::string_view> left, listed;
  if (data.features) listed.insert(data.features->begin(), data.features->end());
  if (isProposal)
    for (const SetAside& one : aside) left.insert(one.column);
  std::vector<std::string> features;
  // All columns are features without that of the weights.
  bool areAll = true, isChoice = data.features.has_value();
  for (const Column& column : dataset.columns) {
    if (column.name == data.target || column.name == data.person) continue;
    const bool isWeight = column.name == data.weight;
    const auto given = chosen.find(column.name);
    isChoice |= given != chosen.end();
    const bool isFeature = given != chosen.end() ? given->second
                           : data.features       ? listed.contains(column.name)
                                                 : !isWeight && !left.contains(column.name);
    areAll &= isFeature != isWeight;
    if (isFeature) features.push_back(column.name);
  }
  if (areAll || (features.empty() && !isChoice)) return std::nullopt;
  return features;
}

}  // namespace

bool offersReadings(const DataChoice& data, const Dataset& dataset) {
  return std::ranges::any_of(dataset.columns, [&](const Column& column) { return isOffered(data, column); });
}

DataChoice withOfferedReadings(const DataChoice& data, const Dataset& dataset) {
  DataChoice next = data;
  for (const Column& column : dataset.columns)
    if (isOffered(data, column))
      next.columns.push_back({.column = column.name, .kind = std::nullopt, .reading = column.offered->form});
  return next;
}

DataChoice withReadingOf(const DataChoice& data, const Dataset& dataset) {
  DataChoice next = data;
  if (!isPlainFile(data)) return next;
  for (const ReadingKey& key : readingKeys()) {
    if (std::ranges::count(dataset.findings, std::string(key.key), &Finding::key) == 0) continue;
    std::visit(
        [&](const auto& value) {
          if (value.used != nullptr) next.reading.*value.given = usedBy(value, dataset.reading);
        },
        key.value);
  }
  if (next.reading.missingValues) std::erase(*next.reading.missingValues, std::string());  // always one
  writeKinds(dataset, next);
  if (!next.reading.origin) next.reading.origin = ReadingOrigin::detected;
  return next;
}

DataChoice withReadingDeclared(const DataChoice& data, const Dataset& dataset) {
  DataChoice next = withReadingOf(data, dataset);
  if (!isPlainFile(data)) return next;
  next.reading.origin = ReadingOrigin::declared;
  // What does not fit is missing from now on, so that the rule for it decides.
  if (next.missing == MissingRule::stop && next.badCells != BadCellRule::stop)
    next.missing = next.badCells == BadCellRule::mean ? MissingRule::mean : MissingRule::dropRows;
  return next;
}

std::vector<std::string> readingSentences(const DataChoice& data, const Dataset& dataset) {
  constexpr std::size_t kMostNamed = 40;
  const Reading& reading = dataset.reading;
  std::vector<std::string> said;
  const bool isSurvey = !reading.format.empty();
  const bool isText = reading.sheet.empty() && !reading.ofDatabase && !isSurvey;  // others have no marks
  std::string marks;
  for (const ReadingKey& key : readingKeys())
    if (const auto* mark = std::get_if<MarkKey>(&key.value); mark != nullptr && isText)
      marks += (marks.empty() ? "" : ", ") + sentence("Core", mark->name) + ' ' +
               asSaid(markWord(*mark, reading.*mark->used));
  if (isSurvey) said.push_back(filled(sentence("Core", "Format: %1."), reading.format));
  if (!reading.sheet.empty())
    said.push_back(
        filled(reading.ofDatabase ? sentence("Core", "Table: %1.") : sentence("Core", "Sheet: %1."),
               quoted(reading.sheet)));
  if (isText) said.push_back(filled(sentence("Core", "Marks: %1."), marks));
  if (isText)
    said.push_back(filled(reading.byteOrderMark ? sentence("Core", "Encoding: %1 with a byte order mark.")
                                                : sentence("Core", "Encoding: %1."),
                          reading.encoding));
  if (const auto skipped = static_cast<std::size_t>(reading.skipLines); skipped > 0)
    said.push_back(counted("Core", "%n lines above the table are no rows.",
                           "%n line above the table is no row.", skipped));
  if (const auto skipped = static_cast<std::size_t>(reading.skipBelow); skipped > 0)
    said.push_back(counted("Core", "%n lines below the table are no rows.",
                           "%n line below the table is no row.", skipped));
  if (reading.shortYears > 0)
    said.push_back(filled(sentence("Core", "Years of two digits are those from %1 to %2."),
                          reading.shortYears, reading.shortYears + 99));
  if (!isSurvey && !reading.ofDatabase)
    said.push_back(reading.header ? sentence("Core", "The first line names the columns.")
                                  : sentence("Core", "There is no line of names."));
  if (reading.unitLine) said.push_back(sentence("Core", "The line below it is no row."));
  std::vector<std::string> spellings = reading.missing;
  std::erase(spellings, std::string());
  said.push_back(isSurvey && spellings.empty() ? sentence("Core", "Missing: as the file says.")
                 : spellings.empty()           ? sentence("Core", "Missing: empty cells.")
                                               : filled(sentence("Core", "Missing: empty cells and %1."),
                                                        quotedList(spellings, kMostNamed)));
  const auto isPlain = [&](const Column& column, ColumnKind kind) {
    return column.kind == kind && !column.reading;
  };
  if (const auto numbers =
          usedColumns(data, dataset, [&](const Column& one) { return isPlain(one, ColumnKind::number); });
      !numbers.empty())
    said.push_back(filled(sentence("Core", "Numbers: %1."), quotedList(numbers, kMostNamed)));
  if (const auto texts =
          usedColumns(data, dataset, [&](const Column& one) { return isPlain(one, ColumnKind::text); });
      !texts.empty())
    said.push_back(filled(sentence("Core", "Texts: %1."), quotedList(texts, kMostNamed)));
  for (const std::string& name :
       usedColumns(data, dataset, [](const Column& one) { return one.reading.has_value(); }))
    said.push_back(
        filled(sentence("Core", "%1: %2."), quoted(name), readingText(*columnNamed(dataset, name)->reading)));
  return said;
}

std::vector<std::string> declarationOf(const DataChoice& data, const Dataset& dataset) {
  if (!isPlainFile(data)) return {};
  std::vector<std::string> said = readingSentences(data, dataset);
  if (const ProtectedUnit unit = protectedUnit(data); unit.isPerson())
    said.push_back(filled(counted("Core", "Nobody in %1 has more than %n rows.",
                                  "Nobody in %1 has more than %n row.", unit.most),
                          quoted(*data.person)));
  if (const auto most = largestWeight(data))
    said.push_back(filled(sentence("Core", "No weight in %1 is above %2: a larger one counts as that."),
                          quoted(*data.weight), *most));
  said.push_back(sentence("Core", "A cell that does not fit counts as missing and changes no other."));
  return said;
}

DataChoice withoutFindings(const DataChoice& data, const Dataset& dataset) {
  DataChoice next = data;
  for (const ReadingKey& key : readingKeys())
    if (std::ranges::any_of(dataset.findings,
                            [&](const Finding& one) { return one.key == key.key && !one.given; }))
      std::visit([&](const auto& value) { (next.reading.*value.given).reset(); }, key.value);
  if (next.reading.origin == ReadingOrigin::detected) next.reading.origin.reset();
  std::erase_if(next.columns, [&](const ColumnChoice& choice) {
    const Column* column = columnNamed(dataset, choice.column);
    return column != nullptr && !column->kindGiven &&
           choice == ColumnChoice{.column = choice.column, .kind = column->kind};
  });
  return next;
}

std::string proposedTarget(const Dataset& dataset) {
  static constexpr std::array<std::string_view, 5> names = {"target", "label", "y", "outcome", "response"};
  for (const std::string_view name : names)
    for (const Column& column : dataset.columns)
      if (isSpelled(column.name, name) && column.kind == ColumnKind::number && !sameInEveryRow(column))
        return column.name;
  const auto last = std::find_if(dataset.columns.rbegin(), dataset.columns.rend(),
                                 [&](const Column& column) { return mayBeTarget(dataset, column); });
  return last == dataset.columns.rend() ? std::string() : last->name;
}

Study withTargetIn(const Study& study, const Dataset& dataset) {
  Study next = study;
  const Task& task = taskOf(study);
  const Column* target = columnNamed(dataset, study.data.target);
  if (task.takesText(study) ? target != nullptr : holdsNumbers(target)) return next;
  chooseTarget(next.data, task.holdsClasses(study) ? lastBinaryColumn(dataset) : proposedTarget(dataset));
  return next;
}

std::vector<SetAside> columnsAside(const DataChoice& data, const Dataset& dataset) {
  return columnsSetAside(dataset, {}, data.columns, mostCategories(data));
}

Study begunOn(const Study& study, const Dataset& dataset, const std::vector<SetAside>& aside,
              const ChosenFeatures& chosen) {
  Study next = dataset.find(study.data.target) < 0 ? withTargetIn(study, dataset) : study;
  DataChoice& data = next.data;
  proposeUnit(data, dataset);
  data.features = featuresOf(data, dataset, aside, chosen);
  if (!taskOf(next).accepts(data.prepare)) data.prepare = taskOf(next).facts().preparations.front();
  choosePositive(next, dataset);
  choosePublicClasses(next, dataset);
  data = withReadingOf(data, dataset);
  if (!data.file.starts_with("builtin:")) data.sha256 = dataset.sha256;
  return next;
}

bool lacksBounds(const Study& study, const Dataset& dataset) {
  if ((study.data.lower && study.data.upper) || !holdsNumbers(columnNamed(dataset, study.data.target)))
    return false;
  if (taskOf(study).facts().needsBounds) return true;
  const auto isOfBounds = [](const Problem& problem) {
    return problem.field == "data.lower" || problem.field == "data.upper";
  };
  return std::ranges::any_of(problems(study), isOfBounds);
}

}  // namespace epsiscope
