#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// The tables and views of a database that one can be chosen from: all, or the first of very many.
struct TableList {
  static constexpr std::size_t kMostNames = 1000;
  std::vector<std::string> names{};  ///< those of tables, then those of views
  std::size_t tables = 0;            ///< how many tables there are
  std::size_t count = 0;             ///< how many tables and views
};

/// The one that is meant where none is named: the only table, or the only view.
std::optional<std::string> onlyTable(const TableList& list);

/// Throws the FileError that says that none is named; TableLeft where there are several to choose from.
/// `shown`: the database, for messages; `isFile`: it is a SQLite file.
[[noreturn]] void refuseUnnamed(const TableList& list, const std::string& shown, bool isFile);
/// Throws the FileError that says that there is none of that name.
[[noreturn]] void refuseUnknown(const TableList& list, const std::string& name, const std::string& shown);

}  // namespace epsiscope
