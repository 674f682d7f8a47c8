#include "ui/views/noise/noise_charts.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/audit/hockey_stick.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/task.h"
#include "ui/charts/axis_steps.h"
#include "ui/state/output_range.h"
#include "ui/state/picture.h"
#include "ui/state/tasks.h"
#include "ui/state/units.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_list.h"
#include "ui/views/chart_parts.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr double kBehind = 0.25;  ///< opacity of the methods that are not in view
constexpr double kFill = 0.2;     ///< opacity of the area below the two densities of one method
constexpr double kNeighbourStem = 0.35;

/// While a parameter moves, curves become flat or thin before the axes follow.
constexpr AxisHold kOutputHold{.least = 0.2, .most = 5.5};
constexpr AxisHold kDensityHold{.least = 0.08, .most = 0};
constexpr AxisHold kRatioHold{.least = 0.2, .most = 0};

ChartGuide labelGuide(const QString& id, const QString& name, double value, const Theme& theme, bool other) {
  return {.id = id,
          .value = value,
          .label = name + QLatin1Char(' ') + numberText(value),
          .color = other ? neighbourTone(theme) : theme.accent,
          .width = 2,
          .draggable = true,
          .second = other};
}

ChartSeries densitySeries(const NoiseCurve& curve, bool other, const Theme& theme) {
  ChartSeries series;
  series.id =
      QString::fromStdString(curve.method) + (other ? QStringLiteral("/y-prime") : QStringLiteral("/y"));
  if (other) {
    series.group = QString::fromStdString(curve.method) + QStringLiteral("/y");
    series.rowName = QObject::tr("%1, for y′").arg(QString::fromStdString(curve.label));
  } else {
    series.name = QString::fromStdString(curve.label);
  }
  series.x = curve.outputs;
  series.y = other ? curve.otherDensity : curve.density;
  series.style = methodStyle(QString::fromStdString(curve.method), theme);
  if (!curve.proved || !curve.withoutPromise.empty()) markNotPrivate(series);
  if (other) {
    series.style.width = kNeighbourWidth;
    series.style.marker = MarkerShape::none;
    series.fillColor = neighbourTone(theme);
  }
  return series;
}

/// A stem per output: up from the axis and a gap.
ChartSeries stems(const NoiseCurve& curve, bool other, double scale, const Theme& theme) {
  ChartSeries series = densitySeries(curve, other, theme);
  const std::vector<double>& probability = other ? curve.otherDensity : curve.density;
  series.x.clear();
  series.y.clear();
  for (std::size_t i = 0; i < curve.outputs.size(); ++i) {
    series.x.insert(series.x.end(), 3, curve.outputs[i]);
    series.y.insert(series.y.end(), {scale * probability[i] * 1e-7, scale * probability[i],
                                     std::numeric_limits<double>::quiet_NaN()});
  }
  // One stem stands on the other: that of y′ is visible on both sides of that of y.
  series.style.width = other ? 7 : 3;
  if (other) series.opacity = kNeighbourStem;
  series.markerX.emplace();
  return series;
}

ChartSeries shownDensity(const NoisePreview& preview, const NoiseCurve& curve, bool other,
                         const Theme& theme) {
  return curve.discrete ? stems(curve, other, stemScale(curve, preview), theme)
                        : densitySeries(curve, other, theme);
}

void fadeOthers(ChartModel& model, const std::string& front) {
  if (front.empty()) return;
  const QString start = QString::fromStdString(front) + QLatin1Char('/');
  for (ChartSeries& series : model.series)
    if (!series.id.startsWith(start)) series.opacity *= kBehind;
}

/// Fills the two densities of the method in view, or fainter those of all: only the fill shows whose they
/// are.
void fillDensities(ChartModel& model, const NoisePreview& preview, const std::string& front) {
  std::size_t filled = 0;
  for (const NoiseCurve& curve : preview.curves)
    if (!curve.discrete && (front.empty() || curve.method == front)) ++filled;
  for (const NoiseCurve& curve : preview.curves) {
    if (curve.discrete || (!front.empty() && curve.method != front)) continue;
    const QString start = QString::fromStdString(curve.method) + QStringLiteral("/y");
    for (ChartSeries& series : model.series)
      if (series.kind == ChartSeries::Kind::line && series.id.startsWith(start))
        series.fill = kFill / std::sqrt(static_cast<double>(filled));
  }
}

