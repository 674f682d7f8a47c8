#include "app/commands/init.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "app/commands/arguments.h"
#include "app/commands/data_file.h"
#include "app/commands/reading_options.h"
#include "app/commands/study_input.h"
#include "core/builtin/generators.h"
#include "core/prepare/unit_notes.h"
#include "core/prepare/weight_notes.h"
#include "core/start/column_roles.h"
#include "core/start/data_start.h"
#include "core/start/value_answers.h"
#include "core/study/load.h"
#include "core/study/problem_list.h"
#include "core/study/study_file.h"
#include "core/table/column_questions.h"
#include "core/table/column_reading.h"
#include "core/table/database_address.h"
#include "core/table/identifier.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/tasks/undeclared.h"
#include "core/text/printable.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

const QString kInit = QStringLiteral("init");
constexpr std::string_view kBuiltInPrefix = "builtin:";

/// As a study in the working directory names the file.
std::string fromHere(const std::string& file) {
  const std::string path = fileOnDisk(file);
  if (path.empty()) return file;
  std::error_code error;
  const std::filesystem::path near = std::filesystem::proximate(path, error);
  return error ? file : withFileOnDisk(file, near.generic_string());
}

/// Built-in data have a target of their own.
std::string targetOfBuiltIn(const std::string& file) {
  if (!file.starts_with(kBuiltInPrefix)) return {};
  const BuiltIn* builtIn = findBuiltIn(file.substr(kBuiltInPrefix.size()));
  return builtIn == nullptr ? std::string() : builtIn->target;
}

const Task& taskNamed(const QString& id) {
  std::vector<std::string> ids;
  for (const Task* task : allTasks()) {
    if (id.toStdString() == task->facts().id) return *task;
    ids.emplace_back(task->facts().id);
  }
  throw UsageError(QStringLiteral("init: --task is \"%1\"; choose one of: %2.")
                       .arg(id, QString::fromStdString(listed(ids))));
}

[[noreturn]] void refuseForm(const char* option, const QString& given, const char* form) {
  throw UsageError(QStringLiteral("init: --%1 is \"%2\"; write it like %3.")
                       .arg(QLatin1String(option), given, QLatin1String(form)));
}

/// COLUMN=VALUE; of several `=` the last one counts.
std::pair<std::string, QString> columnAndValue(const char* option, const QString& given, const char* form) {
  const qsizetype equals = given.lastIndexOf(QLatin1Char('='));
  if (equals <= 0 || equals + 1 == given.size()) refuseForm(option, given, form);
  return {given.first(equals).toStdString(), given.sliced(equals + 1)};
}

std::vector<std::string> partsOf(const QString& list) {
  std::vector<std::string> parts;
  for (const QString& one : list.split(QLatin1Char(','), Qt::SkipEmptyParts))
    parts.push_back(one.trimmed().toStdString());
  return parts;
}

std::string withCommas(const std::vector<std::string>& parts) {
  std::string list;
  for (const std::string& part : parts) list += (list.empty() ? "" : ",") + part;
  return list;
}

void applyColumnDeclarations(const Arguments& arguments, DataChoice& data) {
  for (const QString& given : arguments.texts(QStringLiteral("bound"))) {
    constexpr const char* kForm =
        "age=100, the largest absolute value that it can have, or latitude=32..42, the smallest and the "
        "largest";
    const auto [column, value] = columnAndValue("bound", given, kForm);
    const auto number = [&](const QString& text) {
      bool isNumber = false;
      const double read = QLocale::c().toDouble(text, &isNumber);
      if (!isNumber || !std::isfinite(read)) refuseForm("bound", given, kForm);
      return read;
    };
    const QStringList ends = value.split(QStringLiteral(".."));
    ColumnBound bound{.column = column, .bound = number(ends.last())};
    if (ends.size() > 1) bound.lower = number(ends.first());
    if (ends.size() > 2) refuseForm("bound", given, kForm);
    data.columnBounds.push_back(std::move(bound));
  }
  for (const QString& given : arguments.texts(QStringLiteral("categories"))) {
    const auto [column, value] =
        columnAndValue("categories", given, "city=Bonn,Kiel, all that are publicly possible");
    ColumnChoice choice = choiceOf(data, column);
    choice.categories = partsOf(value);
    declare(data, choice);
  }
}

