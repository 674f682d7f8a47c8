#include "core/reading/database/database_table.h"

#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "core/base/sha256.h"
#include "core/reading/database/postgres_session.h"
#include "core/reading/database/sqlite_file.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <utility>

namespace epsiscope {

namespace {

Dataset hashed(const SqliteFile& database, const std::filesystem::path& file, Dataset dataset,
               const GoOn& goOn) {
  dataset.sha256 = sha256OfFile(file, goOn);
  database.requireUnchanged();
  dataset.notes.push_back(sentence("Core", "The SHA-256 is that of the whole database file."));
  return dataset;
}

std::string nameOf(const std::string& place, const std::string& table) {
  const std::string file = std::filesystem::path(place).filename().string();
  return shortened(table.empty() ? file : file + ": " + table, 200);
}

[[noreturn]] void refuseSeveral(const std::filesystem::path& file, const std::vector<std::string>& tables) {
  if (tables.empty())
    throw FileError({.file = shownPath(file)}, sentence("Core", "the database has no tables"),
                    sentence("Core", "choose a database that holds a table"));
  throw FileError({.file = shownPath(file)},
                  filled(sentence("Core", "it has several tables: %1"), quotedList(tables, 10)),
                  sentence("Core", "name one of them: sqlite:FILE?table=NAME"));
}

}  // namespace

Dataset readDatabase(const DatabaseAddress& address, const ReadOptions& options, const GoOn& goOn) {
  const bool isTable = !address.table.empty();
  Dataset dataset;
  if (address.engine == DatabaseEngine::sqlite) {
    SqliteFile database(address.place, goOn);
    dataset = hashed(
        database, address.place,
        isTable ? database.table(address.table, options) : database.query(address.query, options), goOn);
  } else {
    PostgresSession session(address.place, goOn);
    dataset = isTable ? session.table(address.table, options) : session.query(address.query, options);
  }
  if (isSheet(options))
    dataset.notes.push_back(
        filled(sentence("Core", "The data name their table themselves, so the sheet %1 was not looked for."),
               quoted(*options.sheet)));
  dataset.name = nameOf(address.place, address.table);
  return dataset;
}

Dataset readSqliteTable(const std::filesystem::path& file, const ReadOptions& options, const GoOn& goOn) {
  SqliteFile database(file, goOn);
  const std::optional<std::string> name = isSheet(options) ? options.sheet : database.onlyTable();
  if (!name) refuseSeveral(file, database.tables());
  Dataset dataset = hashed(database, file, database.table(*name, options), goOn);
  dataset.reading.sheet = *name;
  dataset.reading.sheets = database.tables();
  dataset.findings.insert(dataset.findings.begin(),
                          {.key = "sheet",
                           .value = *name,
                           .reason = isSheet(options) ? sentence("Core", "as chosen")
                                                      : sentence("Core", "the database has no other table"),
                           .given = isSheet(options)});
  dataset.name = nameOf(file.string(), *name);
  return dataset;
}

bool leavesTable(const std::filesystem::path& file, const ReadOptions& options, const GoOn& goOn) {
  if (isSheet(options) || !isSqliteFile(file)) return false;
  const SqliteFile database(file, goOn);
  return !database.tables().empty() && !database.onlyTable();
}

Reading readingOfDatabase(const std::filesystem::path& file, const ReadOptions& options, const GoOn& goOn) {
  Reading reading;
  reading.ofDatabase = true;
  reading.missing = options.missing.value_or(std::vector<std::string>());
  if (isDatabase(file.string())) return reading;
  const SqliteFile database(file, goOn);
  reading.sheets = database.tables();
  reading.sheet = isSheet(options) ? *options.sheet : database.onlyTable().value_or("");
  return reading;
}

}  // namespace epsiscope
