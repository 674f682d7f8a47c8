#include "core/tasks/data_problems.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <array>
#include <cmath>
#include <limits>

#include "core/prepare/features.h"
#include "core/study/number_keys.h"
#include "core/study/plan.h"
#include "core/study/preparations.h"
#include "core/tasks/task.h"
#include "core/table/dataset.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// The limits of the bounds' width: squares of numbers in between stay far inside the doubles.
constexpr double kWidest = 1e100, kNarrowest = 1e-100;
/// The limit of the bounds' width relative to their size: a million doubles lie between them.
constexpr double kFinest = 1e6 * std::numeric_limits<double>::epsilon();
constexpr std::size_t kMostFeatures = 1000;

void checkBounds(const DataChoice& data, bool areNeeded, ProblemList& found) {
  if (!data.lower && areNeeded)
    found.add("data.lower",
              sentence("Core", "The lower bound of the target is missing; declare what is publicly known."));
  if (!data.upper && areNeeded)
    found.add("data.upper",
              sentence("Core", "The upper bound of the target is missing; declare what is publicly known."));
  if (data.lower && !std::isfinite(*data.lower))
    found.add("data.lower", sentence("Core", "The lower bound is not a finite number; declare one."));
  if (data.upper && !std::isfinite(*data.upper))
    found.add("data.upper", sentence("Core", "The upper bound is not a finite number; declare one."));
  if (!data.lower || !data.upper || !std::isfinite(*data.lower) || !std::isfinite(*data.upper)) return;
  const std::string both = filled(sentence("Core", "lower %1, upper %2"), *data.lower, *data.upper);
  if (*data.lower > *data.upper)
    found.add(
        "data.lower",
        filled(sentence("Core", "The bounds are swapped (%1); the lower one must be the smaller."), both));
  else if (*data.lower == *data.upper)
    found.add("data.upper",
              filled(sentence("Core", "The bounds are equal (%1); the upper one must be larger."), both));
  else if (*data.upper - *data.lower > kWidest || !(*data.upper - *data.lower > kNarrowest))
    found.add(
        "data.upper",
        filled(sentence("Core",
                        "The bounds (%1) are too far apart or too close to compute with; change the unit."),
               both));
  else if (!(*data.upper - *data.lower > kFinest * std::max(std::abs(*data.lower), std::abs(*data.upper))))
    found.add(
        "data.upper",
        filled(sentence("Core",
                        "The bounds (%1) are so near each other for their size that a computer can hardly "
                        "distinguish the numbers between them; subtract a number from the column."),
               both));
}

void checkMarks(const ReadingChoice& reading, ProblemList& found) {
  for (const ReadingKey& key : readingKeys())
    if (const auto* mark = std::get_if<MarkKey>(&key.value))
      if (const auto& word = reading.*mark->given; word && !markFrom(*mark, *word))
        found.add(std::string("data.") + key.key,
                  filled(sentence("Core", "The %1 is %2; it can be %3."), sentence("Core", mark->name),
                         quoted(*word), sentence("Core", mark->choices)));
}

/// Checks that the marks differ: two that are the same cannot be distinguished. Quoted cells may hold the
/// separator.
void checkMarksDiffer(const ReadOptions& given, ProblemList& found) {
  if (given.decimal && given.decimal == given.thousands)
    found.add("data.thousands",
              sentence("Core", "The decimal mark and the thousands mark are the same; change one of them."));
  if (given.separator && given.separator == given.comment)
    found.add("data.comment", sentence("Core",
                                       "The separator and the mark of comment lines are the same; change one "
                                       "of them."));
}