/// The limits of the density axis: the highest curve inside the visible outputs, in steps; on a log axis the
/// six decades below it.
std::pair<double, double> densityRange(const NoisePreview& preview, std::pair<double, double> shown,
                                       bool logarithmic) {
  double top = 0;
  for (const NoiseCurve& curve : preview.curves) {
    const double scale = curve.discrete ? stemScale(curve, preview) : 1;
    for (std::size_t i = 0; i < curve.outputs.size(); ++i)
      if (curve.outputs[i] >= shown.first && curve.outputs[i] <= shown.second)
        top = std::max({top, scale * curve.density[i], scale * curve.otherDensity[i]});
  }
  const double high = stepAbove(1.02 * top, Steps::fine);
  return {logarithmic ? high * 1e-6 : 0, high};
}

ChartGuide epsilonLine(const QString& id, double value, const Theme& theme) {
  return {.id = id,
          .along = ChartGuide::Along::y,
          .value = value,
          .label = (value > 0 ? QStringLiteral("+ε ") : QStringLiteral("−ε ")) + numberText(std::abs(value)),
          .color = theme.accent,
          .width = 1.5};
}

/// `number`: see NoisePreview.
QString outputTitle(const Study& study, const std::string& number = {}) {
  const TaskWords& words = wordsOf(study.task);
  if (!number.empty()) return QObject::tr(words.released).arg(QString::fromStdString(number));
  return QObject::tr(words.released).arg(nameWithUnit(words.quantity(study)));
}

QString densityTitle(const QString& unit) {
  return unit.isEmpty() ? QObject::tr("Density") : QObject::tr("Density per %1").arg(unit);
}

RatioVerdict boundedVerdict(const NoiseCurve& curve) {
  const double limit = curve.epsilonLabels * (1 + 1e-9) + 1e-12;
  RatioVerdict verdict;
  verdict.passed = curve.proved && curve.maxLogRatio <= limit;
  verdict.sentence = (verdict.passed ? QObject::tr("stays within ±%1: pass (largest %2)")
                                     : QObject::tr("leaves ±%1: fail (largest %2)"))
                         .arg(numberText(curve.epsilonLabels), numberText(curve.maxLogRatio));
  return verdict;
}

/// The verdict for the two labels on display, in the direction that the sentence names: the audit of all
/// pairs costs more than a frame allows.
RatioVerdict approximateVerdict(const NoiseCurve& curve, const NoisePreview& preview) {
  const double excess =
      HockeyStick(*curve.mechanism, preview.label, preview.otherLabel).at(curve.epsilonLabels);
  RatioVerdict verdict;
  verdict.passed = curve.proved && excess <= curve.delta * (1 + 1e-6);
  verdict.sentence =
      QObject::tr("P(S | y) ≤ exp(ε) P(S | y′) + %1 for every set S, δ = %2 allowed: %3")
          .arg(numberText(excess, 3), numberText(curve.delta),
               verdict.passed ? QObject::tr("pass")
                              : (curve.proved ? QObject::tr("fail") : QObject::tr("fail, not proved")));
  return verdict;
}

/// Whether the steps are equal but for rounding.
bool isEven(const std::vector<double>& places) {
  const double step = (places.back() - places.front()) / static_cast<double>(places.size() - 1);
  for (std::size_t i = 1; i < places.size(); ++i)
    if (std::abs(places[i] - places[i - 1] - step) > 1e-6 * step) return false;
  return true;
}

/// The range of the places as cells of equal width around them.
std::pair<double, double> cellRange(const std::vector<double>& places) {
  const double width = places.back() - places.front();
  const double half = places.size() > 1 ? width / static_cast<double>(places.size() - 1) / 2 : 0.5;
  return {places.front() - half, places.back() + half};
}

}  // namespace

bool showsTruth(const Study& study) {
  const TaskFacts& facts = taskOf(study).facts();
  return !facts.hasNoise || facts.neighbours != Neighbours::labels;
}

