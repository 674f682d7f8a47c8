#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/study/data_choice.h"
#include "core/study/study_fwd.h"
#include "core/table/dataset.h"

namespace epsiscope {

class TaskCache;

/// The role of a column in a study. `leftOut`: it would be a feature, but nothing can be learned from it.
enum class ColumnRole { target, feature, ignored, leftOut };

/// Returns the role as far as it follows from the study alone.
ColumnRole roleOf(const DataChoice& data, const std::string& column);
/// Returns the role of every column of the table. `cache`: of the same data, or null as long as there is
/// none.
std::vector<ColumnRole> rolesOf(const DataChoice& data, const Dataset& dataset,
                                const TaskCache* cache = nullptr);

/// Makes the column the target. The old target becomes a feature where all other columns are. The
/// declarations about the labels belong to it.
void chooseTarget(DataChoice& data, const std::string& column);
/// The target itself changes its role only by another column taking it.
void giveRole(DataChoice& data, const Dataset& dataset, const std::string& column, ColumnRole role);
/// Makes the column name whom rows belong to, of whom nobody has more than so many; absent: every row is by
/// itself. The column is no feature any more.
void choosePerson(DataChoice& data, const std::optional<std::string>& column, std::optional<int> mostRows);
/// Makes the column the weight of its rows; absent: every row counts once. The column is no feature any more.
void chooseWeight(DataChoice& data, const std::optional<std::string>& column);
/// The largest weight that is declared.
std::optional<double> largestWeight(const DataChoice& data);
/// Declares the largest weight; without a column of weights nothing.
void declareLargestWeight(DataChoice& data, double largest);
/// Gives labels without a unit the one that is written in their cells.
void proposeUnit(DataChoice& data, const Dataset& dataset);
/// Returns the study with another target and its unit. Features that were proposed for the old one are
/// proposed anew, so that it may be one of them; those that somebody chose stay.
Study withTarget(const Study& study, const Dataset& dataset, const std::string& column);
/// Returns the study that learns from the column, or not.
Study withFeature(const Study& study, const Dataset& dataset, const std::string& column, bool isFeature);

/// Returns what is declared about the column; nothing in particular where it is not listed.
ColumnChoice choiceOf(const DataChoice& data, const std::string& column);
/// Replaces the declaration of a column; one that says nothing is not kept.
void declare(DataChoice& data, const ColumnChoice& choice);
/// Gives a column of the data set another name, wherever `data` speaks of it.
void renameColumn(DataChoice& data, const Dataset& dataset, const std::string& column,
                  const std::string& name);
Study withChoice(const Study& study, const ColumnChoice& choice);

/// Returns the bounds that are declared for the column.
std::optional<ColumnBound> boundOf(const DataChoice& data, const std::string& column);
/// Returns the study with these bounds of the column, or none.
Study withBound(const Study& study, const std::string& column, const std::optional<ColumnBound>& bound);

}  // namespace epsiscope
