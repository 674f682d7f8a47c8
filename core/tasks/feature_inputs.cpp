#include "core/tasks/feature_inputs.h"

#include <cmath>

#include "core/study/preparations.h"

namespace epsiscope {

FeatureInputs featureInputs(const DataChoice& data) {
  return {.prepare = data.prepare, .columnBounds = data.columnBounds};
}

UnitRowsOptions unitRowsOptions(const FeatureInputs& inputs, const PreparedData& data) {
  using How = UnitRowsOptions::How;
  const std::string& prepare = inputs.prepare;
  UnitRowsOptions options{.how = prepare == kPrepareNone            ? How::none
                                 : prepare == kPrepareUnitRowsPlain ? How::unitRowsPlain
                                                                    : How::unitRows};
  for (const Feature& feature : data.features) {
    options.columnBounds.push_back(std::nan(""));
    options.columnLowers.push_back(std::nan(""));
    for (const ColumnBound& bound : inputs.columnBounds)
      if (feature.codes.empty() && feature.name == bound.column) {
        options.columnBounds.back() = bound.bound;
        options.columnLowers.back() = bound.lower.value_or(-bound.bound);
      }
  }
  return options;
}

}  // namespace epsiscope
