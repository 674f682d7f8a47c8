#include "core/reading/database/postgres_session.h"

#include "core/base/file_error.h"
#include "core/base/sha256.h"
#include "core/reading/database/select_text.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <libpq-fe.h>
#include <poll.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <new>
#include <string_view>
#include <utility>

namespace epsiscope {

namespace {

constexpr int kMomentMilliseconds = 50;
constexpr std::chrono::seconds kLongestConnecting(10);
/// Rows between two questions whether to go on, while they arrive faster than they are waited for.
constexpr std::size_t kRowsBetweenQuestions = 512;

/// What the rows of a table are called in our statements: no column has that name.
constexpr const char* kOrderedByCells =
    R"( AS epsiscope_row ORDER BY epsiscope_row::pg_catalog.text COLLATE "C")";

/// Schema and name of a table, which no other has: unlike without the quotes, whatever dots are in them.
constexpr const char* kWholeName =
    R"(pg_catalog.format('"%s"."%s"', pg_catalog.replace(n.nspname::pg_catalog.text, '"', '""'),
      pg_catalog.replace(c.relname::pg_catalog.text, '"', '""')))";

/// The numbers of PostgreSQL's own types, which never change.
CellType typeOf(unsigned type) {
  switch (type) {
    case 20:    // int8
    case 21:    // int2
    case 23:    // int4
    case 26:    // oid
    case 700:   // float4
    case 701:   // float8
    case 1700:  // numeric
      return CellType::number;
    case 16:
      return CellType::boolean;
    case 1082:  // date
    case 1114:  // timestamp
    case 1184:  // timestamp with time zone, as UTC
      return CellType::date;
    case 1083:  // time
      return CellType::time;
    default:
      return CellType::text;
  }
}
constexpr unsigned kBytea = 17;
/// Types from this number on are those of the database, and another server numbers them otherwise.
constexpr unsigned kFirstOwnType = 16384;

std::vector<SourceColumn> columnsOfAnswer(const pg_result* answer) {
  std::vector<SourceColumn> columns;
  for (int i = 0; i < PQnfields(answer); ++i) {
    const CellType type = typeOf(PQftype(answer, i));
    columns.push_back({.name = PQfname(answer, i),
                       .type = type,
                       .declared = type == CellType::text ? ColumnKind::text : ColumnKind::number});
  }
  return columns;
}

/// The rows have no file whose bytes could be hashed: it is columns, types and cells in their order, each
/// with its length in front.
class RowsHash {
public:
  void add(std::string_view text) {
    addLength(text.size());
    m_hash.update(text.data(), text.size());
  }
  void addMissing() { addLength(static_cast<std::uint64_t>(-1)); }
  std::string hex() { return m_hash.hex(); }

private:
  void addLength(std::uint64_t length) {
    std::array<unsigned char, 8> bytes{};
    for (unsigned char& byte : bytes) {
      byte = static_cast<unsigned char>(length & 0xFFU);
      length >>= 8U;
    }
    m_hash.update(bytes.data(), bytes.size());
  }

  Sha256 m_hash;
};

std::string firstLine(std::string text) {
  text.resize(std::min(text.find('\n'), text.size()));
  return shortened(text, 200);
}

/// A semicolon at the end is no second statement.
std::string withoutEnd(const std::string& query) {
  const std::size_t last = query.find_last_not_of("; \t\r\n");
  return query.substr(0, last == std::string::npos ? 0 : last + 1);
}

}  // namespace

void PostgresSession::Freed::operator()(pg_result* result) const {
  PQclear(result);
}

PostgresSession::PostgresSession(const std::string& service, const GoOn& goOn)
    : m_service(service), m_shown("postgresql:" + service), m_goOn(goOn) {
  try {
    connect();
    begin();
  } catch (...) {
    PQfinish(m_connection);
    throw;
  }
}

PostgresSession::~PostgresSession() {
  PQfinish(m_connection);
}

