#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/wide_integer.h"
#include "core/mechanisms/mechanism.h"
#include "core/statistics/group_rows.h"
#include "core/statistics/group_sums.h"
#include "core/statistics/lattice_quantile_law.h"
#include "core/statistics/number_noise.h"
#include "core/statistics/ratio_law.h"
#include "core/statistics/statistic_column.h"
#include "core/statistics/statistic_laws.h"
#include "core/statistics/statistic_row.h"

namespace epsiscope {

class FoundBounds;
class QuantileLaw;

/// The ids of the mechanisms that can release the statistic, the usual one first.
std::vector<std::string> mechanismsFor(StatisticKind kind);

/// The number of its numbers that a replaced row moves.
int movedBy(const ReleasePlan& plan);

/// The reason why there is no such release of so many rows, as a sentence; absent: there is one at each of
/// `epsilons`.
std::optional<std::string> reasonAgainst(const ReleasePlan& plan, std::size_t rows,
                                         const std::vector<double>& epsilons);

/// One statistic of one column and the noise that releases it. Errors are expected squared errors against the
/// statistic of the values as they are; for a histogram their mean over the cells. Neighbours: one row
/// replaced or, where the plan's unit is the person, as many as one may have: then each sensitivity is so
/// many times that of one row, for each replaced row moves the statistic no further than that, and what is
/// drawn by ranks is drawn at the epsilon of one row.
///
/// Guarantee: laplace adds Laplace noise of scale sensitivity/epsilon, gaussian normal noise calibrated for
/// the sensitivity in the 2-norm, discrete-laplace exact noise of whole numbers. For the last a sum, mean or
/// variance is one of clipped values rounded to a public lattice, so that it is a whole number of steps and
/// its sensitivity one too: no floating point decides what is released, and what follows is a function of
/// that number. Rounding to the lattice moves a value by less than 2^-39 of the width for sums and means; it
/// is left out of the errors.
///
/// A grouped plan releases the statistic of each group by sums, see GroupSums: no row is in two groups, so
/// that all groups together cost what one does (parallel composition). Quantiles are drawn in each group, at
/// half of epsilon: a row that enters or leaves moves the number of values below a place, and the rank, by at
/// most 1 each and not against each other, hence each score by 1, and two groups are moved.
///
/// Where the plan has a share for bounds, the release is one of those within the bounds that may be found,
/// which all groups have in common, see FoundBounds. Then errors are expected ones over all of them, and what
/// takes no epsilon clips nothing; there is no half-width, and the mechanism is that within the usual bounds.
/// Laws there are of the release within bounds.
class StatisticRelease {
public:
  /// The column has numbers unless the plan is for a histogram of its categories. `groups`: its rows in the
  /// groups of a grouped plan.
  StatisticRelease(ReleasePlan plan, std::shared_ptr<const StatisticColumn> column,
                   std::shared_ptr<const GroupRows> groups = nullptr);

  const ReleasePlan& plan() const { return m_plan; }
  /// The plan for so many rows.
  struct Facts {
    ReleasePlan plan;
    double rows = 0;
  };
  Facts publicFacts() const { return {m_plan, static_cast<double>(rows())}; }
  const StatisticColumn& column() const { return *m_column; }
  std::size_t rows() const { return m_column->rows(); }

  const std::shared_ptr<const GroupRows>& groups() const { return m_groups; }
  /// Null where the bounds are declared.
  const FoundBounds* found() const { return m_found.get(); }

  /// The statistic of the values as they are; for a histogram one number per cell. Group after group; NaN for
  /// that of an empty group which has none.
  std::vector<double> truth() const { return m_groups ? m_groupTruth : m_row.of(*m_column, m_plan, false); }
  /// The statistic of the clipped values.
  std::vector<double> clipped() const;
  /// The numbers to which noise is added: the statistic, or the sums of its groups.
  std::vector<double> withoutNoise() const;

  /// For groups the mean over those that have the statistic.
  double clippingError() const;
  /// The error that the mechanism adds to the clipping error. Where bounds are found: that of clipping to
  /// them, too.
  double noiseError(double epsilon) const;
  double error(double epsilon) const { return clippingError() + noiseError(epsilon); }
  /// The error of the statistic itself; see core/statistics/sampling_error.h. NaN where it is not known.
  double samplingError() const;
  /// noiseError() for a table of `rows` rows of the same kind, and the sampling error for it. For a quantile
  /// the law of a release depends on the rows as it does on epsilon: ranks count in units of 1/(epsilon n).
  double noiseErrorOfRows(double epsilon, double rows) const;
  double samplingErrorOfRows(double rows) const;
  /// clippingError() likewise: a sum or a count grows with the rows.
  double clippingErrorOfRows(double rows) const;

