#include "core/staged/staged_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

#include "core/base/numbers.h"
#include "core/staged/expected_error.h"
#include "core/staged/label_range.h"
#include "core/staged/residual_histogram.h"
#include "core/staged/residual_randomizer.h"
#include "core/staged/shrinkage.h"
#include "core/staged/stage_plan.h"
#include "core/staged/staged_sums.h"

namespace epsiscope {

namespace {

/// The share of normal residuals within so many standard deviations.
double normalInside(double sds) {
  return std::erf(sds / std::numbers::sqrt2);
}

/// The state of a fit between its stages.
class Fitting {
public:
  Fitting(const ComponentRows& rows, const HeldLabels& labels, const LabelBounds& bounds, double epsilon)
      : m_rows(rows),
        m_labels(labels),
        m_declared(bounds),
        m_range(bounds),
        m_epsilon(epsilon),
        m_people(AskedPeople::everybody(static_cast<Eigen::Index>(labels.size()))) {
    m_fit.centre = bounds.middle();
    m_offsetVariance = bounds.width() * bounds.width() / 16;
    m_sd = bounds.width() / 5.5;
  }

  /// Draws who takes part in the stages from here on; exchange() lets the others take part instead.
  void drawMembers(double share) {
    m_people = AskedPeople::drawn(static_cast<Eigen::Index>(m_labels.size()), share, m_labels.custodian());
  }
  void exchange() {
    m_people = m_people.others();
    m_exchanged = true;
  }

  void narrow(double shareOfMean, double shareOfWidth) {
    const LabelRange found =
        narrowedRange(m_labels, m_people, m_declared, shareOfMean * m_epsilon, shareOfWidth * m_epsilon);
    m_range = found.bounds;
    m_fit.centre = m_range.middle();
    m_sd = std::min(found.halfWidth / 3.2, m_declared.width() / 5);
    // The labels' distance from a noisy mean is partly that noise.
    m_sd *= m_sd / std::hypot(m_sd, std::sqrt(found.variance));
    // The mean is a first measurement of the constant.
    m_measured.push_back({Eigen::VectorXd::Constant(1, found.mean - m_fit.centre),
                          Eigen::VectorXd::Constant(1, found.variance)});
    m_offsetVariance = std::min(m_range.width() * m_range.width() / 16, found.variance);
    m_fit.stages.push_back({.kind = Stage::Kind::mean, .epsilon = shareOfMean * m_epsilon});
    m_fit.stages.push_back(
        {.kind = Stage::Kind::width, .epsilon = shareOfWidth * m_epsilon, .half = m_range.width() / 2});
  }

  /// The sums that are expected to be best, or those of counts()[*count] components.
  void takeSums(double share, const std::size_t* count = nullptr) {
    const double epsilon = share * m_epsilon, half = m_range.width() / 2;
    const SupposedLabels supposed = supposedLabels(m_rows, m_offsetVariance, m_sd);
    m_rest = supposed.rest;
    const std::size_t i =
        count != nullptr ? *count : bestSums(m_rows, supposed, {half, 1}, people(), epsilon).i;
    const Eigen::VectorXd from =
        Eigen::VectorXd::Constant(static_cast<Eigen::Index>(m_labels.size()), m_fit.centre);
    m_measured.push_back(askForSums(from, {half, 1}, i, epsilon));
    m_fit.stages.push_back(
        {.kind = Stage::Kind::sums, .epsilon = epsilon, .components = m_rows.counts()[i], .half = half});
    estimate();
  }

  /// Takes the histogram of the distances between labels and predictions.
  void takeHistogram(double share) {
    m_predicted = predictions();
    const double epsilon = share * m_epsilon, top = m_declared.width();
    m_histogram.emplace(
        m_labels.ask(CountsOfResiduals{m_people, m_predicted, top, epsilon}, m_people.group()), top, epsilon);
    m_fit.stages.push_back({.kind = Stage::Kind::histogram, .epsilon = epsilon});
  }

