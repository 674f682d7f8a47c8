#include "core/tasks/label_privacy/interval_preview.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/mechanisms/rr_on_bins.h"
#include "core/prior/value_grid.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/label_privacy/method_reads.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::size_t kZetas = 40;
constexpr std::size_t kShares = 40;
constexpr std::size_t kHeatCells = 64;
constexpr std::size_t kMostShownBins = 500;

void fillTruth(const Study& study, const RidgeCache& ridge, IntervalPreview& preview) {
  const std::size_t bins = binCount(ridge.bounds(), binWidth(study, ridge.trainRows(), viewEpsilon(study)));
  const Prior truth = coarsened(exactPrior(ridge.labelCounts(bins), ridge.bounds()), kMostShownBins);
  preview.truthNodes = truth.nodes;
  for (std::size_t i = 0; i < truth.mass.size(); ++i)
    preview.truthDensity.push_back(truth.mass[i] / (truth.nodes[i + 1] - truth.nodes[i]));
}

/// Fills in F over zetas from a hundredth of the bounds' width to twice the width: public, and the same for
/// every study on them.
void fillZetas(const LabelBounds& bounds, IntervalPreview& preview) {
  for (std::size_t i = 0; i < kZetas; ++i) {
    const double zeta =
        0.01 * bounds.width() * std::pow(200.0, static_cast<double>(i) / static_cast<double>(kZetas - 1));
    preview.zetas.push_back(zeta);
    const OptimalInterval best = optimalInterval(preview.prior, preview.epsilonLabels, zeta);
    preview.objectiveOverZeta.push_back(best.objective);
    preview.upperOverZeta.push_back(best.upper);
  }
}

void fillErrorsOverZeta(const RidgeCache& ridge, IntervalPreview& preview) {
  preview.errorOverZeta = errorOverZeta(preview.prior, preview.epsilonLabels, ridge.bounds(),
                                        zetaCriterion(kMethodRpWithPrior, ridge), preview.zetas);
  preview.debiasedErrorOverZeta =
      errorOverZeta(preview.prior, preview.epsilonLabels, ridge.bounds(),
                    zetaCriterion(kMethodRpWithPriorDebiased, ridge), preview.zetas);
}

std::vector<std::string> methodsWithPrior(const Study& study) {
  std::vector<std::string> methods = study.labelPrivacy.methods;
  std::erase_if(methods, [](const std::string& method) { return !needsPrior(method); });
  if (methods.empty()) methods.emplace_back(kMethodRpWithPriorDebiased);
  return methods;
}

void fillShares(const Study& study, const LabelPrivacyCache& cache, const GoOn& goOn,
                IntervalPreview& preview) {
  if (!priorCosts(study.labelPrivacy.prior)) return;
  const double epsilon = viewEpsilon(study);
  preview.share = priorShare(study, cache.ridge().trainRows(), epsilon);
  Study other = study;
  other.labelPrivacy.priorShare.reset();
  preview.suggestedShare = priorShare(other, cache.ridge().trainRows(), epsilon);
  const std::vector<std::string> methods = methodsWithPrior(study);
  for (const std::string& method : methods)
    preview.errorOverShare.push_back(
        {.method = method, .label = methodLabel(method), .x = {}, .y = {}, .notes = {}});
  for (std::size_t i = 0; i < kShares && goOn(); ++i) {
    const double share = (static_cast<double>(i) + 0.5) / static_cast<double>(kShares);
    other.labelPrivacy.priorShare = share;
    const TrialPriors priors = previewPriors(other, cache, methods, epsilon);
    for (MethodCurve& curve : preview.errorOverShare) {
      curve.x.push_back(share);
      curve.y.push_back(expectedError(cache.learners(),
                                      previewPipeline(other, cache, curve.method, epsilon, priors),
                                      study.labelPrivacy.clipPredictions));
    }
  }
}

void fillBins(const Study& study, const LabelPrivacyCache& cache, IntervalPreview& preview) {
  if (!usesMethod(study, kMethodRrOnBins)) return;
  const Pipeline pipeline = previewPipeline(study, cache, kMethodRrOnBins, viewEpsilon(study));
  const auto& mechanism = dynamic_cast<const RrOnBins&>(*pipeline.mechanism);
  const LabelBounds& bounds = cache.ridge().bounds();
  BinsPreview bins;
  bins.edges = {bounds.lower};
  for (const LabelBin& bin : mechanism.bins().bins) {
    bins.outputs.push_back(bin.output);
    const std::vector<double>& values = pipeline.prior->nodes;
    bins.edges.push_back(bin.last + 1 < values.size()
                             ? values[bin.last] + (values[bin.last + 1] - values[bin.last]) / 2
                             : bounds.upper);
  }
  bins.loss = mechanism.bins().loss;
  bins.roundingError =
      meanRoundingError(cache.ridge().trainLabels(), pipeline.prior->nodes, Rounding::nearest);
  bins.note = pipeline.note;
  preview.bins = std::move(bins);
}

