#pragma once

#include <filesystem>

#include "core/data/dataset.h"
#include "core/data/generators.h"
#include "core/study/study.h"

namespace epsiscope {

/// `study` on another data set: every parameter that still fits stays. The target stays if the new data have
/// a numeric column of that name, else it is the last numeric column and has no declared bounds yet. Where
/// the task needs classes it may be text, and it is the last column with two values.
Study withData(const Study& study, const std::string& file, const Dataset& dataset);
/// The same for built-in data, whose target and public bounds are known.
Study withBuiltIn(const Study& study, const BuiltIn& builtIn, const Dataset& dataset);

/// Fills in missing bounds with the smallest and largest label, and writes down that they come from private
/// data.
void takeBoundsFromData(Study& study, const Dataset& dataset);

/// zeta and bin width stay where they suit labels that spread over `width`; else they become 0.3 and 0.05 of
/// it.
void fitToWidth(LabelPrivacy& parameters, double width);

/// Paths of files in a study, made absolute (they start at `folder`), or relative to `folder` where they lie
/// below it.
Study withAbsolutePaths(const Study& study, const std::filesystem::path& folder);
Study withRelativePaths(const Study& study, const std::filesystem::path& folder);

/// Whether `file` holds a study: JSON with a "format" key. Told by the content, not by the name.
bool looksLikeStudy(const std::filesystem::path& file);

}  // namespace epsiscope
