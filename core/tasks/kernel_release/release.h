#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/kernels/kernel.h"
#include "core/kernels/kernel_loss.h"
#include "core/privacy/bounds.h"
#include "core/privacy/guarantee.h"
#include "core/tasks/methods.h"
#include "core/study/study.h"
#include "core/tasks/undeclared.h"
#include "core/theory/output_perturbation.h"

namespace epsiscope {

struct KernelReleaseInputs;

inline constexpr const char* kReleasePredictions = "predictions";
inline constexpr const char* kReleaseFunction = "function";

/// Whether the study releases predictions of one of two classes, not of a number.
inline bool learnsClasses(const Study& study) {
  return study.kernelRelease.method == kMethodKernelSvm;
}
/// The loss that the study names if it is one of its method, else the method's own; what a loss does not use
/// has its default.
KernelLoss lossOf(const Study& study);
/// Whether the predictions stand for a quantile of the labels: a mean square says nothing about them.
inline bool learnsQuantile(const Study& study) {
  return lossOf(study).kind == KernelLossKind::pinball;
}
/// Whether it releases the whole function, not single predictions.
inline bool releasesFunction(const Study& study) {
  return study.kernelRelease.release == kReleaseFunction;
}
Kernel kernelOf(const KernelRelease& task);
/// The bounds that training labels are clipped to: the declared bounds of the target, otherwise [-bound,
/// bound]; the classes -1 and 1.
LabelBounds releaseBounds(const Study& study);

/// Whether one private number for all is a mean, which is measured as the predictions are.
inline bool hasPrivateMean(const Study& study) {
  return !learnsClasses(study) && !learnsQuantile(study);
}

/// The methods in a run's rows: without noise, the two private ones, and the private mean where errors are
/// squared.
std::vector<std::string> kernelReleaseMethods(const Study& study);
/// The methods with noise on predictions.
std::vector<std::string> perturbedMethods(const Study& study);
/// The study's lambda, then those of the sweep, each once.
std::vector<double> lambdasOf(const KernelRelease& task);
/// Returns test_mse, test_error for classes, or test_pinball for quantiles.
const char* metricOf(const Study& study);

/// The permitted gap of the dual problem of every loss but the square. The noise accounts for it: public, and
/// small beside the sensitivity.
double machineGap(double rows, double lambda, double kappa);
/// One release of the study's predictions, or of its function, learned from `rows` rows.
OutputPerturbation outputPerturbation(const Study& study, double rows, double lambda, double epsilon);
/// Precondition: `method` is one of perturbedMethods().
NoiseBound noiseBoundOf(const std::string& method);
/// The scale of the method's noise, with the mistakes that the study repeats: they concern only predictions
/// by the bound of the papers.
NoiseScale noiseScale(const Study& study, const OutputPerturbation& release, NoiseBound bound);

/// The largest variance that it gives a prediction: 2 theta^2 of Laplace noise, s^2 kappa^2 of a process.
double noiseVariance(const Study& study, const NoiseScale& noise);

/// The same study releasing the whole function, or N predictions.
Study withFunction(Study study);
Study withPredictions(Study study);

/// Whether all predictions of the method get the same noisy number, as was printed.
bool sharesNoise(const Study& study, const std::string& method);

/// Notes for people about the preparation: the values taken from private rows.
std::vector<std::string> kernelReleaseNotes(const KernelReleaseInputs& inputs, const PreparedData& data);
/// Returns the values that the release takes from private rows for want of declarations.
std::vector<Undeclared> undeclaredOfRelease(const Study& study, const PreparedData& data);
/// Returns the promise of one method's release: of the study's predictions together, or of the private mean.
/// Scales, categories, fill values or bounds that come from the private rows make it void.
Guarantee kernelReleaseGuarantee(const Study& study, const PreparedData& data, const std::string& method,
                                 double epsilon);
/// Says that so many of `rows` labels lie outside releaseBounds(); empty for none.
std::string clippedLabelsNote(const Study& study, std::size_t clipped, std::size_t rows);
/// Says what epsilon covers.
std::string predictionsNote(const Study& study);

}  // namespace epsiscope