/// Fills in the heat map. F needs only the prior's mass between two cells: one cumulative mass per cell
/// instead of a sum per pair.
void fillHeat(double zeta, IntervalPreview& preview) {
  const Prior& prior = preview.prior;
  const double low = prior.nodes.front(), step = (prior.nodes.back() - low) / static_cast<double>(kHeatCells);
  std::vector<double> middles(kHeatCells), massBelow(kHeatCells);
  std::size_t bin = 0;
  double whole = 0;  // mass of the bins before `bin`
  for (std::size_t i = 0; i < kHeatCells; ++i) {
    middles[i] = low + step * (static_cast<double>(i) + 0.5);
    while (bin + 1 < prior.mass.size() && prior.nodes[bin + 1] <= middles[i]) whole += prior.mass[bin++];
    const double part = (middles[i] - prior.nodes[bin]) / (prior.nodes[bin + 1] - prior.nodes[bin]);
    massBelow[i] = whole + prior.mass[bin] * std::clamp(part, 0.0, 1.0);
  }
  preview.heatCells = kHeatCells;
  preview.heat.assign(kHeatCells * kHeatCells, std::numeric_limits<double>::quiet_NaN());
  const double rate = std::exp(-preview.epsilonLabels) / zeta / 2;
  for (std::size_t upper = 0; upper < kHeatCells; ++upper)
    for (std::size_t lower = 0; lower <= upper; ++lower)
      preview.heat[upper * kHeatCells + lower] =
          (massBelow[upper] - massBelow[lower]) / (1 + rate * (middles[upper] - middles[lower]));
}

}  // namespace

double intervalSeconds(const Study& study, const TaskCache& given) {
  const LabelPrivacyCache& cache = LabelPrivacyCache::of(given);
  double seconds = 0;
  if (usesMethod(study, kMethodRrOnBins)) seconds += secondsOfRelease(study, kMethodRrOnBins, cache);
  Study searching = study;
  searching.labelPrivacy.zeta.reset();
  // The suggested half-width, and as much again for the two errors over all half-widths.
  seconds += 2 * secondsOfRelease(searching, kMethodRpWithPriorDebiased, cache);
  if (priorCosts(study.labelPrivacy.prior))
    for (const std::string& method : methodsWithPrior(study))
      seconds += static_cast<double>(kShares) * secondsOfRelease(study, method, cache);
  return seconds * (comparedEpsilon(study) ? 2 : 1);
}

IntervalPreview previewInterval(const Study& study, const TaskCache& given, const GoOn& goOn) {
  const LabelPrivacyCache& cache = LabelPrivacyCache::of(given);
  const RidgeCache& ridge = cache.ridge();
  const LabelPrivacy& task = study.labelPrivacy;
  const double epsilon = viewEpsilon(study);
  IntervalPreview preview;
  fillTruth(study, ridge, preview);
  fillBins(study, cache, preview);
  PrivatePrior made = *previewPriors(study, cache, {kMethodRpWithPriorDebiased}, epsilon).bins;
  preview.prior = std::move(made.prior);
  preview.priorNote = std::move(made.note);
  preview.priorIsPrivate = priorIsPrivate(study);
  const double own = epsilonOfRow(study, epsilon);
  preview.epsilonPrior = priorCosts(task.prior) ? priorShare(study, ridge.trainRows(), epsilon) * own : 0;
  preview.epsilonLabels = own - preview.epsilonPrior;
  if (preview.prior.kind != Prior::Kind::bins) {
    preview.priorNote = sentence("Core", "The prior file holds points; RPWithPrior's interval needs bins.");
    return preview;
  }
  const bool asDrawn =
      usesMethod(study, kMethodRpWithPrior) && !usesMethod(study, kMethodRpWithPriorDebiased);
  preview.suggestedZeta =
      suggestZeta(preview.prior, preview.epsilonLabels, ridge.bounds(),
                  zetaCriterion(asDrawn ? kMethodRpWithPrior : kMethodRpWithPriorDebiased, ridge))
          .zeta;
  preview.zeta = task.zeta.at(study.epsilon, epsilon).value_or(preview.suggestedZeta);
  preview.interval = optimalInterval(preview.prior, preview.epsilonLabels, preview.zeta);
  fillZetas(ridge.bounds(), preview);
  fillErrorsOverZeta(ridge, preview);
  fillShares(study, cache, goOn, preview);
  fillHeat(preview.zeta, preview);
  preview.prior = coarsened(preview.prior, kMostShownBins);
  return preview;
}

std::optional<double> zetaReaching(const IntervalPreview& preview, double place) {
  std::optional<double> best;
  double bestDistance = 0, bestChange = 0;
  const auto offer = [&](double zeta, double upper) {
    const double distance = std::abs(upper + zeta - place);
    const double change = std::abs(std::log(zeta / preview.zeta));
    if (best && (distance > bestDistance || (distance == bestDistance && change >= bestChange))) return;
    best = zeta;
    bestDistance = distance;
    bestChange = change;
  };
  for (std::size_t i = 0; i < preview.zetas.size(); ++i) {
    const double zeta = preview.zetas[i], upper = preview.upperOverZeta[i];
    offer(zeta, upper);
    // Where the interval stays the same, every half-width in between has its own end.
    if (i + 1 < preview.zetas.size() && preview.upperOverZeta[i + 1] == upper)
      offer(std::clamp(place - upper, zeta, preview.zetas[i + 1]), upper);
  }
  return best;
}

}  // namespace epsiscope
