#pragma once

#include <QString>

#include <filesystem>

namespace epsiscope {

std::filesystem::path pathOf(const QString& file);
QString absoluteFile(const QString& file);

/// Returns whether `file` holds a study: JSON with a "format" key. Told by the content, not by the name.
bool looksLikeStudy(const std::filesystem::path& file);
/// Returns whether that JSON says of itself that it holds results.
bool looksLikeResults(const std::filesystem::path& file);

}  // namespace epsiscope
