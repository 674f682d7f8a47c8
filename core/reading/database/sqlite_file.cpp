#include "core/reading/database/sqlite_file.h"

#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "core/reading/database/select_text.h"
#include "core/text/folded_text.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <new>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

namespace epsiscope {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kSqliteMark = "SQLite format 3\0"sv;
/// Steps of SQLite's machine between two questions whether to go on; they take less than a millisecond.
constexpr int kStepsBetween = 4096;
constexpr int kMostCellBytes = 64 << 20;
/// How often a database that another program writes to is tried again, and how long is waited before.
constexpr int kTries = 40;
constexpr std::chrono::milliseconds kWait(25);

struct Finalizer {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, Finalizer>;

/// What gives other rows each time, though nobody has changed the file.
bool isDrawn(std::string_view function) {
  constexpr std::array<std::string_view, 5> kDrawn = {"random", "randomblob", "current_time", "current_date",
                                                      "current_timestamp"};
  return std::ranges::count(kDrawn, function) > 0;
}
bool isOfDates(std::string_view function) {
  constexpr std::array<std::string_view, 7> kOfDates = {"date",     "time",     "datetime", "julianday",
                                                        "strftime", "timediff", "unixepoch"};
  return std::ranges::count(kOfDates, function) > 0;
}

std::string quotedName(const std::string& name) {
  std::string text = "\"";
  for (const char c : name) text.append(c == '"' ? 2 : 1, c);
  return text + '"';
}

/// As the system finds it: SQLite refuses more steps up than there are folders, and keeps the log of a link
/// beside what it leads to.
std::filesystem::path foundPath(const std::filesystem::path& file) {
  std::error_code error;
  std::filesystem::path found = std::filesystem::canonical(file, error);
  return error ? std::filesystem::absolute(file) : found;
}

/// A path as a URI of SQLite has it.
std::string uriOf(const std::filesystem::path& file) {
  std::string uri = "file:";
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  for (const char c : file.string()) {
    const auto code = static_cast<unsigned char>(c);
    if (c != '%' && c != '?' && c != '#')
      uri += c;
    else
      uri.append({'%', kDigits[code >> 4U], kDigits[code & 15U]});
  }
  return uri + "?immutable=1";
}

/// The rules by which SQLite itself finds the kind of a declared type.
ColumnKind kindOfType(const char* declared) {
  if (declared == nullptr) return ColumnKind::text;
  const std::string type = lowered(declared);
  const auto holds = [&](std::string_view part) { return type.find(part) != std::string::npos; };
  if (holds("int")) return ColumnKind::number;
  return holds("char") || holds("clob") || holds("text") || holds("blob") || type.empty()
             ? ColumnKind::text
             : ColumnKind::number;
}

std::vector<SourceColumn> columnsOf(sqlite3_stmt* statement) {
  std::vector<SourceColumn> columns;
  for (int i = 0; i < sqlite3_column_count(statement); ++i) {
    const char* name = sqlite3_column_name(statement, i);
    if (name == nullptr) throw std::bad_alloc();
    columns.push_back(
        {.name = name, .type = CellType::any, .declared = kindOfType(sqlite3_column_decltype(statement, i))});
  }
  return columns;
}

std::uintmax_t bigEndian(std::string_view head, std::size_t at, std::size_t bytes) {
  std::uintmax_t value = 0;
  for (const char byte : head.substr(at, bytes)) value = value << 8U | static_cast<unsigned char>(byte);
  return value;
}

/// The bytes of a whole database, as its first 100 say it; 0 if an old version of SQLite wrote them last.
/// SQLite itself takes what is cut off for zeros.
std::uintmax_t wholeSize(std::string_view head) {
  constexpr std::size_t kPageSize = 16, kChanges = 24, kPages = 28, kChangesThen = 92;
  constexpr std::uintmax_t kLargestPage = 65536;
  const std::uintmax_t page = bigEndian(head, kPageSize, 2);
  if (bigEndian(head, kChanges, 4) != bigEndian(head, kChangesThen, 4)) return 0;
  return bigEndian(head, kPages, 4) * (page == 1 ? kLargestPage : page);
}

void addCell(sqlite3_stmt* statement, int at, ColumnBuilder& column) {
  switch (sqlite3_column_type(statement, at)) {
    case SQLITE_INTEGER:
      return column.addInteger(sqlite3_column_int64(statement, at));
    case SQLITE_FLOAT:
      return column.addReal(sqlite3_column_double(statement, at));
    case SQLITE_BLOB:
      return column.addBinary();
    case SQLITE_TEXT: {
      const void* text = sqlite3_column_text(statement, at);
      if (text == nullptr) throw std::bad_alloc();
      return column.addText(
          {static_cast<const char*>(text), static_cast<std::size_t>(sqlite3_column_bytes(statement, at))});
    }
    default:
      return column.addMissing();
  }
}

}  // namespace

bool isSqliteFile(const std::filesystem::path& file) {
  return beginningOf(file, kSqliteMark.size()) == kSqliteMark;
}

SqliteFile::SqliteFile(const std::filesystem::path& file, const GoOn& goOn)
    : m_file(foundPath(file)), m_shown(shownPath(file)), m_goOn(goOn) {
  const PlainFile readable(file);  // says why it is not
  constexpr std::size_t kHead = 100, kReader = 19;
  const std::string head = beginningOf(file, kHead);
  if (!head.starts_with(kSqliteMark) || head.size() < kHead)
    throw FileError({.file = m_shown}, sentence("Core", "this is no SQLite database, or it is encrypted"),
                    sentence("Core", "choose another file, or decrypt it first"));
  m_stamp = stamp();
  if (m_stamp.size < wholeSize(head))
    throw FileError({.file = m_shown}, sentence("Core", "the end of the database is missing"),
                    sentence("Core", "take a copy that is whole"));
  requireEmptyLog();
  open(head[kReader] > 1);
  try {
    guard();
    listTables();
  } catch (...) {
    sqlite3_close(m_database);
    throw;
  }
}

SqliteFile::~SqliteFile() {
  sqlite3_close(m_database);
}

SqliteFile::Stamp SqliteFile::stamp() const {
  std::error_code error;
  Stamp now;
  now.size = std::filesystem::file_size(m_file, error);
  now.written = std::filesystem::last_write_time(m_file, error);
  return now;
}

/// What a program has written and not yet moved into the database would be missed.
void SqliteFile::requireEmptyLog() const {
  std::filesystem::path log = m_file;
  log += "-wal";
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(log, error);
  if (error || size == 0) return;
  throw FileError({.file = m_shown},
                  filled(sentence("Core", "the last changes still lie beside it, in %1"),
                         quoted(log.filename().string())),
                  sentence("Core",
                           "close the program that writes to it, or move them with sqlite3 FILE \"PRAGMA "
                           "wal_checkpoint(TRUNCATE)\""));
}

void SqliteFile::requireUnchanged() const {
  requireEmptyLog();
  if (stamp() != m_stamp) refuseChangedFile(m_shown);
}

/// `alone`: as if no other program had it open, for else files would be written beside it.
void SqliteFile::open(bool alone) {
  const std::string name = alone ? uriOf(m_file) : m_file.string();
  const int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | (alone ? SQLITE_OPEN_URI : 0);
  const int code = sqlite3_open_v2(name.c_str(), &m_database, flags, nullptr);
  if (code == SQLITE_OK) return;
  const FileError error({.file = m_shown},
                        filled(sentence("Core", "the database cannot be opened (%1)"), sqlite3_errstr(code)),
                        sentence("Core", "check the file and its permissions"));
  sqlite3_close(std::exchange(m_database, nullptr));
  throw error;
}

void SqliteFile::guard() {
  sqlite3_db_config(m_database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(m_database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(m_database, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
  sqlite3_db_config(m_database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
  sqlite3_limit(m_database, SQLITE_LIMIT_LENGTH, kMostCellBytes);
  sqlite3_limit(m_database, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_limit(m_database, SQLITE_LIMIT_WORKER_THREADS, 0);
  constexpr int kLongestPattern = 256;
  sqlite3_limit(m_database, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, kLongestPattern);
  sqlite3_progress_handler(
      m_database, kStepsBetween,
      [](void* self) {
        auto& file = *static_cast<SqliteFile*>(self);
        file.m_stopped = file.m_stopped || !file.m_goOn();
        return file.m_stopped ? 1 : 0;
      },
      this);
  sqlite3_busy_handler(
      m_database,
      [](void* self, int tries) {
        auto& file = *static_cast<SqliteFile*>(self);
        file.m_stopped = file.m_stopped || !file.m_goOn();
        if (file.m_stopped || tries >= kTries) return 0;
        std::this_thread::sleep_for(kWait);
        return 1;
      },
      this);
  sqlite3_set_authorizer(m_database, allow, this);
}

/// Called for each thing that a statement does, before it does any of it.
int SqliteFile::allow(void* self, int action, const char* first, const char* second, const char*,
                      const char* inside) {
  auto& file = *static_cast<SqliteFile*>(self);
  const std::string function = lowered(action == SQLITE_FUNCTION && second != nullptr ? second : "");
  if (isOfDates(function)) file.m_datesIn.push_back(lowered(inside != nullptr ? inside : ""));
  if (isDrawn(function)) file.m_drawn = function;
  // Full-text tables ask so whether they were changed.
  const bool isHarmless =
      action == SQLITE_PRAGMA && first != nullptr && first == "data_version"sv && second == nullptr;
  const bool isRead = action == SQLITE_SELECT || action == SQLITE_READ || action == SQLITE_RECURSIVE ||
                      (action == SQLITE_FUNCTION && function != "load_extension");
  if ((isRead || isHarmless) && file.m_drawn.empty()) return SQLITE_OK;
  file.m_denied = true;
  return SQLITE_DENY;
}

void SqliteFile::listTables() {
  const Statement statement(
      prepared("SELECT name, type, sql FROM sqlite_master WHERE type IN ('table', 'view') AND "
               "substr(name, 1, 7) <> 'sqlite_' ORDER BY type, rowid"));
  int code = 0;
  while ((code = sqlite3_step(statement.get())) == SQLITE_ROW) {
    const void* name = sqlite3_column_text(statement.get(), 0);
    if (name == nullptr) continue;
    m_tables.emplace_back(static_cast<const char*>(name));
    if (sqlite3_column_bytes(statement.get(), 1) != 4) continue;  // "view"
    const void* text = sqlite3_column_text(statement.get(), 2);
    ++m_views;
    m_viewTexts[lowered(m_tables.back())] = text == nullptr ? "" : static_cast<const char*>(text);
  }
  if (code != SQLITE_DONE) refuse(code);
}

TableList SqliteFile::tables() const {
  TableList list{.names = m_tables, .tables = m_tables.size() - m_views, .count = m_tables.size()};
  list.names.resize(std::min(list.names.size(), TableList::kMostNames));
  return list;
}

Dataset SqliteFile::table(const std::string& name, const ReadOptions& options) {
  if (std::ranges::count(m_tables, name) == 0) refuseUnknown(tables(), name, m_shown);
  // An index would give its own order.
  return rowsOf("SELECT * FROM main." + quotedName(name) + " NOT INDEXED", options);
}

Dataset SqliteFile::query(const std::string& text, const ReadOptions& options) {
  requireSelect(text, m_shown);
  return rowsOf(text, options);
}

/// The one statement of the text. The caller owns it.
sqlite3_stmt* SqliteFile::prepared(const std::string& text) {
  m_drawn.clear();
  m_denied = false;
  m_datesIn.clear();
  sqlite3_stmt* made = nullptr;
  const char* rest = nullptr;
  const int code =
      sqlite3_prepare_v2(m_database, text.c_str(), static_cast<int>(text.size()) + 1, &made, &rest);
  Statement statement(made);
  if (code != SQLITE_OK) refuse(code);
  const bool asks = std::ranges::any_of(m_datesIn, [&](const std::string& view) {
    const auto known = m_viewTexts.find(view);
    return asksForNow(known == m_viewTexts.end() ? text : known->second);
  });
  if (asks) {
    m_drawn = "now";
    m_denied = true;
    refuse(SQLITE_AUTH);
  }
  while (rest != nullptr && *rest != '\0') {
    sqlite3_stmt* another = nullptr;
    const int next = sqlite3_prepare_v2(m_database, rest, -1, &another, &rest);
    const Statement second(another);
    if (next != SQLITE_OK || second) refuseOtherThanSelect(m_shown);
  }
  if (!statement || sqlite3_stmt_readonly(made) == 0 || sqlite3_stmt_isexplain(made) != 0 ||
      sqlite3_column_count(made) == 0)
    refuseOtherThanSelect(m_shown);
  return statement.release();
}

Dataset SqliteFile::rowsOf(const std::string& text, const ReadOptions& options) {
  const Statement statement(prepared(text));
  RowsBuilder rows(columnsOf(statement.get()), options, m_shown);
  int code = 0;
  while ((code = sqlite3_step(statement.get())) == SQLITE_ROW) {
    for (std::size_t i = 0; i < rows.columns(); ++i) addCell(statement.get(), static_cast<int>(i), rows[i]);
    rows.endRow();
  }
  if (code != SQLITE_DONE) refuse(code);
  return rows.take();
}

/// Says what went wrong last.
void SqliteFile::refuse(int code) const {
  const FileError::Place place{.file = m_shown};
  if (m_stopped) throw Cancelled{};
  if (m_denied && m_drawn.empty()) refuseOtherThanSelect(m_shown);
  if (m_denied)
    throw FileError(
        place, filled(sentence("Core", "the query asks for %1, which is another each time"), quoted(m_drawn)),
        sentence("Core", "leave it out, so that the same rows come again"));
  switch (code & 0xFF) {
    case SQLITE_NOMEM:
      throw std::bad_alloc();
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
      throw FileError(place, sentence("Core", "the database is damaged or encrypted"),
                      sentence("Core", "take a copy that is whole, or decrypt it first"));
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      throw FileError(place, sentence("Core", "another program is writing to the database"),
                      sentence("Core", "read it again when nothing writes to it any more"));
    case SQLITE_READONLY:
      throw FileError(place, sentence("Core", "the last writing to the database was not finished"),
                      sentence("Core", "open it once in the program that writes to it"));
    case SQLITE_TOOBIG:
      throw FileError(place, filled(sentence("Core", "a cell is larger than %1 MB"), kMostCellBytes >> 20),
                      sentence("Core", "name the columns that are needed in a query"));
    case SQLITE_ERROR:
      throw FileError(place,
                      filled(sentence("Core", "SQLite refuses the query: %1"),
                             shortened(sqlite3_errmsg(m_database), 200)),
                      m_tables.empty() ? sentence("Core", "correct the query")
                                       : filled(sentence("Core", "correct the query; the tables are %1"),
                                                quotedList(m_tables)));
    default:
      throw FileError(place, filled(sentence("Core", "reading failed (%1)"), sqlite3_errstr(code)),
                      sentence("Core", "copy the file and try again"));
  }
}

}  // namespace epsiscope
