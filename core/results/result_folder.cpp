#include "core/results/result_folder.h"

#include <algorithm>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/base/file_error.h"
#include "core/base/lease.h"
#include "core/base/plain_file.h"
#include "core/base/sha256.h"
#include "core/base/store.h"
#include "core/results/written_files.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

namespace fs = std::filesystem;

constexpr const char* kInner = ".epsiscope-run";
/// Before the names of files of an earlier run in the inner folder.
constexpr std::string_view kEarlierStart = "earlier-";

std::vector<std::string> namesIn(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  fs::directory_iterator inside(folder, error);
  for (; !error && inside != fs::directory_iterator(); inside.increment(error))
    names.push_back(inside->path().filename().string());
  return names;
}

std::vector<std::string> filesBesideList(const fs::path& folder) {
  std::vector<std::string> names = namesIn(folder);
  std::erase(names, kResultsList);
  return names;
}

std::vector<fs::path> orphansIn(const fs::path& folder) {
  std::vector<fs::path> found;
  for (const std::string& name : namesIn(folder))
    if (isOrphanedPart(name, kInner)) found.push_back(folder / name);
  return found;
}

bool isThere(const fs::path& file) {
  std::error_code error;
  return fs::exists(fs::symlink_status(file, error));
}

/// A file that was being written when the program was killed is called as a part: see partName().
std::string withoutPart(std::string name) {
  if (name.ends_with(".part"))
    for (int end = 0; end < 3; ++end) name.resize(std::min(name.size(), name.rfind('.')));
  return name;
}

/// Removes a folder in which a run wrote its files, with those; what else somebody put into it stays.
void removeInner(const fs::path& folder) {
  std::error_code ignored;
  if (fs::symlink_status(folder, ignored).type() != fs::file_type::directory) return;
  for (const std::string& name : namesIn(folder)) {
    std::string whole = withoutPart(name);
    if (whole.starts_with(kEarlierStart)) whole.erase(0, kEarlierStart.size());
    if (couldBeOfARun(whole) || whole == kResultsList) removeFile(folder / name);
  }
  removeEmptyFolder(folder);
}

std::string earlierName(const std::string& name) {
  return std::string(kEarlierStart) + name;
}

[[noreturn]] void failTo(const std::string& what, const fs::path& file, const std::error_code& error) {
  throw FileError({.file = file.string(), .columnName = {}}, what + ": " + error.message(),
                  sentence("Core", "choose another folder, or move what is in the way"));
}

[[noreturn]] void refuse(const fs::path& file) {
  throw FileError({.file = shownPath(file), .columnName = {}},
                  sentence("Core", "this is not what a run wrote, and would be replaced"),
                  sentence("Core", "choose another folder, or move what is in the way"));
}

std::string inUse(const Lease& lease) {
  return filled(sentence("Core", "%1 is writing into it"), lease.holder());
}

WrittenFiles writtenBefore(const fs::path& folder) {
  WrittenFiles written;
  written.addListIn(folder);
  for (const fs::path& orphan : orphansIn(folder)) written.addListIn(orphan);
  return written;
}

}  // namespace

ResultFolder::ResultFolder(const fs::path& folder, Files inputs, double patience)
    : m_folder(folder),
      m_inner(folder / partName(kInner)),
      m_inputs(std::move(inputs)),
      m_patience(patience) {
  removeInner(m_inner);
  // A folder for its owner alone is not for others while it is written anew.
  if (const std::error_code error = makeOwnFolder(m_inner))
    failTo(sentence("Core", "it cannot be written"), m_inner, error);
}

ResultFolder::~ResultFolder() {
  if (!m_isHalf) removeInner(m_inner);
}

/// By whatever name: a file may have several.
bool ResultFolder::isInput(const std::string& name) const {
  return std::ranges::any_of(m_inputs, [&](const fs::path& input) {
    std::error_code error;
    return fs::equivalent(m_folder / name, input, error) && !error;
  });
}

