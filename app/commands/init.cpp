#include "app/commands/init.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <optional>

#include "app/commands/arguments.h"
#include "app/commands/reading_options.h"
#include "app/commands/study_input.h"
#include "core/builtin/generators.h"
#include "core/study/load.h"
#include "core/study/problem_list.h"
#include "core/study/study_file.h"
#include "core/table/column_reading.h"
#include "core/table/identifier.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/text/printable.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

const QString kInit = QStringLiteral("init");
constexpr std::string_view kBuiltInPrefix = "builtin:";
/// Classes that a sentence names.
constexpr std::size_t kMostClassesNamed = 10;

/// As a study in the working directory names the file.
std::string fromHere(const std::string& file) {
  if (file.starts_with(kBuiltInPrefix)) return file;
  std::error_code error;
  const std::filesystem::path near = std::filesystem::proximate(file, error);
  return error ? file : near.generic_string();
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
}

template <class Value>
Value settled(const PlainKey<Value>& key, const Reading& reading) {
  return reading.*key.used;
}
std::string settled(const MarkKey& key, const Reading& reading) {
  return markWord(key, reading.*key.used);
}

/// Writes down what the reader found out, so that the study reads the same cells whatever a later version
/// would detect.
void writeReading(const Dataset& dataset, ReadingChoice& choice) {
  for (const ReadingKey& key : readingKeys()) {
    const auto isIt = [&](const Finding& finding) { return finding.key == key.key; };
    if (std::ranges::none_of(dataset.findings, isIt)) continue;
    std::visit(
        [&](const auto& value) {
          if (value.used != nullptr) choice.*value.told = settled(value, dataset.reading);
        },
        key.value);
  }
  if (choice.missingValues) std::erase(*choice.missingValues, std::string());  // always one
}

/// Reads percentages, amounts and dates as the numbers that they offer to be; says so in `notes`. Returns
/// whether there are any, so that the file has to be read again.
bool acceptReadings(const Dataset& dataset, DataChoice& data, std::string& notes) {
  bool found = false;
  for (const Column& column : dataset.columns) {
    const bool isDeclared = std::ranges::count(data.columns, column.name, &ColumnChoice::column) > 0;
    if (!column.offered || column.reading || isDeclared || data.recipe) continue;
    found = true;
    data.columns.push_back({.column = column.name, .kind = std::nullopt, .reading = column.offered->form});
    notes += "Note: the column " + quoted(column.name) + " is read as " + readingText(*column.offered) +
             "; to keep its texts, add --column " + column.name + "=text.\n";
  }
  return found;
}

/// Why a column is no feature that anybody would want, or nothing.
std::optional<std::string> whyNoFeature(const Column& column, const DataChoice& data) {
  if (const auto reason = identifierReason(column)) return reason;
  if (column.missing == column.size()) return "it has no values";
  if (column.kind == ColumnKind::text) {
    if (column.categories.size() > mostCategories(data))
      return "it has " + std::to_string(column.categories.size()) + " different texts";
    return column.categories.size() < 2 ? std::optional<std::string>("it says the same in every row")
                                        : std::nullopt;
  }
  double first = std::nan("");
  for (const double value : column.values) {
    if (std::isnan(first)) first = value;
    if (!std::isnan(value) && value != first) return std::nullopt;
  }
  return "it says the same in every row";
}

/// Lists the features, and says in `notes` which columns are none.
void chooseFeatures(const Dataset& dataset, DataChoice& data, std::string& notes) {
  std::vector<std::string> features;
  for (const Column& column : dataset.columns) {
    if (column.name == data.target) continue;
    const auto reason = whyNoFeature(column, data);
    if (!reason)
      features.push_back(column.name);
    else
      notes += "Note: the column " + quoted(column.name) + " is no feature: " + *reason + ".\n";
  }
  // None is a problem that is said of all of them.
  data.features = features.empty() ? std::nullopt : std::optional(features);
}

const Column& targetIn(const Dataset& dataset, const DataChoice& data) {
  const int index = dataset.find(data.target);
  if (index < 0)
    throw UsageError(kInit + QStringLiteral(": ") +
                     QString::fromStdString(unknownColumn(dataset, data.target)));
  return dataset.columns[static_cast<std::size_t>(index)];
}

