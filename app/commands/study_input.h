#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "app/commands/arguments.h"
#include "core/tasks/prepared_table.h"
#include "core/base/go_on.h"
#include "core/study/study.h"

namespace epsiscope {

/// A study that can run, with its data.
struct StudyInput {
  Study study;
  std::filesystem::path folder;  ///< of the study file: where its relative paths start
  std::shared_ptr<const PreparedTable> table;
};

/// Options that every command on a study has: --set, --threads, --quiet, and how its data are read.
std::vector<OptionSpec> studyOptions();
/// Lines for --help: what --set takes, with the keys that are set most.
QString settingExamples();
unsigned threadsOption(const Arguments& arguments);

/// The study file with --recipe, --set and the other options on its data applied, in this order; a path given
/// by --set starts at the working directory. Throws FileError and UsageError.
Study studyWithOptions(const QString& command, const std::filesystem::path& file, const Arguments& arguments);

/// The same of a study that comes from no file.
Study withOptions(const QString& command, Study study, const Arguments& arguments);

/// The option --level of commands that tell half-widths, and the study with it.
OptionSpec levelOption();
Study withLevel(const QString& command, Study study, const Arguments& arguments);

/// Says on stderr why a study cannot run, a line each; returns whether there was anything to say.
bool printProblems(const std::vector<Problem>& found);

/// What a study and its table have against each other; the folder is that of the study file.
using TableCheck = std::function<std::vector<Problem>(const Study&, const PreparedTable&,
                                                      const std::filesystem::path& folder)>;
std::vector<Problem> problemsWithTable(const Study& study, const PreparedTable& table,
                                       const std::filesystem::path& folder);

/// Checks the study, loads its data, checks both together. Problems go to stderr, one line each: then
/// `problems` is true. Neither is set if cancelled while loading.
struct LoadedStudy {
  std::optional<StudyInput> input;
  bool problems = false;
};
LoadedStudy loadStudy(Study study, const std::filesystem::path& file, const GoOn& goOn,
                      const TableCheck& check = problemsWithTable);

/// Notes for a later release that this user is shown true values of the table, as the window does: see
/// core/release/looks.h. Where that cannot be kept nothing is said.
void noteLookAt(const StudyInput& input);

}  // namespace epsiscope
