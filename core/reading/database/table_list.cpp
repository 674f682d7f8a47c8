#include "core/reading/database/table_list.h"

#include "core/base/file_error.h"
#include "core/reading/database/table_left.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>

namespace epsiscope {

namespace {

/// So many are named in a sentence one by one; of more, a few of those with the shortest names.
constexpr std::size_t kAllNamed = 10, kSomeNamed = 5;

std::string shortestNames(const TableList& list) {
  std::vector<std::string> names = list.names;
  std::ranges::stable_sort(names, {}, &std::string::size);
  names.resize(std::min(names.size(), kSomeNamed));
  return quotedList(names);
}

[[noreturn]] void refuseEmpty(const std::string& shown, const std::string& reason) {
  throw FileError({.file = shown}, reason, sentence("Core", "choose a database that holds a table"));
}

}  // namespace

std::optional<std::string> onlyTable(const TableList& list) {
  if (list.tables == 1 || (list.tables == 0 && list.count == 1)) return list.names.front();
  return std::nullopt;
}

void refuseUnnamed(const TableList& list, const std::string& shown, bool isFile) {
  if (list.count == 0 && !isFile)
    throw FileError({.file = shown}, sentence("Core", "there are no tables that the role may read"),
                    sentence("Core", "ask whoever keeps the database for the right to read it"));
  if (list.count == 0) refuseEmpty(shown, sentence("Core", "the database has no tables"));
  throw TableLeft(
      {.file = shown},
      list.count <= kAllNamed
          ? filled(sentence("Core", "it has several tables: %1"), quotedList(list.names, kAllNamed))
          : filled(sentence("Core", "it has %1 tables, such as %2"), list.count, shortestNames(list)),
      isFile ? sentence("Core", "name one of them: sqlite:FILE?table=NAME")
             : sentence("Core", "name one of them: postgresql:SERVICE?table=NAME"));
}

void refuseUnknown(const TableList& list, const std::string& name, const std::string& shown) {
  const std::string reason = filled(sentence("Core", "there is no table %1"), quoted(name));
  if (list.count == 0) refuseEmpty(shown, reason);
  throw FileError({.file = shown}, reason,
                  list.count <= kAllNamed
                      ? filled(sentence("Core", "choose one of %1"), quotedList(list.names, kAllNamed))
                      : filled(sentence("Core", "choose one of its %1 tables, such as %2"), list.count,
                               shortestNames(list)));
}

}  // namespace epsiscope
