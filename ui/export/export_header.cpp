#include "ui/export/export_header.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "core/results/result.h"
#include "core/study/plan.h"
#include "core/study/study_file.h"
#include "core/study/study_names.h"
#include "core/study/study_paths.h"
#include "core/table/dataset.h"
#include "core/table/row_counts.h"
#include "ui/state/app_state.h"
#include "ui/state/picture.h"
#include "ui/state/row_counts_text.h"
#include "ui/state/tasks.h"

namespace epsiscope {

namespace {

QString rowsLine(const RowCounts& counts) {
  return QStringLiteral(
             "rows: %1 of %2 in use, %3 dropped for missing cells, %4 dropped for cells that are no numbers; "
             "cells filled with means: %5 missing, %6 that were no numbers")
      .arg(counts.rowsUsed)
      .arg(counts.rowsInFile)
      .arg(counts.droppedForMissing)
      .arg(counts.droppedForBad)
      .arg(counts.cellsFilledMissing)
      .arg(counts.cellsFilledBad);
}

/// The counts of the study that is shown, which may be an earlier one.
RowCounts shownCounts(const AppState& state) {
  if (const auto picture = state.shownPicture()) return picture->cache->data().counts;
  if (state.showsRun()) return state.result->counts;
  return state.cache ? state.cache->data().counts : RowCounts();
}

}  // namespace

Study withoutFolders(const Study& study, const QString& studyFile) {
  if (studyFile.isEmpty()) return study;
  return withRelativePaths(study, QFileInfo(studyFile).absolutePath().toStdU16String());
}

ExportHeader exportHeader(const AppState& state) {
  return exportHeader(*state.dataset, withoutFolders(state.shownStudy(), state.studyFile),
                      shownCounts(state));
}

QStringList countsLine(const AppState& state) {
  const RowCounts counts = shownCounts(state);
  return changesTable(counts) ? QStringList{rowCountsText(counts)} : QStringList();
}

ExportHeader exportHeader(const Dataset& dataset, const Study& study, const RowCounts& counts) {
  QStringList lines = {
      QStringLiteral("Epsiscope %1").arg(QLatin1String(EPSISCOPE_VERSION)),
      QStringLiteral("data: %1, %2 rows, SHA-256 %3")
          .arg(QString::fromStdString(dataset.name), QString::number(dataset.rows()),
               QString::fromStdString(dataset.sha256)),
      QStringLiteral("task: %1, %2")
          .arg(QString::fromStdString(nameOf(study.task)), QString::fromLatin1(neighboursOf(study))),
      QStringLiteral("seed: %1").arg(study.seed)};
  if (splitSeedOf(study) != study.seed)
    lines << QStringLiteral("seed of the splits: %1").arg(splitSeedOf(study));
  QStringList marks;
  if (isPlan(study.data)) lines << QString::fromLatin1(kPlannedMark);
  if (counts.rowsInFile > 0) lines << rowsLine(counts);
  if (counts.persons > 0)
    lines << QStringLiteral(
                 "persons: %1 with at most %2 rows each; %3 rows dropped of nobody, %4 beyond the most")
                 .arg(counts.persons)
                 .arg(protectedUnit(study.data).most)
                 .arg(counts.withoutPerson)
                 .arg(counts.beyondMost);
  if (changesTable(counts)) marks << rowCountsText(counts);
  if (study.mode == Mode::classroom) {
    lines << QStringLiteral("Classroom mode: not private");
    marks << QCoreApplication::translate("ChartExport",
                                         "Classroom mode: computed from true values, not for publication.");
  }
  lines << QStringLiteral("study: ") + QString::fromStdString(compactJson(study));
  return {lines, marks.join(QLatin1Char('\n')), study.mode == Mode::classroom};
}

}  // namespace epsiscope
