#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/study/study_fwd.h"

namespace epsiscope {

/// Returns the files beside the data that the study names.
std::vector<std::string> filesBeside(const Study& study);
void renameFilesBeside(Study& study, const std::function<std::string(const std::string&)>& renamed);

/// Returns the study with paths of files made absolute: they start at `folder`.
Study withAbsolutePaths(const Study& study, const std::filesystem::path& folder);

/// Returns the study with absolute paths made relative to `folder`, so that a project that is moved as a
/// whole still finds its files: below the folder, or below one that holds both. A path stays absolute where
/// the two share only the root, or where a link on the way would lead elsewhere.
Study withRelativePaths(const Study& study, const std::filesystem::path& folder);

/// The study, whose paths start at the folder `from`, as it is written into a file in the folder `to`.
Study withPathsMoved(const Study& study, const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace epsiscope
