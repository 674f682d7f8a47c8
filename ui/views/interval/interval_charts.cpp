#include "ui/views/interval/interval_charts.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "ui/charts/axis_steps.h"
#include "ui/state/picture.h"
#include "ui/state/tasks.h"
#include "ui/state/units.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_list.h"
#include "ui/views/chart_parts.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

const QString kMethod = QLatin1String(kMethodRpWithPrior);

std::vector<double> densities(const Prior& prior) {
  std::vector<double> density;
  if (prior.kind != Prior::Kind::bins) return density;
  for (std::size_t i = 0; i < prior.mass.size(); ++i)
    density.push_back(prior.mass[i] / (prior.nodes[i + 1] - prior.nodes[i]));
  return density;
}

ChartSeries stepSeries(const QString& id, const QString& name, const std::vector<double>& nodes,
                       std::vector<double> density, MethodStyle style, double opacity) {
  ChartSeries series;
  series.id = id;
  series.name = name;
  series.kind = ChartSeries::Kind::steps;
  series.x = nodes;
  series.y = std::move(density);
  style.marker = MarkerShape::none;
  series.style = style;
  series.opacity = opacity;
  return series;
}

ChartSeries reachSeries(const OptimalInterval& interval, double zeta, double top, const Theme& theme) {
  ChartSeries series;
  series.id = QStringLiteral("reach");
  series.name = QObject::tr("outputs, A1 − ζ to A2 + ζ");
  series.kind = ChartSeries::Kind::band;
  series.x = {interval.lower - zeta, interval.upper + zeta};
  series.y = {0, 0};
  series.upper = {top, top};
  series.style = {.color = theme.accent, .marker = MarkerShape::none};
  series.opacity = 0.10;
  return series;
}

QString labelTitle(const Study& study) {
  return QString::fromStdString(study.data.target) + unitSuffix(study.data);
}

ChartSeries curveSeries(const QString& id, const QString& method, const std::vector<double>& x,
                        const std::vector<double>& y, const Theme& theme) {
  ChartSeries series;
  series.id = id;
  series.x = x;
  series.y = y;
  series.style = methodStyle(method, theme);
  return series;
}

/// Adds the ends of the interval, and the reach of outputs beyond them.
void addInterval(ChartModel& model, const OptimalInterval& interval, double zeta, const Theme& theme) {
  model.guides.push_back({.id = QStringLiteral("a1"),
                          .value = interval.lower,
                          .label = QStringLiteral("A1 ") + numberText(interval.lower),
                          .color = theme.text});
  model.guides.push_back({.id = QStringLiteral("a2"),
                          .value = interval.upper,
                          .label = QStringLiteral("A2 ") + numberText(interval.upper),
                          .color = theme.text});
  model.guides.push_back(dragGuide(QStringLiteral("reach"), interval.upper + zeta,
                                   QStringLiteral("+ ζ ") + numberText(zeta), theme));
  model.guides.back().second = true;
}

/// Adds the ends of the interval at the epsilon to compare with.
void addComparedEnds(ChartModel& model, const OptimalInterval& interval, double epsilon, const Theme& theme) {
  const auto add = [&](const char* id, const char* name, double value) {
    model.guides.push_back({.id = QLatin1String(id),
                            .value = value,
                            .label = QLatin1String(name) + QStringLiteral(" · ") + epsilonFact(epsilon),
                            .color = theme.mutedText,
                            .meaning = LineMeaning::elsewhere,
                            .width = 1.2});
  };
  add("compared/a1", "A1", interval.lower);
  add("compared/a2", "A2", interval.upper);
}

/// Adds the places where labels change their bin, as thin lines, and each bin's answer, as markers on the
/// axis.
void addBins(ChartModel& model, const BinsPreview& bins, const Theme& theme) {
  const MethodStyle style = methodStyle(QLatin1String(kMethodRrOnBins), theme);
  for (std::size_t i = 1; i + 1 < bins.edges.size(); ++i) {
    model.guides.push_back(
        {.id = QStringLiteral("bin-%1").arg(i), .value = bins.edges[i], .color = style.color, .width = 1});
  }
  ChartSeries outputs;
  outputs.id = QStringLiteral("bin-outputs");
  outputs.name = countedText("QObject", "RR-on-Bins: answers of its %1 bins",
                             "RR-on-Bins: answers of its %1 bin", bins.outputs.size());
  outputs.kind = ChartSeries::Kind::dots;
  outputs.x = bins.outputs;
  outputs.y.assign(bins.outputs.size(), 0.0);
  outputs.style = style;
  model.series.push_back(std::move(outputs));
  model.notes << QObject::tr(
                     "RR-on-Bins: expected squared error %1 under its prior; rounding to the public "
                     "grid costs %2.")
                     .arg(numberText(bins.loss, 4), numberText(bins.roundingError, 2));
  if (!bins.note.empty()) model.notes << QString::fromStdString("RR-on-Bins: " + bins.note);
}

