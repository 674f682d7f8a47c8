#include "core/tasks/kernel_release/function_preview.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/kernels/process_root.h"
#include "core/privacy/process_law.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::size_t kCurveSteps = 200, kCurveDraws = 10, kCountSteps = 80;
constexpr double kMostCounted = 1e4;

/// The method that the study names, if it is one of them; else that of the tight bound.
std::string shownFunctionMethod(const Study& study) {
  const std::vector<std::string> methods = perturbedMethods(study);
  const std::string wanted = study.view.method.value_or("");
  return std::ranges::count(methods, wanted) > 0 ? wanted : methods.back();
}

std::string shownFeature(const Study& study, const std::vector<std::string>& features) {
  const std::string wanted = study.view.feature.value_or("");
  return std::ranges::count(features, wanted) > 0 ? wanted : features.front();
}

NoiseScale noiseOf(const Study& study, const KernelReleaseCache& cache, const std::string& method) {
  return noiseScale(study,
                    outputPerturbation(study, static_cast<double>(cache.split().rows()),
                                       study.kernelRelease.lambda, viewEpsilon(study)),
                    noiseBoundOf(method));
}

/// Points and root of before where the feature is the same.
void placeCurve(const Study& study, const KernelReleaseCache& cache, const FunctionPreview* last,
                const GoOn& goOn, FunctionPreview& preview) {
  const std::string feature = shownFeature(study, preview.features);
  if (last != nullptr && last->points && last->points->feature == feature) {
    preview.points = last->points;
    preview.root = last->root;
    return;
  }
  const auto& inputs = valuesOf<KernelReleaseInputs>(cache.inputs());
  preview.points = std::make_shared<const CurvePoints>(
      curvePoints(inputs, kernelData(inputs, cache.table()), feature, kCurveSteps, 0));
  preview.root = processRoot(inputs.kernel, preview.points->points, 0, goOn);
}

/// The deviation of a prediction is proportional to the number of predictions, and by the tight bound that of
/// one is at most that of noise for the whole width.
void addCounts(const Study& study, const KernelReleaseCache& cache, const NoiseScale& ofFunction,
               FunctionPreview& preview) {
  Study one = withPredictions(study);
  one.kernelRelease.predictions = 1;
  one.asPrinted.clear();
  const double single = std::numbers::sqrt2 * noiseOf(one, cache, preview.method).scale;
  const double all = std::sqrt(noiseVariance(study, ofFunction));
  preview.counts = logSpaced(1, kMostCounted, kCountSteps);
  for (const double count : preview.counts) {
    preview.ofPredictions.push_back(count * single);
    preview.ofFunction.push_back(all);
  }
  preview.cheaperFrom = std::max(1.0, std::ceil(all / single));
}

void addCurve(const Study& study, const NoiseScale& noise, int trial, FunctionPreview& preview) {
  constexpr double kNineInTen = 1.6448536269514722;  // deviations on either side
  const LabelBounds& bounds = preview.bounds;
  const Eigen::VectorXd& f = preview.fit->values;
  const double half = bounds.width() / 2;
  const auto shown = [&](double value) { return bounds.middle() + std::clamp(value, -half, half); };
  const Eigen::VectorXd variances = gramDiagonal(kernelOf(study.kernelRelease), preview.points->points);
  preview.x = preview.points->x;
  for (Eigen::Index i = 0; i < f.size(); ++i) {
    const double wide = kNineInTen * noise.scale * std::sqrt(variances[i]);
    preview.truth.push_back(shown(f[i]));
    preview.lower.push_back(shown(f[i] - wide));
    preview.upper.push_back(shown(f[i] + wide));
  }
  const ProcessLaw law{.centre = f, .scale = noise.scale, .covariance = preview.root};
  for (std::size_t draw = 0; draw < kCurveDraws; ++draw) {
    Rng rng = previewStream(study.seed, trial, draw);
    std::vector<double>& line = preview.draws.emplace_back();
    for (const double value : law.draw(rng)) line.push_back(shown(value));
  }
}

void addNotes(const Study& study, FunctionPreview& preview) {
  preview.notes.push_back(
      filled(sentence("Core",
                      "Along %1; all other features are held: numbers at their medians, texts at their most "
                      "frequent categories."),
             preview.points->feature));
  if (!releasesFunction(study))
    preview.notes.emplace_back(
        sentence("Core",
                 "This study releases predictions one by one; the curve is what the same epsilon would buy "
                 "of the whole function, with delta."));
}

}  // namespace

FunctionPreview previewFunction(const Study& study, const TaskCache& any, const FunctionPreview* last,
                                const GoOn& goOn) {
  const auto* cache = KernelReleaseCache::ifOf(&any);
  if (cache == nullptr) return {};
  const Study whole = withFunction(study);
  FunctionPreview preview{.features = curveFeatures(cache->data()),
                          .method = shownFunctionMethod(whole),
                          .bounds = releaseBounds(whole),
                          .lambda = whole.kernelRelease.lambda};
  preview.guarantee = kernelReleaseGuarantee(whole, cache->data(), preview.method, viewEpsilon(whole));
  const NoiseScale noise = noiseOf(whole, *cache, preview.method);
  preview.reason = noise.reason;
  if (!noise.proved) return preview;
  addCounts(whole, *cache, noise, preview);
  if (preview.features.empty()) {
    preview.reason = sentence("Core", "No feature holds numbers, along which a curve could be drawn.");
    return preview;
  }
  placeCurve(whole, *cache, last, goOn, preview);
  if (!preview.root || !goOn()) return preview;
  if (last != nullptr && last->points == preview.points && last->lambda == preview.lambda &&
      last->bounds == preview.bounds)
    preview.fit = last->fit;
  if (!preview.fit)
    preview.fit = cache->split().at(preview.points->points, preview.lambda, preview.bounds, goOn);
  if (!preview.fit) return preview;
  preview.reason = preview.fit->reason;
  if (!preview.reason.empty()) return preview;
  addCurve(whole, noise, valuesOf<KernelReleaseInputs>(cache->inputs()).split.trial, preview);
  addNotes(study, preview);
  return preview;
}

}  // namespace epsiscope
