#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/classes/class_response.h"
#include "core/privacy/choice_law.h"
#include "core/privacy/custody.h"
#include "core/privacy/guarantee.h"
#include "core/table/row_counts.h"
#include "core/study/label_classes.h"
#include "core/study/study_fwd.h"
#include "core/tasks/undeclared.h"

namespace epsiscope {

/// Whether the method turns each label into an answer.
bool isAnswered(const std::string& method);

/// The labels that people are asked for in one trial.
struct AskedLabels {
  /// What is public about them.
  struct Facts {
    std::size_t people = 0, classes = 2;
    int trial = 1;
    RowCounts counts = {};  ///< counts of the table
  };
  std::span<const std::int32_t> labels;
  std::size_t classes = 2;
  int trial = 1;
  RowCounts counts = {};

  Facts publicFacts() const { return {labels.size(), classes, trial, counts}; }
};
using HeldClasses = Custody<AskedLabels>;

/// A method's way to ask for the labels of one trial at one epsilon, with the prior that it has drawn.
struct ClassRelease {
  ClassResponse response;
  std::vector<double> prior = {};  ///< empty: the method needs none
  double epsilonPrior = 0;         ///< of one row; response.epsilon() is the rest of what one row has
  Guarantee guarantee = {};        ///< for prior and answers together
  std::string note = {};
};

/// Draws the prior, from the stream of priors, with the same quantiles at every epsilon. Precondition:
/// isAnswered(method).
///
/// Proof: randomized response is private by itself, see ClassResponse. The prior of rr-with-prior costs
/// epsilon_1: replacing one label changes two counts by one each, so Laplace noise of scale 2/epsilon_1 on
/// every count keeps epsilon_1; where there is no curator each label answers by randomized response at
/// epsilon_1, and the prior is a function of the answers. The answers given the prior keep epsilon_2 =
/// epsilon - epsilon_1, whichever prior it is, and adaptive composition adds. Where the unit is the person,
/// that is done with the epsilon of one row, and those of a person's rows add up.
ClassRelease classRelease(const Study& study, const std::string& method, double epsilon,
                          const HeldClasses& labels);
/// The same of labels that Classroom sees.
ClassRelease classRelease(const Study& study, const std::string& method, double epsilon,
                          const AskedLabels& asked);

/// Returns the answers, one uniform each.
std::vector<std::int32_t> answersTo(const ClassResponse& response, const HeldClasses& labels);

/// The share of epsilon that is spent on the prior of so many labels, from public quantities alone: the
/// study's value or, with a curator, suggestedCountsShare(). Without one the deviation of a frequency is
/// about sqrt(k/n)/epsilon_1, and the share makes it a quarter of 1/k: 4 k^(3/2)/(sqrt(n) epsilon), from 0.05
/// to 0.6.
double classPriorShare(const LabelClasses& task, std::size_t rows, std::size_t classes, double epsilon);

/// The probability with which each class is released as the most frequent one, by the exponential mechanism,
/// exp(epsilon count/2) over their sum.
///
/// Proof: replacing a label changes every count by at most 1, so that each probability changes by at most
/// e^(epsilon/2) above and below the fraction bar (McSherry and Talwar 2007): epsilon-label-DP, and a curator
/// counts. Those of a person change it by that many times as much: epsilon is that of one row.
std::vector<double> majorityLaw(std::span<const double> counts, double epsilon);
/// The logarithms of these probabilities, the small ones of which leave the doubles.
std::vector<double> majorityLogLaw(std::span<const double> counts, double epsilon);
/// The same as what a custodian answers.
ChoiceLaw majorityChoice(std::span<const double> counts, double epsilon);

/// Returns the rest of a promise where the classes were taken from the labels, or rows left out.
Guarantee guaranteeOfClasses(const Study& study, const RowCounts& counts, const Guarantee& made);
/// Says which settings of the study are taken from the labels, so that nothing is private.
std::vector<std::string> classesWarnings(const Study& study);
/// The method's promise, before any label is asked for.
Guarantee promiseOfClasses(const Study& study, const RowCounts& counts, const std::string& method,
                           double epsilon);
/// The classes, where the study does not declare them. `target`: the column of the labels.
std::vector<Undeclared> undeclaredClasses(const Study& study, const std::string& target);
/// The promise of predict-majority.
Guarantee guaranteeOfMajority(const Study& study, const RowCounts& counts, double epsilon);

}  // namespace epsiscope