/// Marks series made with a prior from the true labels: none of them is private.
void markPrior(ChartModel& model, const IntervalPreview& preview) {
  if (preview.priorIsPrivate) return;
  for (ChartSeries& series : model.series)
    if (series.kind == ChartSeries::Kind::line) markNotPrivate(series);
  model.notPrivateCurves = {QObject::tr("prior")};
}

ChartGuide suggestion(const QString& id, double value, const QString& text, const Theme& theme) {
  return {.id = id,
          .value = value,
          .label = QObject::tr("suggested %1").arg(text),
          .color = theme.mutedText,
          .meaning = LineMeaning::yardstick,
          .width = 1.2};
}

}  // namespace

ChartModel priorChart(const Study& study, const IntervalPreview& preview, const Theme& theme) {
  const double zeta = preview.zeta;
  const OptimalInterval& interval = preview.interval;
  std::vector<double> prior = densities(preview.prior);
  double top = 0;
  for (const double density : preview.truthDensity) top = std::max(top, density);
  for (const double density : prior) top = std::max(top, density);
  top = stepAbove(1.02 * top, Steps::fine);

  ChartModel model;
  model.id = QStringLiteral("interval");
  model.title = QObject::tr("Where RPWithPrior answers");
  model.x.title = labelTitle(study);
  const LabelBounds declared = bounds(study.data);
  const double margin =
      declared.width() * std::clamp(stepAbove(zeta / declared.width(), Steps::fine), 0.1, 2.0);
  model.x.range = {declared.lower - margin, declared.upper + margin};
  model.y.title = QObject::tr("Density");
  model.y.range = {0, top};
  model.x.hold.emplace();
  model.y.hold = AxisHold{.most = 0};
  describeChart(model, study);
  model.showsTruth = model.drawsTruth = !preview.truthDensity.empty() || !preview.priorIsPrivate;

  model.series.push_back(reachSeries(interval, zeta, top, theme));
  if (!preview.truthDensity.empty()) {
    const MethodStyle grey{.color = theme.mutedText, .marker = MarkerShape::none, .width = 1};
    model.series.push_back(stepSeries(QStringLiteral("truth"), QObject::tr("true labels"), preview.truthNodes,
                                      preview.truthDensity, grey, 0.5));
    model.series.back().notPrivate = true;
  }
  model.series.push_back(stepSeries(QStringLiteral("prior"), QObject::tr("prior"), preview.prior.nodes,
                                    std::move(prior), methodStyle(kMethod, theme), 0.4));
  model.series.back().notPrivate = !preview.priorIsPrivate;

  addInterval(model, interval, zeta, theme);
  if (preview.compared) addComparedEnds(model, preview.compared->interval, *comparedEpsilon(study), theme);
  if (preview.bins) addBins(model, *preview.bins, theme);
  if (!preview.priorNote.empty()) model.notes << QString::fromStdString(preview.priorNote);
  markPrior(model, preview);
  return model;
}

ChartModel objectiveMapChart(const Study& study, const IntervalPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("interval-objective");
  model.title = QStringLiteral("F(A1, A2)");
  model.x.title = QStringLiteral("A1") + unitSuffix(study.data);
  model.y.title = QStringLiteral("A2") + unitSuffix(study.data);
  model.showsTruth = model.drawsTruth = !preview.priorIsPrivate;
  if (preview.prior.nodes.empty()) return model;
  const double low = preview.prior.nodes.front(), high = preview.prior.nodes.back();
  model.x.range = model.y.range = {low, high};
  ChartHeat heat;
  heat.x0 = heat.y0 = low;
  heat.x1 = heat.y1 = high;
  heat.columns = heat.rows = preview.heatCells;
  heat.values = preview.heat;
  heat.name = QStringLiteral("F");
  model.heat = std::move(heat);
  ChartSeries optimum;
  optimum.id = QStringLiteral("optimum");
  optimum.name = QObject::tr("optimum: F = %1 at %2 to %3")
                     .arg(numberText(preview.interval.objective), numberText(preview.interval.lower),
                          numberText(preview.interval.upper));
  optimum.kind = ChartSeries::Kind::dots;
  optimum.x = {preview.interval.lower};
  optimum.y = {preview.interval.upper};
  optimum.style = methodStyle(kMethod, theme);
  model.series.push_back(std::move(optimum));
  markPrior(model, preview);
  return model;
}

