#pragma once

#include <QString>

#include <filesystem>

#include "core/study/study.h"

namespace epsiscope {

/// Returns the study with paths of files made absolute (they start at `folder`), or relative to `folder`
/// where they lie below it.
Study withAbsolutePaths(const Study& study, const std::filesystem::path& folder);
Study withRelativePaths(const Study& study, const std::filesystem::path& folder);

std::filesystem::path pathOf(const QString& file);
QString absoluteFile(const QString& file);

/// Returns whether `file` holds a study: JSON with a "format" key. Told by the content, not by the name.
bool looksLikeStudy(const std::filesystem::path& file);

}  // namespace epsiscope
