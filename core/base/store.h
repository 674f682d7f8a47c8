#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <system_error>

struct stat;

namespace epsiscope {

// The one layer that changes files and folders: what is written, renamed or removed anywhere in the program
// goes through these functions, NewFile, GrowingFile, TemporaryFolder and Lease.

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

/// The same if `mayBeReplaced`, which is asked while no other process of this program replaces a file of that
/// folder: what another one has saved since is not lost. Returns its answer. `patience`: the seconds for
/// which another process is waited for; one that takes longer is stopped, and then each of the two leaves a
/// whole file.
bool replaceFile(const std::filesystem::path& file, std::string_view contents,
                 const std::function<bool()>& mayBeReplaced, double patience);

/// Puts a file in the place of another one, or where there is none. It takes the permissions and the owner of
/// the one that it replaces, else, where that is there, of `like`. Throws FileError.
void moveIntoPlace(const std::filesystem::path& from, const std::filesystem::path& to,
                   const std::filesystem::path& like);

// Each returns the error, or none.
std::error_code renameFile(const std::filesystem::path& from, const std::filesystem::path& to);
std::error_code removeFile(const std::filesystem::path& file);
/// A second name for a file, of which none may be there.
std::error_code linkFile(const std::filesystem::path& from, const std::filesystem::path& to);
/// A folder for its owner alone, which may not be there before.
std::error_code makeOwnFolder(const std::filesystem::path& folder);
/// The folder and those above it, unless they are there.
std::error_code makeFolders(const std::filesystem::path& folder);
std::error_code removeEmptyFolder(const std::filesystem::path& folder);
/// With all that is in it, without following links.
std::error_code removeWholeFolder(const std::filesystem::path& folder);
/// A file or a folder.
std::error_code keepToOwner(const std::filesystem::path& path);

/// Throws FileError: what happened, and the errno.
[[noreturn]] void failToWrite(const std::filesystem::path& file, const std::string& what, int error);
/// Throws FileError for a folder, a pipe or a device, of which that is the state: a new file in its place
/// would take it from all who use it.
void refuseUnlessPlain(const std::filesystem::path& file, const struct stat& before);
/// Gives an open file the permissions, the group and, where the user may, the owner of another one, and keeps
/// it from a group that it cannot have. Returns whether that went well.
bool takeAfter(int descriptor, const struct stat& before);

/// Flushes what was written to the disk, however often that is interrupted. Returns 0, or the errno.
int flushToDisk(int descriptor);
/// Flushes the names in a folder to the disk, where that can be: a file that was renamed, made or removed may
/// else mean again what it meant when the power fails. Throws FileError for `file` where the disk refuses.
void flushFolder(const std::filesystem::path& folder, const std::filesystem::path& file);

/// The name under which this program writes what will be called `start`: "start.MACHINE.ID.part", so that no
/// other program has it, be it on another machine that shares the folder; with a number, "ID-NUMBER".
std::string partName(const std::string& start, unsigned number = 0);
/// Whether this is a part of `start` left behind by a program of this machine that no longer runs. Parts of
/// another machine never count: whether their programs run is not known here.
bool isOrphanedPart(const std::string& name, const std::string& start);

}  // namespace epsiscope
