#include "core/tasks/kernel_release/theory_preview.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/tasks/kernel_release/errors.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/study/problem_list.h"
#include "core/text/sentence.h"
#include "core/theory/hinge_terms.h"

namespace epsiscope {

namespace {

/// The recommendation of the theory for as many rows: lambda at this epsilon, and the epsilon that goes with
/// it.
struct Recommended {
  double lambda = 0, epsilon = 0;
  double rate = 0;  ///< the error then falls as rows^-rate
};

Recommended recommended(const Study& study, double rows, double epsilon) {
  const double r = study.kernelRelease.smoothness;
  if (!isSvm(study))
    return {recommendedLambda(rows, epsilon, r), recommendedEpsilon(rows, r), learningRate(r)};
  const HingeChoice choice = recommendedForHinge(rows, r);
  return {choice.lambda, choice.epsilon, choice.rate};
}

constexpr double kNotShown = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kTheoryPoints = 120;
constexpr const char* kAxisEpsilon = "epsilon";
constexpr const char* kAxisRows = "rows";

struct BoundTerm {
  const char* id;
  const char* label;
  double ErrorTerms::*value;
};
constexpr std::array<BoundTerm, 5> kTerms{
    {{"random-error-1", marked("Core", "First random error R1"), &ErrorTerms::randomError1},
     {"random-error-2", marked("Core", "Second random error R2"), &ErrorTerms::randomError2},
     {"sample-error", marked("Core", "Sample error S"), &ErrorTerms::sampleError},
     {"approximation", marked("Core", "Approximation error D"), &ErrorTerms::approximation},
     {"sum", marked("Core", "Sum: the bound"), &ErrorTerms::sum}}};

/// The parts of the picture that belong to one study at one cache.
class Theory {
public:
  Theory(const Study& study, const KernelReleaseCache& cache, const GoOn& goOn)
      : m_study(study),
        m_data(cache.data()),
        m_split(cache.split()),
        m_goOn(goOn),
        m_rows(static_cast<double>(cache.split().rows())),
        m_lambda(study.kernelRelease.lambda),
        m_epsilon(viewEpsilon(study)),
        m_unit(protectedUnit(study.data)) {}

  TheoryPreview all() const;

private:
  void chooseAxis(TheoryPreview& preview) const;
  void addTerms(TheoryPreview& preview) const;
  void addMeasured(TheoryPreview& preview) const;
  void addValidity(TheoryPreview& preview) const;
  void addRecommended(TheoryPreview& preview) const;
  void addScales(TheoryPreview& preview) const;
  void addNotes(TheoryPreview& preview) const;

  std::vector<double> points(const TheoryPreview& preview) const {
    return logSpaced(preview.low, preview.high, kTheoryPoints);
  }
  OutputPerturbation at(const std::string& axis, double x) const {
    return outputPerturbation(m_study, axis == kAxisRows ? x : m_rows, axis == kAxisLambda ? x : m_lambda,
                              axis == kAxisEpsilon ? x : m_epsilon);
  }

