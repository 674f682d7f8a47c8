#include "core/reading/text/names.h"

#include "core/base/file_error.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <map>
#include <unordered_map>
#include <unordered_set>

namespace epsiscope {

namespace {

std::string listed(const std::vector<std::size_t>& positions) {
  std::string list;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    if (i == 10 && positions.size() > 11)
      return filled(sentence("Core", "%1 and %2 more"), list, positions.size() - i);
    if (i > 0) list += i + 1 == positions.size() ? sentence("Core", " and ") : ", ";
    list += std::to_string(positions[i]);
  }
  return list;
}

void noteEmpty(const std::vector<std::string>& names, std::vector<std::string>& notes) {
  std::vector<std::size_t> empty;
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i].empty()) empty.push_back(i + 1);
  if (empty.empty()) return;
  notes.push_back(filled(
      counted("Core", "Columns %1 have no name and got one from their position, such as \"column%2\".",
              "Column %1 has no name and got one from its position, such as \"column%2\".", empty.size()),
      listed(empty), empty.front()));
}

void noteRepeated(const std::vector<std::string>& names, std::vector<std::string>& notes) {
  std::map<std::string, std::vector<std::size_t>> positions;
  for (std::size_t i = 0; i < names.size(); ++i)
    if (!names[i].empty()) positions[names[i]].push_back(i + 1);
  for (const auto& [name, places] : positions)
    if (places.size() > 1)
      notes.push_back(filled(
          sentence(
              "Core",
              "The name \"%1\" stands at columns %2; from the second on a number was added, such as \"%3\"."),
          shortened(name), listed(places), shortened(name + " (2)", 30)));
}

}  // namespace

std::vector<std::string> uniqueNames(std::vector<std::string> names, std::vector<std::string>& notes) {
  noteEmpty(names, notes);
  noteRepeated(names, notes);
  std::unordered_set<std::string> taken(names.begin(), names.end());
  std::unordered_set<std::string> used;
  std::unordered_map<std::string, std::size_t> copies;
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::string& name = names[i];
    if (!name.empty() && used.insert(name).second) continue;
    const std::string wanted = name.empty() ? "column" + std::to_string(i + 1) : name;
    name = wanted;
    while (taken.contains(name)) name = wanted + " (" + std::to_string(++copies[wanted] + 1) + ")";
    taken.insert(name);
    used.insert(name);
  }
  return names;
}

std::vector<std::string> toldNames(const std::vector<std::string>& names, std::size_t columns,
                                   const std::string& shownFile) {
  if (names.size() == columns) return names;
  throw FileError(
      {.file = shownFile},
      filled(counted("Core", "%n names were given for %1", "%n name was given for %1", names.size()),
             counted("Core", "%n columns", "%n column", columns)),
      sentence("Core", "give one name for each column"));
}

}  // namespace epsiscope
