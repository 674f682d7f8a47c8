#pragma once

#include <string>
#include <vector>

#include "core/erm/unit_rows.h"
#include "core/prepare/prepare.h"
#include "core/study/data_choice.h"

namespace epsiscope {

/// A study's settings for private features: their scaling, and the declared bounds.
struct FeatureInputs {
  std::string prepare;  ///< see core/study/preparations.h
  std::vector<ColumnBound> columnBounds;
  bool operator==(const FeatureInputs&) const = default;
};
FeatureInputs featureInputs(const DataChoice& data);

/// The options for mapping the rows into the unit ball, with the declared bounds.
UnitRowsOptions unitRowsOptions(const FeatureInputs& inputs, const PreparedData& data);

}  // namespace epsiscope