void checkReading(const DataChoice& data, ProblemList& found) {
  if (data.file.empty())
    found.add(
        "data.file",
        sentence("Core", "No data file is named; name one, or a built-in one like builtin:house-prices."));
  checkMarks(data.reading, found);
  if (data.reading.skipLines && *data.reading.skipLines < 0)
    found.add("data.skip_lines",
              sentence("Core", "The number of skipped lines is below 0; choose 0 or more."));
  if (data.reading.skipBelow && *data.reading.skipBelow < 0)
    found.add("data.skip_below",
              sentence("Core", "The number of skipped lines is below 0; choose 0 or more."));
  constexpr int kLastShortYears = 9900;
  if (data.reading.shortYears && (*data.reading.shortYears < 1 || *data.reading.shortYears > kLastShortYears))
    found.add("data.short_years",
              filled(sentence("Core", "The first of a hundred years is %1; choose 1 to %2."),
                     *data.reading.shortYears, kLastShortYears));
  if (data.maxCategories &&
      (*data.maxCategories < 1 || *data.maxCategories > static_cast<int>(kMostCategories)))
    found.add("data.max_categories",
              filled(sentence("Core", "The most categories of a text column are %1; choose 1 to %2."),
                     *data.maxCategories, kMostCategories));
  checkMarksDiffer(parsed(data.reading), found);
  if (data.reading.names && data.reading.names->empty())
    found.add("data.names",
              sentence("Core", "The list of names is empty; name every column or leave it out."));
  if (data.features && data.features->empty())
    found.add(
        "data.features",
        sentence("Core",
                 "The list of features is empty; name at least one, or write null for all other columns."));
}

/// Checks that column and number are declared together.
void checkPerson(const DataChoice& data, ProblemList& found) {
  if (data.person && data.person->empty())
    found.add("data.person", sentence("Core",
                                      "The column that names whom a row belongs to has no name; name one, or "
                                      "write null."));
  else if (data.person && !data.rowsPerPerson)
    found.add("data.rows_per_person",
              filled(sentence("Core",
                              "%1 names whom a row belongs to, but the most rows that one person has are "
                              "missing; declare what is publicly known."),
                     quoted(*data.person)));
  if (!data.rowsPerPerson) return;
  if (*data.rowsPerPerson < 1)
    found.add("data.rows_per_person",
              filled(sentence("Core", "The most rows of one person are %1; declare 1 or more."),
                     *data.rowsPerPerson));
  if (!data.person)
    found.add("data.person", sentence("Core",
                                      "How many rows one person has is declared, but the column is missing "
                                      "that names whom a row belongs to; name it in data.person."));
}

void checkPreparation(const Study& study, ProblemList& found) {
  static const std::array<std::string, 4> preparations = {kPrepareStandardise, kPrepareUnitRows,
                                                          kPrepareUnitRowsPlain, kPrepareNone};
  const std::string& prepare = study.data.prepare;
  found.oneOf("data.prepare", sentence("Core", "preparation"), preparations, prepare);
  const TaskFacts& facts = taskOf(study).facts();
  if (facts.otherPreparation != nullptr && std::ranges::count(preparations, prepare) > 0 &&
      !taskOf(study).accepts(prepare))
    found.add("data.prepare", sentence("Core", facts.otherPreparation));
}

void checkColumnBounds(const DataChoice& data, ProblemList& found) {
  constexpr NumberRange kSigned{.least = -1e100, .most = 1e100};
  std::set<std::string> named;
  for (const ColumnBound& bound : data.columnBounds) {
    const std::string name = filled(sentence("Core", "The bound of column %1"), quoted(bound.column));
    if (!bound.lower)
      found.positive("data.column_bounds", name, bound.bound);
    else if (!kSigned.holds(*bound.lower) || !kSigned.holds(bound.bound) || !(*bound.lower < bound.bound))
      found.add("data.column_bounds",
                filled(sentence("Core",
                                "The bounds of column %1 are %2 and %3; they must be two numbers, the "
                                "smaller one first."),
                       quoted(bound.column), *bound.lower, bound.bound));
    if (!named.insert(bound.column).second)
      found.add("data.column_bounds",
                filled(sentence("Core", "Column %1 has two bounds; give it one."), quoted(bound.column)));
  }
}

void checkCategories(const ColumnChoice& choice, ProblemList& found) {
  const std::string field = "data.columns", name = quoted(choice.column);
  const std::vector<std::string>& categories = *choice.categories;
  if (choice.kind == ColumnKind::number)
    found.add(field, filled(sentence("Core",
                                     "Column %1 is declared as a number and has categories; declare it as "
                                     "text, or take the categories away."),
                            name));
  if (categories.empty())
    found.add(field, filled(sentence("Core",
                                     "The categories of column %1 are an empty list; name at least one, or "
                                     "write null for those found in the data."),
                            name));
  if (categories.size() > kMostCategories)
    found.add(field, filled(sentence("Core", "Column %1 has %2 declared categories; declare at most %3."),
                            name, categories.size(), kMostCategories));
  std::set<std::string> seen;
  for (const std::string& category : categories) {
    if (category.empty())
      found.add(field,
                filled(sentence("Core",
                                "A declared category of column %1 is empty; an empty cell is a missing one."),
                       name));
    else if (!seen.insert(category).second)
      found.add(field,
                filled(sentence("Core", "The category %1 of column %2 is declared twice; list it once."),
                       quoted(category), name));
  }
}

