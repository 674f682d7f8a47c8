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

/// The theorem's lambda and epsilon for as many rows.
RateChoice recommended(const Study& study, double rows) {
  const double r = study.kernelRelease.smoothness;
  return learnsClasses(study) ? recommendedForHinge(rows, r) : recommendedForRidge(rows, r);
}

RateChoice atEpsilon(const Study& study, double rows, double epsilon) {
  const double r = study.kernelRelease.smoothness;
  return learnsClasses(study) ? hingeAtEpsilon(rows, epsilon, r) : ridgeAtEpsilon(rows, epsilon, r);
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
  void addPaths(TheoryPreview& preview) const;
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

  NoiseBound bound() const { return m_study.view.asPrinted ? NoiseBound::asPrinted : NoiseBound::paper; }
  ErrorTerms terms(const OutputPerturbation& release) const {
    const Smoothness smoothness{m_study.kernelRelease.smoothness, m_study.kernelRelease.approximation};
    return learnsClasses(m_study) ? hingeTerms(release, smoothness, bound())
                                  : errorTerms(release, smoothness, bound());
  }
  /// The terms for so many rows with the parameters of a theorem, its epsilon being that of a row, and, as
  /// theorems have it, for the exact minimiser.
  ErrorTerms termsAlong(double rows, const RateChoice& choice) const {
    OutputPerturbation release =
        outputPerturbation(m_study, rows, choice.lambda, m_unit.rows() * choice.epsilon);
    release.gap = 0;
    return terms(release);
  }
  Guarantee ofBound(bool holds) const {
    const Guarantee bare = Guarantee::none(Guarantee::Neighbours::row, {});
    return holds && !m_study.view.asPrinted ? bare : bare.unproved({});
  }
  template <class Bound>
  TheoryPreview::Path path(const TheoryPreview& preview, const char* id, const char* label, double rate,
                           bool holds, const Bound& bound) const;

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
  const KernelLossKind loss = lossOf(m_study).kind;
  if (loss != KernelLossKind::square && loss != KernelLossKind::hinge) {
    preview.reason =
        filled(sentence("Core",
                        "The theorems on errors are about the square and the hinge: of the loss %1 "
                        "only the noise is proved, which the table says."),
               nameOf(loss));
    addScales(preview);
    return preview;
  }
  addTerms(preview);
  addMeasured(preview);
  addPaths(preview);
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
  const std::vector<double> x = points(preview);
  for (const BoundTerm& term : kTerms)
    preview.terms.push_back({.method = term.id,
                             .label = sentence("Core", term.label),
                             .x = x,
                             .y = {},
                             .guarantee = ofBound(true)});
  for (const double value : x) {
    const ErrorTerms here = terms(at(preview.axis, value));
    for (std::size_t i = 0; i < kTerms.size(); ++i) {
      const double y = here.*kTerms[i].value;
      preview.terms[i].y.push_back(y <= kLargestShown ? y : kNotShown);
    }
  }
}

/// For ridge 2 theta^2, whatever the fit is; for a support vector machine the hinge loss of each fit.
void Theory::addMeasured(TheoryPreview& preview) const {
  if (preview.axis == kAxisRows) return;
  const KernelErrors errors(m_study, m_split);
  const bool everyLambda = learnsClasses(m_study) && preview.axis == kAxisLambda;
  const std::vector<double> x = everyLambda ? lambdaAxis(m_study) : points(preview);
  for (const std::string& method : perturbedMethods(m_study))
    preview.measured.push_back({.method = method,
                                .label = methodLabel(method),
                                .x = x,
                                .y = {},
                                .guarantee = kernelReleaseGuarantee(m_study, m_data, method, m_epsilon)});
  for (const double value : x) {
    const OutputPerturbation release = at(preview.axis, value);
    const auto fit = learnsClasses(m_study)
                         ? m_split.predictions(release.lambda, releaseBounds(m_study), m_goOn)
                         : nullptr;
    if (!m_goOn()) return;
    for (MethodCurve& curve : preview.measured) {
      const NoiseScale noise = noiseScale(m_study, release, noiseBoundOf(curve.method));
      const double y = fit ? errors.excessHingeLoss(*fit, noise.scale) : 2 * noise.scale * noise.scale;
      curve.y.push_back(noise.proved && y <= kLargestShown ? y : kNotShown);
    }
  }
}

template <class Bound>
TheoryPreview::Path Theory::path(const TheoryPreview& preview, const char* id, const char* label, double rate,
                                 bool holds, const Bound& bound) const {
  const auto slope = [&](double rows, double times) {
    return std::log(bound(rows) / bound(times * rows)) / std::log(times);
  };
  TheoryPreview::Path path{.curve = {.method = id,
                                     .label = sentence("Core", label),
                                     .x = points(preview),
                                     .y = {},
                                     .guarantee = ofBound(holds)},
                           .rate = rate,
                           .slope = slope(preview.high / 10, 10),
                           .distantSlope = slope(TheoryPreview::kDistantRows, 1000)};
  for (const double rows : path.curve.x) {
    const double y = bound(rows);
    path.curve.y.push_back(y <= kLargestShown ? y : kNotShown);
  }
  return path;
}

