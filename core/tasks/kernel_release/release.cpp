#include "core/tasks/kernel_release/release.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/kernels/kernel_machine.h"
#include "core/tasks/feature_inputs.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/kernel_release/inputs.h"
#include "core/prepare/features.h"
#include "core/results/result.h"
#include "core/study/preparations.h"
#include "core/study/printed_mistakes.h"
#include "core/study/problem_list.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

constexpr std::array<std::pair<KernelKind, const char*>, 4> kKernels = {
    {{KernelKind::gaussian, "gaussian"},
     {KernelKind::laplacian, "laplacian"},
     {KernelKind::polynomial, "polynomial"},
     {KernelKind::linear, "linear"}}};

const char* idOf(KernelKind kind) {
  return std::ranges::find(kKernels, kind, &std::pair<KernelKind, const char*>::first)->second;
}

constexpr const char* kStandardisedNote =
    marked("Core",
           "The features are standardised by means and standard deviations of the training rows, which are "
           "private here: the result is not private; prepare with unit-rows and declared column bounds.");

/// The values that the features take from the private rows.
std::vector<Undeclared> undeclaredFeatures(const Study& study, const PreparedData& data) {
  std::vector<Undeclared> found;
  const bool standardise = study.data.prepare == kPrepareStandardise;
  if (standardise) found.push_back({kKeyPreparation, {}, sentence("Core", kStandardisedNote)});
  addUndeclaredFeatures(data,
                        standardise ? UnitRowsOptions{.how = UnitRowsOptions::How::none}
                                    : unitRowsOptions(featureInputs(study.data), data),
                        found);
  return found;
}

}  // namespace

std::vector<Undeclared> undeclaredOfRelease(const Study& study, const PreparedData& data) {
  std::vector<Undeclared> found;
  if (!learnsClasses(study)) addUndeclaredBounds(study.data, found);
  for (Undeclared& one : undeclaredFeatures(study, data)) found.push_back(std::move(one));
  return found;
}

Kernel kernelOf(const KernelRelease& task) {
  Kernel kernel{.kind = KernelKind::gaussian, .gamma = task.gamma, .degree = task.degree};
  for (const auto& [kind, id] : kKernels)
    if (task.kernel == id) kernel.kind = kind;
  return kernel;
}

KernelLoss lossOf(const Study& study) {
  const KernelRelease& task = study.kernelRelease;
  const bool ofClasses = learnsClasses(study);
  const auto named = task.loss ? kernelLossNamed(*task.loss) : std::nullopt;
  if (!named || isOfClasses(*named) != ofClasses)
    return {.kind = ofClasses ? KernelLossKind::hinge : KernelLossKind::square};
  KernelLoss loss{.kind = *named};
  if (*named == KernelLossKind::pinball) loss.quantile = task.quantile;
  if (*named == KernelLossKind::huber || *named == KernelLossKind::insensitive)
    loss.threshold = task.threshold;
  return loss;
}

LabelBounds releaseBounds(const Study& study) {
  if (learnsClasses(study)) return {-1, 1};
  const DataChoice& data = study.data;
  if (data.lower && data.upper) return {*data.lower, *data.upper};
  return {-study.kernelRelease.bound, study.kernelRelease.bound};
}

std::vector<std::string> kernelReleaseMethods(const Study& study) {
  std::vector<std::string> methods = perturbedMethods(study);
  methods.insert(methods.begin(), kMethodNone);
  if (hasPrivateMean(study)) methods.emplace_back(kMethodPredictMean);
  return methods;
}

std::vector<std::string> perturbedMethods(const Study& study) {
  switch (lossOf(study).kind) {
    case KernelLossKind::square:
      return {kMethodKernelRidge, kMethodKernelRidgeTight};
    case KernelLossKind::hinge:
      return {kMethodKernelSvm, kMethodKernelSvmTight};
    default:
      return {kMethodKernel, kMethodKernelTight};
  }
}

std::vector<double> lambdasOf(const KernelRelease& task) {
  std::vector<double> lambdas = {task.lambda};
  for (const double lambda : task.lambdaSweep)
    if (std::find(lambdas.begin(), lambdas.end(), lambda) == lambdas.end()) lambdas.push_back(lambda);
  return lambdas;
}

const char* metricOf(const Study& study) {
  if (learnsQuantile(study)) return kTestPinball;
  return learnsClasses(study) ? kTestError : "test_mse";
}

/// The minimiser is found to within kappa sqrt(gap/lambda) (minimiserShift), once for each neighbour: 1e-5
/// of the sensitivity kappa^2/(lambda rows) in all, but at most for 1e-12 and no less than rounding leaves.
double machineGap(double rows, double lambda, double kappa) {
  const double share = 5e-6 * kappa / rows;
  return std::clamp(share * share / lambda, 1e-14, 1e-12);
}

/// Training labels are clipped to the bounds and measured from their middle, so that |y| is at most half the
/// width. The choice of the rows in use is public, and a row that is not used moves nothing: the noise is for
/// those in use. Of a person each row has its part of epsilon; a function has noise for all of them together.
OutputPerturbation outputPerturbation(const Study& study, double rows, double lambda, double epsilon) {
  const double largest = epsiscope::kappa(kernelOf(study.kernelRelease));
  return {.rows = rows,
          .lambda = lambda,
          .labelBound = releaseBounds(study).width() / 2,
          .kappa = largest,
          .isNonNegative = isNonNegative(kernelOf(study.kernelRelease)),
          .epsilon = releasesFunction(study) ? epsilon : epsilonOfRow(study, epsilon),
          .predictions = static_cast<double>(study.kernelRelease.predictions),
          .gap = lossOf(study).kind == KernelLossKind::square
                     ? 0
                     : publicGap({.tolerance = machineGap(rows, lambda, largest)}, lambda, largest)};
}