/// The largest weight may be declared as any bound of a column; it is never taken from the data.
void applyWeight(const Arguments& arguments, DataChoice& data) {
  const auto largest = arguments.number(QStringLiteral("weight-upper"));
  const auto weight = arguments.text(QStringLiteral("weight"));
  if (largest && !weight)
    throw UsageError(QStringLiteral(
        "init: --weight-upper is given without weights; name their column with --weight COLUMN."));
  if (!weight) return;
  data.weight = weight->toStdString();
  if (largest && !(*largest > 0))
    refuseForm("weight-upper", arguments.text(QStringLiteral("weight-upper")).value_or(QString()),
               "10, a number above 0");
  if (largest) declareLargestWeight(data, *largest);
  if (!largestWeight(data))
    throw UsageError(
        QStringLiteral("init: the largest weight in %1 is missing; declare with --weight-upper W what is "
                       "publicly known of it, for one that is taken from the data is not private.")
            .arg(QString::fromStdString(epsiscope::quoted(*data.weight))));
}

void applyDeclarations(const Arguments& arguments, DataChoice& data) {
  if (const auto target = arguments.text(QStringLiteral("target"))) {
    if (target->toStdString() != data.target) data.lower = data.upper = std::nullopt;
    data.target = target->toStdString();
  }
  if (const auto lower = arguments.number(QStringLiteral("lower"))) data.lower = lower;
  if (const auto upper = arguments.number(QStringLiteral("upper"))) data.upper = upper;
  if (const auto unit = arguments.text(QStringLiteral("unit"))) data.unit = unit->toStdString();
  if (const auto positive = arguments.text(QStringLiteral("positive")))
    data.positive = positive->toStdString();
  applyColumnDeclarations(arguments, data);
  applyWeight(arguments, data);
  if (const auto person = arguments.text(QStringLiteral("person"))) data.person = person->toStdString();
  if (const auto rows = arguments.number(QStringLiteral("rows-per-person"))) {
    if (*rows != std::floor(*rows) || !(*rows >= 1) || !(*rows <= std::numeric_limits<int>::max()))
      refuseForm("rows-per-person", arguments.text(QStringLiteral("rows-per-person")).value_or(QString()),
                 "5, a whole number from 1");
    data.rowsPerPerson = static_cast<int>(*rows);
  }
}

/// Says which columns are read as something else than what stands in their cells.
std::string readingsNote(const DataChoice& before, const DataChoice& after, const Dataset& dataset) {
  std::string notes;
  for (const Column& column : dataset.columns)
    if (choiceOf(before, column.name) != choiceOf(after, column.name))
      notes += "Note: the column " + quoted(column.name) + " is read as " + readingText(*column.offered) +
               "; to keep its texts, add --column " + column.name + "=text.\n";
  return notes;
}

/// Says which columns are no features.
std::string asideNote(const Study& study, const std::vector<SetAside>& aside) {
  std::string notes;
  if (!taskOf(study).facts().learns || !study.data.features) return notes;
  for (const SetAside& one : aside)
    if (roleOf(study.data, one.column) == ColumnRole::ignored)
      notes += "Note: the column " + quoted(one.column) + " is no feature: " + one.reason + ".\n";
  return notes;
}

const Column& targetIn(const Dataset& dataset, const DataChoice& data) {
  const int index = dataset.find(data.target);
  if (index < 0)
    throw UsageError(kInit + QStringLiteral(": ") +
                     QString::fromStdString(unknownColumn(dataset, data.target)));
  return dataset.columns[static_cast<std::size_t>(index)];
}

