#include "core/tasks/label_privacy/inputs.h"

#include <algorithm>
#include <cmath>

#include "core/base/file_error.h"
#include "core/base/numbers.h"
#include "core/mechanisms/registry.h"
#include "core/prior/prior.h"
#include "core/prior/value_grid.h"
#include "core/study/preparations.h"
#include "core/study/study.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/label_privacy/method_reads.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// The bounds, or none: a study without bounds has problems, and no cache fits it.
LabelBounds boundsOrNone(const DataChoice& data) {
  return {data.lower.value_or(kNaN), data.upper.value_or(kNaN)};
}

}  // namespace

LearnerUse learnerUse(const Study& study) {
  const std::vector<std::string>& learners = study.labelPrivacy.learners;
  const auto asksFor = [&](const char* learner) {
    return std::find(learners.begin(), learners.end(), learner) != learners.end();
  };
  return {.randomFeatures = asksFor(kLearnerRandomFeatures),
          .centralRidge =
              usesMethod(study, kMethodCentralRidge) || usesMethod(study, kMethodCentralRidgeGaussian),
          .staged =
              std::ranges::any_of(study.labelPrivacy.methods,
                                  [](const std::string& method) { return stagedMethod(method).has_value(); }),
          .perceptron = asksFor(kLearnerPerceptron)};
}

LearnerUse previewLearnerUse(const Study& study) {
  const LearnerUse use = learnerUse(study);
  return {.randomFeatures = use.randomFeatures, .centralRidge = true, .staged = use.staged};
}

LabelPrivacyInputs labelPrivacyInputs(const Study& study, const LearnerUse& use,
                                      const std::filesystem::path& folder) {
  const LabelPrivacy& task = study.labelPrivacy;
  LabelPrivacyInputs inputs{.split = splitInputs(study),
                            .bounds = boundsOrNone(study.data),
                            .use = use,
                            .featureGamma = {},
                            .priorFile = {}};
  if (use.randomFeatures || use.staged) {
    inputs.randomFeatures = task.randomFeatures;
    inputs.featureGamma = task.featureGamma;
  }
  inputs.rawPerceptron = use.perceptron && study.data.prepare == kPrepareNone;
  if (task.priorFile) inputs.priorFile = folder / *task.priorFile;
  const AxisRange range = epsilonRange(study);
  const ProtectedUnit unit = protectedUnit(study.data);
  inputs.ahead.lowEpsilon = unit.epsilonOfRow(range.low);
  inputs.ahead.highEpsilon = unit.epsilonOfRow(range.high);
  return inputs;
}

namespace {

constexpr double kWidestBounds = 1e100;
constexpr std::size_t kMostBinsOfStudy = 1'000'000;

void checkMethods(const Study& study, ProblemList& found) {
  const std::vector<std::string> methods = labelPrivacyMethods();
  const std::vector<std::string> learners = labelPrivacyLearners();
  const LabelPrivacy& task = study.labelPrivacy;
  found.list("label_privacy.methods", sentence("Core", "methods"), task.methods);
  for (const std::string& method : task.methods)
    found.oneOf("label_privacy.methods", sentence("Core", "method"), methods, method);
  found.list("label_privacy.learner", sentence("Core", "learners"), task.learners);
  for (const std::string& learner : task.learners)
    found.oneOf("label_privacy.learner", sentence("Core", "learner"), learners, learner);
}

void checkPrior(const Study& study, bool isChosen, const std::filesystem::path& folder, ProblemList& found) {
  const LabelPrivacy& task = study.labelPrivacy;
  found.numbers(study, "label_privacy.prior_share", task.priorShare);
  found.number(study, "label_privacy.bin_width");
  const DataChoice& data = study.data;
  if (isChosen && data.lower && data.upper && *data.upper - *data.lower <= kWidestBounds &&
      task.binWidth > 0 &&
      (*data.upper - *data.lower) / *task.binWidth > static_cast<double>(kMostBinsOfStudy))
    found.add("label_privacy.bin_width",
              filled(sentence("Core", "The bin width %1 makes more than %2 bins; choose wider bins."),
                     *task.binWidth, kMostBinsOfStudy));
  const std::string field = "label_privacy.prior_file";
  if (!task.priorFile || task.priorFile->empty()) {
    if (task.prior == PriorKind::file || task.priorFile)
      found.add(field, sentence("Core",
                                "No prior file is named; name one, or write null and choose another prior."));
    return;
  }
  try {
    const Prior prior = readPriorFile(folder / *task.priorFile).value();
    if (data.lower && data.upper) {
      const std::string outside = outsideBounds(prior, bounds(data));
      if (!outside.empty()) found.add(field, outside);
    }
    const bool used = std::any_of(task.methods.begin(), task.methods.end(), needsZeta);
    if (used && task.prior == PriorKind::file && prior.kind == Prior::Kind::points)
      found.add(
          field,
          sentence("Core",
                   "The prior file holds points, but RPWithPrior needs bins: columns lower,upper,mass."));
  } catch (const FileError& error) {
    found.add(field, filled(sentence("Core", "The prior file cannot be used: %1"), error.what()));
  }
}

/// The error for a label uniform on the bounds, which says nothing about the data's.
double errorOfRounding(const LabelBounds& declared, int values) {
  return meanRoundingError(declared, valueGrid(declared, static_cast<std::size_t>(values)),
                           Rounding::nearest);
}

}  // namespace

