#include "core/classes/noisy_logistic.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/classes/class_labels.h"
#include "core/linear/limited_memory.h"

namespace epsiscope {

namespace {

/// The largest logarithm that is said of a probability of 0.
const double kLeast = std::numeric_limits<double>::min();

/// Adds the row's scores.
void addScores(const double* row, std::size_t width, std::span<const double> weights,
               std::span<double> scores) {
  const std::size_t classes = scores.size();
  for (std::size_t j = 0; j < width; ++j) {
    const double x = row[j];
    const double* w = weights.data() + j * classes;
    for (std::size_t c = 0; c < classes; ++c) scores[c] += x * w[c];
  }
}

/// Turns scores into probabilities.
void softmax(std::span<double> scores) {
  const double largest = *std::ranges::max_element(scores);
  double sum = 0;
  for (double& score : scores) sum += score = std::exp(score - largest);
  for (double& score : scores) score /= sum;
}

/// One row's part of the sum. `p` are the probabilities of the classes and become the derivatives in the
/// scores.
double rowLoss(const ClassResponse* response, std::int32_t label, std::span<double> p) {
  const auto answer = static_cast<std::size_t>(label);
  if (response == nullptr) {
    const double loss = -std::log(std::max(p[answer], kLeast));
    p[answer] -= 1;
    return loss;
  }
  // P(answer | x): classes that are answers are heard apart, all others sound alike.
  const std::vector<std::size_t>& answers = response->answers();
  double inside = 1;
  if (answers.size() < p.size()) {
    inside = 0;
    for (const std::size_t one : answers) inside += p[one];
  }
  const double truth = response->truth(), other = response->other(), even = response->evenly();
  const double heard = std::max(other * inside + (truth - other) * p[answer] + even * (1 - inside), kLeast);
  for (std::size_t c = 0; c < p.size(); ++c) {
    const double ofClass = c == answer ? truth : response->isAnswer(c) ? other : even;
    p[c] *= 1 - ofClass / heard;
  }
  return -std::log(heard);
}

}  // namespace

std::size_t ClassWeights::predicted(const double* row, std::vector<double>& scores) const {
  scores.assign(classes, 0);
  addScores(row, weights.size() / classes, weights, scores);
  return static_cast<std::size_t>(std::ranges::max_element(scores) - scores.begin());
}

double logisticObjective(const LogisticTask& task, std::span<const double> weights,
                         std::span<double> gradient) {
  const std::size_t width = task.rows.width, classes = task.classes;
  std::ranges::fill(gradient, 0.0);
  std::vector<double> scores(classes);
  double sum = 0;
  std::size_t rows = 0;
  for (std::size_t i = 0; i < task.labels.size(); ++i) {
    if (task.labels[i] == kOtherClass) continue;
    ++rows;
    const double* row = task.rows.row(i);
    std::ranges::fill(scores, 0.0);
    addScores(row, width, weights, scores);
    softmax(scores);
    sum += rowLoss(task.response, task.labels[i], scores);
    for (std::size_t j = 0; j < width; ++j) {
      const double x = row[j];
      double* g = gradient.data() + j * classes;
      for (std::size_t c = 0; c < classes; ++c) g[c] += x * scores[c];
    }
  }
  const double n = std::max(1.0, static_cast<double>(rows));
  double value = sum / n;
  for (std::size_t k = 0; k < weights.size(); ++k) {
    const double lambda = k < classes ? 1 / (4 * n) : task.lambda;
    value += lambda / 2 * weights[k] * weights[k];
    gradient[k] = gradient[k] / n + lambda * weights[k];
  }
  return value;
}

ClassWeights fitLogistic(const LogisticTask& task, const GoOn& goOn) {
  const auto size = static_cast<Eigen::Index>(task.rows.width * task.classes);
  const auto objective = [&](const Eigen::VectorXd& place, Eigen::VectorXd& gradient) {
    const auto count = static_cast<std::size_t>(place.size());
    return logisticObjective(task, {place.data(), count}, {gradient.data(), count});
  };
  const Descent found =
      descend(objective, Eigen::VectorXd::Zero(size), {.gradient = 1e-4, .iterations = 100}, goOn);
  return {.classes = task.classes,
          .weights = {found.place.data(), found.place.data() + found.place.size()},
          .reached = found.reached};
}

double costOfLogistic(std::size_t rows, std::size_t width, std::size_t classes) {
  constexpr double kSteps = 40, kExponential = 20;
  return kSteps * static_cast<double>(rows) * static_cast<double>(classes) *
         (4 * static_cast<double>(width) + kExponential);
}

double suggestedLambda(const RowBlock& rows) {
  double squares = 0;
  for (std::size_t i = 0; i < rows.rows(); ++i)
    for (std::size_t j = 1; j < rows.width; ++j) squares += rows.row(i)[j] * rows.row(i)[j];
  const auto n = static_cast<double>(std::max<std::size_t>(rows.rows(), 1));
  return squares / n / (4 * n);
}

}  // namespace epsiscope
