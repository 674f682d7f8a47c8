#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/privacy/guarantee.h"
#include "core/random/rng.h"

namespace epsiscope {

/// A randomizer of classes: the label is turned into an answer, one of some or of all classes.
///
/// Randomised response (Warner 1965) answers every class; RRTop-k (Ghazi, Golowich, Kumar, Manurangsi and
/// Zhang 2021) only the m that a prior says are likeliest. With a = 1/(1 + (m-1) e^-epsilon):
///   label among the answers: itself with probability a, each other answer with a e^-epsilon;
///   any other label, also one of no class: each answer with 1/m.
///
/// Proof of epsilon-label-DP for any public set of answers: in the column of an answer stand a, a e^-epsilon
/// and 1/m alone, and a e^-epsilon = 1/(e^epsilon + m - 1) <= 1/m <= 1/(1 + (m-1) e^-epsilon) = a, so that no
/// two entries are further apart than e^epsilon. Choices made with another part of the budget, like the set
/// of answers, are composed.
class ClassResponse {
public:
  /// From epsilon = 700 on e^-epsilon leaves the doubles and 700 is used, which is more private.
  /// `answers`: ascending places among the classes, at least one.
  ClassResponse(std::size_t classes, double epsilon, std::vector<std::size_t> answers);
  /// Answers every class.
  ClassResponse(std::size_t classes, double epsilon);

  std::size_t classes() const { return m_places.size(); }
  double epsilon() const { return m_epsilon; }
  const std::vector<std::size_t>& answers() const { return m_answers; }
  bool isAnswer(std::size_t label) const { return m_places[label] >= 0; }

  /// The probabilities of a label among the answers: of itself, and of each other answer.
  double truth() const { return m_truth; }
  double other() const { return m_other; }
  /// The probability of each answer for every other label.
  double evenly() const { return 1 / static_cast<double>(m_answers.size()); }
  /// P(answer | label), both places among the classes; `label` may be kOtherClass.
  double probability(std::int32_t label, std::size_t answer) const;

  /// Draws exactly one uniform. For a label among the answers, the same uniform gives the truth at every
  /// larger epsilon once it does at one.
  std::int32_t draw(std::int32_t label, Rng& rng) const;

  /// Returns the expected share of answers that are not the label, for labels with these counts; `others` are
  /// of no class and never answered truly.
  double expectedError(std::span<const double> counts, double others) const;

  Booking booking() const;

private:
  double m_epsilon;
  double m_truth = 1, m_other = 0;
  std::vector<std::size_t> m_answers;
  std::vector<std::ptrdiff_t> m_places;  ///< of each class among the answers; -1: it is none
};

/// Returns the classes that are answered for a prior, ascending: the m likeliest with the m for which an
/// answer is the label with the largest probability, a times the mass of the m. Ties go to the earlier class,
/// and to more answers. Each mass is at least 0, and one is above.
std::vector<std::size_t> likeliestAnswers(std::span<const double> prior, double epsilon);

/// Returns how often each class occurs, estimated without bias from the answers of randomised response.
///
/// E(share of answer j) = f_j truth + (1 - f_j) other, so f_j = (share_j - other)/(truth - other). A label of
/// no class answers evenly and so counts for 1/k in each class. Precondition: every class is an answer.
/// Estimates may be below 0 or above 1.
std::vector<double> unbiasedFrequencies(const ClassResponse& response, std::span<const double> answerCounts);
/// The standard deviations of those estimates over the answers, for labels with these counts:
/// (n_j truth (1 - truth) + (n_in - n_j) other (1 - other) + n_out/k (1 - 1/k)) / (n (truth - other))^2 are
/// their squares.
std::vector<double> frequencyDeviations(const ClassResponse& response, std::span<const double> counts,
                                        double others);

/// Shares at least 0 that sum to 1: negative ones are set to 0 and the rest is scaled. All equal if none is
/// above 0.
std::vector<double> asShares(std::vector<double> masses);

}  // namespace epsiscope
