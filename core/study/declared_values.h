#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/privacy/bounds.h"
#include "core/study/data_choice.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// What is declared about the values of a column without looking at them.
struct DeclaredValues {
  std::optional<LabelBounds> bounds = {};                   ///< of numbers
  std::optional<std::vector<std::string>> categories = {};  ///< of text
};

/// Returns that for each column of the data set.
std::vector<DeclaredValues> declaredValues(const DataChoice& choice, const Dataset& dataset);

}  // namespace epsiscope
