#include "ui/views/noise/possible_results.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "core/results/result.h"
#include "core/tasks/methods.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/widgets/counted_text.h"

namespace epsiscope {

namespace {

/// Separates the draws of the picture from every stream that a run uses.
constexpr std::uint64_t kPictureStream = 0x706963747572;
constexpr int kMostDraws = 1000;
/// Fewer draws have no shape.
constexpr std::size_t kLeastForHistogram = 20;

/// The id of the density with which draws are hidden and shown.
QString curveId(const std::string& method) {
  return QString::fromStdString(method) + QStringLiteral("/y");
}

ChartSeries drawSeries(const PossibleResults& draws, const Theme& theme) {
  ChartSeries series;
  series.id = QString::fromStdString(draws.method) + QStringLiteral("/draws");
  series.rowName = QObject::tr("%1, possible results").arg(QString::fromStdString(methodLabel(draws.method)));
  series.group = curveId(draws.method);
  series.kind = ChartSeries::Kind::dots;
  series.x = draws.outputs;
  series.y = draws.density;
  series.style = methodStyle(QString::fromStdString(draws.method), theme);
  return series;
}

/// The factor of the probability of one output.
double outputScale(const NoiseCurve& curve, const NoisePreview& preview) {
  const double step = curve.mechanism->support().step;
  return 1 / (step > 0 ? step : preview.bounds.width());
}

/// The share of the draws at each output, scaled as stems are.
ChartSeries frequencies(const PossibleResults& draws, double scale) {
  std::map<double, double> shares;
  for (const double output : draws.outputs) shares[output] += 1 / static_cast<double>(draws.outputs.size());
  ChartSeries series;
  series.kind = ChartSeries::Kind::dots;
  for (const auto& [output, share] : shares) {
    series.x.push_back(output);
    series.y.push_back(scale * share);
  }
  return series;
}

/// The outline: filled steps of several methods would hide each other. On a logarithmic axis an empty bin is
/// a gap and not a point that is left out.
ChartSeries outline(const PossibleResults& draws, bool logarithmic) {
  const DrawHistogram histogram = drawHistogram(draws.outputs);
  ChartSeries series;
  for (std::size_t i = 0; i < histogram.density.size(); ++i) {
    const double density = histogram.density[i];
    series.x.insert(series.x.end(), {histogram.nodes[i], histogram.nodes[i + 1]});
    series.y.insert(series.y.end(), 2,
                    density > 0 || !logarithmic ? density : std::numeric_limits<double>::quiet_NaN());
  }
  return series;
}

ChartSeries histogramOf(const NoisePreview& preview, const NoiseCurve& curve, const PossibleResults& draws,
                        bool logarithmic, const Theme& theme) {
  ChartSeries series =
      curve.discrete ? frequencies(draws, outputScale(curve, preview)) : outline(draws, logarithmic);
  series.id = QString::fromStdString(curve.method) + QStringLiteral("/histogram");
  series.rowName = QObject::tr("%1, their histogram").arg(QString::fromStdString(curve.label));
  series.group = curveId(curve.method);
  series.style = methodStyle(QString::fromStdString(curve.method), theme);
  if (!curve.discrete) series.style.marker = MarkerShape::none;
  series.style.width = 1;
  series.opacity = curve.discrete ? 0.45 : 0.7;
  return series;
}

/// The note about the draws. `outside`: the number of them beyond the visible range.
QString aboutDraws(const Study& study, std::size_t drawn, std::size_t outside) {
  const QString draws =
      drawn < kLeastForHistogram
          ? QObject::tr("Dots: %1 of each method for y, seed %2.")
          : QObject::tr("Dots, and steps as their histogram: %1 of each method for y, seed %2.");
  const QString sentence = draws.arg(possibleResultsText(drawn)).arg(study.seed);
  return outside == 0 ? sentence : QObject::tr("%1 Beyond the shown range: %2.").arg(sentence).arg(outside);
}

}  // namespace

double stemScale(const NoiseCurve& curve, const NoisePreview& preview) {
  // Neighbouring outputs of a lattice may be shown as one.
  const bool isLattice = curve.mechanism->support().step > 0 && curve.outputs.size() > 1;
  return isLattice ? 1 / (curve.outputs[1] - curve.outputs[0]) : outputScale(curve, preview);
}

int shownDraws(const Study& study) {
  return std::clamp(study.view.draws, 0, kMostDraws);
}

QString possibleResultsText(std::size_t count) {
  return countedText("QObject", "%1 possible results", "one possible result", count);
}

std::vector<PossibleResults> possibleResults(const Study& study, const NoisePreview& preview, int count) {
  std::vector<PossibleResults> all;
  for (std::size_t m = 0; m < preview.curves.size(); ++m) {
    const NoiseCurve& curve = preview.curves[m];
    // The mechanism of a lattice returns a density already.
    const bool isProbability = curve.discrete && !(curve.mechanism->support().step > 0);
    const double scale = isProbability ? outputScale(curve, preview) : 1;
    Rng rng = Rng::stream(study.seed, {kPictureStream, m});
    PossibleResults draws{.method = curve.method, .outputs = {}, .density = {}};
    for (int i = 0; i < count; ++i) {
      draws.outputs.push_back(curve.mechanism->sample(preview.label, rng));
      draws.density.push_back(scale *
                              std::exp(curve.mechanism->logDensity(draws.outputs.back(), preview.label)));
    }
    all.push_back(std::move(draws));
  }
  return all;
}

void addHistograms(ChartModel& model, const NoisePreview& preview, const std::vector<PossibleResults>& draws,
                   const Theme& theme) {
  for (std::size_t m = 0; m < draws.size() && m < preview.curves.size(); ++m)
    if (draws[m].outputs.size() >= kLeastForHistogram)
      model.series.push_back(histogramOf(preview, preview.curves[m], draws[m], model.y.logarithmic, theme));
}

void addDots(ChartModel& model, const Study& study, const std::vector<PossibleResults>& draws,
             const Theme& theme) {
  std::size_t drawn = 0, outside = 0;
  for (const PossibleResults& results : draws) {
    model.series.push_back(drawSeries(results, theme));
    drawn = std::max(drawn, results.outputs.size());
    for (const double output : results.outputs)
      if (output < model.x.range->first || output > model.x.range->second) ++outside;
  }
  if (drawn > 0) model.notes << aboutDraws(study, drawn, outside);
}

DrawHistogram drawHistogram(std::vector<double> draws) {
  constexpr double kMostSteps = 150;
  if (draws.empty()) return {};
  std::sort(draws.begin(), draws.end());
  const double range = draws.back() - draws.front();
  if (!(range > 0) || !std::isfinite(range)) return {};
  const auto count = static_cast<double>(draws.size());
  const double spread = quantile(draws, 0.75) - quantile(draws, 0.25);
  const double width = std::max(2 * spread / std::cbrt(count), range / kMostSteps);

  DrawHistogram made;
  const double first = std::floor(draws.front() / width);
  const auto bins = static_cast<std::size_t>(std::floor(draws.back() / width) - first) + 1;
  for (std::size_t i = 0; i <= bins; ++i) made.nodes.push_back((first + static_cast<double>(i)) * width);
  made.density.assign(bins, 0);
  for (const double draw : draws) {
    const auto bin = static_cast<std::size_t>(std::max(0.0, std::floor(draw / width) - first));
    made.density[std::min(bin, bins - 1)] += 1 / (count * width);
  }
  return made;
}

}  // namespace epsiscope
