#pragma once

#include "core/base/go_on.h"
#include "core/learners/feature_rows.h"
#include "core/prepare/prepare.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

/// Features standardised by the mean and the population sd of the training rows. Read in place from the
/// table, a few rows at a time; the table is never copied.
class StandardisedRows final : public FeatureRows {
public:
  /// Constant columns of the training rows are left out and named. Each column is divided by a power of two
  /// before anything is squared, so that values near 1e308 do not overflow.
  StandardisedRows(const PreparedData& data, std::span<const std::uint32_t> trainRows, unsigned threads,
                   const GoOn& goOn);

  std::size_t width() const override { return m_columns.size() + 1; }
  const std::vector<std::string>& dropped() const override { return m_dropped; }
  void gather(std::span<const std::uint32_t> rows, Eigen::MatrixXd& x) const override;
  /// The rows in use of another table with the same features, by these means and deviations.
  Eigen::MatrixXd gatherFrom(const PreparedData& other) const;

private:
  struct Column {
    Feature feature;
    std::size_t place = 0;  ///< among all features
    double down = 1;        ///< power of two
    double centre = 0;      ///< mean of down * value
    double stretch = 0;     ///< 1 / sd of down * value; 0 for a constant column
  };
  static double standardised(const Column& column, double value) {
    return (value * column.down - column.centre) * column.stretch;
  }
  static Column measured(const Feature& feature, std::span<const std::uint32_t> trainRows);

  std::shared_ptr<const Dataset> m_dataset;  ///< keeps the spans alive
  std::vector<Column> m_columns;
  std::vector<std::string> m_dropped;
};

}  // namespace epsiscope
