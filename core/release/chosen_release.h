#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/privacy/guarantee.h"
#include "core/study/study_fwd.h"
#include "core/tasks/released.h"

namespace epsiscope {

class PreparedTable;

/// The one release of a study that leaves the house.
struct ChosenRelease {
  std::string method;  ///< empty: the task has none, and all of its statistics are released
  double epsilon = 1;
};

/// The one private method of the study at its one epsilon. Where there are several, or none, that is a
/// problem.
ChosenRelease chosenRelease(const Study& study, std::vector<Problem>& found);

/// The reasons why the study's release may not leave the house: what is not declared, each by its name; what
/// promises nothing; noise without a proof in whole numbers. Precondition: the study and its table have no
/// other problems.
std::vector<Problem> whyItStays(const Study& study, const PreparedTable& table, const ChosenRelease& chosen,
                                const std::filesystem::path& folder);

/// The promise of the whole release. Precondition: nothing stands against it.
Guarantee promiseOf(const Study& study, const PreparedData& data, const ChosenRelease& chosen);

/// Draws the release with words of the secure generator. A trillionth of epsilon is kept for the rounding of
/// its shares, and what was booked answer by answer is held against the promise before anything is returned:
/// more is a mistake of this program and throws std::logic_error. Throws SaidError and FileError.
Released drawRelease(const Study& study, const PreparedData& data, const ChosenRelease& chosen,
                     const std::filesystem::path& folder);

}  // namespace epsiscope
