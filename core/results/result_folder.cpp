#include "core/results/result_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <set>
#include <system_error>
#include <vector>

#include "core/base/atomic_file.h"
#include "core/base/file_error.h"
#include "core/base/sha256.h"
#include "core/results/result_file.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

namespace fs = std::filesystem;

constexpr const char* kList = "results.json";
constexpr const char* kInner = ".epsiscope-run";

/// The files that the run listed in `folder` wrote; none where there is no list, or none that can be read.
void addListed(const fs::path& folder, std::set<std::string>& found) {
  try {
    for (const auto& [name, sha256] : readResult(folder / kList).files)
      if (couldBeOfARun(name)) found.insert(name);
  } catch (const FileError&) {
  }
}

std::vector<std::string> filesBesideList(const fs::path& folder) {
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    if (const std::string name = entry.path().filename().string(); name != kList) names.push_back(name);
  return names;
}

std::vector<fs::path> orphansIn(const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code error;
  fs::directory_iterator inside(folder, error);
  for (; !error && inside != fs::directory_iterator(); inside.increment(error))
    if (isOrphanedPart(inside->path().filename().string(), kInner)) found.push_back(inside->path());
  return found;
}

[[noreturn]] void failTo(const std::string& what, const fs::path& file, const std::error_code& error) {
  throw FileError({.file = file.string(), .columnName = {}}, what + ": " + error.message(),
                  sentence("Core", "choose another folder, or move what is in the way"));
}

/// Held while files are put in place, so that two runs that end at once leave the files of one of them. Where
/// a file system has no locks, they are as they fall.
class PublishingTurn {
public:
  explicit PublishingTurn(const fs::path& folder)
      : m_folder(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    if (m_folder >= 0) ::flock(m_folder, LOCK_EX);
  }
  ~PublishingTurn() {
    if (m_folder >= 0) ::close(m_folder);
  }
  PublishingTurn(const PublishingTurn&) = delete;
  PublishingTurn& operator=(const PublishingTurn&) = delete;

private:
  int m_folder;
};

}  // namespace

bool couldBeOfARun(const std::string& name) {
  constexpr std::array kEndings = {".csv", ".txt", ".json", ".svg", ".png", ".html", ".pdf"};
  const fs::path path = name;
  return !name.empty() && name.front() != '.' && path.filename() == path &&
         std::ranges::find(kEndings, path.extension().string()) != kEndings.end();
}

ResultFolder::ResultFolder(const fs::path& folder) : m_folder(folder), m_inner(folder / partName(kInner)) {
  std::error_code error;
  fs::remove_all(m_inner, error);
  if (!fs::create_directory(m_inner, error)) failTo(sentence("Core", "it cannot be written"), m_inner, error);
}

ResultFolder::~ResultFolder() {
  std::error_code ignored;
  fs::remove_all(m_inner, ignored);
}

std::map<std::string, std::string> ResultFolder::files() const {
  std::map<std::string, std::string> found;
  for (const std::string& name : filesBesideList(m_inner)) found[name] = sha256OfFile(m_inner / name);
  return found;
}

void ResultFolder::publish() {
  const PublishingTurn turn(m_folder);
  const std::vector<fs::path> orphans = orphansIn(m_folder);
  std::set<std::string> earlier;
  addListed(m_folder, earlier);
  for (const fs::path& orphan : orphans) addListed(orphan, earlier);
  std::error_code error;
  const auto put = [&](const std::string& name) {
    fs::rename(m_inner / name, m_folder / name, error);
    if (error) failTo(sentence("Core", "it cannot be replaced"), m_folder / name, error);
    earlier.erase(name);
  };
  for (const std::string& name : filesBesideList(m_inner)) put(name);
  earlier.erase(kList);
  for (const std::string& name : earlier) fs::remove(m_folder / name, error);
  put(kList);
  for (const fs::path& orphan : orphans) fs::remove_all(orphan, error);
}

}  // namespace epsiscope
