#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/base/wide_integer.h"
#include "core/central/central_noise.h"
#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/privacy/bounds.h"

namespace epsiscope {

/// The rows of the central ridge as whole numbers: X = x 2^bits, rounded. A function of public features
/// alone, whatever doubles they come from.
struct WholeRows {
  std::size_t columns = 0;
  std::vector<std::int64_t> entries;  ///< row by row

  std::size_t rows() const { return columns == 0 ? 0 : entries.size() / columns; }
  std::span<const std::int64_t> row(std::size_t i) const { return {entries.data() + i * columns, columns}; }
};

/// Noise in whole numbers for the sums S_j = sum_i X_ij Y_i of rows in whole numbers and labels Y_i, counted
/// in 2^bits steps from the middle of the bounds to either end.
///
/// Proof of label-DP. The rows are public. Y_i is a function of label i alone, and lies in [-M, M], M =
/// 2^bits, whatever that label is: where k labels are replaced S moves by sum X_i (Y_i' - Y_i), by at most
///   k 2M max_i |X_i|_1   in the 1-norm, and by   k 2M max_i |X_i|_2   in the 2-norm,
/// whole numbers that are computed from the public rows, the second rounded up. Discrete Laplace noise for
/// the first in every S_j changes the probability of every vector by at most e^epsilon (the rate is epsilon
/// over it). Discrete Gaussian noise of deviation s is rho-concentrated in any dimension, rho = (second)^2/(2
/// s^2) (Canonne, Kamath and Steinke 2020, Theorem 4), and s is such that rho is (epsilon, delta)-private.
/// All is integer; weights and predictions are computed from S plus noise and public numbers.
struct WholeCentralPlan {
  int bits = 20;
  double epsilon = 1;
  WideInteger sensitivity = 1;  ///< in the norm of the noise
  double deviation = 0;         ///< of normal noise; 0: it is Laplace noise

  bool isNormal() const { return deviation > 0; }
  double variance() const;  ///< of the noise in whole numbers
  bool operator==(const WholeCentralPlan&) const = default;
};

/// Rows of so many columns, `rows` of them, each of norm at most `longest`: whether there is a plan whatever
/// they are.
bool canPlanWholeCentral(std::size_t columns, double longest, const CentralNoise& noise);
/// `x`: row by row. The finest lattice on which the noise can be drawn, with the rows on it; nothing where
/// there is none.
struct WholeCentralRows {
  WholeRows rows;
  WholeCentralPlan plan;
};
std::optional<WholeCentralRows> planWholeCentral(std::span<const double> x, std::size_t columns,
                                                 const CentralNoise& noise);

/// The sums with that noise.
struct WholeCentralLaw {
  using Answer = std::vector<WideInteger>;
  std::vector<WideInteger> exact;
  WholeCentralPlan plan;
  Booking cost = {};

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const;
  /// For normal noise the distance in the 2-norm over its deviation, as for WholeSumsLaw.
  AnswerLoss lossAgainst(const WholeCentralLaw& other, const Answer& answer) const;
};

/// The same asked of labels, one for each row, in Custody.
struct WholeCentralQuestion {
  const WholeCentralRows& made;
  LabelBounds bounds;
  Booking price;

  WholeCentralLaw lawOn(std::span<const double> labels) const;
};

}  // namespace epsiscope
