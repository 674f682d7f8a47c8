#include "app/web/engine/page_sliders.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/mechanisms/registry.h"
#include "core/statistics/statistic_row.h"
#include "core/study/study.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"

namespace epsiscope {

namespace {

// The names are those of the window, in their context there, so that there is one translation of each.

constexpr const char* kLambda = "Regularisation λ";
constexpr const char* kRandomFeatures = "Random features";
constexpr const char* kRate = "Kernel rate γ";
constexpr const char* kDelta = "Failure probability δ";
constexpr const char* kPriorShare = "Share spent on the prior";
constexpr PageSlider kEpsilon{"epsilon", "view.epsilon", "Privacy budget ε", "ε"};

bool hasDelta(const Study& study) {
  return taskOf(study).deltaOf(study) > 0;
}

bool needs(const Study& study, bool Needs::*need) {
  return std::ranges::any_of(study.labelPrivacy.methods, [need](const std::string& method) {
    const RegistryRow* row = findMechanism(method);
    return row != nullptr && row->needs.*need;
  });
}

bool isPaidFor(PriorKind prior) {
  return prior == PriorKind::noisyCounts || prior == PriorKind::noisyLabels;
}

bool usesHalfWidth(const Study& study) {
  return needs(study, &Needs::priorBins);
}

bool usesBins(const Study& study) {
  const PriorKind prior = study.labelPrivacy.prior;
  return usesHalfWidth(study) && prior != PriorKind::uniform && prior != PriorKind::file;
}

bool paysForPrior(const Study& study) {
  return (needs(study, &Needs::priorBins) || needs(study, &Needs::priorPoints)) &&
         isPaidFor(study.labelPrivacy.prior);
}

bool learnsFeatures(const Study& study) {
  return std::ranges::count(study.labelPrivacy.learners, kLearnerRandomFeatures) > 0 ||
         taskOf(study).hasStages(study);
}

bool usesValues(const Study& study, const char* method) {
  return std::ranges::count(study.labelPrivacy.methods, method) > 0;
}

constexpr std::array kLabelPrivacy = {
    kEpsilon,
    PageSlider{"lambda", "label_privacy.lambda", kLambda, "λ"},
    PageSlider{"zeta", "label_privacy.zeta", "Half-width ζ", "ζ", true, usesHalfWidth},
    PageSlider{"bin_width", "label_privacy.bin_width", "Histogram width", "", true, usesBins},
    PageSlider{"prior_share", "label_privacy.prior_share", kPriorShare, "", false, paysForPrior},
    PageSlider{"delta", "label_privacy.delta", kDelta, "δ", false, hasDelta},
    PageSlider{"random_features", "label_privacy.random_features", kRandomFeatures, "", false,
               learnsFeatures},
    PageSlider{"gamma", "label_privacy.feature_gamma", kRate, "γ", false, learnsFeatures},
    PageSlider{"rr_values", "label_privacy.rr_values", "Values of RR-on-Bins", "", false,
               [](const Study& study) { return usesValues(study, kMethodRrOnBins); }},
    PageSlider{"unbiased_values", "label_privacy.unbiased_values", "Values of the unbiased randomizer", "",
               false, [](const Study& study) { return usesValues(study, kMethodUnbiased); }}};

constexpr std::array kKernelRelease = {
    kEpsilon,
    PageSlider{"lambda", "kernel_release.lambda", kLambda, "λ"},
    PageSlider{"gamma", "kernel_release.gamma", kRate, "γ", false,
               [](const Study& study) {
                 const std::string& kernel = study.kernelRelease.kernel;
                 return kernel == "gaussian" || kernel == "laplacian";
               }},
    PageSlider{"degree", "kernel_release.degree", "Degree", "", false,
               [](const Study& study) { return study.kernelRelease.kernel == "polynomial"; }},
    PageSlider{"quantile", "kernel_release.quantile", "Which quantile", "", false, learnsQuantile},
    PageSlider{"threshold", "kernel_release.threshold", "Threshold of the loss", "", false,
               [](const Study& study) {
                 const KernelLossKind loss = lossOf(study).kind;
                 return loss == KernelLossKind::huber || loss == KernelLossKind::insensitive;
               }},
    PageSlider{"bound", "kernel_release.bound", "Bound of labels M", "M", false,
               [](const Study& study) {
                 return !taskOf(study).hasClasses(study) && !study.data.lower && !study.data.upper;
               }},
    PageSlider{"predictions", "kernel_release.predictions", "Released predictions N", "N", false,
               [](const Study& study) { return !releasesFunction(study); }},
    PageSlider{"delta", "kernel_release.delta", kDelta, "δ", false, hasDelta},
    PageSlider{"smoothness", "kernel_release.smoothness", "Smoothness r", "r"},
    PageSlider{"approximation", "kernel_release.approximation", "Constant c of the approximation", "c"}};

bool hasClassifierFeatures(const Study& study) {
  return study.privateClassifier.randomFeatures > 0;
}

constexpr std::array kPrivateClassifier = {
    kEpsilon,
    PageSlider{"lambda", "private_classifier.lambda", "Regularisation Λ", "Λ"},
    PageSlider{"h", "private_classifier.h", "Rounding of the corner h", "h", false,
               [](const Study& study) { return study.privateClassifier.loss != "logistic"; }},
    PageSlider{"delta", "private_classifier.delta", kDelta, "δ", false, hasDelta},
    PageSlider{"random_features", "private_classifier.random_features", kRandomFeatures, "", false,
               hasClassifierFeatures},
    PageSlider{"gamma", "private_classifier.gamma", kRate, "γ", false, hasClassifierFeatures}};

constexpr std::array kStatistic = {
    kEpsilon,
    PageSlider{"quantile", "statistic.quantile", "Which quantile", "", false,
               [](const Study& study) { return statisticRow(study.statistic.statistic).takesQuantile; }},
    PageSlider{"bins", "statistic.bins", "Cells of the histogram", "", false,
               [](const Study& study) { return statisticRow(study.statistic.statistic).hasCells; }},
    PageSlider{"delta", "statistic.delta", kDelta, "δ", false, hasDelta}};

bool hasClassFeatures(const Study& study) {
  return study.labelClasses.randomFeatures > 0;
}

constexpr std::array kLabelClasses = {
    kEpsilon, PageSlider{"lambda", "label_classes.lambda", kLambda, "λ"},
    PageSlider{"prior_share", "label_classes.prior_share", kPriorShare, "", false,
               [](const Study& study) {
                 return std::ranges::count(study.labelClasses.methods, kMethodRrWithPrior) > 0 &&
                        isPaidFor(study.labelClasses.prior);
               }},
    PageSlider{"random_features", "label_classes.random_features", kRandomFeatures, "", false,
               hasClassFeatures},
    PageSlider{"gamma", "label_classes.gamma", kRate, "γ", false, hasClassFeatures}};

bool hasRegressionFeatures(const Study& study) {
  return study.privateRegression.randomFeatures > 0;
}

constexpr std::array kPrivateRegression = {
    kEpsilon, PageSlider{"lambda", "private_regression.lambda", kLambda, "λ"},
    PageSlider{"delta", "private_regression.delta", kDelta, "δ", false, hasDelta},
    PageSlider{"random_features", "private_regression.random_features", kRandomFeatures, "", false,
               hasRegressionFeatures},
    PageSlider{"gamma", "private_regression.gamma", kRate, "γ", false, hasRegressionFeatures}};

using Sliders = std::span<const PageSlider>;
const std::array<std::pair<std::string_view, Sliders>, 6> kOfTasks = {
    {{"label_privacy", kLabelPrivacy},
     {"kernel_release", kKernelRelease},
     {"private_classifier", kPrivateClassifier},
     {"statistic", kStatistic},
     {"label_classes", kLabelClasses},
     {"private_regression", kPrivateRegression}}};

}  // namespace

std::span<const PageSlider> pageSliders(const Study& study) {
  const std::string_view block = taskOf(study).facts().block;
  for (const auto& [task, sliders] : kOfTasks)
    if (task == block) return sliders;
  return {};
}

const PageSlider* pageSlider(const Study& study, std::string_view key) {
  for (const PageSlider& slider : pageSliders(study))
    if (key == slider.key) return &slider;
  return nullptr;
}

bool isUsed(const PageSlider& slider, const Study& study) {
  return slider.isUsed == nullptr || slider.isUsed(study);
}

}  // namespace epsiscope
