#include "core/reading/database/database_table.h"

#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "core/base/sha256.h"
#include "core/reading/database/postgres_session.h"
#include "core/reading/database/sqlite_file.h"
#include "core/reading/database/table_list.h"
#include "core/table/database_address.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <optional>
#include <string>
#include <utility>

namespace epsiscope {

namespace {

constexpr const char* kSheet = "sheet";

/// A path as an address, which it may be.
DatabaseAddress addressOf(const std::filesystem::path& file) {
  const std::string data = file.string();
  return isDatabase(data) ? databaseAddress(data) : DatabaseAddress{.place = data};
}

std::string shownPlace(const DatabaseAddress& address) {
  return address.engine == DatabaseEngine::sqlite ? shownPath(address.place) : "postgresql:" + address.place;
}

bool namesRows(const DatabaseAddress& address) {
  return !address.table.empty() || !address.query.empty();
}

std::string nameOf(const std::string& place, const std::string& table) {
  const std::string file = std::filesystem::path(place).filename().string();
  return shortened(table.empty() ? file : file + ": " + table, 200);
}

/// What is done with a database is the same for both kinds.
template <class Work>
auto withDatabase(const DatabaseAddress& address, const GoOn& goOn, const Work& work) {
  if (address.engine == DatabaseEngine::postgresql) {
    PostgresSession session(address.place, goOn);
    return work(session);
  }
  SqliteFile file(address.place, goOn);
  return work(file);
}

/// Adds what identifies the rows: of a server, its session has done so.
void addHash(const SqliteFile& database, const DatabaseAddress& address, const GoOn& goOn, Dataset& dataset) {
  dataset.sha256 = sha256OfFile(address.place, goOn);
  database.requireUnchanged();
  dataset.notes.push_back(sentence("Core", "The SHA-256 is that of the whole database file."));
}
void addHash(const PostgresSession&, const DatabaseAddress&, const GoOn&, const Dataset&) {}

/// The table that is to the database what a sheet is to a workbook, or the only one.
std::string chosenTable(const DatabaseAddress& address, const TableList& list, const ReadOptions& options) {
  if (isSheet(options)) return *options.sheet;
  const std::optional<std::string> only = onlyTable(list);
  if (!only) refuseUnnamed(list, shownPlace(address), address.engine == DatabaseEngine::sqlite);
  return *only;
}

/// The address names no rows: what was read of it is said as of a sheet.
void describeTable(const std::string& table, const ReadOptions& options, Dataset& dataset) {
  dataset.reading.sheet = table;
  dataset.findings.insert(dataset.findings.begin(),
                          {.key = kSheet,
                           .value = table,
                           .reason = isSheet(options) ? sentence("Core", "as chosen")
                                                      : sentence("Core", "the database has no other table"),
                           .given = isSheet(options)});
}

}  // namespace

Dataset readDatabase(const std::filesystem::path& file, const ReadOptions& options, const GoOn& goOn) {
  const DatabaseAddress address = addressOf(file);
  return withDatabase(address, goOn, [&](auto& database) {
    const TableList list = database.tables();
    const std::string table = namesRows(address) ? address.table : chosenTable(address, list, options);
    Dataset dataset = table.empty() ? database.query(address.query, options) : database.table(table, options);
    addHash(database, address, goOn, dataset);
    if (std::string note = rowsOfQueryNote(file.string()); !note.empty())
      dataset.notes.push_back(std::move(note));
    dataset.reading.sheets = list.names;
    if (!namesRows(address))
      describeTable(table, options, dataset);
    else if (isSheet(options))
      dataset.notes.push_back(filled(
          sentence("Core", "The data name their table themselves, so the sheet %1 was not looked for."),
          quoted(*options.sheet)));
    dataset.name = nameOf(address.place, table);
    return dataset;
  });
}

Reading readingOfDatabase(const std::filesystem::path& file, const ReadOptions& options,
                          std::vector<Finding>& findings, const GoOn& goOn) {
  const DatabaseAddress address = addressOf(file);
  const TableList list = withDatabase(address, goOn, [](auto& database) { return database.tables(); });
  Reading reading;
  reading.ofDatabase = true;
  reading.missing = options.missing.value_or(std::vector<std::string>());
  reading.sheets = list.names;
  if (!namesRows(address)) reading.sheet = isSheet(options) ? *options.sheet : onlyTable(list).value_or("");
  if (list.count > list.names.size())
    findings.push_back(
        {.key = kSheet,
         .value = reading.sheet,
         .reason =
             filled(sentence("Core", "the list has the first %1 of %2 tables; a SELECT reads any of them"),
                    list.names.size(), list.count)});
  return reading;
}

}  // namespace epsiscope
