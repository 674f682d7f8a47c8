#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/go_on.h"
#include "core/classes/class_response.h"

namespace epsiscope {

/// Rows of numbers, one after the other.
struct RowBlock {
  std::span<const double> numbers;
  std::size_t width = 1;
  std::size_t rows() const { return numbers.size() / width; }
  const double* row(std::size_t i) const { return numbers.data() + i * width; }
};

/// Scores of classes that are linear in a row: the larger, the likelier.
struct ClassWeights {
  std::size_t classes = 0;
  std::vector<double> weights;  ///< classes numbers for each number of a row
  bool reached = true;          ///< the minimum was found as exactly as wanted

  /// Returns the class of the highest score: of equals the first. `scores` is overwritten with all of them.
  std::size_t predicted(const double* row, std::vector<double>& scores) const;
};

/// The inputs of multinomial logistic regression.
struct LogisticTask {
  RowBlock rows;                         ///< the first number of each is 1
  std::span<const std::int32_t> labels;  ///< of each row; kOtherClass: the row is left out
  std::size_t classes = 2;
  double lambda = 0;  ///< of the weights
  /// The randomizer that the labels went through; null: they are the true ones.
  const ClassResponse* response = nullptr;
};

/// Multinomial logistic regression from labels that went through a known randomizer, with the forward
/// correction of Patrini, Rozza, Menon, Nock and Qu (2017): with p = softmax(W'x) it minimises
///   -1/n sum over rows log( sum_y p_y(x) P(answer of the row | y) ) + lambda/2 |W|^2,
/// so that p learns the true labels though their owners alone know them. The constant's weights are drawn to
/// 0 by 1/(4 n) in place of lambda, which keeps them finite where a class has no answer.
///
/// The gradient in the score of class y is p_y (1 - P(answer | y)/P(answer | x)). The function is not convex;
/// it is walked down from W = 0. The fit is a function of answers and public features, and costs nothing.
/// Sums are taken in the order of the rows, so that their bits depend on nothing else.
ClassWeights fitLogistic(const LogisticTask& task, const GoOn& goOn = {});

/// Returns the value that is minimised and its gradient, for tests and for who wants to look.
double logisticObjective(const LogisticTask& task, std::span<const double> weights,
                         std::span<double> gradient);

/// About how many operations a fit takes.
double costOfLogistic(std::size_t rows, std::size_t width, std::size_t classes);

/// lambda of public quantities: m/(4 n), m the mean squared length of a row without its constant. The fit is
/// then the likeliest for weights that a bell curve expects to give scores of about 2, whatever the noise in
/// the labels, which the likelihood itself knows of.
double suggestedLambda(const RowBlock& rows);

}  // namespace epsiscope
