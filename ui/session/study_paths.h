#pragma once

#include <QString>

#include <filesystem>

namespace epsiscope {

std::filesystem::path pathOf(const QString& file);
/// Also of a database, as its address names it.
QString absoluteFile(const QString& file);
/// Whether both names lead to one file. An empty name leads to none.
bool isSameFile(const QString& one, const QString& other);

/// Returns whether the file, wherever links on the way lead, lies in the folder or below it. One that is not
/// there lies nowhere.
bool isInside(const std::filesystem::path& file, const std::filesystem::path& folder);

/// Returns whether `file` holds a study: JSON with a "format" key. Decided by the content, not by the name.
bool looksLikeStudy(const std::filesystem::path& file);
/// Returns whether that JSON says of itself that it holds results.
bool looksLikeResults(const std::filesystem::path& file);

}  // namespace epsiscope
