#pragma once

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <string>

namespace epsiscope::test {

/// A SQLite database under construction, or one that another program has open.
class SqliteDatabase {
public:
  explicit SqliteDatabase(const std::filesystem::path& file) {
    EXPECT_EQ(sqlite3_open(file.c_str(), &m_database), SQLITE_OK);
  }
  ~SqliteDatabase() { sqlite3_close(m_database); }
  SqliteDatabase(const SqliteDatabase&) = delete;
  SqliteDatabase& operator=(const SqliteDatabase&) = delete;

  SqliteDatabase& run(const std::string& sql) {
    EXPECT_EQ(sqlite3_exec(m_database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
        << sql << ": " << sqlite3_errmsg(m_database);
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
