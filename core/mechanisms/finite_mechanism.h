#pragma once

#include "core/mechanisms/mechanism.h"
#include "core/prior/value_grid.h"

#include <cstddef>
#include <span>
#include <vector>

namespace epsiscope {

/// The probabilities of all outputs in one situation: `rest` for each output but those listed in `peaks`.
/// Randomized response over 10,000 outputs needs 10,000 such rows, each with one peak.
struct ResponseRow {
  struct Peak {
    std::size_t output = 0;  ///< its index
    double probability = 0;
  };
  double rest = 0;
  std::vector<Peak> peaks;  ///< ascending by output
};

/// A row that lists every output.
ResponseRow denseRow(std::span<const double> probabilities);
/// Randomized response over `outputs` outputs: row i answers i with probability 1/(1 + (outputs-1)
/// e^-epsilon) and any other output with e^-epsilon times that. From epsilon = 700 on e^-epsilon leaves the
/// doubles and 700 is used, which is more private.
std::vector<ResponseRow> randomizedResponse(std::size_t outputs, double epsilon);

/// A matrix P(output | value) on a public grid of label values; values with the same row share it.
struct ResponseTable {
  std::vector<double> outputs;  ///< strictly ascending
  std::vector<double> values;   ///< strictly ascending
  std::vector<ResponseRow> rows;
  std::vector<std::size_t> rowOf;  ///< of each value
};

/// A randomizer with finitely many outputs.
///
/// Proof of epsilon-label-DP from one condition, that in each column no entry is above e^epsilon times
/// another: rounding looks at the label and public numbers only, so the probability of an output given any
/// label is an average of entries of one column. Averages lie between the smallest and the largest entry,
/// hence no two of them are further apart than e^epsilon either.
class FiniteMechanism : public Mechanism {
public:
  FiniteMechanism(LabelBounds bounds, double epsilon, ResponseTable table, Rounding rounding);

  const std::vector<double>& outputs() const { return m_table.outputs; }
  const std::vector<double>& values() const { return m_table.values; }
  const ResponseTable& table() const { return m_table; }
  Rounding rounding() const { return m_rounding; }
  /// P(outputs()[output] | values()[value]).
  double probability(std::size_t value, std::size_t output) const;

  double logDensity(double output, double label) const override;
  Support support() const override;
  std::vector<double> breakpoints(double label) const override;
  OutputRange outputRange(double label, double mass) const override;
  /// One uniform for the output, after one for the rounding if it is random.
  double sample(double label, Rng& rng) const override;
  MomentCurve moments() const override { return m_moments; }
  Booking booking() const override;

protected:
  /// A label's two rows: the right one has probability `weight`.
  struct Mixture {
    std::size_t left = 0, right = 0;
    double weight = 0;
  };

  Mixture mixtureAt(double label) const;

private:
  struct RowMoments {
    double mean = 0, variance = 0;
  };

  double inRow(std::size_t row, std::size_t output) const;
  std::size_t drawn(std::size_t row, double uniform) const;
  RowMoments momentsOf(const ResponseRow& row) const;
  void addConstantPiece(const RowMoments& row, double end, bool includesEnd);
  void fillConstantPieces(const std::vector<RowMoments>& rows);
  void fillMixedPieces(const std::vector<RowMoments>& rows);

  double m_epsilon;
  ResponseTable m_table;
  Rounding m_rounding;
  std::vector<double> m_steps;                    ///< nearest: labels from which on the next row holds
  std::vector<std::size_t> m_stepRows;            ///< before the first step, then from each on
  std::vector<std::vector<double>> m_cumulative;  ///< of each row's peaks
  MomentCurve m_moments;
};

}  // namespace epsiscope
