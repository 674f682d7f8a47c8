#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace epsiscope {

/// Whether a run can have written a file of this name beside its results. Lists of such names are texts that
/// anybody may have written: only plain names of the kinds that runs write are followed.
bool couldBeOfARun(const std::string& name);

/// The files of one run on their way into a folder that may hold those of an earlier one. They are written
/// into a folder inside it and put in place together, so that a run that fails half way changes nothing, and
/// what only the earlier run wrote goes with it. Which files those are stands in its results.json; nothing
/// else is touched.
///
/// The list of the new files is put in place last and lies in the inner folder until then: where the program
/// is killed in between, the next run knows the files of both.
class ResultFolder {
public:
  /// Precondition: the folder exists. Throws FileError where nothing can be written into it.
  explicit ResultFolder(const std::filesystem::path& folder);
  ResultFolder(const ResultFolder&) = delete;
  ResultFolder& operator=(const ResultFolder&) = delete;
  /// Removes what was not published.
  ~ResultFolder();

  /// Where the files of the run are written.
  const std::filesystem::path& inner() const { return m_inner; }
  /// SHA-256 of all that was written, by name, but for the list itself: for Result::files.
  std::map<std::string, std::string> files() const;
  /// Puts all files in place, one run after the other. Throws FileError.
  void publish();

private:
  std::filesystem::path m_folder, m_inner;
};

}  // namespace epsiscope
