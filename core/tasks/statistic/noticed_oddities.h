#pragma once

#include <vector>

#include "core/glance/oddity.h"
#include "core/study/declared_values.h"
#include "core/tasks/statistic/private_glance.h"

namespace epsiscope {

/// What whoever sees nothing but the private picture of a column would find odd about it: the oddities of a
/// column whose values are spread over the cells as the released counts say. What depends on single values,
/// heaps, codes, missing cells, spellings, is lost.
std::vector<Oddity::Kind> noticedOddities(const PrivateGlance::ColumnTwin& twin, std::size_t rows,
                                          const DeclaredValues& declared);

}  // namespace epsiscope
