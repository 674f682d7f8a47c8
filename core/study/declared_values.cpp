#include "core/study/declared_values.h"

namespace epsiscope {

std::vector<DeclaredValues> declaredValues(const DataChoice& choice, const Dataset& dataset) {
  std::vector<DeclaredValues> declared(dataset.columns.size());
  for (std::size_t i = 0; i < declared.size(); ++i) {
    const std::string& name = dataset.columns[i].name;
    const bool isTarget = name == choice.target;
    if (isTarget && choice.lower && choice.upper && *choice.lower < *choice.upper && !choice.boundsFromData)
      declared[i].bounds = bounds(choice);
    for (const ColumnBound& bound : choice.columnBounds)
      if (bound.column == name && !declared[i].bounds)
        declared[i].bounds = LabelBounds{bound.lower.value_or(-bound.bound), bound.bound};
    for (const ColumnChoice& column : choice.columns)
      if (column.column == name) declared[i].categories = column.categories;
  }
  return declared;
}

}  // namespace epsiscope