void checkLabelPrivacy(const Study& study, bool isChosen, const std::filesystem::path& folder,
                       ProblemList& found) {
  checkMethods(study, found);
  for (const char* key :
       {"label_privacy.lambda", "label_privacy.random_features", "label_privacy.feature_gamma",
        "label_privacy.rr_values", "label_privacy.unbiased_values", "label_privacy.delta"})
    found.number(study, key);
  found.numbers(study, "label_privacy.zeta", study.labelPrivacy.zeta);
  checkPrior(study, isChosen, folder, found);
}

std::vector<std::string> labelPrivacyWarnings(const Study& study) {
  std::vector<std::string> found;
  const LabelPrivacy& task = study.labelPrivacy;
  const auto& methods = task.methods;
  if (task.prior == PriorKind::exact && std::any_of(methods.begin(), methods.end(), needsPrior))
    found.push_back(sentence(
        "Core", "The prior is the true histogram of the labels: methods that use it are not private."));
  const bool classic = std::find(methods.begin(), methods.end(), "gaussian-classic") != methods.end();
  if (classic &&
      std::any_of(study.epsilon.begin(), study.epsilon.end(), [](double epsilon) { return epsilon >= 1; }))
    found.push_back(sentence("Core",
                             "The classic Gaussian formula is proved only for epsilon below 1: from 1 on it "
                             "is not called private."));
  return found;
}

std::vector<std::string> roundingNotes(const Study& study) {
  const LabelPrivacy& task = study.labelPrivacy;
  const bool fromFile = task.prior == PriorKind::file;
  const auto valuesOf = [&](int values) {
    return fromFile ? sentence("Core", "the values of the prior's file")
                    : filled(sentence("Core", "%1 public values"), values);
  };
  std::vector<std::string> notes;
  if (usesMethod(study, kMethodRrOnBins))
    notes.push_back(
        fromFile
            ? sentence("Core", "RR-on-Bins moves a label to the nearest of the values of the prior's file.")
            : filled(sentence("Core",
                              "RR-on-Bins moves a label to the nearest of %1 public values, a mean squared "
                              "error of %2 if all labels are equally likely."),
                     task.rrValues, roundedText(errorOfRounding(bounds(study.data), task.rrValues), 3)));
  if (usesMethod(study, kMethodUnbiased))
    notes.push_back(filled(sentence("Core",
                                    "Optimal unbiased works on %1: a label between two of them goes to one "
                                    "of the two at random, which keeps its mean."),
                           valuesOf(task.unbiasedValues)));
  return notes;
}

namespace {

/// Returns the first method with a zeta, the debiased one before the others; or none.
std::string methodWithZeta(const std::vector<std::string>& methods) {
  if (std::ranges::find(methods, kMethodRpWithPriorDebiased) != methods.end())
    return kMethodRpWithPriorDebiased;
  const auto found = std::ranges::find_if(methods, needsZeta);
  return found == methods.end() ? std::string() : *found;
}

/// Returns the first method whose noise is quickly known and has a lambda of its own; or none.
std::string methodWithLambda(const std::vector<std::string>& methods) {
  const auto found = std::ranges::find_if(methods, [](const std::string& method) {
    const RegistryRow* row = findMechanism(method);
    return row != nullptr && !row->needs.priorPoints;
  });
  return found == methods.end() ? std::string() : *found;
}

void suggestLambda(Study study, const LabelPrivacyCache& cache, Suggestions& found) {
  const std::string method = methodWithLambda(study.labelPrivacy.methods);
  if (method.empty() || !isLinear(shownLearner(study))) return;
  study.labelPrivacy.lambda.reset();
  found["label_privacy.lambda"] = previewPipeline(study, cache, method, viewEpsilon(study)).lambda;
}

void suggestBinWidth(Study study, const LabelPrivacyCache& cache, Suggestions& found) {
  // Noisy labels have bins whose width is known once they are drawn.
  if (study.labelPrivacy.prior == PriorKind::noisyLabels) return;
  study.labelPrivacy.binWidth.reset();
  found["label_privacy.bin_width"] = binWidth(study, cache.ridge().trainRows(), viewEpsilon(study));
}

void suggestShare(Study study, const LabelPrivacyCache& cache, Suggestions& found) {
  if (!priorCosts(study.labelPrivacy.prior)) return;
  study.labelPrivacy.priorShare.reset();
  found["label_privacy.prior_share"] = priorShare(study, cache.ridge().trainRows(), viewEpsilon(study));
}

void suggestZeta(Study study, const LabelPrivacyCache& cache, Suggestions& found) {
  const std::string method = methodWithZeta(study.labelPrivacy.methods);
  if (method.empty()) return;
  study.labelPrivacy.zeta.reset();
  const Pipeline pipeline = previewPipeline(study, cache, method, viewEpsilon(study));
  if (pipeline.mechanism) found["label_privacy.zeta"] = pipeline.zeta;
}

}  // namespace

Suggestions suggestionsOn(const Study& study, const LabelPrivacyCache& cache) {
  Suggestions found;
  suggestLambda(study, cache, found);
  if (std::ranges::none_of(study.labelPrivacy.methods, needsPrior)) return found;
  suggestBinWidth(study, cache, found);
  suggestShare(study, cache, found);
  suggestZeta(study, cache, found);
  return found;
}

}  // namespace epsiscope
