#pragma once

#include <string>
#include <vector>

#include "core/study/study.h"

namespace epsiscope {

class PreparedTable;

/// A study of planned people in the place of those of another one.
struct PlannedTwin {
  Study study;
  std::vector<std::string> missing = {};  ///< the declarations that it lacks, a sentence each: then there is
                                          ///< no study
};

/// Returns the study on planned data of the same shape: as many rows and features, labels that spread over
/// the declared bounds, or two classes. Nothing of it comes from a cell of the table: categories and bounds
/// must be declared, and half of what labels are follows from the features, whatever is true of the table.
/// Precondition: the study has no problem with the table.
PlannedTwin plannedTwin(const Study& study, const PreparedTable& table);

}  // namespace epsiscope
