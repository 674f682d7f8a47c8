#pragma once

#include "core/base/go_on.h"
#include "core/reading/database/rows_builder.h"
#include "core/reading/database/table_list.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace epsiscope {

/// Whether the file says of itself that it is a SQLite database.
bool isSqliteFile(const std::filesystem::path& file);

/// A SQLite file that is read and never written: it is opened so, and of what SQL can say only what SELECT
/// needs is allowed. Nothing appears beside it either: one with a write-ahead log is read as if no other
/// program had it, which needs a log that is empty. Every function throws FileError, and Cancelled.
class SqliteFile {
public:
  /// `goOn` must outlive it.
  SqliteFile(const std::filesystem::path& file, const GoOn& goOn);
  ~SqliteFile();
  SqliteFile(const SqliteFile&) = delete;
  SqliteFile& operator=(const SqliteFile&) = delete;

  TableList tables() const;

  /// The whole table, in the order of its keys.
  Dataset table(const std::string& name, const ReadOptions& options);
  /// The rows of one SELECT.
  Dataset query(const std::string& text, const ReadOptions& options);

  /// Throws if the file was written since it was opened.
  void requireUnchanged() const;

private:
  struct Stamp {
    std::uintmax_t size = 0;
    std::filesystem::file_time_type written{};
    bool operator==(const Stamp&) const = default;
  };
  Stamp stamp() const;
  void requireEmptyLog() const;
  void open(bool alone);
  void guard();
  void listTables();
  sqlite3_stmt* prepared(const std::string& text);
  Dataset rowsOf(const std::string& text, const ReadOptions& options);
  [[noreturn]] void refuse(int code) const;
  static int allow(void* self, int action, const char* first, const char* second, const char* database,
                   const char* inside);

  std::filesystem::path m_file;
  std::string m_shown;
  const GoOn& m_goOn;
  Stamp m_stamp;
  sqlite3* m_database = nullptr;
  std::vector<std::string> m_tables;  ///< the names of all tables, then those of all views
  std::size_t m_views = 0;            ///< of those, the last
  bool m_stopped = false;
  std::map<std::string, std::string> m_viewTexts;  ///< how each view was made; names without capitals
  bool m_denied = false;
  std::vector<std::string> m_datesIn;  ///< where functions of dates stand: a view, or the query itself
  std::string m_drawn;                 ///< what the query asks for and gives other rows each time
};

}  // namespace epsiscope