/// Chooses the first task that suits the values of the target, if none is named.
void chooseTask(const Arguments& arguments, const Column& target, Study& study) {
  if (const auto id = arguments.text(QStringLiteral("task")))
    study.task = taskNamed(*id).facts().task;
  else if (study.data.positive || target.kind == ColumnKind::text)
    study.task = firstTaskFor(TargetKind::classes).facts().task;
  if (const auto classes = arguments.text(QStringLiteral("classes")))
    for (const Task* task : allTasks())
      if (auto* declared = task->classesOf(study)) *declared = partsOf(*classes);
}

/// Throws a UsageError where the range of protected data is not declared: it cannot be read from them.
void requireDeclarations(const Study& study, const Dataset& dataset, const Column& target) {
  const DataChoice& data = study.data;
  const QString name = QString::fromStdString(quoted(data.target));
  const bool isQuantity = target.kind == ColumnKind::number && !taskOf(study).holdsClasses(study);
  if (lacksBounds(study, dataset) || (isQuantity && !(data.lower && data.upper)))
    throw UsageError(
        QStringLiteral(
            "init: the bounds of %1 are missing; declare with --lower L --upper U what is publicly "
            "known of it, for bounds that are taken from the data are not private.")
            .arg(name));
}

/// Says what keeps the study from running, as the window does, and how the command line declares a class.
bool refuses(const Study& study, const PreparedTable& table) {
  std::vector<Problem> found = problems(study);
  if (found.empty()) found = problems(study, table);
  for (Problem& problem : found)
    if (problem.field == "data.positive")
      problem.sentence += " Options: --positive V, or --task label-classes, which protects all classes.";
  return printProblems(found);
}

/// The options that declare the missing facts of these columns: "--bound age=B --bound hours=B".
std::string optionsFor(const Undeclared& missing) {
  if (missing.key == kKeyBounds) return "--lower L --upper U";
  if (missing.key == kKeyClasses) return "--classes A,B,C";
  if (missing.key == kKeyPreparation) return "--prepare unit-rows --bound COLUMN=B";
  if (missing.key == kKeyCells) return "--missing drop-rows --bad-cells drop-rows";
  if (missing.key == kKeyReading) return "--reading declared";
  const bool isBound = missing.key == kKeyColumnBounds;
  std::string options;
  for (const std::string& column : missing.columns)
    options += (options.empty() ? "" : " ") + std::string(isBound ? "--bound '" : "--categories '") + column +
               (isBound ? "=B'" : "=A,B,C'");
  return options;
}

/// Says that nothing is private yet, a sentence for each declaration that is missing and how it is given.
std::string undeclaredNote(const Study& study, const PreparedTable& table) {
  const std::vector<std::string> why = whyNothingIsPrivate(study, table);
  if (why.empty()) return {};
  std::string notes = "Note: as it stands, no method of this study is private.\n";
  const std::vector<Undeclared> missing = undeclaredIn(study, table.data());
  for (const std::string& sentence : why) {
    const auto one = std::ranges::find(missing, sentence, &Undeclared::sentence);
    notes += "Note: " + sentence;
    if (one != missing.end()) notes += " Options: " + optionsFor(*one) + ".";
    notes += '\n';
  }
  return notes;
}

/// Says what looks as if rows were not people, while every promise is about one row.
std::string unitNote(const DataChoice& data, const Dataset& dataset) {
  std::string said;
  if (data.person) return said;
  for (const std::string& note : unitNotes(dataset)) said += "Note: " + note + '\n';
  if (const auto person = likeliestPerson(dataset))
    said += "Note: options for that: --person '" + person->column + "' --rows-per-person K.\n";
  return said;
}

/// Proposes the column that seems to weight the rows; of declared weights it says which ones are none.
std::string weightNote(const DataChoice& data, const Dataset& dataset) {
  if (data.weight) {
    const std::string unusual = unusualWeights(dataset, *data.weight);
    return unusual.empty()
               ? unusual
               : "Note: the weights in " + epsiscope::quoted(*data.weight) + ": " + unusual + '\n';
  }
  const auto likely = likeliestWeight(dataset);
  if (!likely || likely->column == data.target) return {};
  return "Note: " + weightProposal(*likely) +
         " Every row counts once and the column is one like any other; options for that: --weight '" +
         likely->column + "' --weight-upper W, the largest that a weight can be, known without looking.\n";
}

