#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/statistics/number_noise.h"

namespace epsiscope {

/// A table of sums over the same rows, divided by some columns, with independent noise in each cell.
struct NoisyTable {
  std::vector<std::size_t>
      columns;  ///< each once: places in the list of all; its cells are row-major in them
  NumberNoise noise;
};

/// Tables of the same rows that are made to agree after their noise: of all tables that are margins of one
/// cross table, which need not be known, those whose distance to the noisy ones, each cell's square over the
/// variance of its noise, is least. (Weighted least squares: Hay, Rastogi, Miklau and Suciu 2010 for trees;
/// McKenna, Miklau, Hay and Machanavajjhala 2021 for margins.)
///
/// With N(S) the number of cells of columns S, a table of S is the sum over all T in S of u_T/N(S - T), u_T
/// being the interaction of T: its margin less its mean along each column of T. The interactions are free and
/// orthogonal, and a table of S with variance v shows u_T with the precision 1/(v N(S - T)); so each is found
/// alone, as the mean of what the tables that hold T show, weighted by precision. One pass over a table's
/// cells for each T in it; no matrix.
///
/// Privacy: a function of noisy numbers and public ones (post-processing).
class ConsistentTables {
public:
  /// `sizes`: the number of categories of each column. At most 31 columns, and variances above 0.
  ConsistentTables(std::vector<std::size_t> sizes, std::vector<NoisyTable> tables);

  /// The tables that agree, from noisy ones. `numbers`: of each table, cell after cell, as many in each cell
  /// of every table, which are found separately.
  std::vector<std::vector<double>> adjusted(const std::vector<std::vector<double>>& numbers) const;

  /// The variance of a cell of a table that agrees: the sum over T in S of N(S - T)^-2 times the product over
  /// T of 1 - 1/size, over the sum of precisions.
  double variance(std::size_t table) const;
  /// See halfWidthOfSum().
  double halfWidth(std::size_t table, double level) const;
  /// The noises whose sum such a cell has.
  std::vector<WeightedNoise> noises(std::size_t table) const;

private:
  using Columns = std::uint32_t;  ///< a set of columns

  double cellsOf(Columns columns) const;
  double precision(std::size_t table, Columns interaction) const;
  double sumOfPrecisions(Columns interaction) const;

  std::vector<std::size_t> m_sizes;
  std::vector<NoisyTable> m_tables;
  std::vector<Columns> m_columns;    ///< of each table
  std::vector<double> m_precisions;  ///< of a cell of each, relative to the largest
  double m_least = 1;                ///< the variance of that
};

}  // namespace epsiscope