void checkColumns(const DataChoice& data, ProblemList& found) {
  std::set<std::string> named;
  for (const ColumnChoice& choice : data.columns) {
    if (!named.insert(choice.column).second)
      found.add("data.columns", filled(sentence("Core", "Column %1 is declared twice; declare it once."),
                                       quoted(choice.column)));
    if (choice.categories) checkCategories(choice, found);
    if (choice.unit && !(choice.reading && hasUnit(*choice.reading)))
      found.add("data.columns", filled(sentence("Core",
                                                "Column %1 has a declared unit, which goes with the readings "
                                                "\"currency\" and \"unit\" alone; take it away."),
                                       quoted(choice.column)));
    if (choice.reading && (choice.kind == ColumnKind::text || choice.categories))
      found.add("data.columns", filled(sentence("Core",
                                                "Column %1 is declared as text and has the reading \"%2\", "
                                                "which makes numbers of it; take one of them away."),
                                       quoted(choice.column), formName(*choice.reading)));
  }
}

/// Checks that the declared kind is that of the table: only files are read as declared.
void checkKind(const ColumnChoice& choice, ColumnKind kind, ProblemList& found) {
  const bool declaredText = !choice.reading && (choice.kind == ColumnKind::text || choice.categories);
  if (declaredText && kind == ColumnKind::number)
    found.add("data.columns", filled(sentence("Core",
                                              "Column %1 is declared as text, but this table holds numbers "
                                              "there; take it off the list."),
                                     quoted(choice.column)));
  else if (!declaredText && choice.kind == ColumnKind::number && kind == ColumnKind::text)
    found.add("data.columns", filled(sentence("Core",
                                              "Column %1 is declared as a number, but this table holds text "
                                              "there; take it off the list."),
                                     quoted(choice.column)));
}

void checkWeight(const DataChoice& data, const Dataset& dataset, ProblemList& found) {
  if (!data.weight) return;
  const int index = dataset.find(*data.weight);
  if (index < 0)
    found.add("data.weight", unknownColumn(dataset, *data.weight));
  else if (dataset.columns[static_cast<std::size_t>(index)].kind == ColumnKind::text)
    found.add("data.weight", textIsNoWeight(*data.weight));
}

}  // namespace

std::string textIsNoWeight(const std::string& column) {
  return filled(
      sentence("Core", "Column %1 is text and cannot weight rows; name a column of numbers, or write null."),
      quoted(column));
}

void checkData(const Study& study, ProblemList& found) {
  checkReading(study.data, found);
  found.add(planProblems(study.data));
  checkColumns(study.data, found);
  checkPerson(study.data, found);
  checkPreparation(study, found);
  checkColumnBounds(study.data, found);
  checkBounds(study.data, taskOf(study).facts().needsBounds, found);
}

void checkNamedColumns(const DataChoice& data, const Dataset& dataset, ProblemList& found) {
  for (const ColumnChoice& choice : data.columns) {
    const int index = dataset.find(choice.column);
    // The kinds of all columns are written down, also of those that nobody uses.
    if (index < 0 && data.reading.origin && !choice.categories && !choice.reading) continue;
    if (index < 0)
      found.add("data.columns", unknownColumn(dataset, choice.column));
    else
      checkKind(choice, dataset.columns[static_cast<std::size_t>(index)].kind, found);
  }
  checkWeight(data, dataset, found);
  for (const ColumnBound& bound : data.columnBounds) {
    if (bound.column == data.weight) continue;  // the column is checked
    const int index = dataset.find(bound.column);
    if (index < 0)
      found.add("data.column_bounds", unknownColumn(dataset, bound.column));
    else if (dataset.columns[static_cast<std::size_t>(index)].kind == ColumnKind::text)
      found.add("data.column_bounds",
                filled(sentence("Core", "Column %1 is text, which needs no bound; take it off the list."),
                       quoted(bound.column)));
  }
}