/// Says how the file is read, and who answers for it.
std::string readingNote(const DataChoice& data, const Dataset& dataset) {
  std::string said;
  for (const std::string& sentence :
       dataset.readAsDetected ? readingSentences(data, dataset) : declarationOf(data, dataset))
    said += ' ' + sentence;
  if (said.empty()) return said;
  return (dataset.readAsDetected ? "Note: the reading was detected." : "Note: the reading is declared.") +
         said + '\n';
}

/// What the reader noted beside the questions that answersNote() passes on.
std::string findingsNote(const Dataset& dataset) {
  std::string said;
  if (dataset.readAsDetected)
    for (const std::string& note : dataset.notes) said += "Note: " + note + '\n';
  return said;
}

/// Names the options by which the values of columns get their meaning, where the table was asked about.
std::string answersNote(const Dataset& dataset) {
  constexpr std::size_t kMostColumns = 5;
  std::string said;
  for (const Question& question : dataset.questions) {
    if (!asksOfValues(question)) continue;
    const std::vector<ColumnChoice> columns =
        answered(DataChoice{}, dataset, question, question.answers.back()).columns;
    std::string given, kept;
    for (const ColumnChoice& one : std::span(columns).first(std::min(kMostColumns, columns.size()))) {
      if (!one.missing.empty())
        given += " --missing-in '" + one.column + '=' + withCommas(one.missing) + '\'';
      for (const std::vector<std::string>& spellings : one.same)
        given += " --same '" + one.column + '=' + withCommas(spellings) + '\'';
      const Column& column = dataset.columns[static_cast<std::size_t>(dataset.find(one.column))];
      kept += " --column '" + one.column + (column.kind == ColumnKind::number ? "=number'" : "=text'");
    }
    said += "Note: " + question.sentence + " Options: if so," + given + "; if not," + kept +
            (columns.size() > kMostColumns ? "; the same for the other columns.\n" : ".\n");
  }
  return said;
}

std::vector<OptionSpec> initOptions() {
  std::vector<OptionSpec> options = {
      {QStringLiteral("target"), QStringLiteral("T"), QStringLiteral("The column that is predicted.")},
      {QStringLiteral("lower"), QStringLiteral("L"),
       QStringLiteral("Smallest value that the target can have, declared without looking at the data.")},
      {QStringLiteral("upper"), QStringLiteral("U"), QStringLiteral("The same for its largest value.")},
      {QStringLiteral("unit"), QStringLiteral("UNIT"), QStringLiteral("Unit of the target, for the axes.")},
      {QStringLiteral("positive"), QStringLiteral("V"),
       QStringLiteral("For classes: the value of the target that counts as +1.")},
      {QStringLiteral("classes"), QStringLiteral("A,B,C"),
       QStringLiteral("For label-classes: what the target can be, declared without looking at the data.")},
      {QStringLiteral("bound"), QStringLiteral("COLUMN=B"),
       QStringLiteral(
           "Largest absolute value that a feature can have, or L..U, its smallest and largest value, for "
           "tasks that protect whole rows. Can be repeated.")},
      {QStringLiteral("categories"), QStringLiteral("COLUMN=A,B,C"),
       QStringLiteral("What a column of text can say, for tasks that protect whole rows. Can be repeated.")},
      {QStringLiteral("person"), QStringLiteral("COLUMN"),
       QStringLiteral("The column that names whom a row belongs to: promises are about that person then.")},
      {QStringLiteral("rows-per-person"), QStringLiteral("K"),
       QStringLiteral(
           "The most rows that one person has, declared without counting them; of others so many are "
           "drawn.")},
      {QStringLiteral("weight"), QStringLiteral("COLUMN"),
       QStringLiteral("The column of the rows' weights, for statistics; it is no feature.")},
      {QStringLiteral("weight-upper"), QStringLiteral("W"),
       QStringLiteral("The largest weight that a row can have, declared without looking at the data.")},
      {QStringLiteral("prepare"), QStringLiteral("HOW"),
       QStringLiteral("How features are scaled: standardise, unit-rows, unit-rows-plain or none; what the "
                      "task accepts if absent.")},
      {QStringLiteral("task"), QStringLiteral("ID"),
       QStringLiteral("What is released; for numbers label-privacy if absent, for text private-classifier.")},
      {QStringLiteral("quiet"), QString(), QStringLiteral("No notes on stderr.")}};
  options.push_back(readingOriginSpec());
  for (const OptionSpec& option : readingOptionSpecs()) options.push_back(option);
  for (const OptionSpec& option : cellRuleOptionSpecs()) options.push_back(option);
  return options;
}

}  // namespace

