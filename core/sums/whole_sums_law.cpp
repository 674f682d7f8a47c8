#include "core/sums/whole_sums_law.h"

#include <cmath>

namespace epsiscope {

namespace {

/// Calls `visit(place, isOnDiagonal)` for each private entry.
template <class Visit>
void forPrivateEntries(const SumsLattice& lattice, const Visit& visit) {
  for (std::size_t i = 0; i < lattice.size(); ++i)
    for (std::size_t j = 0; j <= i; ++j)
      if (isPrivateEntry(lattice, i, j)) visit(placeOfPair(i, j), i == j);
}

}  // namespace

WholeSumsLaw::Answer WholeSumsLaw::draw(Rng& rng) const {
  Answer drawn = exact;
  if (plan.isNormal) {
    const DiscreteGaussianSampler on = plan.normal(true), beside = plan.normal(false);
    forPrivateEntries(plan.lattice, [&](std::size_t place, bool isOnDiagonal) {
      drawn[place] += isOnDiagonal ? on(rng) : beside(rng);
    });
  } else {
    const DiscreteLaplaceSampler noise = plan.laplaceSampler();
    forPrivateEntries(plan.lattice, [&](std::size_t place, bool) { drawn[place] += noise(rng); });
  }
  return drawn;
}

AnswerLoss WholeSumsLaw::lossAgainst(const WholeSumsLaw& other, const Answer&) const {
  if (!(other.plan == plan) || other.exact.size() != exact.size()) return AnswerLoss::endless();
  // The sum of the constant's squares says how many rows there are.
  if (plan.lattice.hasConstant && other.exact.front() != exact.front()) return AnswerLoss::endless();
  double sum = 0, squares = 0;
  forPrivateEntries(plan.lattice, [&](std::size_t place, bool isOnDiagonal) {
    const double distance = std::abs(static_cast<double>(exact[place] - other.exact[place]));
    sum += distance;
    squares += (isOnDiagonal ? 1 : 2) * distance * distance;
  });
  if (plan.isNormal) return {.moved = std::sqrt(squares) / plan.deviation};
  return {.most = sum * plan.laplaceSampler().rate()};
}

RegressionSums toRegressionSums(const WholeSumsLaw::Answer& answer, const WholeSumsPlan& plan, double rows) {
  using Eigen::Index;
  const SumsLattice& lattice = plan.lattice;
  const auto size = static_cast<Index>(lattice.size());
  RegressionSums sums{.matrix = Eigen::MatrixXd::Zero(size, size),
                      .weights = lattice.weights(),
                      .rows = rows,
                      .deviation = plan.trueDeviation(false) * lattice.step()};
  for (Index i = 0; i < size; ++i)
    for (Index j = 0; j <= i; ++j) {
      const std::size_t place = placeOfPair(static_cast<std::size_t>(i), static_cast<std::size_t>(j));
      sums.matrix(i, j) = sums.matrix(j, i) = static_cast<double>(answer[place]) * lattice.step();
    }
  const double constant = sums.weights.constant;
  if (lattice.hasConstant) sums.matrix(0, 0) = constant * constant * rows;
  return sums;
}

}  // namespace epsiscope
