#include "ui/views/statistic/bounds_view.h"

#include <QFontMetrics>
#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/statistics/statistic_row.h"
#include "ui/state/looks.h"
#include "ui/state/tasks.h"
#include "ui/state/units.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_parts.h"
#include "ui/views/picture_view.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// The errors for drawing: on a logarithmic axis an error of 0 is a gap and not a point that is left out.
std::vector<double> drawnErrors(std::vector<double> errors, bool logarithmic) {
  if (logarithmic)
    std::ranges::replace_if(
        errors, [](double error) { return !(error > 0); }, std::numeric_limits<double>::quiet_NaN());
  return errors;
}

ChartSeries errorLine(const char* id, const QString& name, const BoundCurves& curves,
                      const std::vector<double>& errors, bool logarithmic, const MethodStyle& style) {
  return {.id = QString::fromLatin1(id),
          .name = name,
          .x = curves.bound,
          .y = drawnErrors(errors, logarithmic),
          .style = style};
}

double largestBelow(const std::vector<double>& errors, double most) {
  double largest = 0;
  for (const double error : errors)
    if (error <= most) largest = std::max(largest, error);
  return largest;
}

/// The valley with its sides: bounds that are far too wide or too narrow leave the picture.
std::pair<double, double> valleyRange(const BoundsPreview& preview, const BoundCurves& curves,
                                      bool logarithmic) {
  double best = std::numeric_limits<double>::infinity(), low = best;
  for (const double error : curves.together)
    if (error > 0) best = std::min(best, error);
  for (const double error : curves.noise)
    if (error > 0) low = std::min(low, error);
  if (!std::isfinite(best)) return {0, 1};
  const auto nearest = std::ranges::min_element(
      curves.bound, {}, [&](double bound) { return std::abs(bound - curves.declared); });
  const double declared =
      curves.bound.empty() ? best : curves.together[static_cast<std::size_t>(nearest - curves.bound.begin())];
  if (logarithmic)
    return {0.5 * std::clamp(low, 1e-2 * best, best), 1.5 * largestBelow(curves.together, 1e5 * best)};
  double high = std::max(6 * best, std::isfinite(declared) ? 1.3 * declared : 0.0);
  if (std::isfinite(preview.samplingError) && preview.samplingError < 4 * high)
    high = std::max(high, 1.2 * preview.samplingError);
  return {0, high};
}

}  // namespace

const BoundCurves& curvesOf(const BoundsPreview& preview, BoundSide side) {
  return side == BoundSide::upper ? preview.upper : preview.lower;
}

ChartModel boundsChart(const Study& study, const BoundsPreview& preview, BoundSide side, bool logError,
                       const Theme& theme) {
  const bool upper = side == BoundSide::upper;
  const BoundCurves& curves = curvesOf(preview, side);
  const QString target = QString::fromStdString(study.data.target) + unitSuffix(study.data);
  ChartModel model;
  model.id = upper ? QStringLiteral("bounds-upper") : QStringLiteral("bounds-lower");
  model.title = upper ? QObject::tr("Over the upper bound") : QObject::tr("Over the lower bound");
  model.x.title = (upper ? QObject::tr("Upper bound of %1") : QObject::tr("Lower bound of %1")).arg(target);
  if (curves.bound.size() > 1) model.x.range = {curves.bound.front(), curves.bound.back()};
  model.y.title = metricTitle(study, "mse");
  model.y.logarithmic = logError;
  model.y.range = valleyRange(preview, curves, logError);
  model.showsTruth = model.drawsTruth = true;
  MethodStyle together = methodStyle(QString::fromStdString(preview.mechanism), theme);
  together.marker = MarkerShape::none;
  together.width = 3;
  model.series = {
      errorLine("clipping", QObject::tr("clipping"), curves, curves.clipping, logError,
                methodStyle(QStringLiteral("clipping"), theme)),
      errorLine("noise", QObject::tr("noise"), curves, curves.noise, logError,
                methodStyle(QStringLiteral("noise"), theme)),
      errorLine("together", QObject::tr("together"), curves, curves.together, logError, together)};
  if (std::isfinite(preview.samplingError))
    model.guides.push_back(baseline(QStringLiteral("sampling-error"), preview.samplingError,
                                    QObject::tr("sampling: %1").arg(numberText(preview.samplingError, 3)),
                                    LineMeaning::yardstick, theme));
  ChartGuide best = markGuide({.id = "best", .label = {}, .x = curves.best}, theme);
  best.label = QObject::tr("best %1, not private").arg(numberText(curves.best, 3));
  best.meaning = LineMeaning::notPrivate;
  model.guides.push_back(std::move(best));
  ChartGuide declared = preview.areFound
                            ? markGuide({.id = "found", .label = {}, .x = curves.declared}, theme)
                            : dragGuide(QStringLiteral("declared"), curves.declared, {}, theme);
  declared.label = (preview.areFound ? QObject::tr("found most probably: %1") : QObject::tr("declared %1"))
                       .arg(numberText(curves.declared));
  model.guides.push_back(std::move(declared));
  for (const std::string& note : preview.notes) model.notes << inSymbols(note);
  return model;
}