void ResultFolder::requireRoom(const std::function<bool(const std::string& name)>& isOfThisRun) const {
  const Lease lease(Lease::Of::folder, m_folder, m_patience);
  if (lease.isOfAnother())
    throw FileError({.file = shownPath(m_folder), .columnName = {}}, inUse(lease),
                    sentence("Core", "wait until it has ended or end it, or choose another folder"));
  const WrittenFiles written = writtenBefore(m_folder);
  std::vector<std::string> names = namesIn(m_folder);
  // Where the list is not a run's, no file is: the list is what is reported.
  std::ranges::sort(names, {}, [](const std::string& name) { return std::pair(name != kResultsList, name); });
  for (const std::string& name : names)
    if ((isOfThisRun(name) || name == kResultsList) &&
        (isInput(name) || !written.isAsWritten(m_folder, name)))
      refuse(m_folder / name);
}

std::map<std::string, std::string> ResultFolder::files() const {
  std::map<std::string, std::string> found;
  for (const std::string& name : filesBesideList(m_inner)) found[name] = sha256OfFile(m_inner / name);
  return found;
}

/// A run that took hours is not given up because of a file that was not there when it began.
void ResultFolder::keepAside(const fs::path& inTheWay, const std::string& reason) {
  for (int number = 1;; ++number) {
    const fs::path aside = m_folder / ("run-" + std::to_string(number));
    if (isThere(aside)) continue;
    if (const std::error_code error = renameFile(m_inner, aside))
      failTo(sentence("Core", "it cannot be written"), aside, error);
    throw FileError({.file = shownPath(inTheWay), .columnName = {}}, reason,
                    filled(sentence("Core", "find the results of this run in %1"), shownPath(aside)));
  }
}

void ResultFolder::put(const std::string& name) {
  // Without the name being gone for a moment.
  const bool isKept = !linkFile(m_folder / name, m_inner / earlierName(name));
  const bool wasThere = isKept || isThere(m_folder / name);
  moveIntoPlace(m_inner / name, m_folder / name, m_folder / kResultsList);
  m_steps.push_back({name, wasThere});
}

bool ResultFolder::withdraw(const std::string& name) {
  if (renameFile(m_folder / name, m_inner / earlierName(name))) return false;
  m_steps.push_back({name, true});
  return true;
}

void ResultFolder::takeBack() {
  for (; !m_steps.empty() && !m_isHalf; m_steps.pop_back()) {
    const auto& [name, wasThere] = m_steps.back();
    m_isHalf = bool(wasThere ? renameFile(m_inner / earlierName(name), m_folder / name)
                             : removeFile(m_folder / name));
  }
}

std::vector<std::string> ResultFolder::publish() {
  const Lease lease(Lease::Of::folder, m_folder, m_patience);
  if (lease.isOfAnother()) keepAside(m_folder, inUse(lease));
  const std::vector<fs::path> orphans = orphansIn(m_folder);
  const WrittenFiles earlier = writtenBefore(m_folder);
  std::vector<std::string> names = filesBesideList(m_inner);
  names.emplace_back(kResultsList);
  for (const std::string& name : names)
    if (isThere(m_folder / name) && (isInput(name) || !earlier.isAsWritten(m_folder, name)))
      keepAside(m_folder / name,
                sentence("Core", "somebody put it there or changed it while the run went on"));
  names.pop_back();
  // Until the list is in its place the inner folder has it, also when the power fails.
  flushFolder(m_inner, m_inner);
  flushFolder(m_folder, m_folder);
  try {
    std::vector<std::string> left = replaceAll(names, earlier);
    // The list is the last, also on the disk: it says that the others are there.
    flushFolder(m_folder, m_folder);
    put(kResultsList);
    flushFolder(m_folder, m_folder / kResultsList);
    for (const fs::path& orphan : orphans) removeInner(orphan);
    return left;
  } catch (...) {
    takeBack();
    throw;
  }
}

std::vector<std::string> ResultFolder::replaceAll(const std::vector<std::string>& names,
                                                  const WrittenFiles& earlier) {
  for (const std::string& name : names) put(name);
  std::vector<std::string> left;
  for (const auto& [name, sha256] : earlier.all()) {
    if (std::ranges::count(names, name) > 0 || !isThere(m_folder / name)) continue;
    if (isInput(name))
      left.push_back(filled(sentence("Core", "%1 of an earlier run was left: this run has read it."), name));
    else if (!earlier.isAsWritten(m_folder, name))
      left.push_back(
          filled(sentence("Core", "%1 was left: it is not what the earlier run that lists it wrote."), name));
    else if (!withdraw(name))
      left.push_back(filled(sentence("Core", "%1 of an earlier run was left: it cannot be removed."), name));
  }
  return left;
}

}  // namespace epsiscope