void PostgresSession::connect() {
  const std::array<const char*, 4> keys = {"service", "client_encoding", "application_name", nullptr};
  const std::array<const char*, 4> values = {m_service.c_str(), "UTF8", "epsiscope", nullptr};
  m_connection = PQconnectStartParams(keys.data(), values.data(), 0);
  if (m_connection == nullptr) throw std::bad_alloc();
  if (PQstatus(m_connection) == CONNECTION_BAD) refuseConnection();
  PQsetNoticeProcessor(
      m_connection, [](void*, const char*) {}, nullptr);
  const auto end = std::chrono::steady_clock::now() + kLongestConnecting;
  for (PostgresPollingStatusType state = PGRES_POLLING_WRITING; state != PGRES_POLLING_OK;) {
    if (state == PGRES_POLLING_FAILED) refuseConnection();
    if (std::chrono::steady_clock::now() > end)
      throw FileError(
          {.file = m_shown},
          filled(sentence("Core", "the server has not answered for %1 seconds"), kLongestConnecting.count()),
          sentence("Core", "check that it runs, and what pg_service.conf says of it"));
    if (wait(state == PGRES_POLLING_READING ? POLLIN : POLLOUT)) state = PQconnectPoll(m_connection);
  }
  PQsetnonblocking(m_connection, 1);
}

void PostgresSession::begin() {
  run("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY");
  run("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
  // Numbers, dates and times are written in one way, whatever the server is used to.
  run("SET LOCAL TimeZone TO 'UTC'; SET LOCAL DateStyle TO 'ISO, YMD'; SET LOCAL IntervalStyle TO "
      "'postgres'; "
      "SET LOCAL extra_float_digits TO 1; SET LOCAL bytea_output TO 'hex'");
}

bool PostgresSession::wait(int events) {
  if (!m_goOn()) {
    cancel();
    throw Cancelled{};
  }
  pollfd socket{.fd = PQsocket(m_connection), .events = static_cast<short>(events), .revents = 0};
  return poll(&socket, 1, kMomentMilliseconds) > 0;
}

/// So that the server, too, stops.
void PostgresSession::cancel() {
  if (PQstatus(m_connection) != CONNECTION_OK || PQtransactionStatus(m_connection) != PQTRANS_ACTIVE) return;
  PGcancel* const asked = PQgetCancel(m_connection);
  std::array<char, 256> error{};
  PQcancel(asked, error.data(), static_cast<int>(error.size()));
  PQfreeCancel(asked);
}

PostgresSession::Answer PostgresSession::next() {
  while (PQisBusy(m_connection) != 0) {
    if (!wait(POLLIN)) continue;
    if (PQconsumeInput(m_connection) == 0) refuse(nullptr);
  }
  return Answer(PQgetResult(m_connection));
}

void PostgresSession::send(const std::string& text, std::span<const std::string> values, bool rowByRow) {
  std::vector<const char*> pointers;
  for (const std::string& value : values) pointers.push_back(value.c_str());
  if (PQsendQueryParams(m_connection, text.c_str(), static_cast<int>(pointers.size()), nullptr,
                        pointers.data(), nullptr, nullptr, 0) == 0)
    refuse(nullptr);
  if (rowByRow) PQsetSingleRowMode(m_connection);
  int left = 1;
  while ((left = PQflush(m_connection)) > 0)
    if (wait(POLLIN | POLLOUT) && PQconsumeInput(m_connection) == 0) refuse(nullptr);
  if (left < 0) refuse(nullptr);
}

void PostgresSession::run(const std::string& text) {
  if (PQsendQuery(m_connection, text.c_str()) == 0) refuse(nullptr);
  while (PQflush(m_connection) > 0) wait(POLLIN | POLLOUT);
  while (const Answer answer = next())
    if (PQresultStatus(answer.get()) != PGRES_COMMAND_OK) refuse(answer.get());
}

std::vector<std::string> PostgresSession::ask(const std::string& text, std::span<const std::string> values) {
  send(text, values);
  std::vector<std::string> found;
  while (const Answer answer = next()) {
    if (PQresultStatus(answer.get()) != PGRES_TUPLES_OK) refuse(answer.get());
    for (int row = 0; row < PQntuples(answer.get()); ++row)
      for (int i = 0; i < PQnfields(answer.get()); ++i) found.emplace_back(PQgetvalue(answer.get(), row, i));
  }
  return found;
}

TableList PostgresSession::tables() {
  // Two names are one text where dots are in them: "a.b" and "c", "a" and "b.c".
  static const std::string kTables = R"(SELECT
        CASE WHEN t.is_seen OR pg_catalog.count(*) OVER (PARTITION BY t.name) = 1 THEN t.name ELSE t.whole END,
        pg_catalog.count(*) FILTER (WHERE NOT t.is_view) OVER (), pg_catalog.count(*) OVER ()
      FROM (SELECT n.nspname, c.relname, pg_catalog.pg_table_is_visible(c.oid) AS is_seen,
          c.relkind IN ('v', 'm') AS is_view, )" +
                                     std::string(kWholeName) + R"( AS whole,
          CASE WHEN pg_catalog.pg_table_is_visible(c.oid) THEN '' ELSE n.nspname || '.' END || c.relname AS name
        FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind IN ('r', 'p', 'v', 'm') AND n.nspname NOT LIKE 'pg\_%' AND
          n.nspname <> 'information_schema' AND pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND
          pg_catalog.has_table_privilege(c.oid, 'SELECT') AND NOT EXISTS (
            SELECT 1 FROM pg_catalog.pg_inherits i JOIN pg_catalog.pg_class p ON p.oid = i.inhparent
            WHERE i.inhrelid = c.oid AND p.relkind = 'p')) AS t
      ORDER BY t.is_view, t.is_seen DESC, t.nspname, t.relname LIMIT )" +
                                     std::to_string(TableList::kMostNames);
  const std::vector<std::string> cells = ask(kTables, {});
  TableList list;
  for (std::size_t at = 0; at < cells.size(); at += 3) list.names.push_back(cells[at]);
  if (cells.empty()) return list;
  list.tables = std::stoul(cells[1]);
  list.count = std::stoul(cells[2]);
  return list;
}

