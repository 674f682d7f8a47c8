#include "ui/views/noise_charts.h"

#include <algorithm>
#include <cmath>

#include "core/audit/hockey_stick.h"
#include "core/mechanisms/registry.h"
#include "core/study/pipeline.h"
#include "ui/views/axis_steps.h"
#include "ui/views/words.h"
#include "ui/widgets/number_text.h"
#include "ui/views/trade_off_chart.h"

namespace epsiscope {

namespace {

/// Separates the draws of the picture from every stream a run uses.
constexpr std::uint64_t kPictureStream = 0x706963747572;

MethodStyle lineStyle(const std::string& method, const Theme& theme) {
  MethodStyle style = methodStyle(QString::fromStdString(method), theme);
  style.marker = MarkerShape::none;
  return style;
}

ChartGuide labelGuide(const QString& id, const QString& name, double value, const Theme& theme, bool faint) {
  ChartGuide guide;
  guide.id = id;
  guide.value = value;
  guide.label = name + QLatin1Char(' ') + numberText(value);
  guide.color = faint ? theme.mutedText : theme.accent;
  guide.pen = faint ? Qt::DashLine : Qt::SolidLine;
  guide.width = faint ? 1.5 : 2;
  guide.draggable = true;
  return guide;
}

ChartSeries densitySeries(const NoiseCurve& curve, bool other, const Theme& theme) {
  ChartSeries series;
  series.id =
      QString::fromStdString(curve.method) + (other ? QStringLiteral("/y-prime") : QStringLiteral("/y"));
  if (!other) series.name = QString::fromStdString(curve.label);
  series.x = curve.outputs;
  series.y = other ? curve.otherDensity : curve.density;
  series.style = lineStyle(curve.method, theme);
  if (other) series.style.width = 1.2;
  series.opacity = other ? 0.45 : 1;
  return series;
}

ChartSeries drawSeries(const PossibleResults& draws, const Theme& theme) {
  ChartSeries series;
  series.id = QString::fromStdString(draws.method) + QStringLiteral("/draws");
  series.kind = ChartSeries::Kind::dots;
  series.x = draws.outputs;
  series.y = draws.density;
  series.style = methodStyle(QString::fromStdString(draws.method), theme);
  return series;
}

/// Density limits: the highest curve inside the shown outputs, in steps; on a log axis the six decades below
/// it.
std::pair<double, double> densityRange(const NoisePreview& preview, std::pair<double, double> shown,
                                       bool logarithmic) {
  double top = 0;
  for (const NoiseCurve& curve : preview.curves)
    for (std::size_t i = 0; i < curve.outputs.size(); ++i)
      if (curve.outputs[i] >= shown.first && curve.outputs[i] <= shown.second)
        top = std::max({top, curve.density[i], curve.otherDensity[i]});
  const double high = stepAbove(1.02 * top, Steps::fine);
  return {logarithmic ? high * 1e-6 : 0, high};
}

ChartGuide epsilonLine(const QString& id, double value, const Theme& theme) {
  ChartGuide guide;
  guide.id = id;
  guide.along = ChartGuide::Along::y;
  guide.value = value;
  guide.label = (value > 0 ? QStringLiteral("+ε ") : QStringLiteral("−ε ")) + numberText(std::abs(value));
  guide.color = theme.accent;
  guide.pen = Qt::DashLine;
  guide.width = 1.5;
  return guide;
}

QString outputTitle(const Study& study) {
  return QStringLiteral("Released value of %1").arg(QString::fromStdString(study.data.target)) +
         unitSuffix(study.data);
}

RatioVerdict boundedVerdict(const NoiseCurve& curve) {
  const double limit = curve.epsilonLabels * (1 + 1e-9) + 1e-12;
  RatioVerdict verdict;
  verdict.passed = curve.proved && curve.maxLogRatio <= limit;
  verdict.sentence = (verdict.passed ? QStringLiteral("stays within ±%1: pass (largest %2)")
                                     : QStringLiteral("leaves ±%1: fail (largest %2)"))
                         .arg(numberText(curve.epsilonLabels), numberText(curve.maxLogRatio));
  return verdict;
}

/// For the two labels that are shown, in the direction that the sentence names: the audit of all pairs costs
/// more than a frame may.
RatioVerdict approximateVerdict(const NoiseCurve& curve, const NoisePreview& preview,
                                const Mechanism& mechanism) {
  const double excess = HockeyStick(mechanism, preview.label, preview.otherLabel).at(curve.epsilonLabels);
  RatioVerdict verdict;
  verdict.passed = curve.proved && excess <= curve.delta * (1 + 1e-6);
  verdict.sentence =
      QStringLiteral("P(S | y) ≤ e^ε P(S | y′) + %1 for every set S, δ = %2 allowed: %3")
          .arg(numberText(excess, 3), numberText(curve.delta),
               verdict.passed ? QStringLiteral("pass")
                              : (curve.proved ? QStringLiteral("fail") : QStringLiteral("fail, not proved")));
  return verdict;
}

}  // namespace

std::vector<PreparedMethod> prepareMethods(const Study& study, const PreviewCache& cache) {
  std::vector<PreparedMethod> methods;
  for (const std::string& id : study.labelPrivacy.methods)
    if (findMechanism(id) != nullptr)
      methods.push_back({id, previewPipeline(study, cache, id, viewEpsilon(study))});
  return methods;
}

std::vector<PossibleResults> possibleResults(const Study& study, const std::vector<PreparedMethod>& methods,
                                             double label, int count) {
  std::vector<PossibleResults> all;
  for (std::size_t m = 0; m < methods.size(); ++m) {
    const Mechanism& mechanism = *methods[m].pipeline.mechanism;
    Rng rng = Rng::stream(study.seed, {kPictureStream, m});
    PossibleResults draws{.method = methods[m].id, .outputs = {}, .density = {}};
    for (int i = 0; i < count; ++i) {
      draws.outputs.push_back(mechanism.sample(label, rng));
      draws.density.push_back(std::exp(mechanism.logDensity(draws.outputs.back(), label)));
    }
    all.push_back(std::move(draws));
  }
  return all;
}

std::pair<double, double> outputRange(const NoisePreview& preview, const LabelBounds& bounds) {
  double logSum = 0;
  int count = 0;
  for (const NoiseCurve& curve : preview.curves)
    if (curve.sd > 0 && std::isfinite(curve.sd)) {
      logSum += std::log(curve.sd);
      ++count;
    }
  const double typical = count > 0 ? std::exp(logSum / count) : bounds.width();
  const double margin = bounds.width() * std::max(0.5, stepAbove(1.5 * typical / bounds.width()));
  return {bounds.lower - margin, bounds.upper + margin};
}

ChartModel densityChart(const Study& study, const NoisePreview& preview,
                        const std::vector<PossibleResults>& draws, const Theme& theme,
                        const NoiseOptions& options) {
  ChartModel model;
  model.id = QStringLiteral("noise");
  model.title = QStringLiteral("What is released for one label");
  model.x.title = outputTitle(study);
  model.x.range = outputRange(preview, bounds(study.data));
  model.y.title = QStringLiteral("Density");
  model.y.logarithmic = options.logDensity;
  model.y.range = densityRange(preview, *model.x.range, options.logDensity);

  for (const NoiseCurve& curve : preview.curves) model.series.push_back(densitySeries(curve, true, theme));
  for (const NoiseCurve& curve : preview.curves) model.series.push_back(densitySeries(curve, false, theme));
  std::size_t drawn = 0, outside = 0;
  for (const PossibleResults& results : draws) {
    model.series.push_back(drawSeries(results, theme));
    drawn = std::max(drawn, results.outputs.size());
    for (const double output : results.outputs)
      if (output < model.x.range->first || output > model.x.range->second) ++outside;
  }
  model.guides.push_back(
      labelGuide(QStringLiteral("y-prime"), QStringLiteral("y′"), preview.otherLabel, theme, true));
  model.guides.push_back(labelGuide(QStringLiteral("y"), QStringLiteral("y"), preview.label, theme, false));
  if (drawn > 0)
    model.notes << QStringLiteral("Dots: %1 per method for the label y, seed %2%3.")
                       .arg(counted(drawn, QStringLiteral("possible result")))
                       .arg(study.seed)
                       .arg(outside > 0 ? QStringLiteral("; %1 beyond the shown range").arg(outside)
                                        : QString());
  return model;
}

ChartModel logRatioChart(const Study& study, const NoisePreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("log-ratio");
  model.title = QStringLiteral("How much one result tells y from y′");
  model.x.title = outputTitle(study);
  model.x.range = outputRange(preview, bounds(study.data));
  model.y.title = QStringLiteral("Log-ratio");
  const double high = 1.25 * viewEpsilon(study);
  model.y.range = {-high, high};
  for (const NoiseCurve& curve : preview.curves) {
    ChartSeries series;
    series.id = QString::fromStdString(curve.method) + QStringLiteral("/ratio");
    series.name = QString::fromStdString(curve.label);
    series.x = curve.outputs;
    series.y = curve.logRatio;
    series.style = lineStyle(curve.method, theme);
    model.series.push_back(std::move(series));
  }
  model.guides.push_back(epsilonLine(QStringLiteral("plus-epsilon"), viewEpsilon(study), theme));
  model.guides.push_back(epsilonLine(QStringLiteral("minus-epsilon"), -viewEpsilon(study), theme));
  return model;
}

std::vector<RatioVerdict> ratioVerdicts(const NoisePreview& preview,
                                        const std::vector<PreparedMethod>& methods) {
  std::vector<RatioVerdict> verdicts;
  for (const NoiseCurve& curve : preview.curves) {
    const auto method = std::find_if(methods.begin(), methods.end(),
                                     [&](const PreparedMethod& one) { return one.id == curve.method; });
    RatioVerdict verdict;
    if (!curve.proved)
      verdict.sentence = QStringLiteral("not proved: ") + QString::fromStdString(curve.note);
    else if (curve.delta > 0 && method != methods.end())
      verdict = approximateVerdict(curve, preview, *method->pipeline.mechanism);
    else
      verdict = boundedVerdict(curve);
    verdict.method = QString::fromStdString(curve.method);
    verdict.label = QString::fromStdString(curve.label);
    verdicts.push_back(std::move(verdict));
  }
  return verdicts;
}

}  // namespace epsiscope
