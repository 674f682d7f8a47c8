#include "core/tasks/kernel_release/trade_off.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/errors.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/kernel_release/split.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

bool isOverLambda(const Study& study) {
  return study.view.tradeOffAxis == kAxisLambda;
}

/// The parts of the picture that one study has at one cache.
class KernelTradeOff {
public:
  KernelTradeOff(const Study& study, const KernelReleaseCache& cache, const GoOn& goOn)
      : m_study(study), m_cache(cache), m_goOn(goOn), m_errors(study, cache.split()) {}

  TradeOffPreview curves() const;
  void fillAtEpsilon(TradeOffPreview& preview) const;
  std::optional<double> errorAt(const std::string& method, double epsilon) const;

private:
  std::shared_ptr<const KernelPredictions> predictions(double lambda) const {
    return m_cache.split().predictions(lambda, releaseBounds(m_study), m_goOn);
  }
  MethodCurve curve(const std::string& method, const std::vector<double>& x) const;
  void addPoint(MethodCurve& curve, const KernelPredictions& predictions, double lambda,
                double epsilon) const;
  double error(const std::string& method, const KernelPredictions& predictions, double lambda, double epsilon,
               std::vector<std::string>& notes) const;
  double errorOfMean(double epsilon) const {
    return isSvm(m_study) ? m_errors.ofConstantGuess() : m_errors.ofMean(epsilon);
  }

  const Study& m_study;
  const KernelReleaseCache& m_cache;
  const GoOn& m_goOn;
  const KernelErrors m_errors;
};

MethodCurve KernelTradeOff::curve(const std::string& method, const std::vector<double>& x) const {
  MethodCurve made{.method = method, .label = methodLabel(method), .x = x, .y = {}};
  if (method == kMethodPredictMean && isSvm(m_study)) made.label = sentence("Core", "Better constant guess");
  const double largest = isOverLambda(m_study) ? viewEpsilon(m_study) : x.back();
  made.guarantee = kernelReleaseGuarantee(m_study, m_cache.data(), method, largest);
  return made;
}

double KernelTradeOff::error(const std::string& method, const KernelPredictions& predictions, double lambda,
                             double epsilon, std::vector<std::string>& notes) const {
  addOnce(notes, predictions.reason);
  if (method == kMethodNone) return m_errors.exact(predictions, 0);
  const auto rows = static_cast<double>(m_cache.split().rows());
  const NoiseScale noise =
      noiseScale(m_study, outputPerturbation(m_study, rows, lambda, epsilon), noiseBoundOf(method));
  addOnce(notes, noise.reason);
  if (!noise.proved) return kNoValue;
  const double found = m_errors.exact(predictions, noise.scale);
  if (predictions.reason.empty() && !(found <= kLargestShown)) {
    addOnce(notes, sentence("Core", kTooLarge));
    return kNoValue;
  }
  return found;
}

void KernelTradeOff::addPoint(MethodCurve& curve, const KernelPredictions& predictions, double lambda,
                              double epsilon) const {
  curve.y.push_back(error(curve.method, predictions, lambda, epsilon, curve.notes));
}

TradeOffPreview KernelTradeOff::curves() const {
  TradeOffPreview preview;
  preview.overLambda = isOverLambda(m_study);
  preview.metric = metricOf(m_study);
  const double ownLambda = m_study.kernelRelease.lambda, ownEpsilon = viewEpsilon(m_study);
  const AxisRange range = epsilonRange(m_study);
  preview.low = range.low;
  preview.high = range.high;
  std::vector<double> x = logSpaced(preview.low, preview.high, kCurvePoints);
  if (preview.overLambda) {
    x = lambdaAxis(m_study);
    preview.low = x.front();
    preview.high = x.back();
    preview.curves.push_back(curve(kMethodNone, x));
  }
  for (const std::string& method : perturbedMethods(m_study)) preview.curves.push_back(curve(method, x));
  preview.predictMean = curve(kMethodPredictMean, x);
  // From the largest lambda down, where each fit starts from the one before.
  if (preview.overLambda &&
      !std::all_of(x.rbegin(), x.rend(), [&](double value) { return predictions(value); }))
    return preview;
  for (const double value : x) {
    const double lambda = preview.overLambda ? value : ownLambda;
    const double epsilon = preview.overLambda ? ownEpsilon : value;
    const auto fit = predictions(lambda);
    if (!fit) return preview;
    for (MethodCurve& made : preview.curves) addPoint(made, *fit, lambda, epsilon);
    preview.predictMean.y.push_back(errorOfMean(epsilon));
  }
  preview.testRows = m_cache.split().testRows();
  if (const auto fit = predictions(ownLambda)) preview.none = m_errors.exact(*fit, 0);
  for (MethodCurve& made : preview.curves) made.withoutPrivacy = preview.none;
  return preview;
}

void KernelTradeOff::fillAtEpsilon(TradeOffPreview& preview) const {
  const double lambda = m_study.kernelRelease.lambda, epsilon = viewEpsilon(m_study);
  preview.predictMeanAtEpsilon = errorOfMean(epsilon);
  preview.atEpsilon.clear();
  const auto fit = predictions(lambda);
  if (!fit) return;
  std::vector<std::string> notes;  // the curves say them
  for (const MethodCurve& made : preview.curves)
    preview.atEpsilon.push_back(error(made.method, *fit, lambda, epsilon, notes));
}

/// At the study's lambda, whatever the axis is. Nothing for "none", which has no epsilon.
std::optional<double> KernelTradeOff::errorAt(const std::string& method, double epsilon) const {
  if (method == kMethodPredictMean) return errorOfMean(epsilon);
  if (method == kMethodNone) return std::nullopt;
  const auto fit = predictions(m_study.kernelRelease.lambda);
  if (!fit) return std::nullopt;
  std::vector<std::string> notes;
  return error(method, *fit, m_study.kernelRelease.lambda, epsilon, notes);
}

}  // namespace

TradeOffPreview tradeOffOn(const Study& study, const KernelReleaseCache& cache, const TradeOffPreview* drawn,
                           const GoOn& goOn) {
  const KernelTradeOff picture(study, cache, goOn);
  TradeOffPreview preview = drawn != nullptr ? *drawn : picture.curves();
  if (!goOn()) return preview;
  picture.fillAtEpsilon(preview);
  return preview;
}

std::optional<double> errorOn(const Study& study, const KernelReleaseCache& cache, const std::string& method,
                              double epsilon, const GoOn& goOn) {
  return KernelTradeOff(study, cache, goOn).errorAt(method, epsilon);
}

}  // namespace epsiscope
