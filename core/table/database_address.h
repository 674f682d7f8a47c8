#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace epsiscope {

enum class DatabaseEngine : std::uint8_t { sqlite, postgresql };

/// A table of a database or the rows of a query, as a study's `data.file` or the command line names them:
/// "sqlite:FILE?table=T", "postgresql:SERVICE?query=SELECT ...". FILE is a path as it is; in a table and a
/// query %20 stands for a blank, %3F for a question mark and %25 for the sign itself. One without either is
/// the database itself, of which `data.sheet` names a table.
struct DatabaseAddress {
  DatabaseEngine engine = DatabaseEngine::sqlite;
  std::string place{};  ///< the file, or the name of a service in the user's own pg_service.conf
  std::string table{};
  std::string query{};
};

/// Whether data are named as a database, by the word in front.
bool isDatabase(std::string_view dataFile);

/// Precondition: isDatabase(dataFile). Throws FileError: an empty table or query, a wrong percent sign; a
/// host, a user or a password, which is repeated in no message.
DatabaseAddress databaseAddress(std::string_view dataFile);

/// The database in what names data, without a table or a query: the path of a file, "postgresql:SERVICE".
/// Other data are as they were.
std::string databaseOf(const std::string& dataFile);
/// The address of a table, or of the rows of a query, in the database that these data are from.
std::string withTable(const std::string& dataFile, const std::string& table);
std::string withQuery(const std::string& dataFile, const std::string& query);

/// What is not covered where a row of these data is protected: they are the rows of a query. Else empty.
std::string rowsOfQueryNote(const std::string& dataFile);

/// The path in what names data: FILE of a SQLite file, nothing of built-in data and of a server, else all of
/// it.
std::string fileOnDisk(const std::string& dataFile);
/// The same data at another path. Precondition: fileOnDisk(dataFile) is not empty.
std::string withFileOnDisk(const std::string& dataFile, const std::string& file);

}  // namespace epsiscope
