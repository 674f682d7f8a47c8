#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "core/prepare/prepare.h"
#include "core/privacy/custodian.h"
#include "core/study/study_fwd.h"
#include "core/tasks/released.h"

namespace epsiscope {

/// The reason why this method's labels of so many rows cannot leave the house at this epsilon, though they
/// can be looked at; empty if they can. Throws FileError.
std::string whyLabelsStay(const Study& study, const std::string& method, std::size_t rows, double epsilon,
                          const std::filesystem::path& folder);

/// A private label for every row, each by the method's randomizer in whole numbers, for this epsilon of the
/// unit together with a prior where the method needs one: as in Pipeline, with noise of the prior that is
/// whole as well. Preconditions: whyLabelsStay() is empty. Throws SaidError where the method has no
/// randomizer for the prior that was drawn, and FileError.
Released releasedLabels(const Study& study, const PreparedData& data, const std::string& method,
                        double epsilon, const std::filesystem::path& folder, const Custodian& custodian);

}  // namespace epsiscope
