#pragma once

#include "core/base/file_error.h"
#include "core/reading/reader.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace epsiscope::test {

/// Reads a file with these bytes.
inline Dataset readText(const std::string& bytes, const ReadOptions& options = {}) {
  const TemporaryFolder folder;
  return readDataset(folder.write("table.csv", bytes), options).value();
}

inline const Column& columnOf(const Dataset& dataset, const std::string& name) {
  const int index = dataset.find(name);
  EXPECT_GE(index, 0) << name;
  return dataset.columns.at(static_cast<std::size_t>(index));
}

inline std::vector<std::string> namesOf(const Dataset& dataset) {
  std::vector<std::string> names;
  for (const Column& column : dataset.columns) names.push_back(column.name);
  return names;
}

/// The text of a cell; "" if it is missing.
inline std::string textAt(const Column& column, std::size_t row) {
  return column.codes.at(row) < 0 ? "" : column.categories.at(static_cast<std::size_t>(column.codes[row]));
}

inline bool hasNote(const Dataset& dataset, const std::string& part) {
  return std::any_of(dataset.notes.begin(), dataset.notes.end(),
                     [&](const std::string& note) { return note.find(part) != std::string::npos; });
}

/// The error that `read` throws.
template <typename Read>
FileError errorOf(Read&& read) {
  try {
    read();
  } catch (const FileError& error) {
    return error;
  }
  ADD_FAILURE() << "no FileError was thrown";
  return FileError({}, "none", "");
}

inline FileError errorOfText(const std::string& bytes, const ReadOptions& options = {}) {
  return errorOf([&] { readText(bytes, options); });
}

/// The bytes that are written in base 64, as files of other programs stand in tests.
inline std::string bytesOfBase64(std::string_view base64) {
  constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  unsigned kept = 0, bits = 0;
  for (const char digit : base64) {
    if (digit == '=') break;
    kept = (kept << 6U | static_cast<unsigned>(kDigits.find(digit))) & 0xFFFFFU;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(kept >> bits & 0xFFU);
  }
  return bytes;
}

}  // namespace epsiscope::test
