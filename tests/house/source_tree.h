#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace epsiscope::test {

/// Sources and headers, read as text.
class SourceTree {
public:
  /// Path from the root ("core/base/go_on.h") and contents.
  explicit SourceTree(std::map<std::string, std::string> files);
  static SourceTree read(const std::filesystem::path& root, const std::vector<std::string>& tops);

  const std::map<std::string, std::string>& files() const { return m_files; }
  /// The project's files that this one includes itself.
  const std::set<std::string>& includes(const std::string& file) const;
  /// The file's first include, in the project or not; empty if it includes nothing.
  std::string firstInclude(const std::string& file) const;
  /// The headers that the file includes in <>, itself or through files of the project.
  std::set<std::string> allSystemIncludes(const std::string& file) const;

private:
  struct Includes {
    std::set<std::string> ours, system;
    std::string first;
  };
  const Includes& of(const std::string& file) const;

  std::map<std::string, std::string> m_files;
  std::map<std::string, Includes> m_includes;
};

std::string folderOf(const std::string& file);
std::string stemOf(const std::string& file);  ///< without its ending
bool isHeader(const std::string& file);

}  // namespace epsiscope::test