  /// The residuals, clipped to where the histogram says that it pays.
  void takeResiduals(double share) {
    const double epsilon = share * m_epsilon;
    const ResidualHistogram& histogram = *m_histogram;
    const double sd = std::sqrt(histogram.meanSquare());
    const SupposedLabels supposed = supposedResiduals(sd * sd);

    struct Option {
      ClippedTo clipped;
      bool answers = false;
      std::size_t i = 0;
      double error = kInfinity;
    } best;
    const double perAnswer = bestOfResiduals(1, epsilon).variance;
    for (const double sds : {1.0, 1.4, 2.0, 2.8, 4.0, 5.6, 8.0}) {
      constexpr double kWeightOfCut = 2, kWeightOfSizeCut = 0.25, kLeastInside = 0.05;
      const ClippedTo clipped{std::min(sds * sd, m_declared.width()),
                              std::max(kLeastInside, histogram.inside(sds * sd))};
      const double cut = histogram.meanCut(clipped.half), sizeCut = histogram.meanSizeCut(clipped.half);
      const double bias = kWeightOfCut * cut * cut + kWeightOfSizeCut * sizeCut * sizeCut;
      const BestSums sums = bestSums(m_rows, supposed, clipped, people(), epsilon);
      if (sums.error + bias < best.error) best = {clipped, false, sums.i, sums.error + bias};
      const double answers = expectedErrorOfAnswers(supposed, clipped, people(), perAnswer) + bias;
      if (answers < best.error) best = {clipped, true, 0, answers};
    }
    m_rest = std::max(m_rest, kTiny) / best.clipped.inside;
    if (best.answers)
      return answer(m_predicted, best.clipped, bestOfResiduals(best.clipped.half, epsilon), epsilon);
    Measurement sums = askForSums(m_predicted, best.clipped, best.i, epsilon);
    sums.weights += m_estimate.weights.head(sums.weights.size());
    m_measured.push_back(std::move(sums));
    m_fit.stages.push_back({.kind = Stage::Kind::residualSums,
                            .epsilon = epsilon,
                            .components = m_rows.counts()[best.i],
                            .half = best.clipped.half,
                            .inside = best.clipped.inside,
                            .ofOthers = m_exchanged});
    estimate();
  }

  /// Every residual, moved into the interval, through the randomizer.
  void answer(const Eigen::VectorXd& predicted, const ClippedTo& clipped,
              const ResidualRandomizer& randomizer, double epsilon) {
    const double n = people();
    const std::vector<double> given = m_labels.ask(
        AnswersAboutResiduals{m_people, predicted, clipped.half, randomizer.mechanism}, m_people.group());
    Eigen::VectorXf answers = Eigen::VectorXf::Zero(predicted.size());
    for (Eigen::Index i = 0, next = 0; i < answers.size(); ++i)
      if (m_people.isMember(i)) answers(i) = static_cast<float>(given[static_cast<std::size_t>(next++)]);
    m_measured.push_back(
        {(m_rows.train().transpose() * answers).cast<double>() / (n * clipped.inside) + m_estimate.weights,
         Eigen::VectorXd::Constant(m_rows.components() + 1,
                                   randomizer.variance / (n * clipped.inside * clipped.inside))});
    m_fit.stages.push_back({.kind = Stage::Kind::residualAnswers,
                            .epsilon = epsilon,
                            .half = clipped.half,
                            .inside = clipped.inside,
                            .ofOthers = m_exchanged});
    estimate();
  }

  /// The predictions of the training labels so far, within the range.
  Eigen::VectorXd predictions() const {
    const Eigen::VectorXf linear = m_rows.train() * m_estimate.weights.cast<float>();
    return (linear.cast<double>().array() + m_fit.centre).cwiseMax(m_range.lower).cwiseMin(m_range.upper);
  }

  const SupposedLabels supposedNow() const { return supposedLabels(m_rows, m_offsetVariance, m_sd); }
  const ShrunkenWeights& estimated() const { return m_estimate; }

  StagedFit done() {
    m_fit.weights = m_estimate.weights;
    publish(m_fit, m_labels.custodian());
    return std::move(m_fit);
  }

private:
  static constexpr double kTiny = 1e-300;

  double people() const { return std::max(static_cast<double>(m_people.count()), 1.0); }

  Measurement askForSums(const Eigen::VectorXd& from, const ClippedTo& clipped, std::size_t i,
                         double epsilon) const {
    const Eigen::VectorXd released =
        m_labels.ask(SumsOfLabels{m_people, m_rows, from, clipped.half, i, epsilon}, m_people.group());
    return measuredBySums(m_rows,
                          {.i = i,
                           .half = clipped.half,
                           .inside = clipped.inside,
                           .people = static_cast<double>(m_people.count()),
                           .epsilon = epsilon},
                          released);
  }

  void estimate() {
    m_estimate =
        shrunkenWeights(m_measured, {.spread = m_rows.spread(),
                                     .signal = m_sd * m_sd,
                                     .offsetVariance = m_offsetVariance,
                                     .samplingVariance = m_rest / static_cast<double>(m_labels.size())});
  }

  /// One part of residuals with this mean square is the unknown part of the weights, and a part of the rest
  /// lies in components that nothing has shown yet.
  SupposedLabels supposedResiduals(double meanSquare) {
    constexpr double kLeastRest = 0.3, kHidden = 0.3, kPower = 0.25;
    m_rest = std::max(meanSquare - m_estimate.error(), kLeastRest * meanSquare);
    SupposedLabels supposed{m_estimate.variances, (1 - kHidden) * m_rest};
    const Eigen::VectorXd flat = m_rows.spread().array().pow(kPower);
    if (flat.size() > 0) supposed.weights.tail(flat.size()) += kHidden * m_rest * flat / flat.sum();
    return supposed;
  }

