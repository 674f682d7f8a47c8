#include "ui/window/export_header.h"

#include <QJsonDocument>

#include "core/study/study_file.h"

namespace epsiscope {

QStringList exportHeader(const AppState& state, const Study& study) {
  QStringList lines = {QStringLiteral("Epsiscope %1").arg(QLatin1String(EPSISCOPE_VERSION))};
  if (state.dataset)
    lines << QStringLiteral("data: %1, %2 rows, SHA-256 %3")
                 .arg(QString::fromStdString(state.dataset->name))
                 .arg(state.dataset->rows())
                 .arg(QString::fromStdString(state.dataset->sha256));
  lines << QStringLiteral("seed: %1").arg(study.seed);
  if (study.mode == Mode::classroom) lines << QStringLiteral("Classroom mode: not private");
  if (state.boundsFromData) lines << QStringLiteral("bounds taken from the data: not private");
  const QJsonDocument json = QJsonDocument::fromJson(QByteArray::fromStdString(toJson(study)));
  lines << QStringLiteral("study: ") + QString::fromUtf8(json.toJson(QJsonDocument::Compact));
  return lines;
}

}  // namespace epsiscope
