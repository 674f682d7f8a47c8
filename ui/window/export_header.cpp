#include "ui/window/export_header.h"

#include <QCoreApplication>

#include "core/study/study_names.h"
#include "core/study/study_settings.h"
#include "ui/window/tasks.h"

namespace epsiscope {

ExportHeader exportHeader(const Dataset& dataset, const Study& study) {
  QStringList lines = {QStringLiteral("Epsiscope %1").arg(QLatin1String(EPSISCOPE_VERSION)),
                       QStringLiteral("data: %1, %2 rows, SHA-256 %3")
                           .arg(QString::fromStdString(dataset.name))
                           .arg(dataset.rows())
                           .arg(QString::fromStdString(dataset.sha256)),
                       QStringLiteral("task: %1, %2")
                           .arg(QString::fromStdString(nameOf(study.task)),
                                QString::fromLatin1(wordsOf(study.task).neighbours)),
                       QStringLiteral("seed: %1").arg(study.seed)};
  QString mark;
  if (study.mode == Mode::classroom) {
    lines << QStringLiteral("Classroom mode: not private");
    mark = QCoreApplication::translate("ChartExport", "Classroom mode: nothing shown here is private.");
  }
  lines << QStringLiteral("study: ") + QString::fromStdString(compactJson(study));
  return {lines, mark};
}

}  // namespace epsiscope
