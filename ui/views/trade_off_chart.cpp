#include "ui/views/trade_off_chart.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

#include "core/study/methods.h"
#include "ui/views/trade_off_rows.h"
#include "ui/views/words.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// Limits that hold the useful part: from below the best error to five times the error of the mean, and at
/// least the lowest point of every curve. They depend on no slider but those that change the errors
/// themselves.
std::pair<double, double> errorRange(const TradeOffPreview& preview, bool logarithmic) {
  double low = preview.none > 0 ? preview.none : std::numeric_limits<double>::infinity();
  double high = 0;
  for (const double mean : preview.predictMean.y)
    if (std::isfinite(mean)) high = high == 0 ? mean : std::min(high, mean);
  high *= 5;
  for (const MethodCurve& curve : preview.curves) {
    double smallest = std::numeric_limits<double>::infinity();
    for (const double error : curve.y)
      if (error > 0 && error < smallest) smallest = error;
    if (!std::isfinite(smallest)) continue;
    low = std::min(low, smallest);
    high = std::max(high, 1.2 * smallest);
  }
  if (!std::isfinite(low)) low = high > 0 ? high / 100 : 0.1;
  if (!(high > low)) high = 10 * low;
  return {logarithmic ? 0.85 * low : 0.0, high};
}

struct SampledCurve {
  std::vector<double> epsilon, q05, q25, q50, q75, q95;
};

SampledCurve sampledCurve(const Result& result, const std::string& method, const std::string& learner) {
  std::map<double, const ResultRow*> byEpsilon;
  for (const ResultRow& row : result.series)
    if (isShown(row, method, learner) && row.kind == "sampled") byEpsilon[row.epsilon] = &row;
  SampledCurve curve;
  for (const auto& [epsilon, row] : byEpsilon) {
    curve.epsilon.push_back(epsilon);
    curve.q05.push_back(row->q05);
    curve.q25.push_back(row->q25);
    curve.q50.push_back(row->q50);
    curve.q75.push_back(row->q75);
    curve.q95.push_back(row->q95);
  }
  return curve;
}

ChartSeries band(const QString& id, const MethodStyle& style, const std::vector<double>& x,
                 std::vector<double> lower, std::vector<double> upper, double opacity) {
  ChartSeries series;
  series.id = id;
  series.kind = ChartSeries::Kind::band;
  series.x = x;
  series.y = std::move(lower);
  series.upper = std::move(upper);
  series.style = style;
  series.opacity = opacity;
  return series;
}

/// Returns whether there were any. Where there is no exact line the medians are joined.
bool addSampledRuns(ChartModel& model, const Result& result, const MethodCurve& curve,
                    const std::string& learner, const Theme& theme, bool outOfDate) {
  SampledCurve sampled = sampledCurve(result, curve.method, learner);
  if (sampled.epsilon.empty()) return false;
  const QString id = QString::fromStdString(curve.method);
  const MethodStyle style = methodStyle(id, theme);
  const double strength = outOfDate ? 0.4 : 1;
  model.series.push_back(
      band(id + QStringLiteral("/90"), style, sampled.epsilon, sampled.q05, sampled.q95, 0.10 * strength));
  model.series.push_back(
      band(id + QStringLiteral("/50"), style, sampled.epsilon, sampled.q25, sampled.q75, 0.18 * strength));
  ChartSeries median;
  median.id = id + QStringLiteral("/median");
  median.kind = hasLine(curve) ? ChartSeries::Kind::dots : ChartSeries::Kind::line;
  if (!hasLine(curve)) {
    median.name = QString::fromStdString(curve.label);
    median.markerX = sampled.epsilon;
  }
  median.x = std::move(sampled.epsilon);
  median.y = std::move(sampled.q50);
  median.style = style;
  median.opacity = strength;
  model.series.push_back(std::move(median));
  return true;
}

ChartSeries exactLine(const MethodCurve& curve, const Theme& theme) {
  ChartSeries series;
  series.id = QString::fromStdString(curve.method) + QStringLiteral("/exact");
  series.name = QString::fromStdString(curve.label);
  series.x = curve.x;
  series.y = curve.y;
  series.style = methodStyle(QString::fromStdString(curve.method), theme);
  return series;
}

ChartGuide baseline(const QString& id, double value, const QString& label, const Theme& theme,
                    Qt::PenStyle pen) {
  ChartGuide guide;
  guide.id = id;
  guide.along = ChartGuide::Along::y;
  guide.value = value;
  guide.label = label;
  guide.color = theme.mutedText;
  guide.pen = pen;
  guide.width = 1.5;
  return guide;
}

void addBaselines(ChartModel& model, const TradeOffPreview& preview, const Theme& theme) {
  if (preview.none > 0)
    model.guides.push_back(baseline(QStringLiteral("none"), preview.none,
                                    QStringLiteral("no privacy: %1").arg(numberText(preview.none, 3)), theme,
                                    Qt::DashLine));
  if (preview.predictMean.y.empty()) return;
  ChartSeries mean = exactLine(preview.predictMean, theme);
  mean.name = QStringLiteral("predict the mean: %1").arg(numberText(preview.predictMeanAtEpsilon, 3));
  mean.style.marker = MarkerShape::none;
  model.series.push_back(std::move(mean));
}

