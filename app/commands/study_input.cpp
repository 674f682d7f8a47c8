#include "app/commands/study_input.h"

#include <algorithm>
#include <cstdio>

#include "app/commands/reading_options.h"
#include "core/base/file_error.h"
#include "core/base/said_error.h"
#include "core/release/looks.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/study/study_paths.h"
#include "core/table/database_address.h"
#include "core/table/dataset.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/text/printable.h"
#include "core/text/wording.h"
#include "ui/release/own_places.h"
#include "ui/session/data_defaults.h"

namespace epsiscope {

namespace {

/// The path itself where the working directory is no more.
std::string fromWorkingDirectory(const std::string& path) {
  std::error_code error;
  const std::string file = fileOnDisk(path);
  if (file.empty()) return path;
  const std::filesystem::path found = std::filesystem::absolute(file, error);
  return error ? path : withFileOnDisk(path, found.string());
}

/// Says what a command can do where the window offers to locate the file.
void requireDataFile(const DataChoice& data, const std::filesystem::path& folder) {
  std::error_code error;
  const std::string file = fileOnDisk(data.file);
  if (file.empty() || std::filesystem::exists(folder / file, error) || error) return;
  throw FileError({.file = shortened((folder / file).string(), 300)}, "there is no such file",
                  "put it there, or name it with --set data.file=PATH");
}

/// Explains the declarations that the window asks for in a form. Bounds that are there and wrong say enough.
void sayHowBoundsAreDeclared(const DataChoice& data, const std::vector<Problem>& found) {
  const auto isOfBounds = [](const Problem& problem) {
    return problem.field == "data.lower" || problem.field == "data.upper";
  };
  if ((!data.lower || !data.upper) && std::ranges::any_of(found, isOfBounds))
    std::fputs(
        "epsiscope: Bounds are declared with --set data.lower=NUMBER --set data.upper=NUMBER, or as "
        "\"lower\" and \"upper\" in the block \"data\" of the study.\n",
        stderr);
}

}  // namespace

bool printProblems(const std::vector<Problem>& found) {
  for (const Problem& problem : found)
    std::fprintf(stderr, "epsiscope: %s\n",
                 printable(problem.field + ": " + problem.sentence + cellRuleHint(problem)).c_str());
  return !found.empty();
}

std::vector<OptionSpec> studyOptions() {
  std::vector<OptionSpec> options = {
      {QStringLiteral("set"), QStringLiteral("KEY=VALUE"),
       QStringLiteral("Replaces a value of the study, for example --set data.lower=0. Can be repeated.")},
      {QStringLiteral("threads"), QStringLiteral("N"),
       QStringLiteral(
           "How many threads compute; as many as the machine has if absent. Results are the same.")},
      {QStringLiteral("quiet"), QString(), QStringLiteral("No progress and no notes on stderr.")}};
  for (const OptionSpec& option : readingOptionSpecs()) options.push_back(option);
  for (const OptionSpec& option : cellRuleOptionSpecs()) options.push_back(option);
  return options;
}

QString settingExamples() {
  return QStringLiteral(
      "Every key of the study file can be set, with dots between blocks; a value is JSON, else text:\n"
      "  --set data.file=table.csv --set data.target=income\n"
      "  --set data.lower=0 --set data.upper=5000    bounds of the target, declared without looking\n"
      "  --set 'epsilon=[0.1,0.5,1,2]' --set trials=20 --set seed=7\n"
      "  --set 'label_privacy.methods=[\"laplace\",\"staircase\",\"central-ridge\"]'\n"
      "  --set label_privacy.learner=random-features --set label_privacy.zeta=suggested\n"
      "  --set kernel_release.lambda=0.01 --set private_classifier.lambda=0.003\n"
      "  --set data.positive=yes --set task=private-classifier\n"
      "  --set statistic.statistic=mean --set task=statistic\n"
      "  --set view.epsilon=0.5 --set about.author='Jo Doe'\n"
      "epsiscope init DATA writes a study file with every key.");
}

unsigned threadsOption(const Arguments& arguments) {
  constexpr std::uint64_t kMost = 1024;
  const std::uint64_t threads = arguments.wholeNumber(QStringLiteral("threads")).value_or(0);
  if (threads > kMost)
    throw UsageError(QStringLiteral("--threads is %1; choose a number up to %2.").arg(threads).arg(kMost));
  return static_cast<unsigned>(threads);
}

Study studyWithOptions(const QString& command, const std::filesystem::path& file,
                       const Arguments& arguments) {
  return withOptions(command, readStudy(file), arguments);
}

OptionSpec levelOption() {
  return {QStringLiteral("level"), QStringLiteral("P"),
          QStringLiteral("The probability with which a released statistic is no farther away than its "
                         "half-width; 0.95, or what the study says, if it is not given.")};
}

Study withLevel(const QString& command, Study study, const Arguments& arguments) {
  const std::optional<double> level = arguments.number(levelOption().name);
  if (!level) return study;
  if (!taskOf(study).facts().hasHalfWidth)
    throw UsageError(
        QStringLiteral("%1: --level is for released statistics, and this study has none.").arg(command));
  study.statistic.level = *level;
  return study;
}

Study withOptions(const QString& command, Study study, const Arguments& arguments) {
  std::vector<std::string> assignments;
  for (const QString& setting : arguments.texts(QStringLiteral("set")))
    assignments.push_back(setting.toStdString());
  applyRecipeOption(command, arguments, study.data);
  study = withSettings(study, assignments);
  applyReadingOptions(command, arguments, study.data);
  const auto isSet = [&](const char* key) {
    return std::any_of(assignments.begin(), assignments.end(),
                       [&](const std::string& assignment) { return assignment.starts_with(key); });
  };
  if (isSet("data.file=") || isSet("data=")) study.data.file = fromWorkingDirectory(study.data.file);
  if (isSet("label_privacy.prior_file=") || isSet("label_privacy="))
    renameFilesBeside(study, [](const std::string& beside) {
      return beside.empty() ? beside : fromWorkingDirectory(beside);
    });
  study.data = withKnownBounds(study.data);
  return study;
}

std::vector<Problem> problemsWithTable(const Study& study, const PreparedTable& table,
                                       const std::filesystem::path& folder) {
  return problems(study, table, folder);
}

LoadedStudy loadStudy(Study study, const std::filesystem::path& file, const GoOn& goOn,
                      const TableCheck& check) {
  const std::filesystem::path folder = file.parent_path();
  if (const std::vector<Problem> found = problems(study, folder); printProblems(found)) {
    sayHowBoundsAreDeclared(study.data, found);
    return {.input = std::nullopt, .problems = true};
  }
  requireDataFile(study.data, folder);
  auto dataset = loadData(study.data, folder, goOn);
  if (!dataset) return {};
  auto table = PreparedTable::of(study, std::move(dataset));
  if (printProblems(check(study, *table, folder))) return {.input = std::nullopt, .problems = true};
  return {.input = StudyInput{std::move(study), folder, std::move(table)}, .problems = false};
}

void noteLookAt(const StudyInput& input) {
  if (isBuiltIn(input.study.data)) return;
  try {
    noteLook(looksFolder(), input.table->dataset()->sha256);
  } catch (const SaidError&) {
    // A study may be looked at where nothing can be written.
  }
}

}  // namespace epsiscope
