#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>

namespace epsiscope {

/// Whether a run can have written a file of this name beside its results. Lists of such names are texts that
/// anybody may have written: only plain names of the kinds that runs write are followed.
bool couldBeOfARun(const std::string& name);

/// The list of a run's files, and the name under which it lies among them.
inline constexpr const char* kResultsList = "results.json";

/// The files that runs have written into a folder, according to their lists. A list is believed if it has its
/// own right SHA-256, and a file is a run's as long as it is a plain one with the SHA-256 that such a list
/// states: files that somebody put there or changed are theirs.
class WrittenFiles {
public:
  /// No files, until lists are added.
  WrittenFiles() = default;
  /// Adds the files of the list in `folder`; nothing where there is none, or none that is believed.
  void addListIn(const std::filesystem::path& folder);

  const std::map<std::string, std::set<std::string>>& all() const { return m_all; }
  /// Whether `folder` has the file, the list as well, as a run has written it.
  bool isAsWritten(const std::filesystem::path& folder, const std::string& name) const;

private:
  std::map<std::string, std::set<std::string>> m_all;  ///< SHA-256 by name, of more than one run perhaps
};

}  // namespace epsiscope
