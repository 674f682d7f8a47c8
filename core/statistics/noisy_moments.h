#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/base/go_on.h"
#include "core/privacy/bounds.h"
#include "core/privacy/custody.h"
#include "core/privacy/protected_unit.h"
#include "core/statistics/statistic_laws.h"

namespace epsiscope {

/// Sums over some rows of the values u of columns of numbers, scaled from declared bounds to [-1, 1]: those
/// of u, of u^2, and of the products of each two columns, (0, 1), (0, 2), ..., (1, 2), ... A value that is
/// not there (NaN) counts as the middle of its bounds.
class ColumnMoments {
public:
  /// Null once cancelled: work in proportion to the rows times the pairs. `columns`: of as many rows each.
  static std::shared_ptr<const ColumnMoments> of(const std::vector<std::span<const double>>& columns,
                                                 const std::vector<LabelBounds>& bounds,
                                                 std::span<const std::uint32_t> rows, const GoOn& goOn = {},
                                                 unsigned threads = 0);

  struct Facts {
    std::size_t columns = 0, rows = 0;
  };
  Facts publicFacts() const { return m_facts; }
  std::size_t size() const { return m_facts.rows; }
  const std::vector<double>& values() const { return m_values; }

private:
  ColumnMoments(Facts facts, std::vector<double> values) : m_facts(facts), m_values(std::move(values)) {}

  Facts m_facts;
  std::vector<double> m_values;
};

using HeldMoments = Custody<const ColumnMoments&>;

/// The standard deviation of the noise on each moment of so many columns.
///
/// Guarantee: epsilon, for one row replaced. Let u become v. A sum and the sum of squares of the same column
/// move by |u - v| + |u^2 - v^2| = t (1 + s) with t = |u - v| and s = |u + v|; s + t <= 2 in [-1, 1], so that
/// this is at most t (3 - t) <= 9/4. The products together move by F = sum over i < j of |u_i u_j - v_i v_j|,
/// which is convex in each u_i and each v_i by itself and so largest where all of them are -1 or 1. There a
/// term is 2 where u_i v_i and u_j v_j differ, else 0: with k of d negative, F = 2 k (d - k) <= 2
/// floor(d^2/4). So all of them move by at most r = 9 d/4 + 2 floor(d^2/4) in the 1-norm, and Laplace noise
/// of scale r/epsilon on each is epsilon-private; where the unit is the person, as many times that as one may
/// have rows.
double momentDeviation(std::size_t columns, double epsilon, const ProtectedUnit& unit);

/// One release of the moments.
std::vector<double> releasedMoments(const HeldMoments& moments, double epsilon, const ProtectedUnit& unit);

/// The correlations of moments with or without noise, of the pairs (0, 1), (0, 2), ..., (1, 2), ...: in
/// [-1, 1], for what lies beyond is noise; NaN where the noise left one of both no spread.
std::vector<double> correlationsFrom(const std::vector<double>& moments, std::size_t columns,
                                     std::size_t rows);

/// Whether the correlation of each of those pairs can be told from 0: with the probability `level` none of
/// those that are said to be is 0, and no variance either. To first order in the noise, the covariance p/n -
/// m_i m_j has the noise of p/n and m_j, m_i times that of the sums over n, and the variance that of q/n and
/// 2 m_i times that of the sum: sums of Laplace noises, no more spread than one Laplace noise of their
/// standard deviation, which is beyond t with probability exp(-sqrt 2 t/sd); and all of them share 1 - level.
std::vector<bool> toldFromZero(const std::vector<double>& moments, std::size_t columns, std::size_t rows,
                               double deviation, double level);

}  // namespace epsiscope
