#pragma once

#include <Eigen/Core>

#include <memory>
#include <string>
#include <vector>

#include "core/erm/unit_rows.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/private_regression/inputs.h"

namespace epsiscope {

/// All rows of a regression's study, no longer than 1, from which its splits take theirs.
struct RegressionData {
  std::shared_ptr<const PreparedTable> table;
  UnitRows unit;           ///< without a constant
  Eigen::VectorXd labels;  ///< for each row in use, as in the file
  /// Says which bounds, categories or filled cells were taken from private rows: then replacing one row can
  /// change others, and no method is private. Empty for none.
  std::string takenFromRows;
  std::vector<std::string> notes;  ///< the values taken from private rows, one sentence each
};
/// Precondition: problems() is empty.
std::shared_ptr<const RegressionData> regressionData(const PrivateRegressionInputs& inputs,
                                                     std::shared_ptr<const PreparedTable> table);

/// The options for mapping the features into the unit ball: columns by their bounds, and rows longer than
/// longestRow() shortened to it.
UnitRowsOptions regressionRowOptions(const FeatureInputs& features, const PreparedData& data);

/// The length that rows may have before they are shortened: 0.8 times the length of a row whose k columns of
/// numbers are spread evenly between their bounds and whose m texts say one thing each,
///   max(1, 0.8 sqrt(k/3 + m)).
/// A function of the declared columns alone. Shorter rows get less noise and lose differences of length; 0.8
/// was chosen on the tables diamonds, HousePrices and DoctorVisits.
double longestRow(const PreparedData& data);

/// Whether rows get a constant: not where the study says "unit-rows-plain" or "none".
bool hasConstant(const FeatureInputs& features);

}  // namespace epsiscope
