#pragma once

#include <cstddef>
#include <memory>

#include "core/study/study_fwd.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// A table with the columns of this one whose cells are drawn from declarations alone: numbers between the
/// bounds of their column, 0 to 1 where it has none, texts among its categories, two made-up ones where it
/// has none, classes of the target in turn, and as many rows of each person as one may have, but for a fourth
/// of all at most. The same declarations make the same table, whatever is in the cells of `shape`.
std::shared_ptr<const Dataset> madeUpTable(const Study& study, const Dataset& shape, std::size_t rows);

}  // namespace epsiscope