int runInit(const QStringList& given) {
  const Arguments arguments(
      kInit,
      QStringLiteral("Writes a study on a data file (or builtin:NAME) to stdout, with what was detected and "
                     "suggested.\n\n"
                     "  epsiscope init table.csv --target income --lower 0 --upper 5000 > study.json\n"
                     "  epsiscope run study.json --out results"),
      {QStringLiteral("DATA")}, initOptions(), given);
  Study study;
  DataChoice& data = study.data;
  const bool isPiped = arguments.positionals().front() == QLatin1String(kStandardInput);
  data.file = isPiped ? dataFile(arguments.positionals().front())
                      : fromHere(arguments.positionals().front().toStdString());
  data.target = targetOfBuiltIn(data.file);
  applyRecipeOption(kInit, arguments, data);
  applyReadingOptions(kInit, arguments, data);
  applyDeclarations(arguments, data);
  if (data.target.empty()) arguments.requiredText(QStringLiteral("target"));
  if (!data.lower && !data.upper) data = withKnownBounds(data);
  auto dataset = loadData(data, {});
  std::string notes;
  if (offersReadings(data, *dataset)) {
    const DataChoice offered = withOfferedReadings(data, *dataset);
    notes += readingsNote(data, offered, *dataset);
    data = offered;
    dataset = loadData(data, {});
  }
  if (declaresReading(kInit, arguments)) {
    data = withReadingDeclared(data, *dataset);
    dataset = loadData(data, {});
  }
  notes.insert(0, readingNote(data, *dataset) + findingsNote(*dataset) + answersNote(*dataset));
  const Column& target = targetIn(*dataset, data);
  chooseTask(arguments, target, study);
  const std::vector<SetAside> aside = columnsAside(data, *dataset);
  study = begunOn(study, *dataset, aside);
  if (const auto prepare = arguments.text(QStringLiteral("prepare"))) data.prepare = prepare->toStdString();
  requireDeclarations(study, *dataset, target);
  for (const Task* task : allTasks()) task->suggestUnchanged(study, study, dataset->rows());
  notes += asideNote(study, aside);
  const auto table = PreparedTable::of(study, dataset);
  if (refuses(study, *table)) return 2;
  if (data.positive && taskOf(study).hasClasses(study) && !arguments.has(QStringLiteral("positive")))
    notes += "Note: " + epsiscope::quoted(*data.positive) + " of " + epsiscope::quoted(data.target) +
             " counts as +1; to change that, add --positive V.\n";
  notes += unitNote(data, *dataset);
  notes += weightNote(data, *dataset);
  notes += undeclaredNote(study, *table);
  if (isPiped) {
    data.file = kStandardInput;
    notes += "Note: the table came from the standard input; save it, and name the file as data.file.\n";
  }
  if (!arguments.has(QStringLiteral("quiet"))) std::fputs(printable(notes).c_str(), stderr);
  std::fputs(toJson(study).c_str(), stdout);
  return 0;
}

}  // namespace epsiscope
