#pragma once

#include "core/erm/dense_rows.h"
#include "core/erm/sparse_rows.h"

#include <Eigen/Core>

#include <cstdint>
#include <utility>
#include <vector>

namespace epsiscope::test {

/// Returns the rows with only the entries that are not 0.
inline SparseRows sparseRows(const Eigen::MatrixXd& x) {
  std::vector<std::size_t> offsets{0};
  std::vector<std::int32_t> index;
  std::vector<double> entries;
  for (Eigen::Index i = 0; i < x.rows(); ++i) {
    for (Eigen::Index j = 0; j < x.cols(); ++j) {
      if (x(i, j) == 0) continue;
      index.push_back(static_cast<std::int32_t>(j));
      entries.push_back(x(i, j));
    }
    offsets.push_back(index.size());
  }
  return {x.cols(), std::move(offsets), std::move(index), std::move(entries)};
}

}  // namespace epsiscope::test