bool hasClippedValues(const Study& study) {
  return !statisticRow(study.statistic.statistic).countsRows();
}

namespace {

/// Returns the study with this bound declared; the same study where the bounds would cross.
Study withBound(const Study& study, BoundSide side, double value) {
  Study next = study;
  const double rounded = roundedTo(value, 3);
  (side == BoundSide::upper ? next.data.upper : next.data.lower) = rounded;
  const bool crosses = next.data.lower && next.data.upper && !(*next.data.lower < *next.data.upper);
  return crosses ? study : next;
}

/// The errors at the computed bound nearest to `bound`.
QStringList errorsAt(const BoundCurves& curves, double bound) {
  if (curves.bound.empty()) return {QString(), QString(), QString(), QString()};
  const auto nearest =
      std::ranges::min_element(curves.bound, {}, [&](double other) { return std::abs(other - bound); });
  const auto at = static_cast<std::size_t>(nearest - curves.bound.begin());
  return {fixedNumberText(curves.clipping[at], 3), fixedNumberText(curves.noise[at], 3),
          fixedNumberText(curves.together[at], 3), fixedNumberText(std::sqrt(curves.together[at]), 3)};
}

MethodTableContents boundsTable(const BoundsPreview& preview) {
  const QString method = QString::fromStdString(preview.mechanism);
  const auto row = [&](const QString& label, const BoundCurves& curves, double bound) {
    return MethodTableRow{
        .method = method, .label = label.arg(numberText(bound, 4)), .texts = errorsAt(curves, bound)};
  };
  MethodTableContents table{
      .headings = {QObject::tr("squared errors"), QObject::tr("clipping"), QObject::tr("noise"),
                   QObject::tr("together"), QObject::tr("its root")},
      .rows = {row(preview.areFound ? QObject::tr("As found most probably, upper %1")
                                    : QObject::tr("As declared, upper %1"),
                   preview.upper, preview.upper.declared),
               row(QObject::tr("Best upper bound %1, not private"), preview.upper, preview.upper.best),
               row(QObject::tr("Best lower bound %1, not private"), preview.lower, preview.lower.best)}};
  if (std::isfinite(preview.samplingError))
    table.rows.push_back({.method = QStringLiteral("sampling-error"),
                          .label = QObject::tr("Asking other people"),
                          .texts = {QString(), QString(), fixedNumberText(preview.samplingError, 3),
                                    fixedNumberText(std::sqrt(preview.samplingError), 3)}});
  return table;
}

ViewContents boundsContents(const Sight<BoundsPreview>& sight) {
  const auto chart = [&](BoundSide side, const char* id) {
    const ChartLook look = lookOf(sight.state.study, lookName(sight.state.study, id));
    return boundsChart(sight.study, sight.preview, side, look.logY.value_or(true), sight.theme);
  };
  return {.facts = {epsilonFact(viewEpsilon(sight.study))},
          .charts = {chart(BoundSide::upper, "bounds-upper"), chart(BoundSide::lower, "bounds-lower")},
          .tables = {boundsTable(sight.preview)},
          .onScreenAlone = sight.preview.upper.bound.empty()};
}

}  // namespace

ViewDescription boundsView() {
  const QString tip = QObject::tr("Logarithmic axis for the error.");
  return {
      .title = QObject::tr("What the bounds cost"),
      .charts = {{.leastPlot = 10}, {.leastPlot = 10}},
      .areTitled = true,
      .spacing = 8,
      .standBeside = [](int width, const QFontMetrics& font) { return width >= 40 * font.height(); },
      .tables = {QObject::tr("Errors at the bounds as they are and at the best")},
      .logPills = {{.name = "bounds.log-upper", .text = QObject::tr("log upper"), .tip = tip},
                   {.name = "bounds.log-lower", .text = QObject::tr("log lower"), .tip = tip, .chart = 1}},
      .take =
          [](Study& study, std::size_t chart, const QString& guide, double value) {
            if (guide == QLatin1String("declared"))
              study = withBound(study, chart == 0 ? BoundSide::upper : BoundSide::lower, value);
          },
      .contents = ofPicture(boundsContents)};
}

}  // namespace epsiscope