/// From lambda* and epsilon* both are at most 1: the bound is proved on all of that path.
void Theory::addPaths(TheoryPreview& preview) const {
  if (preview.axis != kAxisRows) return;
  preview.paths.push_back(
      path(preview, "recommended-path", marked("Core", "Sum along the recommended lambda and epsilon"),
           recommended(m_study, m_rows).rate, true,
           [this](double rows) { return termsAlong(rows, recommended(m_study, rows)).sum; }));
  const double epsilon = m_unit.epsilonOfRow(m_epsilon);
  preview.paths.push_back(
      path(preview, "fixed-epsilon-path", marked("Core", "Bound at fixed epsilon along its own lambda"),
           atEpsilon(m_study, m_rows, epsilon).rate, epsilon <= kRandomErrorLimit, [&](double rows) {
             return excessAtEpsilon(termsAlong(rows, atEpsilon(m_study, rows, epsilon)), epsilon, bound());
           }));
}

void Theory::addValidity(TheoryPreview& preview) const {
  const bool needsLambda = !learnsClasses(m_study);
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
  const RateChoice theory = recommended(m_study, m_rows);
  preview.lambdaStar = learnsClasses(m_study) ? theory.lambda
                                              : recommendedLambda(m_rows, m_unit.epsilonOfRow(m_epsilon),
                                                                  m_study.kernelRelease.smoothness);
  preview.epsilonStar = m_unit.rows() * theory.epsilon;
  preview.rate = theory.rate;
  if (preview.axis == kAxisEpsilon)
    preview.marks.push_back(
        {"recommended-epsilon", sentence("Core", "Recommended epsilon"), preview.epsilonStar});
  if (preview.axis == kAxisLambda)
    preview.marks.push_back(
        {"recommended-lambda", sentence("Core", "Recommended lambda"), preview.lambdaStar});
}

void Theory::addScales(TheoryPreview& preview) const {
  const std::vector<std::string> methods = perturbedMethods(m_study);
  const OutputPerturbation release = at(kAxisEpsilon, m_epsilon);
  const double paper = noiseScale(m_study, release, NoiseBound::paper).scale;
  const auto add = [&](const std::string& id, const std::string& label, const NoiseScale& noise) {
    preview.scales.push_back(
        {id, label, noise.sensitivity, noise.scale, noise.scale / paper, noise.proved, noise.reason});
  };
  const auto scale = [&](NoiseBound bound) { return noiseScale(m_study, release, bound); };
  add(methods[0], sentence("Core", "The paper's bound, corrected"), scale(NoiseBound::paper));
  add(methods[1], sentence("Core", "Tight bound"), scale(NoiseBound::tight));
  add("as-printed", sentence("Core", "As the paper prints it"), scale(NoiseBound::asPrinted));
  if (!preview.reason.empty()) return;
  constexpr double kOfSquaredNorm = 2;  // strong convexity of |.|_K^2
  const double largest = learnsClasses(m_study) ? largestHingeLoss(release) : largestSquaredLoss(release);
  add("bounded-loss",
      m_study.view.asPrinted ? sentence("Core", "Theorem 1, as printed")
                             : sentence("Core", "Theorem 1, corrected"),
      boundedLossNoise(release, largest, kOfSquaredNorm, bound()));
}

void Theory::addNotes(TheoryPreview& preview) const {
  preview.notes.push_back(predictionsNote(m_study));
  preview.notes.emplace_back(sentence(
      "Core",
      "The constant of the approximation error depends on the unknown true function: it is assumed."));
  if (learnsClasses(m_study)) {
    if (m_unit.epsilonOfRow(m_epsilon) <= kRandomErrorLimit)
      preview.wrongSigns = excessOfWrongSigns(terms(at(kAxisEpsilon, m_epsilon)).sum, bound());
    preview.notes.push_back(
        m_study.view.asPrinted
            ? sentence("Core",
                       "The terms bound the excess hinge loss; as printed, the share of wrong signs exceeds "
                       "the smallest possible one by at most the root of twice their sum. For the hinge loss "
                       "the sum itself is enough.")
            : sentence("Core",
                       "The terms bound the excess hinge loss, and the share of wrong signs exceeds the "
                       "smallest possible one by at most their sum."));
    preview.notes.emplace_back(
        sentence("Core", "The measured curves are the hinge loss that the noise adds."));
  } else {
    preview.notes.emplace_back(
        sentence("Core", "The measured curves are the squared error that the noise adds."));
  }
}

}  // namespace

TheoryPreview previewTheory(const Study& study, const TaskCache& cache, const GoOn& goOn) {
  const auto* own = KernelReleaseCache::ifOf(&cache);
  if (own == nullptr) return {};
  const Study predictions = withPredictions(study);
  TheoryPreview preview = Theory(predictions, *own, goOn).all();
  if (releasesFunction(study) && preview.reason.empty())
    preview.notes.insert(
        preview.notes.begin(),
        sentence("Core",
                 "The theorems are about predictions with Laplace noise: all of this is what they say of "
                 "such a release, not of the whole function."));
  return preview;
}

}  // namespace epsiscope
