#pragma once

#include <Qt>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "ui/views/data/row_test.h"

namespace epsiscope {

struct RowSort {
  std::size_t column = 0;
  Qt::SortOrder order = Qt::AscendingOrder;
  bool operator==(const RowSort&) const = default;
};

/// The rows of the table on display and their order; neither: all as in the file.
struct RowChoice {
  std::optional<RowTest> test{};
  std::optional<RowSort> sort{};
  bool operator==(const RowChoice&) const = default;
};

/// The rows, from 0. Equal cells stay in the order of the file, cells without a value come last, text is
/// ordered alphabetically without regard to case. Work for another thread: null if cancelled.
std::optional<std::vector<std::uint32_t>> rowsShown(const Dataset& dataset, const RowChoice& choice,
                                                    const GoOn& goOn = {});

}  // namespace epsiscope
