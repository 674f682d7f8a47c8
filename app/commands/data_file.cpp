#include "app/commands/data_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>

#include "core/base/file_error.h"
#include "core/base/new_file.h"
#include "core/base/temporary_folder.h"

namespace epsiscope {

namespace {

/// Throws FileError where there is no room for it.
void copyStandardInput(const std::filesystem::path& to) {
  NewFile copy(to, Readers::ownerOnly);
  std::array<char, 1U << 16> bytes{};
  while (const std::size_t count = std::fread(bytes.data(), 1, bytes.size(), stdin))
    copy.write({bytes.data(), count});
  if (std::ferror(stdin) != 0) failToWrite(to, "the standard input cannot be read", errno);
  copy.putInPlace();
}

}  // namespace

std::string dataFile(const QString& given) {
  if (given != QLatin1String(kStandardInput)) return given.toStdString();
  try {
    static const TemporaryFolder folder;
    const std::filesystem::path copy = folder.path() / "standard-input";
    copyStandardInput(copy);
    return copy.string();
  } catch (const FileError& error) {
    throw FileError({.file = kStandardInput},
                    "the standard input could not be copied to " + error.place().file,
                    "make room there, or name a file");
  }
}

}  // namespace epsiscope
