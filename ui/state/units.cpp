#include "ui/state/units.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QString lossName(const std::string& loss) {
  if (loss == "logistic") return QObject::tr("logistic");
  if (loss == "huber") return QObject::tr("huber");
  if (loss == "smoothed-hinge") return QObject::tr("smoothed-hinge");
  return QString::fromStdString(loss);
}

}  // namespace

QString squaredUnit(const DataChoice& data) {
  if (!data.unit || data.unit->empty())
    return QObject::tr("squared units of %1").arg(QString::fromStdString(data.target));
  // The axis may break its title into lines, but not here.
  const QString unit = QString::fromStdString(*data.unit).replace(QLatin1Char(' '), QChar::Nbsp);
  const bool single = std::all_of(unit.begin(), unit.end(), [](QChar c) { return c.isLetter(); });
  return (single ? unit : QStringLiteral("(%1)").arg(unit)) + QStringLiteral("²");
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
  if (metric == "test_loss")
    return QObject::tr("Test loss: mean %1 loss").arg(lossName(study.privateClassifier.loss));
  return QObject::tr("Test error, mean squared, %1").arg(squaredUnit(study.data));
}

std::optional<double> middlingError(const TradeOffPreview& preview) {
  const double none = preview.none, mean = preview.predictMeanAtEpsilon;
  if (!(none > 0) || !(mean > none) || !std::isfinite(mean)) return {};
  return roundedTo(std::sqrt(none * mean), 2);
}

}  // namespace epsiscope