Dataset PostgresSession::table(const std::string& name, const ReadOptions& options) {
  // A text of the key is compared byte by byte: the order of a language changes with the server's library.
  static const std::string kSelectOf =
      std::string(R"(SELECT pg_catalog.format('SELECT * FROM %I.%I', n.nspname, c.relname) || coalesce((
        SELECT ' AS epsiscope_row ORDER BY ' || pg_catalog.string_agg(pg_catalog.format('epsiscope_row.%I', a.attname) ||
          CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END, ', ' ORDER BY k.place)
        FROM pg_catalog.pg_index i, pg_catalog.unnest(i.indkey) WITH ORDINALITY AS k(number, place),
          pg_catalog.pg_attribute a
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.number), ')") +
      kOrderedByCells + R"(')
      FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND (n.nspname || '.' || c.relname = $1 OR
        (c.relname = $1 AND pg_catalog.pg_table_is_visible(c.oid)) OR )" +
      kWholeName + R"( = $1)
      ORDER BY c.relname = $1 AND pg_catalog.pg_table_is_visible(c.oid) DESC,
        n.nspname || '.' || c.relname = $1 DESC, pg_catalog.pg_table_is_visible(c.oid), n.nspname LIMIT 1)";
  const std::vector<std::string> found = ask(kSelectOf, std::array{name});
  if (found.empty()) refuseUnknown(tables(), name, m_shown);
  return rowsOf(found.front(), options);
}

Dataset PostgresSession::query(const std::string& text, const ReadOptions& options) {
  requireSelect(text, m_shown);
  if (!ordersRows(text))
    return rowsOf("SELECT * FROM (" + withoutEnd(text) + "\n)" + kOrderedByCells, options);
  Dataset dataset = rowsOf(text, options);
  dataset.notes.push_back(sentence(
      "Core",
      "Rows that the ORDER BY of the query leaves equal are in the order of the server, which may be "
      "another next time."));
  return dataset;
}