/// One note per source; exports also say why columns are not private, and their errors without privacy.
void addSources(ChartModel& model, const Study& study) {
  std::set<std::string> sources;
  QStringList withoutPrivacy;
  for (const PublishedColumn& column : study.published) {
    sources.insert(column.source);
    if (!column.isPrivate)
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

/// Thin lines in the methods' colours; what is not private says so in the legend, with the reason in exports.
void addPublished(ChartModel& model, const Study& study, const Theme& theme) {
  for (const PublishedColumn& column : study.published) {
    ChartSeries series;
    series.id = QStringLiteral("published/") + QString::fromStdString(column.label);
    series.name = QObject::tr("published: %1").arg(QString::fromStdString(column.label));
    series.x = column.epsilon;
    series.y = column.error;
    series.markerX = column.epsilon;
    series.style = methodStyle(QString::fromStdString(column.method), theme);
    series.style.pen = Qt::DotLine;
    series.style.width = 1.2;
    series.opacity = 0.75;
    series.notPrivate = !column.isPrivate;
    model.series.push_back(std::move(series));
  }
  addSources(model, study);
}

ChartGuide targetGuide(double error, const Theme& theme) {
  ChartGuide guide;
  guide.id = QStringLiteral("target");
  guide.along = ChartGuide::Along::y;
  guide.value = error;
  guide.label = QObject::tr("wanted error %1").arg(numberText(error, 3));
  guide.color = theme.accent;
  guide.pen = Qt::DashLine;
  guide.draggable = true;
  return guide;
}

ChartGuide epsilonGuide(double epsilon, const Theme& theme) {
  ChartGuide guide;
  guide.id = QStringLiteral("epsilon");
  guide.value = epsilon;
  guide.label = QStringLiteral("ε ") + numberText(epsilon);
  guide.color = theme.accent;
  guide.draggable = true;
  return guide;
}

}  // namespace

QString squaredUnit(const DataChoice& data) {
  if (!data.unit || data.unit->empty())
    return QStringLiteral("squared units of %1").arg(QString::fromStdString(data.target));
  const QString unit = QString::fromStdString(*data.unit);
  const bool single = std::all_of(unit.begin(), unit.end(), [](QChar c) { return c.isLetter(); });
  return (single ? unit : QStringLiteral("(%1)").arg(unit)) + QStringLiteral("²");
}

QString unitSuffix(const DataChoice& data) {
  return data.unit && !data.unit->empty() ? QStringLiteral(" (%1)").arg(QString::fromStdString(*data.unit))
                                          : QString();
}

std::size_t finishedTrials(const Result& result) {
  int most = 0;
  for (const ResultRow& row : result.series)
    if (row.kind == "sampled") most = std::max(most, row.trials);
  return static_cast<std::size_t>(most);
}

ChartModel tradeOffChart(const Study& study, const TradeOffPreview& preview, const Result* result,
                         const Theme& theme, const TradeOffOptions& options) {
  ChartModel model;
  model.id = QStringLiteral("trade-off");
  model.title = QStringLiteral("What privacy costs");
  model.x.title = QStringLiteral("Privacy budget ε: more private ← → more accurate");
  model.x.logarithmic = options.logEpsilon;
  model.x.range = {options.logEpsilon ? preview.low : 0, preview.high};
  model.y.title = QStringLiteral("Test error, mean squared, ") + squaredUnit(study.data);
  model.y.logarithmic = options.logError;
  model.y.range = errorRange(preview, options.logError);
  model.notPrivate = true;

  const bool drawn = result != nullptr;
  Study same = drawn ? result->study : study;
  same.view = study.view;
  const bool outOfDate = same != study;
  std::set<std::string> sampled;
  if (drawn)
    for (const MethodCurve& curve : preview.curves)
      if (addSampledRuns(model, *result, curve, shownLearner(study), theme, outOfDate))
        sampled.insert(curve.method);
  addBaselines(model, preview, theme);
  addPublished(model, study, theme);
  for (const MethodCurve& curve : preview.curves) {
    if (!hasLine(curve)) continue;
    model.series.push_back(exactLine(curve, theme));
    // Where runs are drawn, a marker means their median and nothing else.
    if (sampled.contains(curve.method)) model.series.back().markerX.emplace();
  }
  model.guides.push_back(epsilonGuide(viewEpsilon(study), theme));
  if (study.view.errorTarget) model.guides.push_back(targetGuide(*study.view.errorTarget, theme));

  model.notes << QStringLiteral("Lines: exact expected error on the test rows, predictions not clipped.");
  if (drawn)
    model.notes << QStringLiteral("Dots: median of %1; bands: 50 % and 90 % of them%2.")
                       .arg(counted(finishedTrials(*result), QStringLiteral("sampled run")),
                            outOfDate ? QStringLiteral(", drawn for earlier parameters") : QString());
  for (const MethodCurve& curve : preview.curves)
    for (const std::string& note : curve.notes)
      model.notes << QString::fromStdString(curve.label + ": " + note);
  return model;
}

}  // namespace epsiscope
