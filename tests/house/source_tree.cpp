#include "tests/house/source_tree.h"

#include <fstream>
#include <iterator>
#include <regex>
#include <utility>

namespace epsiscope::test {

SourceTree::SourceTree(std::map<std::string, std::string> files) : m_files(std::move(files)) {
  static const std::regex include(R"re((^|\n)[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"])re");
  for (const auto& [file, text] : m_files) {
    Includes& found = m_includes[file];
    for (std::sregex_iterator it(text.begin(), text.end(), include), end; it != end; ++it) {
      const std::string name = (*it)[3];
      if ((*it)[2] == "<") {
        found.system.insert(name);
        continue;
      }
      found.ours.insert(name);
      if (found.first.empty()) found.first = name;
    }
  }
}

SourceTree SourceTree::read(const std::filesystem::path& root, const std::vector<std::string>& tops) {
  std::map<std::string, std::string> files;
  for (const std::string& top : tops)
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / top)) {
      const std::string ending = entry.path().extension().string();
      if (ending != ".h" && ending != ".cpp") continue;
      std::ifstream in(entry.path(), std::ios::binary);
      files[std::filesystem::relative(entry.path(), root).generic_string()] =
          std::string(std::istreambuf_iterator<char>(in), {});
    }
  return SourceTree(std::move(files));
}

const SourceTree::Includes& SourceTree::of(const std::string& file) const {
  static const Includes none;
  const auto found = m_includes.find(file);
  return found == m_includes.end() ? none : found->second;
}

const std::set<std::string>& SourceTree::includes(const std::string& file) const {
  return of(file).ours;
}

std::string SourceTree::firstInclude(const std::string& file) const {
  return of(file).first;
}

std::set<std::string> SourceTree::allSystemIncludes(const std::string& file) const {
  std::set<std::string> seen = {file}, found;
  std::vector<std::string> open = {file};
  while (!open.empty()) {
    const Includes& next = of(open.back());
    open.pop_back();
    found.insert(next.system.begin(), next.system.end());
    for (const std::string& ours : next.ours)
      if (seen.insert(ours).second) open.push_back(ours);
  }
  return found;
}

std::string folderOf(const std::string& file) {
  return std::filesystem::path(file).parent_path().generic_string();
}

std::string stemOf(const std::string& file) {
  return file.substr(0, file.rfind('.'));
}

bool isHeader(const std::string& file) {
  return file.ends_with(".h");
}

}  // namespace epsiscope::test
