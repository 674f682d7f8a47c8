#include "ui/window/export_header.h"

#include <QJsonDocument>

#include "core/study/study_file.h"
#include "core/study/study_names.h"
#include "ui/window/tasks.h"

namespace epsiscope {

QStringList exportHeader(const Dataset& dataset, const Study& study) {
  const QJsonDocument json = QJsonDocument::fromJson(QByteArray::fromStdString(toJson(study)));
  QStringList lines = {QStringLiteral("Epsiscope %1").arg(QLatin1String(EPSISCOPE_VERSION)),
                       QStringLiteral("data: %1, %2 rows, SHA-256 %3")
                           .arg(QString::fromStdString(dataset.name))
                           .arg(dataset.rows())
                           .arg(QString::fromStdString(dataset.sha256)),
                       QStringLiteral("task: %1, %2")
                           .arg(QString::fromStdString(nameOf(study.task)),
                                QString::fromLatin1(wordsOf(study.task).neighbours)),
                       QStringLiteral("seed: %1").arg(study.seed)};
  if (study.mode == Mode::classroom) lines << QStringLiteral("Classroom mode: not private");
  return lines << QStringLiteral("study: ") + QString::fromUtf8(json.toJson(QJsonDocument::Compact));
}

}  // namespace epsiscope
