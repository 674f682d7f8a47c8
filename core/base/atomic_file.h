#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace epsiscope {

enum class Readers {
  asBefore,   ///< whoever could read the file before; of a new one, whoever the user's settings let
  ownerOnly,  ///< nobody but its owner
};

/// Writes a whole file so that a reader, or a crash, sees the old contents or the new ones and never a part:
/// written beside the target, flushed to the disk, renamed, and the folder flushed as well: what is said to
/// be written is there when the power fails. A part that a killed program left beside it goes with the next
/// save. A file keeps its permissions and its group. Throws FileError, also for a file that may not be
/// written.
void writeFileAtomically(const std::filesystem::path& file, std::string_view contents,
                         Readers readers = Readers::asBefore);

/// Puts a file in the place of another one, or where there is none. It takes the permissions and the owner of
/// the one that it replaces, else, where that is there, of `like`. Throws FileError.
void moveIntoPlace(const std::filesystem::path& from, const std::filesystem::path& to,
                   const std::filesystem::path& like);

/// Flushes what was written to the disk, however often that is interrupted. Returns 0, or the errno.
int flushToDisk(int descriptor);
/// Flushes the names in a folder to the disk, where that can be: a file that was renamed, made or removed may
/// else mean again what it meant when the power fails. Throws FileError for `file` where the disk refuses.
void flushFolder(const std::filesystem::path& folder, const std::filesystem::path& file);

/// The name under which this program writes what will be called `start`: "start.MACHINE.ID.part", so that no
/// other program has it, be it on another machine that shares the folder.
std::string partName(const std::string& start);
/// Whether this is a part of `start` left behind by a program of this machine that no longer runs. Parts of
/// another machine never count: whether their programs run is not known here.
bool isOrphanedPart(const std::string& name, const std::string& start);

}  // namespace epsiscope
