#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// Releases of the same sums, divided by columns that may differ, which are made to agree: see
/// Statistic::isConsistent. They are of one kind (counts, sums or histograms), column, counted value, bounds
/// and weights; one is divided at least.
///
/// What they would be without noise agrees too, for a row is counted in all of them or in none: in those
/// tables where it has a declared category in each of the columns by which one of them is divided. Whether it
/// is depends on its own cells alone, so that a row still adds to one cell of a table at most, and no more
/// than GroupSums says: its sensitivities hold for any such rule. A replaced row may leave or enter a table
/// that is not divided, whose number of rows is then not public: it is released as that of one group is.
///
/// Each is drawn and booked as if it were alone. What follows is a function of what was drawn and of public
/// numbers: the promise, the bookings and the audits are those of what was drawn (post-processing).
struct TableFamily {
  std::vector<std::size_t> releases;  ///< their places, ascending
  std::vector<std::string> columns;   ///< by which one of them is divided
  bool operator==(const TableFamily&) const = default;
};

/// The most columns of a family: numbers are adjusted once for each set of them.
inline constexpr std::size_t kMostAgreedColumns = 10;

/// The families of a study; none where nothing is made to agree.
std::vector<TableFamily> tableFamilies(const Study& study);
/// The one that a release is in.
std::optional<TableFamily> familyOf(const Study& study, std::size_t release);

/// The columns of a member, as places in those of its family: see NoisyTable.
std::vector<std::size_t> columnsIn(const TableFamily& family, const Study& study, std::size_t release);

/// Says which rows are counted in tables that agree, a sentence for each family.
std::vector<std::string> agreementNotes(const Study& study);
/// Checks that something can be made to agree.
void checkFamilies(const Study& study, ProblemList& found);

}  // namespace epsiscope
