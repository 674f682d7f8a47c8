#pragma once

#include <cstddef>
#include <memory>
#include <utility>

#include "core/study/study.h"
#include "core/table/dataset.h"

namespace epsiscope::test {

/// A study of visits() in which everything is declared.
inline Study declaredStudy() {
  Study study;
  study.data.file = "visits.csv";
  study.data.target = "cost";
  study.data.features = {{"age", "outcome"}};
  study.data.lower = 0;
  study.data.upper = 100;
  study.data.columnBounds = {{"age", 100, 0}};
  study.data.columns = {{.column = "outcome", .kind = {}, .categories = {{"well", "ill"}}}};
  return study;
}

/// The study with nothing declared.
inline Study withoutDeclarations(Study study) {
  study.data.columnBounds.clear();
  study.data.columns.clear();
  study.data.lower.reset();
  study.data.upper.reset();
  study.data.boundsFromData = true;
  return study;
}

/// A neighbour of visits(): in this row everything is other, at and beyond the bounds.
inline std::shared_ptr<const Dataset> withOtherRow(Dataset visits, std::size_t row) {
  visits.columns[1].values[row] = row % 2 == 0 ? 1e9 : -3;
  visits.columns[2].values[row] = row % 4 == 0 ? 200 : 0;
  visits.columns[3].codes[row] = 1 - visits.columns[3].codes[row];
  return std::make_shared<const Dataset>(std::move(visits));
}

}  // namespace epsiscope::test
