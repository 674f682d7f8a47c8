#include "core/audit/neighbour_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/random/shuffle.h"

namespace epsiscope {

using Eigen::Index, Eigen::MatrixXd, Eigen::VectorXd;

ReplacedRows ReplacedRows::at(const ClassRows& x, const VectorXd& y, std::vector<std::uint32_t> places) {
  ReplacedRows replaced{.places = std::move(places), .own = {}, .other = {}, .y = {}, .otherY = {}};
  const auto count = static_cast<Index>(replaced.places.size());
  replaced.own.resize(x.columns(), count);
  replaced.y.resize(count);
  for (Index i = 0; i < count; ++i) {
    const std::uint32_t place = replaced.places[static_cast<std::size_t>(i)];
    replaced.own.col(i) = rowAt(x, place);
    replaced.y[i] = y[place];
  }
  return replaced;
}

VectorXd ReplacedRows::labels(VectorXd all) const {
  all(places) = otherY;
  return all;
}

void NeighbourRows::margins(const VectorXd& f, VectorXd& out) const {
  m_x.margins(f, out);
  out(m_replaced.places) = m_replaced.other.transpose() * f;
}

VectorXd NeighbourRows::transposedTimes(const VectorXd& g) const {
  return m_x.transposedTimes(g) + (m_replaced.other - m_replaced.own) * g(m_replaced.places);
}

bool NeighbourRows::weightedGram(const VectorXd& weights, MatrixXd& gram, const GoOn& goOn) const {
  if (!m_x.weightedGram(weights, gram, goOn)) return false;
  const VectorXd some = weights(m_replaced.places);
  gram += m_replaced.other * some.asDiagonal() * m_replaced.other.transpose() -
          m_replaced.own * some.asDiagonal() * m_replaced.own.transpose();
  return true;
}

double NeighbourRows::largestNorm() const {
  return std::max(m_x.largestNorm(), m_replaced.other.colwise().norm().maxCoeff());
}

std::vector<std::uint32_t> anyPlaces(std::size_t rows, std::size_t together, Rng& rng) {
  std::vector<std::uint32_t> chosen(rows);
  std::iota(chosen.begin(), chosen.end(), 0U);
  shuffleFirst(std::span(chosen), together, rng);
  chosen.resize(together);
  return chosen;
}

VectorXd rowAt(const ClassRows& x, std::uint32_t row) {
  const std::array<std::uint32_t, 1> which{row};
  return x.takeRows(which)->transposedTimes(VectorXd::Ones(1));
}

double logDeterminantChange(const Cholesky& hessian, const MatrixXd& own, const VectorXd& bends,
                            const MatrixXd& other, const VectorXd& otherBends) {
  MatrixXd all(own.rows(), own.cols() + other.cols());
  all << own, other;
  VectorXd scaled(all.cols());
  scaled << -bends, otherBends;
  MatrixXd solved(all.rows(), all.cols());
  for (Index i = 0; i < all.cols(); ++i) solved.col(i) = hessian.solve(all.col(i));
  MatrixXd left = scaled.asDiagonal() * (all.transpose() * solved);
  double sum = 0;
  for (Index i = 0; i < left.rows(); ++i) {
    sum += std::log1p(left(i, i));
    const Index after = left.rows() - i - 1;
    const VectorXd share = left.col(i).tail(after) / (1 + left(i, i));
    left.bottomRightCorner(after, after) -= share * left.row(i).tail(after);
  }
  return sum;
}

}  // namespace epsiscope