std::string frontMethod(const Study& study, const NoisePreview& preview) {
  const bool isShown =
      std::any_of(preview.curves.begin(), preview.curves.end(),
                  [&](const NoiseCurve& curve) { return curve.method == study.view.method; });
  return isShown ? study.view.method.value() : std::string();
}

ChartModel densityChart(const Study& study, const NoisePreview& preview,
                        const std::vector<PossibleResults>& draws, const Theme& theme,
                        const NoiseOptions& options) {
  ChartModel model;
  model.id = QStringLiteral("noise");
  model.title = QObject::tr(wordsOf(study.task).noise);
  model.showsTruth = model.drawsTruth = showsTruth(study);
  model.x.title = outputTitle(study, preview.number);
  model.x.range = outputRange(preview);
  model.y.title = densityTitle(wordsOf(study.task).quantity(study).unit);
  model.y.logarithmic = options.logDensity;
  model.y.range = densityRange(preview, *model.x.range, options.logDensity);
  model.x.hold = kOutputHold;
  model.y.hold = kDensityHold;
  model.endLabels = false;  // All curves end near zero.
  describeChart(model, study);

  addHistograms(model, preview, draws, theme);
  for (const bool other : {true, false})
    for (const NoiseCurve& curve : preview.curves)
      model.series.push_back(shownDensity(preview, curve, other, theme));
  addDots(model, study, draws, theme);
  nameNotPrivate(model, preview.curves.size());
  fadeOthers(model, frontMethod(study, preview));
  fillDensities(model, preview, frontMethod(study, preview));
  if (study.data.lower.value_or(-1) >= 0 && model.x.range->first < 0)
    model.notes << QObject::tr(
        "A result below 0 is no mistake: the noise knows no sign. Cut off at 0, means would come out too "
        "high.");
  bool finite = false, lattice = false;
  for (const NoiseCurve& curve : preview.curves)
    if (curve.discrete) (curve.mechanism->support().step > 0 ? lattice : finite) = true;
  if (finite)
    model.notes << QObject::tr("Stems: probability of one output, divided by the width of the bounds.");
  if (lattice)
    model.notes << QObject::tr("Stems: probability of one output, divided by the step to the next.");
  model.notes << QObject::tr("Filled in colour: for y. Thin and filled in grey: for y′.");
  for (const std::string& note : preview.notes) model.notes << inSymbols(note);
  if (preview.compared) {
    QStringList ids;
    for (const NoiseCurve& curve : preview.curves)
      ids << QString::fromStdString(curve.method) + QStringLiteral("/y");
    ChartModel other = densityChart(study, *preview.compared, {}, theme, options);
    std::erase_if(other.series, [](auto& series) { return series.id.endsWith(QLatin1String("/y-prime")); });
    addCompared(model, other, *comparedEpsilon(study), ids);
  }
  model.guides.push_back(
      labelGuide(QStringLiteral("y-prime"), QStringLiteral("y′"), preview.otherLabel, theme, true));
  model.guides.push_back(labelGuide(QStringLiteral("y"), QStringLiteral("y"), preview.label, theme, false));
  return model;
}

double epsilonShown(const Study& study) {
  const bool isOfLabels = taskOf(study).facts().neighbours == Neighbours::labels;
  return isOfLabels ? epsilonOfRow(study, viewEpsilon(study)) : viewEpsilon(study);
}

QString epsilonShownText(const Study& study) {
  const double epsilon = epsilonShown(study);
  return epsilon == viewEpsilon(study)
             ? QObject::tr("ε %1").arg(numberText(epsilon))
             : QObject::tr("ε %1 for each of %2 rows")
                   .arg(numberText(epsilon, 3), countText(protectedUnit(study.data).most));
}

