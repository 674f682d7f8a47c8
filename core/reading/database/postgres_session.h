#pragma once

#include "core/base/go_on.h"
#include "core/reading/database/rows_builder.h"
#include "core/reading/database/table_list.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

struct pg_conn;
struct pg_result;

namespace epsiscope {

/// A connection to a PostgreSQL server that reads one state of its database in one transaction that may
/// change nothing, and is rolled back. Waiting, it asks twenty times a second whether to go on; only while
/// the name of a host is looked up, libpq cannot be asked to stop. Every function throws FileError, and
/// Cancelled.
class PostgresSession {
public:
  /// Host, database, user and password come from the user's own files and environment, as libpq finds them.
  /// `goOn` must outlive it.
  PostgresSession(const std::string& service, const GoOn& goOn);
  ~PostgresSession();
  PostgresSession(const PostgresSession&) = delete;
  PostgresSession& operator=(const PostgresSession&) = delete;

  /// Those that the role may read, by names that table() takes: with their schema where the search path does
  /// not lead to them. Partitions, which are in their table, and foreign tables, whose rows lie on another
  /// server, are left out.
  TableList tables();

  /// The whole table or view, "name" or "schema.name", or "\"schema\".\"name\"" with quotes inside doubled. A
  /// table has no order of its own, and the same seed must give the same bits: rows are in that of the
  /// primary key, else in that of their cells as text, byte by byte.
  Dataset table(const std::string& name, const ReadOptions& options);
  /// The rows of one SELECT: in its own order, else in that of their cells.
  Dataset query(const std::string& text, const ReadOptions& options);

private:
  struct Freed {
    void operator()(pg_result* result) const;
  };
  using Answer = std::unique_ptr<pg_result, Freed>;

  void connect();
  void begin();
  /// Waits until the socket is ready, at most a moment. Returns whether it is.
  bool wait(int events);
  void cancel();
  Answer next();
  void send(const std::string& text, std::span<const std::string> values, bool rowByRow = false);
  /// Runs statements of our own.
  void run(const std::string& text);
  /// The cells of the answer to a question of our own, row by row.
  std::vector<std::string> ask(const std::string& text, std::span<const std::string> values);
  Dataset rowsOf(const std::string& text, const ReadOptions& options);
  std::string said() const;
  [[noreturn]] void refuseConnection() const;
  [[noreturn]] void refuse(const pg_result* answer) const;

  std::string m_service;
  std::string m_shown;
  const GoOn& m_goOn;
  pg_conn* m_connection = nullptr;
};

}  // namespace epsiscope
