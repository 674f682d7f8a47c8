#pragma once

#include <filesystem>
#include <string>

#include "core/data/reader.h"

namespace epsiscope {

/// How messages call a file: the path as given, control characters escaped.
std::string shownPath(const std::filesystem::path& file);

/// Throws FileError for what is missing, cannot be reached, or is no plain file.
void refuseUnlessPlainFile(const std::filesystem::path& file);

/// The bytes of a regular file. Throws FileError (missing, a folder, not readable, not a plain file, empty).
/// False if `progress` said stop.
bool readBytes(const std::filesystem::path& file, std::string& bytes, const ReadProgress& progress);

bool isGzip(const std::string& bytes);
/// Unpacks gzip data, several members included. Throws FileError (damaged, cut short, too large).
/// False if `progress` said stop.
bool gunzip(const std::string& packed, const std::string& shownFile, std::string& bytes,
            const ReadProgress& progress);

/// Throws FileError for formats that are told by their first bytes and are not delimited text: spreadsheets,
/// archives, pictures, statistics packages' own files.
void refuseKnownFormats(const std::string& bytes, const std::string& shownFile);

}  // namespace epsiscope
