#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/privacy/protected_unit.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// The number of rows below which there is a warning.
inline constexpr std::size_t kFewRows = 100;

/// Says that delta is near 1/n for so many rows, or people where they are the unit, or so large that nothing
/// is promised; empty where it is neither.
std::string deltaWarning(double delta, std::size_t people, const ProtectedUnit& unit = {});

/// Returns warnings for people although the study can run: labels clipped, a constant target, few rows, ...
/// (Only for Classroom: some of it is computed from private labels.) `ofLabels`: the task's warnings about
/// the labels, for which it passes over all rows.
std::vector<std::string> warnings(const Study& study, const PreparedData& data,
                                  const std::vector<std::string>& ofLabels);
/// The same for the rows of a cache, with the task's notes about the way it takes them.
std::vector<std::string> warnings(const Study& study, const TaskCache& cache);

}  // namespace epsiscope