  const ComponentRows& m_rows;
  const HeldLabels& m_labels;
  const LabelBounds m_declared;
  LabelBounds m_range;
  const double m_epsilon;
  double m_offsetVariance = 0;
  double m_sd = 0;       ///< about that of the labels
  double m_rest = 0;     ///< about the variance that no weights explain
  AskedPeople m_people;  ///< those who take part in a stage
  bool m_exchanged = false;
  Eigen::VectorXd m_predicted;
  std::optional<ResidualHistogram> m_histogram;
  std::vector<Measurement> m_measured;
  ShrunkenWeights m_estimate;
  StagedFit m_fit;
};

/// The share of the sums and the half-width of the residuals that are expected to be best, from public
/// quantities alone.
struct TwoStageRule {
  double share = 0;
  ClippedTo clipped;
};

TwoStageRule twoStageRule(const ComponentRows& rows, const SupposedLabels& labels, const LabelBounds& bounds,
                          double epsilon) {
  TwoStageRule best;
  double least = kInfinity;
  for (const double share : {0.1, 0.2, 0.3, 0.4, 0.5}) {
    const double perAnswer = rpOfResiduals(1, (1 - share) * epsilon).variance;
    const double left =
        bestSums(rows, labels, {bounds.width() / 2, 1}, static_cast<double>(rows.usedRows()), share * epsilon)
            .error;
    SupposedLabels residuals = labels;
    residuals.weights *= (left - labels.rest) / labels.weights.sum();
    for (const double sds : {1.0, 1.5, 2.0, 3.0}) {
      const ClippedTo clipped{std::min(sds * std::sqrt(left), bounds.width() / 2), normalInside(sds)};
      const double error =
          expectedErrorOfAnswers(residuals, clipped, static_cast<double>(rows.usedRows()), perAnswer);
      if (error >= least) continue;
      least = error;
      best = {share, clipped};
    }
  }
  return best;
}

}  // namespace

StagedFit stagedFit(const ComponentRows& rows, const HeldLabels& labels, const LabelBounds& bounds,
                    StagedMethod method, double epsilon) {
  Fitting fitting(rows, labels, bounds, epsilon);
  if (method == StagedMethod::rpTwoStage) {
    const TwoStageRule rule = twoStageRule(rows, fitting.supposedNow(), bounds, epsilon);
    fitting.takeSums(rule.share);
    const double left = (1 - rule.share) * epsilon;
    fitting.answer(fitting.predictions(), rule.clipped, rpOfResiduals(rule.clipped.half, left), left);
    return fitting.done();
  }
  const StagePlan plan = planStages(rows, bounds, epsilon);
  const bool narrows = plan.mean > 0;
  // With so many people the noise is the one that all of them would have with this share of epsilon.
  const double first = plan.asksOthers ? 1 - plan.residuals : 1;
  if (plan.asksOthers) fitting.drawMembers(first);
  if (narrows) fitting.narrow(plan.mean / first, plan.width / first);
  fitting.takeSums(plan.sums / first, narrows ? nullptr : &plan.count);
  if (plan.residuals > 0) {
    fitting.takeHistogram(plan.histogram / first);
    if (plan.asksOthers) fitting.exchange();
    fitting.takeResiduals(plan.asksOthers ? 1 : plan.residuals);
  }
  return fitting.done();
}

void publish(const StagedFit& fit, const Custodian& custodian) {
  Eigen::VectorXd numbers(fit.weights.size() + 1);
  numbers << fit.centre, fit.weights;
  custodian.publish(numbers);
}

Booking budgetOfStages(StagedMethod method, double epsilon) {
  const bool isLocal = method == StagedMethod::bestLocal;
  return {.epsilon = epsilon, .trust = isLocal ? Booking::Trust::local : Booking::Trust::central};
}

double testError(const StagedFit& fit, const ComponentRows& rows, std::span<const double> labels,
                 const LabelBounds& bounds, bool clipPredictions) {
  const Eigen::VectorXf linear = rows.test() * fit.weights.cast<float>();
  double squares = 0;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const double prediction = static_cast<double>(linear(static_cast<Eigen::Index>(i))) + fit.centre;
    const double miss = (clipPredictions ? bounds.clamp(prediction) : prediction) - labels[i];
    squares += miss * miss;
  }
  return finiteOrNaN(squares / static_cast<double>(labels.size()));
}

}  // namespace epsiscope
