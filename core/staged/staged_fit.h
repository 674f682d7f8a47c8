#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <span>
#include <vector>

#include "core/privacy/bounds.h"
#include "core/privacy/guarantee.h"
#include "core/staged/component_rows.h"
#include "core/staged/label_questions.h"

namespace epsiscope {

/// One look at the labels, and its cost.
struct Stage {
  enum class Kind {
    mean,       ///< the noisy mean
    width,      ///< a half-width about it
    sums,       ///< noisy sums of labels
    histogram,  ///< noisy counts of residuals
    residualSums,
    residualAnswers,  ///< every residual answered by a label randomizer
    answers           ///< every label of some people, who answer nothing else
  };
  Kind kind = Kind::sums;
  double epsilon = 0;
  Eigen::Index components = 0;  ///< of sums
  double half = 0;              ///< of the interval that labels or residuals are moved into
  double inside = 1;            ///< the share that was supposed to lie in it already
  bool ofOthers = false;        ///< of people who took part in no stage before
  bool operator==(const Stage&) const = default;
};

/// Predictions centre + (1, u).weights, and how they came about.
struct StagedFit {
  double centre = 0;
  Eigen::VectorXd weights;  ///< in the coordinates of ComponentRows
  std::vector<Stage> stages;
};

/// The releases that a staged fit is made of.
enum class StagedMethod {
  bestCentral,  ///< what planStages() says: range, sums, then residuals by sums or by answers
  rpTwoStage,   ///< sums, then every residual answered by RPWithPrior, debiased (spec 14)
  bestLocal     ///< see localFit()
};

/// A fit of labels by several noisy looks at them, each of which chooses the next: first where labels lie,
/// then noisy sums that determine the weights roughly, then the residuals of the predictions, clipped to
/// where most of it is, which needs far less noise. Every estimate is shrunkenWeights() of all measurements.
///
/// Where that is more exact the best one asks different people for the last stage, drawn without looking at
/// labels, so that both groups have all of epsilon: of a share q of the people sums have the noise that all
/// of them would pay for with q epsilon, but an answer at epsilon is much better than one at less. The
/// two-stage one asks everybody twice.
///
/// Proof of epsilon-label-DP (neighbours: one label replaced, features public). Each stage is private for its
/// epsilon with respect to the labels of those who take part, whatever the output of the stages before it:
/// see narrowedRange(), measuredBySums(), ResidualHistogram; residuals are answered one by one, each by an
/// epsilon-private randomizer whose interval f(x_i) +- half depends on released f and half and on public x_i
/// alone, and a replaced label changes one answer. The questions of a stage (components, half-widths, which
/// randomizer) are a function of public quantities and of earlier stages. A replaced label takes part in the
/// stages of one group only, whose epsilons sum to the whole: adaptive sequential composition adds these, and
/// the law of the other group's stages, given all earlier outputs, stays as it is. Weights are
/// post-processing.
///
/// `labels`: of rows.trainRows(), within the bounds, in the hands of their custodian: no stage can read one.
/// Precondition: the method is none without a curator.
StagedFit stagedFit(const ComponentRows& rows, const HeldLabels& labels, const LabelBounds& bounds,
                    StagedMethod method, double epsilon);

/// Says that the fit leaves the house.
void publish(const StagedFit& fit, const Custodian& custodian);

/// The price of a staged fit, see stagedFit() and localFit().
Booking budgetOfStages(StagedMethod method, double epsilon);

/// Mean squared error on rows.testRows(); `labels` are theirs, as in the file.
double testError(const StagedFit& fit, const ComponentRows& rows, std::span<const double> labels,
                 const LabelBounds& bounds, bool clipPredictions);

}  // namespace epsiscope
