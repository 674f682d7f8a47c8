#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/staged/staged_fit.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// The two baselines with which every method is compared: no privacy at all, and predicting one private
/// number.
inline constexpr const char* kMethodNone = "none";
inline constexpr const char* kMethodPredictMean = "predict-mean";
/// Methods that are not one label randomizer: noise on X'y instead of on labels, pure or normal, and the
/// choice among all.
inline constexpr const char* kMethodCentralRidge = "central-ridge";
inline constexpr const char* kMethodCentralRidgeGaussian = "central-ridge-gaussian";
/// A noisy regression first, then every label about it by RPWithPrior.
inline constexpr const char* kMethodRpWithPriorTwoStage = "rp-with-prior-two-stage";
/// Several looks at the labels, each of which chooses the next: with a curator (the first two are the same)
/// and without.
inline constexpr const char* kMethodBest = "best";
inline constexpr const char* kMethodBestCentral = "best-central";
inline constexpr const char* kMethodBestLocal = "best-local";
/// The mechanisms of the registry that the study treats in their own ways.
inline constexpr const char* kMethodRpWithPrior = "rp-with-prior";
inline constexpr const char* kMethodRpWithPriorDebiased = "rp-with-prior-debiased";
inline constexpr const char* kMethodRrOnBins = "rr-on-bins";
inline constexpr const char* kMethodUnbiased = "unbiased";
/// Kernel release: noise by the sensitivity of the paper, corrected, and by the tighter one (core/theory).
inline constexpr const char* kMethodKernelRidge = "ridge";
inline constexpr const char* kMethodKernelRidgeTight = "ridge-tight";
inline constexpr const char* kMethodKernelSvm = "svm";
inline constexpr const char* kMethodKernelSvmTight = "svm-tight";
inline constexpr const char* kMethodKernel = "kernel";  ///< of every other loss than their two
inline constexpr const char* kMethodKernelTight = "kernel-tight";

/// Classes: k-ary randomized response, with a classifier that corrects for the noise and with one that does
/// not; the same among likely classes; the most frequent class, chosen privately.
inline constexpr const char* kMethodRandomizedResponse = "randomized-response";
inline constexpr const char* kMethodRandomizedResponseUncorrected = "randomized-response-uncorrected";
inline constexpr const char* kMethodRrWithPrior = "rr-with-prior";
inline constexpr const char* kMethodPredictMajority = "predict-majority";

/// Regression on whole rows: noise on sums of products, pure or normal, and a normal tilt of the objective.
inline constexpr const char* kMethodNoisySums = "noisy-sums";
inline constexpr const char* kMethodNoisySumsGaussian = "noisy-sums-gaussian";
inline constexpr const char* kMethodObjectiveGaussian = "objective-gaussian";

inline constexpr const char* kLearnerRidge = "ridge";
inline constexpr const char* kLearnerRandomFeatures = "random-features";
inline constexpr const char* kLearnerPerceptron = "perceptron";
/// The learner of private classifiers, beside random-features.
inline constexpr const char* kLearnerLinear = "linear";
/// The learner of classes, beside random-features.
inline constexpr const char* kLearnerLogistic = "logistic";

std::vector<std::string> labelPrivacyLearners();
/// The name of the method for people, in the first task that has it; the id where none has it.
std::string methodLabel(const std::string& method);
std::string learnerLabel(const std::string& learner);
/// Whether the method's randomizer is built on a prior of the labels.
bool needsPrior(const std::string& method);
bool needsZeta(const std::string& method);
bool needsDelta(const std::string& method);
/// Whether the method is noise on X'y, of either kind.
bool isCentralRidge(const std::string& method);
/// The way of the method's stages where it has any: its features are its own, and its errors have no formula.
std::optional<StagedMethod> stagedMethod(const std::string& method);

/// Whether the learner's predictions are linear in the labels, so that its expected error is known exactly.
bool isLinear(const std::string& learner);

/// The learner that `method` works with where the study asks for `learner`: noise on X'y needs a linear one.
std::string learnerFor(const std::string& method, const std::string& learner);
/// The learner whose curves are shown: that of the view if the study has it, otherwise the first. A study
/// without any cannot run, but the function may be called for it.
std::string shownLearner(const Study& study);

}  // namespace epsiscope
