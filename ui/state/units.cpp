#include "ui/state/units.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/results/result.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/tasks.h"
#include "ui/state/wanted_error.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

QString squaredUnit(const Quantity& quantity) {
  if (quantity.unit.isEmpty()) return QObject::tr("squared units of %1").arg(quantity.name);
  // The axis may break its title into lines, but not here.
  const QString unit = QString(quantity.unit).replace(QLatin1Char(' '), QChar::Nbsp);
  const bool single = std::all_of(unit.begin(), unit.end(), [](QChar c) { return c.isLetter(); });
  return (single ? unit : QStringLiteral("(%1)").arg(unit)) + QStringLiteral("²");
}

QString nameWithUnit(const Quantity& quantity) {
  return quantity.unit.isEmpty() ? quantity.name
                                 : QStringLiteral("%1 (%2)").arg(quantity.name, quantity.unit);
}

QString unitSuffix(const DataChoice& data) {
  return data.unit && !data.unit->empty() ? QStringLiteral(" (%1)").arg(QString::fromStdString(*data.unit))
                                          : QString();
}

std::string shownMetric(const Study& study) {
  return taskOf(study).metricOf(study);
}

QString metricTitle(const Study& study, const std::string& metric) {
  if (metric == "test_error") return QObject::tr("Test error: share of wrong classes");
  if (metric == "label_error") return QObject::tr("Label error: share of wrong answers");
  if (const auto loss = wordsOf(study.task).loss; metric == "test_loss" && loss != nullptr)
    return QObject::tr("Test loss: mean %1 loss").arg(loss(study));
  const Quantity quantity = wordsOf(study.task).quantity(study);
  if (metric == kTestPinball)
    return quantity.unit.isEmpty() ? QObject::tr("Test error: mean pinball loss")
                                   : QObject::tr("Test error: mean pinball loss, %1").arg(quantity.unit);
  if (metric != "mse") return QObject::tr("Test error, mean squared, %1").arg(squaredUnit(quantity));
  return quantity.unit.isEmpty()
             ? QObject::tr("Squared error of %1").arg(quantity.name)
             : QObject::tr("Squared error of %1, %2").arg(quantity.name, squaredUnit(quantity));
}

double leastError(const TradeOffPreview& preview) {
  if (preview.none > 0) return preview.none;
  double least = std::numeric_limits<double>::infinity();
  for (const MethodCurve& curve : preview.curves)
    for (const double error : curve.y)
      if (error > 0) least = std::min(least, error);
  return std::isfinite(least) ? least : 0;
}

std::optional<double> middlingError(const Study& study, const TradeOffPreview& preview) {
  const double least = leastError(preview), mean = preview.predictMeanAtEpsilon;
  if (!(least > 0) || !(mean > least) || !std::isfinite(mean)) return {};
  return roundedWantedError(study, std::sqrt(least * mean), 2);
}

}  // namespace epsiscope
