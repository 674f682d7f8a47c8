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

/// Which rows of the table are shown, in which order; neither: all as in the file.
struct RowChoice {
  std::optional<RowTest> test{};
  std::optional<RowSort> sort{};
  bool operator==(const RowChoice&) const = default;
};

/// The rows, from 0. Equal cells stay in the order of the file, cells without a value come last, text goes by
/// the alphabet without regard to case. Work for another thread: nothing if cancelled.
std::optional<std::vector<std::uint32_t>> rowsShown(const Dataset& dataset, const RowChoice& choice,
                                                    const GoOn& goOn = {});

}  // namespace epsiscope
