#include "core/prepare/prepare.h"

#include "core/prepare/cell_rules.h"
#include "core/prepare/features.h"
#include "core/prepare/unit_notes.h"
#include "core/table/column_questions.h"
#include "core/table/dataset.h"
#include "core/table/identifier.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>
#include <utility>

namespace epsiscope {

namespace {

/// Larger numbers overflow when squared and summed.
constexpr double kLargestNumber = 1e150;

/// The most categories of a text column that was not declared; where nothing is learned it makes no features.
std::size_t mostCategories(const PrepareOptions& options) {
  return options.learns ? std::min(options.mostCategories, kMostCategories) : kMostCategories;
}

bool hasTooManyTexts(const Column& column, std::size_t most) {
  const std::size_t filled = column.codes.size() - column.missing;
  return column.categories.size() > most || (filled > 1 && column.categories.size() == filled);
}

std::string whyTooManyTexts(const Column& column, std::size_t most) {
  const std::size_t count = column.categories.size();
  return filled(count > most ? counted("Core", "%1 is text with %n different values",
                                       "%1 is text with %n different value", count)
                             : counted("Core", "%1 is text with %n different values, one for each row",
                                       "%1 is text with %n different value, one for each row", count),
                quoted(column.name));
}

/// The ways to deal with the column.
std::string waysOut(const Column& column) {
  if (column.offered)
    return filled(
        sentence("Core",
                 "say that its reading is \"%1\" to make it a number, or declare the categories that "
                 "count"),
        formName(column.offered->form));
  return sentence("Core",
                  "declare the categories that count (the rare ones then count as none of them), or allow "
                  "more");
}

void checkValues(const Column& column, const char* field, std::vector<Problem>& problems) {
  const auto huge = std::find_if(column.values.begin(), column.values.end(),
                                 [](double value) { return std::abs(value) > kLargestNumber; });
  if (huge == column.values.end()) return;
  problems.push_back({field, filled(sentence("Core",
                                             "Column %1 holds numbers beyond 1e150 (first in row %2), whose "
                                             "squares overflow; rescale the column or leave it out."),
                                    quoted(column.name), huge - column.values.begin() + 1)});
}

bool isDeclaredText(const PrepareOptions& options, const Column& column) {
  return std::ranges::any_of(options.columns, [&](const ColumnChoice& choice) {
    return choice.column == column.name && (choice.kind == ColumnKind::text || choice.categories);
  });
}

const Column* chosenTarget(const Dataset& dataset, const PrepareOptions& options,
                           std::vector<Problem>& problems) {
  const std::string& name = options.target;
  if (name.empty()) {
    problems.push_back(
        {"data.target", sentence("Core", "No target is chosen; name the column that is to be predicted.")});
    return nullptr;
  }
  const int index = dataset.find(name);
  if (index < 0) {
    problems.push_back({"data.target", unknownColumn(dataset, name)});
    return nullptr;
  }
  const Column& column = dataset.columns[static_cast<std::size_t>(index)];
  if (column.kind == ColumnKind::text && !options.classTarget) {
    problems.push_back(
        {"data.target",
         filled(isDeclaredText(options, column) ? sentence("Core",
                                                           "The target %1 is declared as text; declare it as "
                                                           "a number, or choose a column of numbers.")
                                                : sentence("Core",
                                                           "The target %1 is text; choose a column that "
                                                           "holds numbers, or a task that learns classes "
                                                           "(\"private-classifier\", \"label-classes\")."),
                quoted(name))});
    return nullptr;
  }
  return &column;
}

/// The column of persons; none where the unit is a row, or with a problem.
const Column* personColumn(const Dataset& dataset, const PrepareOptions& options, const Column& target,
                           std::vector<Problem>& problems) {
  if (options.person.empty()) return nullptr;
  const int index = dataset.find(options.person);
  if (index < 0) {
    problems.push_back({"data.person", unknownColumn(dataset, options.person)});
    return nullptr;
  }
  const Column* column = &dataset.columns[static_cast<std::size_t>(index)];
  if (column == &target)
    problems.push_back({"data.person", filled(sentence("Core",
                                                       "%1 is the target and cannot say whom a row belongs "
                                                       "to; choose another column."),
                                              quoted(options.person))});
  if (options.rowsPerPerson > dataset.rows() && dataset.rows() > 0)
    problems.push_back(
        {"data.rows_per_person",
         filled(counted("Core",
                        "Nobody can have %1 of %n rows; declare the most that one person can have in a table "
                        "like this.",
                        "Nobody can have %1 of %n row; declare the most that one person can have in a table "
                        "like this.",
                        dataset.rows()),
                options.rowsPerPerson)});
  return column;
}

/// All columns but the target, those of persons and weights and, with a note, texts with too many values.
ColumnList defaultFeatures(const Dataset& dataset, const PrepareOptions& options, const Column& target,
                           PreparedData& made) {
  ColumnList chosen;
  const std::size_t most = mostCategories(options);
  for (const Column& column : dataset.columns) {
    if (&column == &target || column.name == options.person || column.name == options.weight) continue;
    if (column.kind != ColumnKind::text || declaredCategories(options, column) ||
        !hasTooManyTexts(column, most)) {
      chosen.push_back(&column);
      continue;
    }
    made.notes.push_back(
        filled(sentence("Core", "Column %1: it was left out of the features; to change that, %2."),
               whyTooManyTexts(column, most), waysOut(column)));
    made.fromOtherRows.push_back(sentence("Core", kColumnsFollowFromRows));
  }
  return chosen;
}

ColumnList namedFeatures(const Dataset& dataset, const PrepareOptions& options, const Column& target,
                         std::vector<Problem>& problems) {
  ColumnList chosen;
  std::unordered_set<std::string> seen;
  for (const std::string& name : options.features) {
    const int index = dataset.find(name);
    if (index < 0) {
      problems.push_back({"data.features", unknownColumn(dataset, name)});
      continue;
    }
    const Column& column = dataset.columns[static_cast<std::size_t>(index)];
    if (!seen.insert(name).second)
      problems.push_back(
          {"data.features",
           filled(sentence("Core", "The feature %1 is listed twice; list it once."), quoted(name))});
    else if (&column == &target)
      problems.push_back(
          {"data.features",
           filled(sentence("Core", "%1 is the target and cannot be a feature too; take it off the list."),
                  quoted(name))});
    else if (name == options.person)
      problems.push_back(
          {"data.features",
           filled(
               sentence("Core",
                        "%1 says whom a row belongs to and cannot be a feature too; take it off the list."),
               quoted(name))});
    else if (column.kind == ColumnKind::text && column.categories.size() > mostCategories(options) &&
             !declaredCategories(options, column))
      problems.push_back({"data.features", filled(sentence("Core",
                                                           "The feature %1, and more than %2 are not taken "
                                                           "silently; leave it out, or %3."),
                                                  whyTooManyTexts(column, mostCategories(options)),
                                                  mostCategories(options), waysOut(column))});
    else
      chosen.push_back(&column);
  }
  return chosen;
}

/// Notes columns that identify rows: they say nothing about rows that are not there yet.
void noteIdentifiers(const ColumnList& columns, PreparedData& made) {
  for (const Column* column : columns)
    if (const auto reason = identifierReason(*column))
      made.notes.push_back(filled(sentence("Core",
                                           "The feature %1 looks like an identifier (%2): nothing can be "
                                           "learned from it; leave it out of the features."),
                                  quoted(column->name), *reason));
}

/// Notes the column of weights where somebody named it as a feature.
void noteWeight(const PrepareOptions& options, const ColumnList& columns, PreparedData& made) {
  if (std::ranges::any_of(columns, [&](const Column* column) { return column->name == options.weight; }))
    made.notes.push_back(filled(sentence("Core",
                                         "%1 weights its rows, and is learned from as well, because "
                                         "data.features names it."),
                                quoted(options.weight)));
}

bool asksAbout(const Question& question, const Column& column) {
  return question.column == column.name || std::ranges::count(question.columns, column.name) > 0;
}

/// As a study writes it: true and false have no quotes, and spellings of missing cells, which have "; "
/// between, are a list.
std::string asValue(const Question& question, const std::string& answer) {
  if (question.key == "unit_line") return answer;
  if (question.key != "missing_values") return '"' + answer + '"';
  std::string list = "[\"";
  for (std::size_t at = 0; at < answer.size(); ++at)
    if (answer.compare(at, 2, "; ") == 0) {
      list += "\", \"";
      ++at;
    } else {
      list += answer[at];
    }
  return list + "\"]";
}

/// Questions of the reader about columns in use, or about no column in particular, that may not stay open.
void checkQuestions(const Dataset& dataset, const Column& target, const Column* person,
                    const ColumnList& features, std::vector<Problem>& problems) {
  for (const Question& question : dataset.questions) {
    const bool asks =
        question.column.empty() || asksAbout(question, target) ||
        (person != nullptr && asksAbout(question, *person)) ||
        std::ranges::any_of(features, [&](const Column* column) { return asksAbout(question, *column); });
    if (!asks || asksOfValues(question)) continue;
    std::string answers;
    for (const std::string& answer : question.answers)
      answers += (answers.empty() ? "" : sentence("Core", " or ")) + asValue(question, answer);
    problems.push_back({"data." + question.key, filled(sentence("Core", "%1 Set data.%2 to %3."),
                                                       question.sentence, question.key, answers)});
  }
}

Problem noFeature(const PreparedData& made) {
  std::string why;
  for (const std::string& note : made.notes) why += " " + note;
  return {"data.features",
          why.empty() ? sentence("Core",
                                 "There is no feature to learn from; the table needs a usable column "
                                 "besides the target.")
                      : filled(sentence("Core",
                                        "There is no feature to learn from; the table needs a usable "
                                        "column besides the target, or a text column whose "
                                        "categories are declared.%1"),
                               why)};
}

/// The problem, with the next steps, where hardly a row is left.
Problem tooFewLeft(const RowCounts& counts) {
  if (counts.droppedForBad > counts.droppedForMissing)
    return {"data.bad_cells",
            filled(counted("Core",
                           "%n rows of %1 would be left without cells that cannot be read as a number; leave "
                           "out the columns with most of them, or read these columns as text.",
                           "%n row of %1 would be left without cells that cannot be read as a number; leave "
                           "out the columns with most of them, or read these columns as text.",
                           counts.rowsUsed),
                   counts.rowsInFile)};
  return {
      "data.missing",
      filled(
          counted(
              "Core",
              "%n rows of %1 would be left without missing cells; leave out the columns with most of them.",
              "%n row of %1 would be left without missing cells; leave out the columns with most of them.",
              counts.rowsUsed),
          counts.rowsInFile)};
}

Problem nobodyLeft(const PrepareOptions& options) {
  return {"data.person",
          filled(sentence("Core",
                          "%1 names nobody in enough rows; choose the column that names whom a "
                          "row belongs to."),
                 quoted(options.person))};
}

Problem noRowLeft(const RowCounts& counts) {
  if (counts.rowsInFile == 0)
    return {"data.file", sentence("Core", "The table has no rows; choose a table with at least one.")};
  return {"data.missing", filled(counted("Core",
                                         "No row of %n would be left without missing cells in this column; "
                                         "choose another column.",
                                         "The only row misses its cell in this column; choose another "
                                         "column or a table with more rows.",
                                         counts.rowsInFile))};
}

/// Requires, to learn, one row to test on and one to learn from.
void checkSize(const PreparedData& made, const PrepareOptions& options, std::vector<Problem>& problems) {
  const std::size_t rows = made.rows.size();
  if (!options.learns) {
    if (rows == 0)
      problems.push_back(made.counts.withoutPerson > 0 ? nobodyLeft(options) : noRowLeft(made.counts));
  } else if (made.features.empty())
    problems.push_back(noFeature(made));
  else if (rows < 2 && made.counts.withoutPerson + made.counts.beyondMost > 0)
    problems.push_back(nobodyLeft(options));
  else if (rows < 2 && made.counts.rowsInFile >= 2)
    problems.push_back(tooFewLeft(made.counts));
  else if (rows < 2)
    problems.push_back({"data.file", counted("Core",
                                             "%n rows cannot be split into rows to learn from and rows to "
                                             "test on; use a table with more rows.",
                                             "%n row cannot be split into rows to learn from and rows to "
                                             "test on; use a table with more rows.",
                                             rows)});
  else if (made.counts.persons == 1)
    problems.push_back(
        {"data.person", filled(counted("Core",
                                       "All %n rows are of one person in %1: nobody is left to "
                                       "test on. Choose the column that names whom a row "
                                       "belongs to.",
                                       "The only row is of one person in %1: nobody is left to "
                                       "test on. Choose the column that names whom a row "
                                       "belongs to.",
                                       rows),
                               quoted(options.person))});
}

}  // namespace

PreparedData prepare(std::shared_ptr<const Dataset> dataset, const PrepareOptions& options,
                     std::vector<Problem>& problems) {
  const std::size_t before = problems.size();
  const Column* target = chosenTarget(*dataset, options, problems);
  if (target == nullptr) return {};

  PreparedData data;
  const Column* person = personColumn(*dataset, options, *target, problems);
  const bool takesAll = options.features.empty() && options.learns;
  ColumnList columns = takesAll ? defaultFeatures(*dataset, options, *target, data)
                                : namedFeatures(*dataset, options, *target, problems);
  applyMissingRule(options.missing, *target, columns, data, problems);
  applyBadCellRule(options.badCells, *dataset, *target, columns, problems);
  checkQuestions(*dataset, *target, person, columns, problems);
  checkValues(*target, "data.target", problems);
  for (const Column* column : columns) checkValues(*column, "data.features", problems);
  if (columns.empty() && takesAll) problems.push_back(noFeature(data));
  if (problems.size() > before) return {};

  std::optional<Persons> persons;
  if (person != nullptr) persons.emplace(*person, options.rowsPerPerson);
  chooseRows(options, *dataset, *target, persons, columns, data);
  makeFeatures(options, columns, data);
  if (options.learns) noteIdentifiers(columns, data);
  if (options.learns) noteWeight(options, columns, data);
  if (options.rowsPerPerson == 0)
    for (std::string& note : unitNotes(*dataset)) data.notes.push_back(std::move(note));
  data.target = target->values;
  data.targetColumn = target;
  checkSize(data, options, problems);
  if (problems.size() > before) return {};
  data.dataset = std::move(dataset);
  return data;
}

}  // namespace epsiscope