Dataset PostgresSession::rowsOf(const std::string& text, const ReadOptions& options) {
  send(text, {}, true);
  std::optional<RowsBuilder> rows;
  std::vector<bool> holdBytes;
  RowsHash hash;
  std::size_t count = 0;
  while (const Answer answer = next()) {
    const ExecStatusType status = PQresultStatus(answer.get());
    if (status == PGRES_COMMAND_OK || status == PGRES_COPY_OUT || status == PGRES_COPY_IN)
      refuseOtherThanSelect(m_shown);
    if (status != PGRES_SINGLE_TUPLE && status != PGRES_TUPLES_OK) refuse(answer.get());
    const int columns = PQnfields(answer.get());
    if (!rows) {
      rows.emplace(columnsOfAnswer(answer.get()), options, m_shown);
      for (int i = 0; i < columns; ++i) {
        const unsigned type = PQftype(answer.get(), i);
        holdBytes.push_back(type == kBytea);
        hash.add(PQfname(answer.get(), i));
        hash.add(type < kFirstOwnType ? std::to_string(type) : "own");
      }
    }
    if (status == PGRES_TUPLES_OK) continue;
    for (int i = 0; i < columns; ++i) {
      ColumnBuilder& column = (*rows)[static_cast<std::size_t>(i)];
      if (PQgetisnull(answer.get(), 0, i) != 0) {
        hash.addMissing();
        column.addMissing();
        continue;
      }
      const std::string_view cell(PQgetvalue(answer.get(), 0, i),
                                  static_cast<std::size_t>(PQgetlength(answer.get(), 0, i)));
      hash.add(cell);
      holdBytes[static_cast<std::size_t>(i)] ? column.addBinary() : column.addText(cell);
    }
    rows->endRow();
    if (++count % kRowsBetweenQuestions == 0 && !m_goOn()) {
      cancel();
      throw Cancelled{};
    }
  }
  if (!rows) refuseOtherThanSelect(m_shown);
  Dataset dataset = rows->take();
  dataset.sha256 = hash.hex();
  dataset.notes.push_back(sentence(
      "Core", "The SHA-256 is that of the rows as the server delivered them, since there is no file."));
  return dataset;
}

std::string PostgresSession::said() const {
  return firstLine(PQerrorMessage(m_connection));
}

void PostgresSession::refuseConnection() const {
  const FileError::Place place{.file = m_shown};
  // Without a service there is no database to speak of.
  if (PQdb(m_connection) == nullptr)
    throw FileError(
        place, filled(sentence("Core", "the service cannot be used (%1)"), said()),
        sentence("Core",
                 "describe it in pg_service.conf: its name in brackets, below it host, dbname and "
                 "user"));
  if (PQconnectionNeedsPassword(m_connection) != 0)
    throw FileError(place, sentence("Core", "the server asks for a password"),
                    sentence("Core", "write it into .pgpass, which nobody else may read"));
  throw FileError(place, filled(sentence("Core", "there is no connection to the server (%1)"), said()),
                  sentence("Core", "check that it runs, and what pg_service.conf and .pgpass say of it"));
}

/// Null: the connection is lost.
void PostgresSession::refuse(const pg_result* answer) const {
  const FileError::Place place{.file = m_shown};
  const char* const code = answer == nullptr ? nullptr : PQresultErrorField(answer, PG_DIAG_SQLSTATE);
  const char* const message =
      answer == nullptr ? nullptr : PQresultErrorField(answer, PG_DIAG_MESSAGE_PRIMARY);
  const std::string_view state = code == nullptr ? "" : code;
  // An administrator, or a server that stops, says so before the connection ends.
  const bool isEnding = state.starts_with("57P") || state.starts_with("08");
  if (message == nullptr || isEnding || PQstatus(m_connection) == CONNECTION_BAD)
    throw FileError(place, filled(sentence("Core", "the connection to the server was lost (%1)"), said()),
                    sentence("Core", "try again when the server answers"));
  if (state == "25006")  // in a transaction that may only read
    throw FileError(place,
                    filled(sentence("Core", "the query would change the database (%1)"), firstLine(message)),
                    sentence("Core", "write one SELECT that changes nothing"));
  if (state == "42501")
    throw FileError(place,
                    filled(sentence("Core", "the server does not allow that (%1)"), firstLine(message)),
                    sentence("Core", "ask whoever keeps the database for the right to read it"));
  // Cancelled by a time limit or by somebody else, out of memory or room, in the way of others.
  if (state == "57014" || state.starts_with("53") || state.starts_with("40") || state == "55P03")
    throw FileError(
        place, filled(sentence("Core", "the server ended the query (%1)"), firstLine(message)),
        sentence("Core", "ask for fewer rows, or try again when the server has more time and room"));
  throw FileError(place, filled(sentence("Core", "the server refuses the query (%1)"), firstLine(message)),
                  sentence("Core", "correct the query"));
}

}  // namespace epsiscope