ChartModel halfWidthChart(const Study& study, const IntervalPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("interval-zeta");
  model.title = QObject::tr("F against the half-width ζ");
  describeChart(model, study);
  model.x.title = QObject::tr("Half-width ζ%1").arg(unitSuffix(study.data));
  model.x.logarithmic = true;
  model.y.title = QObject::tr("best F");
  model.y.range = {0, 1};
  model.showsTruth = !preview.priorIsPrivate;
  if (!preview.zetas.empty()) model.x.range = {preview.zetas.front(), preview.zetas.back()};
  model.series.push_back(
      curveSeries(QStringLiteral("objective"), kMethod, preview.zetas, preview.objectiveOverZeta, theme));
  if (preview.compared)
    addCompared(model, halfWidthChart(study, *preview.compared, theme), *comparedEpsilon(study),
                {QStringLiteral("objective")});
  const double zeta = preview.zeta;
  model.guides.push_back(
      dragGuide(QStringLiteral("zeta"), zeta, QStringLiteral("ζ ") + numberText(zeta), theme));
  markPrior(model, preview);
  return model;
}

ChartModel halfWidthErrorChart(const Study& study, const IntervalPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("interval-zeta-error");
  model.title = QObject::tr("Error of a fit against the half-width ζ");
  describeChart(model, study);
  model.x.title = QObject::tr("Half-width ζ%1").arg(unitSuffix(study.data));
  model.x.logarithmic = true;
  model.y.title =
      QObject::tr("Expected under the prior, %1").arg(squaredUnit(wordsOf(study.task).quantity(study)));
  model.y.logarithmic = true;
  model.showsTruth = !preview.priorIsPrivate;
  if (!preview.zetas.empty()) model.x.range = {preview.zetas.front(), preview.zetas.back()};
  const auto add = [&](const char* id, const std::vector<double>& errors) {
    const QString method = QString::fromLatin1(id);
    model.series.push_back(curveSeries(method, method, preview.zetas, errors, theme));
    model.series.back().name = QString::fromStdString(methodLabel(id));
  };
  add(kMethodRpWithPrior, preview.errorOverZeta);
  add(kMethodRpWithPriorDebiased, preview.debiasedErrorOverZeta);
  if (preview.zeta != preview.suggestedZeta)
    model.guides.push_back(suggestion(QStringLiteral("suggested-zeta"), preview.suggestedZeta,
                                      numberText(preview.suggestedZeta, 3), theme));
  model.guides.push_back(dragGuide(QStringLiteral("zeta"), preview.zeta,
                                   QStringLiteral("ζ ") + numberText(preview.zeta, 3), theme));
  model.notes << QObject::tr(
      "Squared bias of a released label plus its variance times (d + 1)/n, averaged over the prior. No "
      "label is looked at: choosing ζ here costs no privacy.");
  markPrior(model, preview);
  return model;
}

namespace {

/// The largest error on display. The valleys count: a curve that explodes where everything is spent on the
/// prior leaves the picture.
std::optional<double> shownErrors(const std::vector<MethodCurve>& curves) {
  double high = 0;
  for (const MethodCurve& curve : curves) {
    double lowest = std::numeric_limits<double>::infinity();
    for (const double error : curve.y)
      if (error > 0) lowest = std::min(lowest, error);
    if (std::isfinite(lowest)) high = std::max(high, 5 * lowest);
  }
  return high > 0 ? std::optional(high) : std::nullopt;
}

}  // namespace

ChartModel priorShareChart(const Study& study, const IntervalPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("prior-share");
  model.title = QObject::tr("Error against the prior's share");
  describeChart(model, study);
  model.x.title = QObject::tr("Share of ε spent on the prior");
  model.x.range = {0, 1};
  model.y.title = QObject::tr("Test error, %1").arg(squaredUnit(wordsOf(study.task).quantity(study)));
  model.y.logarithmic = true;
  model.y.softMaximum = shownErrors(preview.errorOverShare);
  model.showsTruth = true;
  for (const MethodCurve& curve : preview.errorOverShare) {
    const QString method = QString::fromStdString(curve.method);
    model.series.push_back(curveSeries(method, method, curve.x, curve.y, theme));
    model.series.back().name = QString::fromStdString(curve.label);
  }
  if (preview.compared)
    addCompared(model, priorShareChart(study, *preview.compared, theme), *comparedEpsilon(study),
                {QLatin1String(kMethodRpWithPrior)});
  const double share = preview.share;
  if (!preview.errorOverShare.empty() && share != preview.suggestedShare)
    model.guides.push_back(suggestion(QStringLiteral("suggested-share"), preview.suggestedShare,
                                      percentText(preview.suggestedShare), theme));
  model.guides.push_back(dragGuide(QStringLiteral("share"), share, percentText(share), theme));
  model.notes << QObject::tr("At ε = %1.").arg(numberText(viewEpsilon(study)));
  markPrior(model, preview);
  return model;
}

void addIntervalCharts(const AppState& state, ChartList& charts) {
  const Picture* picture = pictureWith<IntervalPreview>(state);
  for (const auto& chart :
       {priorChart, objectiveMapChart, halfWidthChart, halfWidthErrorChart, priorShareChart})
    charts.add(chart(picture->study, *previewOf<IntervalPreview>(picture), charts.theme()));
}

}  // namespace epsiscope
