#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/study/preview.h"
#include "core/study/study.h"

namespace epsiscope {

/// What a column is to a study. `leftOut`: it would be a feature, but nothing can be learned from it.
enum class ColumnRole { target, feature, ignored, leftOut };

/// `cache`: of the same data, or null as long as there is none.
std::vector<ColumnRole> rolesOf(const Study& study, const Dataset& dataset, const PreviewCache* cache);

/// The study with another target. What was declared about the labels belongs to the old one.
Study withTarget(const Study& study, const std::string& column);
/// The study that learns from the column, or not.
Study withFeature(const Study& study, const Dataset& dataset, const std::string& column, bool isFeature);

/// What is declared about the column; nothing in particular where it is not listed.
ColumnChoice choiceOf(const DataChoice& data, const std::string& column);
/// The study with this in its place; a declaration that says nothing is not kept.
Study withChoice(const Study& study, const ColumnChoice& choice);

}  // namespace epsiscope
