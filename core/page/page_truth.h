#pragma once

#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// Whether the study's table is about people: it is neither built in nor planned.
bool isOfPeople(const Study& study);

/// Returns the names of the columns that the study computes with, in the order of the table: target, features
/// and whom rows belong to. No other column goes into a page.
std::vector<std::string> columnsInUse(const Study& study, const PreparedData& data);

/// Returns the rows of the table that a page holds: those in use, or all where means over them fill cells.
std::vector<std::uint32_t> rowsOfPage(const Study& study, const PreparedData& data);

/// Returns a sentence on what of anybody's true values a page of the study holds.
std::string truthOfPage(const Study& study, const PreparedData& data);

}  // namespace epsiscope
