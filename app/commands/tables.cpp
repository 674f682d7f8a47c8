#include "app/commands/tables.h"

#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "app/commands/arguments.h"
#include "app/commands/interrupt.h"
#include "app/commands/run_files.h"
#include "app/commands/study_input.h"
#include "core/base/store.h"
#include "core/study/study.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/tables_preview.h"
#include "core/tasks/statistic/wanted_precision.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/warnings.h"
#include "core/text/decimal.h"
#include "core/text/printable.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

const QString kTablesCommand = QStringLiteral("tables");
constexpr const char* kTablesFile = "tables.csv";

/// A file of that name is replaced by nothing: who wrote it is not known.
void requireNew(const std::filesystem::path& file) {
  std::error_code unknown;
  if (std::filesystem::symlink_status(file, unknown).type() == std::filesystem::file_type::not_found) return;
  throw UsageError(QStringLiteral("%1: %2 exists; choose another folder, or take the file away.")
                       .arg(kTablesCommand, QString::fromStdString(file.string())));
}

/// Says what a run of the study says, before its first trial.
void sayNotesOf(const std::vector<TablesPreview>& plans, const Study& study, const TaskCache& cache) {
  std::vector<std::string> notes = warnings(study, cache);
  for (const TablesPreview& plan : plans)
    for (const std::string& note : plan.notes) addOnce(notes, note);
  for (const std::string& note : notes) std::fprintf(stderr, "Note: %s\n", printable(note).c_str());
}

/// Says at which epsilon, and with which shares, all wanted half-widths are reached.
void sayWantedPrecision(const Study& study, const TaskCache& cache) {
  const WantedPrecision wanted = wantedPrecision(study, cache);
  if (wanted.together == 0) return;
  if (!(wanted.together > 0)) {
    std::fputs("Note: No epsilon gives one of the wanted half-widths.\n", stderr);
    return;
  }
  const Study divided = withSharesForPrecision(study, cache);
  std::string shares;
  for (std::size_t i = 0; i < releaseCount(study); ++i)
    shares += (i == 0 ? "" : ", ") + idOfRelease(study, i) + " " + shortestDigits(shareOfRelease(divided, i));
  std::fprintf(stderr, "Note: All wanted half-widths are reached at epsilon %s with these shares: %s.\n",
               roundedText(wanted.ofStudy, 4).c_str(), printable(shares).c_str());
}

}  // namespace

int runTables(const QStringList& given) {
  std::vector<OptionSpec> options = studyOptions();
  options.insert(options.begin(), {{QStringLiteral("out"), QStringLiteral("DIR"),
                                    QStringLiteral("Where tables.csv goes; made if absent.")},
                                   levelOption()});
  const Arguments arguments(
      kTablesCommand,
      QStringLiteral(
          "Writes the tables that a study of statistics would release at each of its epsilons, a line for "
          "each cell, with the expected error and the half-width of its release: no noise is drawn. The "
          "errors are computed from true values and are not private.\n\n"
          "  epsiscope tables study.json --out plan --level 0.9 --set 'statistic.by=[\"region\", \"sex\"]'"),
      {QStringLiteral("STUDY.json")}, options, given);
  const std::filesystem::path folder = arguments.requiredText(QStringLiteral("out")).toStdString();
  const std::filesystem::path file = arguments.positionals().front().toStdString();
  Study study = withLevel(kTablesCommand, studyWithOptions(kTablesCommand, file, arguments), arguments);
  if (!taskOf(study).facts().hasHalfWidth)
    throw UsageError(
        QStringLiteral("tables: the study releases no statistics; set its task to \"statistic\"."));
  const LoadedStudy loaded = loadStudy(std::move(study), file, [] { return !wasInterrupted(); });
  if (loaded.problems) return 2;
  if (!loaded.input) return interruptedCode();
  const StudyInput& input = *loaded.input;
  noteLookAt(input);
  makeFolder(kTablesCommand, folder);
  requireNew(folder / kTablesFile);
  const auto cache = buildCache(input.study, input.table, [] { return !wasInterrupted(); });
  if (!cache) return interruptedCode();
  std::vector<TablesPreview> plans;
  for (const double epsilon : input.study.epsilon) {
    Study there = input.study;
    there.view.epsilon = epsilon;
    plans.push_back(previewTables(there, *cache, [] { return !wasInterrupted(); }));
    if (wasInterrupted()) return interruptedCode();
  }
  writeFileAtomically(folder / kTablesFile, tablesCsv(plans));
  if (arguments.has(QStringLiteral("quiet"))) return 0;
  sayNotesOf(plans, input.study, *cache);
  sayWantedPrecision(input.study, *cache);
  return 0;
}

}  // namespace epsiscope
