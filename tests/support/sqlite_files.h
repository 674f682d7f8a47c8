#pragma once

#include <sqlite3.h>

#include <filesystem>
#include <stdexcept>
#include <string>

namespace epsiscope::test {

/// A SQLite database under construction, or one that another program has open.
class SqliteDatabase {
public:
  explicit SqliteDatabase(const std::filesystem::path& file) {
    if (sqlite3_open(file.c_str(), &m_database) != SQLITE_OK) throw std::runtime_error("no database");
  }
  ~SqliteDatabase() { sqlite3_close(m_database); }
  SqliteDatabase(const SqliteDatabase&) = delete;
  SqliteDatabase& operator=(const SqliteDatabase&) = delete;

  SqliteDatabase& run(const std::string& sql) {
    if (sqlite3_exec(m_database, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
      throw std::runtime_error(sql + ": " + sqlite3_errmsg(m_database));
    return *this;
  }

private:
  sqlite3* m_database = nullptr;
};

/// A new database of what these statements make.
inline std::filesystem::path makeSqlite(const std::filesystem::path& file, const std::string& sql) {
  SqliteDatabase(file).run(sql);
  return file;
}

}  // namespace epsiscope::test
