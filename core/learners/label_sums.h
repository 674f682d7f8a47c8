#pragma once

#include "core/base/go_on.h"
#include "core/learners/feature_rows.h"
#include "core/learners/influence.h"
#include "core/privacy/bounds.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace epsiscope {

/// Sums of e u^q over the training rows with the smallest labels, for q = 0, 1, 2: e = (1, x, a, b) of a row
/// (see Influence), u the normalised label. Whatever a label randomizer's mean and variance are, as long as
/// they are polynomials in u on stretches of labels, the expected error of ridge needs no more than these
/// sums at the ends of the stretches.
///
/// Rows are ordered by label and running sums kept after every block of rows; the sum up to any place is the
/// nearest kept one plus or minus at most half a block of rows, read from the table on the spot. The ends of
/// RPWithPrior's intervals are nodes of a grid, few and met again and again, so the sums found are
/// remembered. (Sums per bin of the prior's grid were the alternative: exact as well, but moving the bin
/// width would mean reading the whole table.)
class LabelSums {
public:
  static constexpr std::size_t kPowers = 3;

  /// `labels`: one per row of `rows`, within the bounds. `goOn` is called from several threads with the part
  /// done, from 0 to 1; once cancelled the object is unfinished and must not be used.
  LabelSums(const FeatureRows& features, const Influence& influence, std::span<const std::uint32_t> rows,
            std::span<const double> labels, const LabelBounds& bounds, unsigned threads, const GoOn& goOn);

  /// Number of labels below `label`, or up to and including it.
  std::size_t countBelow(double label, bool including) const;
  /// Sums over the `count` smallest labels, width() numbers for each power. Safe to call from several
  /// threads.
  std::shared_ptr<const std::vector<double>> first(std::size_t count) const;

  std::size_t count() const { return m_rows.size(); }
  std::size_t width() const { return m_influence.width(); }
  std::size_t blockRows() const { return m_block; }

private:
  std::size_t sumsSize() const { return kPowers * width(); }
  double normalised(double label) const { return (label - m_bounds.middle()) / (m_bounds.width() / 2); }
  void sortRows(std::span<const std::uint32_t> rows, std::span<const double> labels, unsigned threads);
  void sumBlocks(unsigned threads, const GoOn& goOn);
  void readTerms(std::size_t begin, std::size_t end, Eigen::MatrixXd& terms) const;
  /// `terms` are those of the rows from `begin` on.
  void add(const Eigen::Ref<const Eigen::MatrixXd>& terms, std::size_t begin, double sign,
           double* sums) const;
  std::vector<double> summed(std::size_t count) const;

  const FeatureRows& m_features;
  const Influence& m_influence;
  LabelBounds m_bounds;
  std::size_t m_block = 1;
  std::vector<std::uint32_t> m_rows;  ///< the table's rows by ascending label
  std::vector<double> m_labels;       ///< ascending
  std::vector<double> m_kept;         ///< sums up to the end of each block

  mutable std::mutex m_guard;
  mutable std::map<std::size_t, std::shared_ptr<const std::vector<double>>> m_found;
};

}  // namespace epsiscope
