#pragma once

#include "core/mechanisms/finite_mechanism.h"
#include "core/privacy/ratio_bound.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace epsiscope {

/// The rows of a ResponseTable in whole numbers: a probability is a weight over `total`, which is nearly 2^62
/// and a multiple of the number of outputs.
struct IntegerTable {
  struct Peak {
    std::size_t output = 0;
    std::uint64_t weight = 0;
  };
  struct Row {
    std::uint64_t rest = 0;
    std::vector<Peak> peaks;  ///< ascending by output
  };
  std::uint64_t total = 0;
  std::vector<Row> rows;
};

/// The weight of an output in a row.
std::uint64_t weightIn(const IntegerTable::Row& row, std::size_t output);

/// Whether every row sums to the total and in each column the bound allows the largest weight beside the
/// smallest, which makes the table epsilon-private: checked with whole numbers, whatever made the table.
bool keepsRatios(const IntegerTable& table, std::size_t outputs, const RatioBound& bound);

/// The table that is nearest to this one but for rounding and passes keepsRatios(): probabilities are mixed
/// with as few even answers, 1/n each, as it takes, none or a share of 2^-50, 2^-49, ... At epsilon of at
/// least 1e-3 that is mostly below 2^-40. Throws std::invalid_argument where 2^-16 are not enough: then the
/// ratios of this table are above e^epsilon by more than rounding.
IntegerTable integerTable(const ResponseTable& table, double epsilon);

}  // namespace epsiscope