/// The values that a class may be; nothing where there are too many.
std::vector<std::string> classesOf(const Column& column) {
  if (column.kind == ColumnKind::text)
    return column.categories.size() <= kMostClassesNamed ? column.categories : std::vector<std::string>();
  std::vector<double> values;
  for (const double value : column.values) {
    if (std::isnan(value) || std::ranges::find(values, value) != values.end()) continue;
    if (values.size() == kMostClassesNamed) return {};
    values.push_back(value);
  }
  std::ranges::sort(values);
  std::vector<std::string> names;
  for (const double value : values) names.push_back(shortestText(value));
  return names;
}

/// The first task for what the target holds, if none is named.
void chooseTask(const Arguments& arguments, const Column& target, Study& study) {
  if (const auto id = arguments.text(QStringLiteral("task")))
    study.task = taskNamed(*id).facts().task;
  else if (study.data.positive || target.kind == ColumnKind::text)
    study.task = firstTaskFor(TargetKind::classes).facts().task;
  if (const auto classes = arguments.text(QStringLiteral("classes"))) {
    std::vector<std::string>& declared = study.labelClasses.classes.emplace();
    for (const QString& one : classes->split(QLatin1Char(','), Qt::SkipEmptyParts))
      declared.push_back(one.trimmed().toStdString());
  }
  const Task& task = taskOf(study);
  if (!task.accepts(study.data.prepare)) study.data.prepare = task.facts().preparations.front();
  if (!task.hasClasses(study)) study.data.positive.reset();
}

/// What is protected cannot be asked where it lies: that is declared.
void requireDeclarations(const Study& study, const Column& target) {
  const DataChoice& data = study.data;
  const QString name = QString::fromStdString(quoted(data.target));
  if (!taskOf(study).holdsClasses(study)) {
    if (data.lower && data.upper) return;
    throw UsageError(
        QStringLiteral(
            "init: the bounds of %1 are missing; declare with --lower L --upper U what is publicly "
            "known of it, for bounds that are taken from the data are not private.")
            .arg(name));
  }
  if (data.positive || !taskOf(study).hasClasses(study)) return;
  const std::vector<std::string> classes = classesOf(target);
  throw UsageError(
      QStringLiteral("init: the class of %1 that counts as +1 is missing; add --positive V%2, or protect all "
                     "classes with --task label-classes.")
          .arg(name, classes.empty()
                         ? QString()
                         : QStringLiteral(" with V one of: ") + QString::fromStdString(listed(classes))));
}

std::string readingNote(const Dataset& dataset) {
  std::string said;
  for (const ReadingKey& key : readingKeys())
    for (const Finding& finding : dataset.findings)
      if (finding.key == key.key && finding.value.size() < 40)
        said += (said.empty() ? "" : ", ") + std::string(key.key) + " '" + finding.value + '\'';
  return said.empty() ? said : "Note: read with " + said + ".\n";
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
      {QStringLiteral("task"), QStringLiteral("ID"),
       QStringLiteral("What is released; for numbers label-privacy if absent, for text private-classifier.")},
      {QStringLiteral("quiet"), QString(), QStringLiteral("No notes on stderr.")}};
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
  data.file = fromHere(arguments.positionals().front().toStdString());
  data.target = targetOfBuiltIn(data.file);
  applyRecipeOption(kInit, arguments, data);
  applyReadingOptions(kInit, arguments, data);
  applyDeclarations(arguments, data);
  if (data.target.empty()) arguments.requiredText(QStringLiteral("target"));
  if (!data.lower && !data.upper) data = withKnownBounds(data);
  auto dataset = loadData(data, {});
  std::string notes = readingNote(*dataset);
  if (acceptReadings(*dataset, data, notes)) dataset = loadData(data, {});
  const Column& target = targetIn(*dataset, data);
  if (target.reading && !data.unit) data.unit = unitText(*target.reading);
  chooseTask(arguments, target, study);
  requireDeclarations(study, target);
  taskOf(study).begin(study, dataset->rows());
  if (!data.recipe) writeReading(*dataset, data.reading);
  if (taskOf(study).facts().learns) chooseFeatures(*dataset, data, notes);
  if (!data.file.starts_with(kBuiltInPrefix)) data.sha256 = dataset->sha256;
  if (printProblems(problems(study)) || printProblems(problems(study, *PreparedTable::of(study, dataset))))
    return 2;
  if (!arguments.has(QStringLiteral("quiet"))) std::fputs(printable(notes).c_str(), stderr);
  std::fputs(toJson(study).c_str(), stdout);
  return 0;
}

}  // namespace epsiscope