void checkDeclaredReading(const DataChoice& data, const PrepareOptions& used, const Dataset& dataset,
                          ProblemList& found) {
  if (data.reading.origin != ReadingOrigin::declared || dataset.findings.empty()) return;
  std::vector<std::string> keys, kinds, units;
  for (const Finding& finding : dataset.findings)
    if (!finding.given) keys.push_back("data." + finding.key);
  std::set<std::string_view> names(used.features.begin(), used.features.end());
  names.insert(used.target);
  names.insert(used.person);
  const bool areAllUsed = used.features.empty() && used.learns;
  for (const Column& column : dataset.columns) {
    if (!names.contains(column.name) && (!areAllUsed || column.name == used.weight)) continue;
    if (!column.kindGiven) kinds.push_back(column.name);
    if (column.reading && hasUnit(column.reading->form) && column.reading->unit.empty())
      units.push_back(column.name);
  }
  if (!keys.empty())
    found.add("data.reading",
              filled(sentence("Core",
                              "The reading is declared, but these keys are missing: %1. Write them, or leave "
                              "data.reading at \"detected\"."),
                     quotedList(keys, keys.size())));
  if (!kinds.empty())
    found.add(
        "data.columns",
        filled(sentence("Core",
                        "The reading is declared, but the kind of %1 is not: list the columns in use in "
                        "data.columns with their kind, number or text, or with their reading."),
               quotedList(kinds)));
  if (!units.empty())
    found.add(
        "data.columns",
        filled(sentence("Core",
                        "The reading is declared, but the unit of %1 is not: declare it, such as \"EUR\" "
                        "or \"kg\"."),
               quotedList(units)));
}

void checkDeclarations(const DataChoice& data, const Dataset& dataset, ProblemList& found) {
  checkColumns(data, found);
  checkColumnBounds(data, found);
  checkPerson(data, found);
  checkNamedColumns(data, dataset, found);
}

std::size_t trainRows(const Study& study, std::size_t rows) {
  const auto all = static_cast<double>(rows);
  return static_cast<std::size_t>(all - std::clamp(std::round(study.testFraction * all), 1.0, all - 1));
}

void checkSplit(const Study& study, const PreparedData& data, ProblemList& found) {
  if (!taskOf(study).facts().learns || !(study.testFraction > 0 && study.testFraction < 1)) return;
  const std::size_t train = trainRows(study, data.rows.size());
  const std::size_t features = data.features.size();
  if (train < taskOf(study).facts().fewestTrainRows)
    found.add("test_fraction",
              sentence("Core", "Only one row is left to learn from; test on fewer rows, or use more rows."));
  // One row for every weight and the constant.
  if (taskOf(study).needsRowPerFeature(study) && train < features + 1)
    found.add("label_privacy.lambda",
              filled(counted("Core",
                             "With lambda 0 many weights fit %n rows equally well, for there are %1 and a "
                             "constant; choose a lambda above 0, or the matched one.",
                             "With lambda 0 many weights fit %n row equally well, for there are %1 and a "
                             "constant; choose a lambda above 0, or the matched one.",
                             train),
                     counted("Core", "%n features", "%n feature", features)));
  if (features > kMostFeatures)
    found.add(
        "data.features",
        filled(sentence("Core",
                        "There are %1 features, text columns counting once per value; choose at most %2."),
               features, kMostFeatures));
  for (const int size : study.trainSizes)
    if (size > static_cast<int>(train))
      found.add(
          "train_sizes",
          filled(counted("Core", "There are %n rows to learn from, fewer than %1; take at most as many.",
                         "There are %n row to learn from, fewer than %1; take at most as many.", train),
                 size));
}

void checkMappedRows(const char* field, int features, std::size_t rows, ProblemList& found) {
  constexpr double kMostNumbers = 2.5e8;  // 2 GB
  if (features <= 0 || static_cast<double>(rows) * features <= kMostNumbers) return;
  found.add(
      field,
      filled(counted("Core", "%1 random features of %n rows do not fit into memory; choose fewer features.",
                     "%1 random features of %n row do not fit into memory; choose fewer features.", rows),
             features));
}

}  // namespace epsiscope
