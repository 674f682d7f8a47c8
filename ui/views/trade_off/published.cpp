#include "ui/views/trade_off/published.h"

#include <QObject>

#include <set>

#include "ui/theme/method_style.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

ChartSeries lineOf(const PublishedColumn& column, const std::vector<double>& x, const Theme& theme) {
  ChartSeries series;
  series.id = QStringLiteral("published/") + QString::fromStdString(column.label);
  series.name = QObject::tr("published: %1").arg(QString::fromStdString(column.label));
  series.x = x;
  series.y = column.error;
  series.markerX = x;
  series.style = methodStyle(QString::fromStdString(column.method), theme);
  series.style.pen = Qt::DotLine;
  series.style.width = 1.2;
  series.opacity = 0.75;
  series.notPrivate = !column.isPrivate;
  return series;
}

}  // namespace

void addPublished(ChartModel& model, const Study& study, bool overLambda, const Theme& theme) {
  std::set<std::string> sources;
  QStringList withoutPrivacy;
  for (const PublishedColumn& column : study.published) {
    if (column.lambda.empty() == overLambda) continue;
    model.series.push_back(lineOf(column, overLambda ? column.lambda : column.epsilon, theme));
    // A table over lambda has one epsilon.
    const QString at = overLambda && !column.epsilon.empty()
                           ? QObject::tr(", at ε = %1").arg(numberText(column.epsilon.front()))
                           : QString();
    sources.insert(column.source + at.toStdString());
    if (!column.isPrivate && !column.reason.empty())
      model.sources << QString::fromStdString("Published " + column.label + ": " + column.reason + ".");
    if (column.withoutPrivacy)
      withoutPrivacy << QString::fromStdString(column.label) + QLatin1Char(' ') +
                            exactText(*column.withoutPrivacy);
  }
  if (!withoutPrivacy.isEmpty())
    model.sources << QObject::tr("Published errors without privacy: %1.")
                         .arg(withoutPrivacy.join(QStringLiteral(", ")));
  for (const std::string& source : sources)
    model.notes << QObject::tr("Published columns: %1.").arg(QString::fromStdString(source));
}

}  // namespace epsiscope
