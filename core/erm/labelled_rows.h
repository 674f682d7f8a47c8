#pragma once

#include <Eigen/Core>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/erm/class_rows.h"
#include "core/erm/perturbation.h"
#include "core/privacy/custody.h"

namespace epsiscope {

/// Rows of norm at most 1, and the label of each.
struct LabelledRows {
  std::shared_ptr<const ClassRows> x;
  Eigen::VectorXd y;

  /// The numbers of rows and columns.
  PublicRows publicFacts() const;
};

/// Returns these rows, in this order.
LabelledRows taken(const LabelledRows& all, std::span<const std::uint32_t> which);

/// The same in the hands of a custodian.
using HeldRows = Custody<LabelledRows>;

/// These rows, in this order.
struct RowsOf {
  const std::vector<std::uint32_t>& which;

  LabelledRows partOf(const LabelledRows& all) const { return taken(all, which); }
};

}  // namespace epsiscope