NoiseBound noiseBoundOf(const std::string& method) {
  const bool tight =
      method == kMethodKernelRidgeTight || method == kMethodKernelSvmTight || method == kMethodKernelTight;
  return tight ? NoiseBound::tight : NoiseBound::paper;
}

NoiseScale noiseScale(const Study& study, const OutputPerturbation& release, NoiseBound bound) {
  if (releasesFunction(study)) {
    const FunctionRelease function{
        .of = release, .delta = study.kernelRelease.delta, .together = protectedUnit(study.data).rows()};
    return machineFunctionNoise(lossOf(study), function, bound);
  }
  NoiseScale noise = machineNoise(lossOf(study), release, bound);
  if (bound != NoiseBound::paper) return noise;
  if (repeats(study, PrintedMistake::halfNoise)) noise.scale /= 2;
  if (repeats(study, PrintedMistake::oneNumber)) noise.scale /= release.predictions;
  return noise;
}

double noiseVariance(const Study& study, const NoiseScale& noise) {
  if (!releasesFunction(study)) return 2 * noise.scale * noise.scale;
  const double deviation = noise.scale * kappa(kernelOf(study.kernelRelease));
  return deviation * deviation;
}

Study withFunction(Study study) {
  study.kernelRelease.release = kReleaseFunction;
  return study;
}

Study withPredictions(Study study) {
  study.kernelRelease.release = kReleasePredictions;
  return study;
}

bool sharesNoise(const Study& study, const std::string& method) {
  return !releasesFunction(study) && noiseBoundOf(method) == NoiseBound::paper &&
         repeats(study, PrintedMistake::oneNumber);
}

std::vector<std::string> kernelReleaseNotes(const KernelReleaseInputs& inputs, const PreparedData& data) {
  std::vector<std::string> notes;
  const bool standardise = inputs.features.prepare == kPrepareStandardise;
  if (standardise) notes.emplace_back(sentence("Core", kStandardisedNote));
  if (needsUnitBall(inputs.kernel) && standardise)
    notes.push_back(filled(
        sentence(
            "Core",
            "The %1 kernel needs rows of length at most 1: longer ones are shortened to 1, each by itself."),
        idOf(inputs.kernel.kind)));
  addOnce(notes, categoriesNote(data));
  for (const std::string& note : data.fromOtherRows) addOnce(notes, note);
  return notes;
}

/// The predictions share epsilon in equal parts (basic composition): the noise of each is for N of them. The
/// proofs of one, and of a whole function, are in core/theory/output_perturbation.cpp. The mean of the
/// clipped labels moves by at most width/n if one row is replaced. The constant guess at a class or at a
/// quantile is the true one.
Guarantee kernelReleaseGuarantee(const Study& study, const PreparedData& data, const std::string& method,
                                 double epsilon) {
  const bool isMean = method == kMethodPredictMean;
  std::string whyNot;
  if (method == kMethodNone || (isMean && !hasPrivateMean(study)))
    whyNot = sentence("Core", kNoNoiseNote);
  else if (study.data.boundsFromData && !learnsClasses(study))
    whyNot = sentence("Core", kBoundsFromDataNote);
  else if (const auto missing = undeclaredFeatures(study, data); !isMean && !missing.empty())
    whyNot = missing.front().sentence;
  const bool isOfFunction = releasesFunction(study) && method != kMethodNone && !isMean;
  Guarantee made =
      guaranteeOfRows(study.data, data.counts, epsilon, isOfFunction ? study.kernelRelease.delta : 0, whyNot);
  const bool isPrinted =
      !isOfFunction && method != kMethodNone && !isMean && noiseBoundOf(method) == NoiseBound::paper;
  for (const PrintedMistake mistake : {PrintedMistake::oneNumber, PrintedMistake::halfNoise})
    if (isPrinted && repeats(study, mistake)) made = asPrinted(made, mistake);
  return amongPeople(std::move(made), data.counts.units());
}

std::string clippedLabelsNote(const Study& study, std::size_t clipped, std::size_t rows) {
  const LabelBounds declared = releaseBounds(study);
  if (clipped == 0) return {};
  return filled(sentence("Core",
                         "%1 of %2 labels lie outside [%3, %4]; for training they are moved to the nearest "
                         "bound, for testing they are kept."),
                clipped, rows, declared.lower, declared.upper);
}

std::string predictionsNote(const Study& study) {
  if (releasesFunction(study))
    return sentence(
        "Core",
        "Epsilon and delta are for the whole function: any number of predictions can be read "
        "off it, each moved to the nearest bound. Errors are means over the test rows, of a drawn "
        "function over at most 1,000 of them.");
  const int count = study.kernelRelease.predictions;
  if (count == 1)
    return sentence("Core", "Epsilon is for one released prediction; errors are means over the test rows.");
  if (repeats(study, PrintedMistake::oneNumber))
    return filled(
        sentence("Core",
                 "Epsilon is for %1 released predictions: by the tight bound each has noise of its own, that "
                 "many times as large as for one; by the paper's, as printed, one number with the noise of a "
                 "single prediction is added to all of them. Errors are means over the test rows."),
        count);
  return filled(sentence("Core",
                         "Epsilon is for %1 released predictions, each with noise of its own, that many "
                         "times as large as for one; errors are means over the test rows."),
                count);
}

}  // namespace epsiscope
