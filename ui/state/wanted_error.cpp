#include "ui/state/wanted_error.h"

#include <QObject>

#include <cmath>

#include "core/tasks/metric_words.h"
#include "core/tasks/task.h"
#include "ui/state/tasks.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// "200 $", "2 × 1000 $".
QString withUnitOf(const Study& study, double value) {
  const QString unit = wordsOf(study.task).quantity(study).unit;
  const QString number = numberText(value, 4);
  if (unit.isEmpty()) return number;
  // Two numbers beside each other would read as one.
  const QString between = unit.front().isDigit() ? QStringLiteral("\u00a0×\u00a0") : QStringLiteral("\u00a0");
  return number + between + unit;
}

}  // namespace

bool wantsRoot(const Study& study) {
  return isSquaredMetric(taskOf(study).metricOf(study));
}

double shownWantedError(const Study& study, double stored) {
  if (!wantsRoot(study)) return stored;
  // The root of a square that somebody typed has few digits; that of another number reads no better with all.
  constexpr int kMostDigits = 6;
  const double root = std::sqrt(stored);
  return exactText(root).size() <= 2 * kMostDigits ? root : roundedTo(root, kMostDigits);
}

double storedWantedError(const Study& study, double shown) {
  return wantsRoot(study) ? shown * shown : shown;
}

double roundedWantedError(const Study& study, double stored, int digits) {
  return storedWantedError(study, roundedTo(wantsRoot(study) ? std::sqrt(stored) : stored, digits));
}

QString wantedErrorText(const Study& study, double stored) {
  return wantsRoot(study) ? QObject::tr("RMSE %1").arg(withUnitOf(study, std::sqrt(stored)))
                          : numberText(stored, 3);
}

QString wantedErrorWords(const Study& study, double stored) {
  if (wantsRoot(study))
    return QObject::tr("%1, squared %2").arg(wantedErrorText(study, stored), numberText(stored, 4));
  return QStringLiteral("%1 %2").arg(QString::fromStdString(nameOfMetric(taskOf(study).metricOf(study))),
                                     numberText(stored, 3));
}

}  // namespace epsiscope