ChartModel logRatioChart(const Study& study, const NoisePreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("log-ratio");
  model.title = QObject::tr("How well one result distinguishes y from y′");
  model.showsTruth = model.drawsTruth = showsTruth(study);
  model.x.title = outputTitle(study, preview.number);
  model.x.range = outputRange(preview);
  model.y.title = QObject::tr("Log-ratio");
  const double high = 1.25 * epsilonShown(study);
  model.y.range = {-high, high};
  model.x.hold = kOutputHold;
  model.y.hold = kRatioHold;
  model.endLabels = false;  // Outside the bounds the curves lie on one another.
  describeChart(model, study);
  for (const NoiseCurve& curve : preview.curves) {
    ChartSeries series;
    series.id = QString::fromStdString(curve.method) + QStringLiteral("/ratio");
    series.name = QString::fromStdString(curve.label);
    series.x = curve.outputs;
    series.y = curve.logRatio;
    series.style = methodStyle(QString::fromStdString(curve.method), theme);
    if (curve.discrete) series.kind = ChartSeries::Kind::dots;
    if (!curve.proved || !curve.withoutPromise.empty()) markNotPrivate(series);
    model.series.push_back(std::move(series));
  }
  nameNotPrivate(model, preview.curves.size());
  fadeOthers(model, frontMethod(study, preview));
  if (preview.compared) {
    Study there = study;
    there.view.epsilon = *comparedEpsilon(study);
    QStringList ids;
    for (const ChartSeries& series : model.series) ids << series.id;
    addCompared(model, logRatioChart(there, *preview.compared, theme), there.view.epsilon, ids);
  }
  model.guides.push_back(epsilonLine(QStringLiteral("plus-epsilon"), epsilonShown(study), theme));
  model.guides.push_back(epsilonLine(QStringLiteral("minus-epsilon"), -epsilonShown(study), theme));
  return model;
}

ChartModel matrixChart(const Study& study, const NoiseCurve& curve) {
  const MatrixPreview& matrix = curve.matrix.value();
  ChartModel model;
  model.id = QStringLiteral("matrix-") + QString::fromStdString(curve.method);
  model.title =
      QObject::tr("%1: probability of each output for each label").arg(QString::fromStdString(curve.label));
  const bool even = isEven(matrix.outputs);
  const auto last = static_cast<double>(matrix.outputs.size());
  model.x.title = even
                      ? outputTitle(study)
                      : QObject::tr("Output by number, from %1 to %2")
                            .arg(numberText(matrix.outputs.front(), 3), numberText(matrix.outputs.back(), 3));
  model.x.range = even ? cellRange(matrix.outputs) : std::pair(0.5, last + 0.5);
  model.y.title =
      QObject::tr("Label, %1").arg(QString::fromStdString(study.data.target) + unitSuffix(study.data));
  model.y.range = cellRange(matrix.values);
  model.heat = ChartHeat{.x0 = model.x.range->first,
                         .x1 = model.x.range->second,
                         .y0 = model.y.range->first,
                         .y1 = model.y.range->second,
                         .columns = matrix.outputs.size(),
                         .rows = matrix.values.size(),
                         .values = matrix.probabilities,
                         .name = QObject::tr("P")};
  return model;
}

std::vector<RatioVerdict> ratioVerdicts(const NoisePreview& preview) {
  std::vector<RatioVerdict> verdicts;
  for (const NoiseCurve& curve : preview.curves) {
    RatioVerdict verdict;
    if (!curve.withoutPromise.empty())
      verdict.sentence = QObject::tr("promises nothing: %1").arg(inSymbols(curve.withoutPromise));
    else if (!curve.proved)
      verdict.sentence = QObject::tr("not proved: %1").arg(QString::fromStdString(curve.note));
    else if (curve.delta > 0)
      verdict = approximateVerdict(curve, preview);
    else
      verdict = boundedVerdict(curve);
    verdict.method = QString::fromStdString(curve.method);
    verdict.label = QString::fromStdString(curve.label);
    verdicts.push_back(std::move(verdict));
  }
  return verdicts;
}

void addNoiseCharts(const AppState& state, ChartList& charts) {
  const Picture* picture = pictureWith<NoisePreview>(state);
  const Study& study = picture->study;
  const auto& preview = *previewOf<NoisePreview>(picture);
  charts.add(densityChart(study, preview, possibleResults(study, preview, shownDraws(study)), charts.theme(),
                          {.logDensity = charts.look("noise").logY.value_or(false)}));
  charts.add(logRatioChart(study, preview, charts.theme()));
  for (const NoiseCurve& curve : preview.curves)
    if (curve.matrix) charts.add(matrixChart(study, curve));
}

}  // namespace epsiscope
