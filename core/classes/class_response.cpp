#include "core/classes/class_response.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace epsiscope {

namespace {

/// e^-epsilon that is a double above 0.
double responseRatio(double epsilon) {
  constexpr double kLargest = 700;
  return std::exp(-std::min(epsilon, kLargest));
}

double responseTruth(double epsilon, std::size_t answers) {
  return 1 / (1 + static_cast<double>(answers - 1) * responseRatio(epsilon));
}

std::vector<std::size_t> everyClass(std::size_t classes) {
  std::vector<std::size_t> every(classes);
  std::iota(every.begin(), every.end(), std::size_t{0});
  return every;
}

/// truth - other = truth (1 - e^-epsilon), also where the two are nearly equal.
double truthAdvantage(const ClassResponse& response) {
  return response.truth() * -std::expm1(-response.epsilon());
}

}  // namespace

ClassResponse::ClassResponse(std::size_t classes, double epsilon, std::vector<std::size_t> answers)
    : m_epsilon(epsilon),
      m_truth(responseTruth(epsilon, answers.size())),
      m_other(m_truth * responseRatio(epsilon)),
      m_answers(std::move(answers)),
      m_places(classes, -1) {
  assert(epsilon > 0 && !m_answers.empty());
  for (std::size_t i = 0; i < m_answers.size(); ++i) m_places[m_answers[i]] = static_cast<std::ptrdiff_t>(i);
}

ClassResponse::ClassResponse(std::size_t classes, double epsilon)
    : ClassResponse(classes, epsilon, everyClass(classes)) {}

double ClassResponse::probability(std::int32_t label, std::size_t answer) const {
  if (!isAnswer(answer)) return 0;
  if (label < 0 || !isAnswer(static_cast<std::size_t>(label))) return evenly();
  return static_cast<std::size_t>(label) == answer ? m_truth : m_other;
}

std::int32_t ClassResponse::draw(std::int32_t label, Rng& rng) const {
  const double uniform = rng.uniform();
  const auto count = static_cast<double>(m_answers.size());
  const auto answerAt = [&](double place, std::size_t places) {
    return std::min(static_cast<std::size_t>(place), places - 1);
  };
  const std::ptrdiff_t own = label < 0 ? -1 : m_places[static_cast<std::size_t>(label)];
  if (own < 0) return static_cast<std::int32_t>(m_answers[answerAt(uniform * count, m_answers.size())]);
  if (uniform < m_truth || m_answers.size() == 1) return label;
  // From the end, so that the smallest probabilities keep their digits.
  std::size_t answer = answerAt((1 - uniform) / m_other, m_answers.size() - 1);
  answer += answer >= static_cast<std::size_t>(own) ? 1 : 0;
  return static_cast<std::int32_t>(m_answers[answer]);
}

double ClassResponse::expectedError(std::span<const double> counts, double others) const {
  double wrong = others, all = others;
  const double lie = m_other * static_cast<double>(m_answers.size() - 1);
  for (std::size_t label = 0; label < counts.size(); ++label) {
    wrong += counts[label] * (isAnswer(label) ? lie : 1);
    all += counts[label];
  }
  return all > 0 ? wrong / all : 0;
}

Booking ClassResponse::booking() const {
  return {.epsilon = m_epsilon, .trust = Booking::Trust::local};
}

std::vector<std::size_t> likeliestAnswers(std::span<const double> prior, double epsilon) {
  std::vector<std::size_t> order = everyClass(prior.size());
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return prior[a] > prior[b]; });
  double mass = 0, best = -1;
  std::size_t answers = 1;
  for (std::size_t m = 1; m <= order.size(); ++m) {
    mass += prior[order[m - 1]];
    const double found = mass * responseTruth(epsilon, m);
    if (found < best) continue;
    best = found;
    answers = m;
  }
  order.resize(answers);
  std::ranges::sort(order);
  return order;
}

std::vector<double> unbiasedFrequencies(const ClassResponse& response, std::span<const double> answerCounts) {
  assert(response.answers().size() == response.classes());
  const double n = std::accumulate(answerCounts.begin(), answerCounts.end(), 0.0);
  std::vector<double> frequencies;
  const double one = 1 / static_cast<double>(response.classes()), difference = truthAdvantage(response);
  // (share - other)/(truth - other), from 1/k, which is other + (truth - other)/k.
  for (const double count : answerCounts)
    frequencies.push_back(n > 0 ? one + (count / n - one) / difference : one);
  if (response.classes() == 1) frequencies = {1};
  return frequencies;
}

std::vector<double> frequencyDeviations(const ClassResponse& response, std::span<const double> counts,
                                        double others) {
  const double inside = std::accumulate(counts.begin(), counts.end(), 0.0), n = inside + others;
  const double truth = response.truth(), other = response.other(), even = response.evenly();
  const double lie = other * static_cast<double>(response.classes() - 1);
  std::vector<double> deviations;
  for (const double count : counts) {
    const double variance =
        count * truth * lie + (inside - count) * other * (1 - other) + others * even * (1 - even);
    deviations.push_back(
        n > 0 && response.classes() > 1 ? std::sqrt(variance) / (n * truthAdvantage(response)) : 0);
  }
  return deviations;
}

std::vector<double> asShares(std::vector<double> masses) {
  double sum = 0;
  for (double& mass : masses) sum += mass = std::max(mass, 0.0);
  const double even = 1 / static_cast<double>(masses.size());
  for (double& mass : masses) mass = sum > 0 ? mass / sum : even;
  return masses;
}

}  // namespace epsiscope
