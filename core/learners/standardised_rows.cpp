#include "core/learners/standardised_rows.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

namespace {

/// 2^-e with e the binary exponent of the largest value, so that scaled values are at most 1. Exponents below
/// -1000 are left at -1000: their power of two would overflow.
double powerThatScalesToOne(double largest) {
  int exponent = 0;
  std::frexp(largest, &exponent);
  return std::ldexp(1.0, -std::max(exponent, -1000));
}

}  // namespace

StandardisedRows::Column StandardisedRows::measured(const Feature& feature,
                                                    std::span<const std::uint32_t> trainRows) {
  double low = feature.at(trainRows.front());
  double high = low;
  for (const std::uint32_t row : trainRows) {
    const double value = feature.at(row);
    low = std::min(low, value);
    high = std::max(high, value);
  }
  Column column{.feature = feature, .down = powerThatScalesToOne(std::max(std::abs(low), std::abs(high)))};
  if (low == high) return column;
  const auto n = static_cast<double>(trainRows.size());
  double sum = 0;
  for (const std::uint32_t row : trainRows) sum += feature.at(row) * column.down;
  column.centre = sum / n;
  double squares = 0;
  double rest = 0;  // what rounding left in the mean
  for (const std::uint32_t row : trainRows) {
    const double deviation = feature.at(row) * column.down - column.centre;
    rest += deviation;
    squares += deviation * deviation;
  }
  const double variance = squares / n - (rest / n) * (rest / n);
  column.centre += rest / n;
  column.stretch = variance > 0 ? 1 / std::sqrt(variance) : 0;
  return column;
}

StandardisedRows::StandardisedRows(const PreparedData& data, std::span<const std::uint32_t> trainRows,
                                   unsigned threads, const GoOn& goOn)
    : m_dataset(data.dataset) {
  std::vector<Column> all(data.features.size());
  parallelFor(all.size(), threads, [&](std::size_t j) {
    all[j] = measured(data.features[j], trainRows);
    all[j].place = j;
    return goOn();
  });
  for (Column& column : all) {
    if (column.stretch > 0)
      m_columns.push_back(std::move(column));
    else
      m_dropped.push_back(column.feature.name);
  }
}

void StandardisedRows::gather(std::span<const std::uint32_t> rows, Eigen::MatrixXd& x) const {
  const auto count = static_cast<Eigen::Index>(rows.size());
  x.resize(count, static_cast<Eigen::Index>(width()));
  x.col(0).setOnes();
  for (std::size_t j = 0; j < m_columns.size(); ++j) {
    const Column& column = m_columns[j];
    double* out = x.col(static_cast<Eigen::Index>(j) + 1).data();
    for (std::size_t i = 0; i < rows.size(); ++i) out[i] = standardised(column, column.feature.at(rows[i]));
  }
}

Eigen::MatrixXd StandardisedRows::gatherFrom(const PreparedData& other) const {
  Eigen::MatrixXd x(static_cast<Eigen::Index>(other.rows.size()), static_cast<Eigen::Index>(width()));
  x.col(0).setOnes();
  for (std::size_t j = 0; j < m_columns.size(); ++j)
    for (std::size_t i = 0; i < other.rows.size(); ++i)
      x(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j) + 1) =
          standardised(m_columns[j], other.features[m_columns[j].place].at(other.rows[i]));
  return x;
}

}  // namespace epsiscope