  /// The half-width of a release: with probability `level`, or a little more where noise counts whole steps,
  /// each number of it is at most that far from that of clipped(). Exact, by the law of the noise.
  /// For groups the largest one.
  double halfWidth(double epsilon, double level) const;

  /// That of each number to which noise is added. Precondition: noise is added.
  double halfWidthOfNoise(double epsilon, double level) const {
    return halfWidthOfNoise(epsilon, level, static_cast<double>(rows()));
  }
  /// The law of that noise. Precondition: as above.
  NumberNoise noise(double epsilon) const;
  /// Whether that group of a table of so many rows of the same kind has a half-width of `width` at most.
  /// `from`: its number of clipped(), which is one. Precondition: as above.
  bool staysWithin(double width, double from, std::size_t group, double epsilon, double level,
                   double rows) const;

  /// The same for each group, or for the one number of a plan without groups.
  std::vector<double> clippingErrors() const;
  std::vector<double> errors(double epsilon) const;
  std::vector<double> squaredErrors(const std::vector<double>& released) const;
  std::vector<double> samplingErrors() const;
  /// `goOn` is called from several threads; once cancelled the rest is NaN.
  std::vector<double> halfWidths(double epsilon, double level, const GoOn& goOn = {}) const;

  /// How far the rows of the unit move the numbers to which noise is added: in the 1-norm, for normal noise
  /// in the 2-norm. Precondition: noise is added.
  static double sensitivity(const ReleasePlan& plan, double rows);
  /// The variance of that noise, which grows with its square but for noise in whole steps.
  /// NaN where it cannot be drawn.
  static double noiseVariance(const ReleasePlan& plan, double epsilon, double rows);
  /// The epsilon of one row at which a quantile is drawn by ranks, in groups that of each.
  static double epsilonOfRanks(const ReleasePlan& plan, double epsilon);

  /// The step of the lattice of its numbers.
  static double stepOf(const ReleasePlan& plan, double rows);
  /// The numbers that so many whole steps stand for.
  static std::vector<double> fromSteps(const ReleasePlan& plan, double rows,
                                       const std::vector<WideInteger>& steps);

  /// The laws of what is released, about this table's numbers: by ranks, in whole steps or counts, or else.
  QuantileAnswerLaw rankLaw(double epsilon) const;
  ManyLaws<QuantileAnswerLaw> rankLaws(double epsilon) const;
  WholeNumbersLaw wholeLaw(double epsilon) const;
  NoisyNumbersLaw noisyLaw(double epsilon) const;
  /// The same by whole numbers alone, for what leaves the house. Precondition of the second one: the
  /// deviation is that of the plan.
  LatticeQuantileLaw latticeRankLaw(double epsilon) const;
  ManyLaws<LatticeQuantileLaw> latticeRankLaws(double epsilon) const;
  WholeNormalsLaw wholeNormalsLaw(double epsilon, double deviation) const;
  double squaredError(const std::vector<double>& released) const;

  /// The release as a function of one table's statistic: for a quantile of the value of its lowest row,
  /// otherwise of the largest number, from the true value upwards as far as the rows of the unit can move it.
  /// For a histogram the guarantee is for this count alone; the rest of epsilon is for the count that moves
  /// with it. For a quantile it is that of one row.
  std::unique_ptr<Mechanism> mechanism(double epsilon) const;

private:
  double noiseVariance(double epsilon, double rows) const { return noiseVariance(m_plan, epsilon, rows); }
  double halfWidthOfNoise(double epsilon, double level, double rows) const;
  QuantileLaw law(double epsilon) const;
  QuantileLaw lawOfGroup(std::size_t group, double epsilon) const;
  /// `deviation`: that of the noise. `factor`: how many times as large the group is.
  RatioLaw ratioLaw(std::size_t group, double deviation, double factor = 1) const;
  double noiseDeviation(double epsilon) const;
  /// The error of each group beside that of clipping, for groups that are so many times as large.
  std::vector<double> noiseErrors(double epsilon, double factor) const;

  /// The numbers to which noise in whole steps is added.
  std::vector<WideInteger> wholeNumbers() const;
  /// The statistic of the rounded values in steps, computed once. Precondition: it counts no rows.
  WideInteger wholeSteps(const StatisticRow::Steps& steps) const;

  ReleasePlan m_plan;
  const StatisticRow& m_row;
  std::shared_ptr<const StatisticColumn> m_column;
  std::shared_ptr<const GroupRows> m_groups;
  std::shared_ptr<const FoundBounds> m_found;
  std::vector<double> m_groupSums, m_groupTruth;
  mutable std::once_flag m_counted;
  mutable WideInteger m_wholeSteps = 0;
};

}  // namespace epsiscope