  const Study& m_study;
  const PreparedData& m_data;
  const KernelSplit& m_split;
  const GoOn& m_goOn;
  const double m_rows, m_lambda, m_epsilon;
  const ProtectedUnit m_unit;
};

TheoryPreview Theory::all() const {
  TheoryPreview preview;
  chooseAxis(preview);
  addTerms(preview);
  addMeasured(preview);
  addValidity(preview);
  addRecommended(preview);
  addScales(preview);
  addNotes(preview);
  return preview;
}

void Theory::chooseAxis(TheoryPreview& preview) const {
  const std::string& axis = m_study.view.theoryAxis;
  if (axis == kAxisRows) {
    preview.axis = kAxisRows;
    preview.low = 10;
    preview.high = 1e6;
    preview.current = m_rows;
  } else if (axis == kAxisLambda) {
    const std::vector<double> lambdas = lambdaAxis(m_study);
    preview.axis = kAxisLambda;
    preview.low = lambdas.front();
    preview.high = lambdas.back();
    preview.current = m_lambda;
  } else {
    const AxisRange range = epsilonRange(m_study);
    preview.axis = kAxisEpsilon;
    preview.low = range.low;
    preview.high = range.high;
    preview.current = m_epsilon;
  }
}

void Theory::addTerms(TheoryPreview& preview) const {
  const Smoothness smoothness{m_study.kernelRelease.smoothness, m_study.kernelRelease.approximation};
  const NoiseBound bound = m_study.view.asPrinted ? NoiseBound::asPrinted : NoiseBound::paper;
  const std::vector<double> x = points(preview);
  const Guarantee ofTerms = Guarantee::none(Guarantee::Neighbours::row, {});
  for (const BoundTerm& term : kTerms)
    preview.terms.push_back({.method = term.id,
                             .label = sentence("Core", term.label),
                             .x = x,
                             .y = {},
                             .guarantee = m_study.view.asPrinted ? ofTerms.unproved({}) : ofTerms});
  for (const double value : x) {
    const OutputPerturbation release = at(preview.axis, value);
    const ErrorTerms terms =
        isSvm(m_study) ? hingeTerms(release, smoothness, bound) : errorTerms(release, smoothness, bound);
    for (std::size_t i = 0; i < kTerms.size(); ++i) {
      const double y = terms.*kTerms[i].value;
      preview.terms[i].y.push_back(y <= kLargestShown ? y : kNotShown);
    }
  }
}

/// For ridge 2 theta^2, whatever the fit is; for a support vector machine the hinge loss of each fit.
void Theory::addMeasured(TheoryPreview& preview) const {
  if (preview.axis == kAxisRows) return;
  const KernelErrors errors(m_study, m_split);
  const bool everyLambda = isSvm(m_study) && preview.axis == kAxisLambda;
  const std::vector<double> x = everyLambda ? lambdaAxis(m_study) : points(preview);
  for (const std::string& method : perturbedMethods(m_study))
    preview.measured.push_back({.method = method,
                                .label = methodLabel(method),
                                .x = x,
                                .y = {},
                                .guarantee = kernelReleaseGuarantee(m_study, m_data, method, m_epsilon)});
  for (const double value : x) {
    const OutputPerturbation release = at(preview.axis, value);
    const auto fit =
        isSvm(m_study) ? m_split.predictions(release.lambda, releaseBounds(m_study), m_goOn) : nullptr;
    if (!m_goOn()) return;
    for (MethodCurve& curve : preview.measured) {
      const NoiseScale noise = noiseScale(m_study, release, noiseBoundOf(curve.method));
      const double y = fit ? errors.excessHingeLoss(*fit, noise.scale) : 2 * noise.scale * noise.scale;
      curve.y.push_back(noise.proved && y <= kLargestShown ? y : kNotShown);
    }
  }
}

void Theory::addValidity(TheoryPreview& preview) const {
  const bool needsLambda = !isSvm(m_study);
  const bool everywhere = preview.axis == kAxisRows;
  preview.validLow = 0;
  preview.validHigh = everywhere                    ? preview.high
                      : preview.axis == kAxisLambda ? (needsLambda ? 1 : preview.high)
                                                    : m_unit.rows() * kRandomErrorLimit;
  const bool epsilonHolds =
      preview.axis == kAxisEpsilon || m_unit.epsilonOfRow(m_epsilon) <= kRandomErrorLimit;
  const bool lambdaHolds = !needsLambda || preview.axis == kAxisLambda || m_lambda <= 1;
  if (!epsilonHolds || !lambdaHolds || m_study.view.asPrinted) preview.validHigh = 0;
  preview.validity =
      needsLambda
          ? sentence("Core",
                     "The bound on the first random error needs e^epsilon - 1 <= 2 epsilon, that is epsilon "
                     "up to 1.256; the papers assume epsilon below 1 and lambda up to 1. With the tight "
                     "bound the release itself is private beyond.")
          : sentence("Core",
                     "The bound on the first random error needs e^epsilon - 1 <= 2 epsilon, that is epsilon "
                     "up to 1.256; the papers assume epsilon below 1. The release itself is private beyond.");
  if (m_study.view.asPrinted)
    preview.validity = sentence("Core",
                                "As printed the noise is half of what its own proof asks for: this bound on "
                                "the error is proved nowhere.");
}

void Theory::addRecommended(TheoryPreview& preview) const {
  const Recommended theory = recommended(m_study, m_rows, m_unit.epsilonOfRow(m_epsilon));
  preview.lambdaStar = theory.lambda;
  preview.epsilonStar = m_unit.rows() * theory.epsilon;
  preview.rate = theory.rate;
  if (preview.axis == kAxisEpsilon)
    preview.marks.push_back(
        {"recommended-epsilon", sentence("Core", "Recommended epsilon"), preview.epsilonStar});
  if (preview.axis == kAxisLambda)
    preview.marks.push_back({"recommended-lambda", sentence("Core", "Recommended lambda"), theory.lambda});
}

void Theory::addScales(TheoryPreview& preview) const {
  const std::vector<std::string> methods = perturbedMethods(m_study);
  const OutputPerturbation release = at(kAxisEpsilon, m_epsilon);
  const double paper = noiseScale(m_study, release, NoiseBound::paper).scale;
  const auto add = [&](const std::string& id, const std::string& label, NoiseBound bound) {
    const NoiseScale noise = noiseScale(m_study, release, bound);
    preview.scales.push_back(
        {id, label, noise.sensitivity, noise.scale, noise.scale / paper, noise.proved, noise.reason});
  };
  add(methods[0], sentence("Core", "The paper's bound, corrected"), NoiseBound::paper);
  add(methods[1], sentence("Core", "Tight bound"), NoiseBound::tight);
  add("as-printed", sentence("Core", "As the paper prints it"), NoiseBound::asPrinted);
}

void Theory::addNotes(TheoryPreview& preview) const {
  preview.notes.push_back(predictionsNote(m_study));
  preview.notes.emplace_back(sentence(
      "Core",
      "The constant of the approximation error depends on the unknown true function: it is assumed."));
  if (isSvm(m_study))
    preview.notes.emplace_back(
        sentence("Core",
                 "The terms bound the excess hinge loss; the share of wrong signs exceeds the smallest "
                 "possible one by at most the root of twice their sum. The measured curves are the hinge "
                 "loss that the noise adds."));
  else
    preview.notes.emplace_back(
        sentence("Core", "The measured curves are the squared error that the noise adds."));
}

}  // namespace

TheoryPreview previewTheory(const Study& study, const TaskCache& cache, const GoOn& goOn) {
  const auto* own = KernelReleaseCache::ifOf(&cache);
  return own != nullptr ? Theory(study, *own, goOn).all() : TheoryPreview();
}

}  // namespace epsiscope
