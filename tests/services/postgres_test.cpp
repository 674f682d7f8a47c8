// Needs a PostgreSQL server: tests/services/check.sh starts one.

#include "core/base/file_error.h"
#include "core/reading/table_head.h"
#include "core/study/load.h"
#include "core/table/database_address.h"
#include "core/table/dataset.h"

#include <gtest/gtest.h>
#include <libpq-fe.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace epsiscope::postgres_test {
namespace {

std::string folder() {
  const char* const where = std::getenv("EPSISCOPE_SERVICES");
  return where == nullptr ? std::string() : where;
}

/// What the owner of the database does beside the program, to know what must be found.
class Owner {
public:
  Owner() : m_connection(PQconnectdb("service=owner")) {
    EXPECT_EQ(PQstatus(m_connection), CONNECTION_OK) << PQerrorMessage(m_connection);
    PQsetNoticeProcessor(
        m_connection, [](void*, const char*) {}, nullptr);
  }
  ~Owner() { PQfinish(m_connection); }
  Owner(const Owner&) = delete;
  Owner& operator=(const Owner&) = delete;

  /// The first cell of the answer, if there is one.
  std::string run(const std::string& sql) {
    PGresult* const answer = PQexec(m_connection, sql.c_str());
    EXPECT_NE(PQresultStatus(answer), PGRES_FATAL_ERROR) << sql << ": " << PQresultErrorMessage(answer);
    std::string cell = PQntuples(answer) > 0 ? PQgetvalue(answer, 0, 0) : "";
    PQclear(answer);
    return cell;
  }

private:
  PGconn* m_connection;
};

class Postgres : public testing::Test {
protected:
  static void SetUpTestSuite() {
    Owner owner;
    owner.run(
        "CREATE ROLE reader LOGIN PASSWORD 'right'; CREATE ROLE stranger LOGIN PASSWORD 'other'; "
        "CREATE ROLE guest LOGIN PASSWORD 'any'");
    owner.run(
        "CREATE TABLE people (id int PRIMARY KEY, age smallint, income numeric(12, 2), weight double "
        "precision, "
        "smoker boolean, born date, seen timestamptz, wakes time, city varchar(20), photo bytea, big "
        "bigint); "
        "GRANT SELECT ON people TO reader");
    owner.run(
        "INSERT INTO people VALUES "
        "(3, 33, 3000.25, 1.5, true, '1970-01-11', '1970-01-02 06:00:00+00', '07:30', 'Ulm', '\\x00', 1), "
        "(1, 31, NULL, 0.1, false, '1969-12-31', '1970-01-01 14:00:00+02', '06:00', '', NULL, 2), "
        "(2, NULL, 1000, 1e300, NULL, NULL, NULL, NULL, 'Bonn', NULL, 9007199254740993)");
    owner.run("CREATE TABLE votes (party text, share real)");
    owner.run("INSERT INTO votes VALUES ('b', 2), ('a', 1), ('b', 1), ('a', NULL)");
    owner.run("CREATE SEQUENCE numbers");
    owner.run(
        "CREATE TABLE secret (x int); INSERT INTO secret VALUES (1); CREATE TABLE nothing (x int, y text)");
    owner.run(
        "CREATE SCHEMA \"other one\"; CREATE TABLE \"other one\".\"Odd \"\"name\" (\"a b\" int); "
        "INSERT INTO \"other one\".\"Odd \"\"name\" VALUES (7)");
    owner.run(
        "CREATE FUNCTION spoil() RETURNS int LANGUAGE sql AS "
        "'INSERT INTO secret VALUES (2); SELECT 1'; CREATE VIEW trap AS SELECT spoil() AS x");
  }
  static void TearDownTestSuite() {
    Owner().run(
        "DROP VIEW trap; DROP FUNCTION spoil(); DROP SEQUENCE numbers; DROP TABLE people, votes, secret, "
        "nothing, "
        "\"other one\".\"Odd \"\"name\"; DROP SCHEMA \"other one\"; DROP ROLE reader, stranger, guest");
  }

  static Dataset read(const std::string& address, const ReadOptions& options = {}) {
    return readDataset(address, options).value();
  }
  static std::string errorOf(const std::string& address) {
    try {
      readDataset(address);
    } catch (const FileError& error) {
      return error.what();
    }
    return {};
  }
  static const Column& column(const Dataset& dataset, const std::string& name) {
    return dataset.columns[static_cast<std::size_t>(dataset.find(name))];
  }
  static std::string textAt(const Column& column, std::size_t row) {
    return column.codes[row] < 0 ? "-" : column.categories[static_cast<std::size_t>(column.codes[row])];
  }
  /// Numbers, with -1 for a cell without one.
  static std::vector<double> numbers(const Column& column) {
    std::vector<double> values = column.values;
    for (double& value : values)
      if (std::isnan(value)) value = -1;
    return values;
  }
};
using Doubles = std::vector<double>;

TEST_F(Postgres, ReadsEveryTypeAsWhatItIs) {
  const Dataset dataset = read("postgresql:owner?table=people");
  ASSERT_EQ(dataset.rows(), 3U);
  EXPECT_EQ(numbers(column(dataset, "id")), (Doubles{1, 2, 3}));
  EXPECT_EQ(numbers(column(dataset, "age")), (Doubles{31, -1, 33}));
  EXPECT_EQ(column(dataset, "age").missing, 1U);
  EXPECT_EQ(numbers(column(dataset, "income")), (Doubles{-1, 1000, 3000.25}));
  EXPECT_EQ(numbers(column(dataset, "weight")), (Doubles{0.1, 1e300, 1.5}));
  EXPECT_EQ(numbers(column(dataset, "smoker")), (Doubles{0, -1, 1}));
  const Column& born = column(dataset, "born");
  EXPECT_EQ(born.values[0], -1);
  EXPECT_EQ(born.values[2], 10);
  ASSERT_TRUE(born.reading);
  EXPECT_EQ(unitText(*born.reading), "days since 1970-01-01");
  // Noon in UTC, and six in the morning of the next day: both are exact in binary.
  EXPECT_EQ(numbers(column(dataset, "seen")), (Doubles{0.5, -1, 1.25}));
  EXPECT_EQ(numbers(column(dataset, "wakes")), (Doubles{6, -1, 7.5}));
  EXPECT_EQ(textAt(column(dataset, "city"), 0), "-");
  EXPECT_EQ(textAt(column(dataset, "city"), 2), "Ulm");
  EXPECT_EQ(column(dataset, "photo").missing, 3U);
  const Column& big = column(dataset, "big");
  ASSERT_EQ(big.kind, ColumnKind::text);
  EXPECT_EQ(textAt(big, 1), "9007199254740993");
  for (const Column& one : dataset.columns) EXPECT_TRUE(one.badCells.empty()) << one.name;
}

TEST_F(Postgres, ADeclaredReadingTakesKindsFromTheSchema) {
  DataChoice choice;
  choice.file = "postgresql:owner?table=people";
  choice.reading.origin = ReadingOrigin::declared;
  const auto dataset = loadData(choice, "/nowhere");
  EXPECT_FALSE(dataset->readAsDetected);
  // The rows would have kept it as text.
  EXPECT_EQ(column(*dataset, "big").kind, ColumnKind::number);
  EXPECT_EQ(column(*dataset, "big").values[1], 9007199254740992.0);
}

TEST_F(Postgres, GivenKindsAreTaken) {
  ReadOptions options;
  options.kinds = {{"age", ColumnKind::text}, {"smoker", ColumnKind::text}, {"big", ColumnKind::number}};
  const Dataset dataset = read("postgresql:owner?table=people", options);
  EXPECT_EQ(textAt(column(dataset, "age"), 0), "31");
  EXPECT_EQ(textAt(column(dataset, "smoker"), 2), "true");
  EXPECT_EQ(column(dataset, "big").kind, ColumnKind::number);
}

TEST_F(Postgres, RowsComeInAnOrderOfTheirOwn) {
  // By the cells as text, byte by byte: (a,), (a,1), (b,1), (b,2).
  const auto isSorted = [](const Dataset& dataset) {
    std::string parties;
    for (std::size_t row = 0; row < dataset.rows(); ++row) parties += textAt(column(dataset, "party"), row);
    EXPECT_EQ(parties, "aabb");
    EXPECT_EQ(numbers(column(dataset, "share")), (Doubles{-1, 1, 1, 2}));
  };
  const Dataset before = read("postgresql:owner?table=votes");
  isSorted(before);
  isSorted(read("postgresql:owner?query=SELECT * FROM votes"));
  // An update moves a row to the end of the table's file.
  Owner().run("UPDATE votes SET share = 1 WHERE party = 'a' AND share = 1");
  const Dataset after = read("postgresql:owner?table=votes");
  isSorted(after);
  EXPECT_EQ(before.sha256, after.sha256);
}

TEST_F(Postgres, TheHashIsOfTheRows) {
  const std::string before = read("postgresql:owner?table=votes").sha256;
  EXPECT_EQ(before.size(), 64U);
  EXPECT_NE(before, read("postgresql:owner?query=SELECT party FROM votes").sha256);
  EXPECT_NE(before, read("postgresql:owner?query=SELECT party, share AS other FROM votes").sha256);
  EXPECT_NE(before, read("postgresql:owner?query=SELECT party, share::float8 AS share FROM votes").sha256);
  EXPECT_NE(before,
            read("postgresql:owner?query=SELECT party, coalesce(share, 0) AS share FROM votes").sha256);
  EXPECT_EQ(before, read("postgresql:owner?query=SELECT party, share FROM votes").sha256);
  ReadOptions options;
  options.kinds = {{"share", ColumnKind::text}};
  EXPECT_EQ(before, read("postgresql:owner?table=votes", options).sha256);
}

TEST_F(Postgres, AQueryKeepsItsOwnOrderAndSaysSo) {
  const Dataset dataset =
      read("postgresql:owner?query=SELECT share FROM votes WHERE share > 0 ORDER BY share DESC;");
  EXPECT_EQ(numbers(dataset.columns[0]), (Doubles{2, 1, 1}));
  EXPECT_TRUE(std::ranges::any_of(
      dataset.notes, [](const std::string& note) { return note.find("ORDER BY") != std::string::npos; }));
  EXPECT_EQ(
      numbers(read("postgresql:owner?query=WITH v AS (SELECT 5 AS x) SELECT x FROM v -- so").columns[0]),
      Doubles{5});
}

TEST_F(Postgres, TablesHaveSchemasAndOddNames) {
  const Dataset dataset = read("postgresql:owner?table=other%20one.Odd%20\"name");
  EXPECT_EQ(dataset.columns[0].name, "a b");
  EXPECT_EQ(numbers(dataset.columns[0]), Doubles{7});
  EXPECT_NE(
      errorOf("postgresql:owner?table=peple").find("there is no table \"peple\"; choose one of \"nothing\""),
      std::string::npos);
}

TEST_F(Postgres, AServiceAloneHasTheTablesThatTheRoleMayRead) {
  Owner owner;
  owner.run(
      "CREATE MATERIALIZED VIEW kept AS SELECT 1 AS x; CREATE TABLE parted (x int) PARTITION BY RANGE (x); "
      "CREATE TABLE part PARTITION OF parted FOR VALUES FROM (0) TO (10); INSERT INTO parted VALUES (4); "
      "CREATE FOREIGN DATA WRAPPER w; CREATE SERVER away FOREIGN DATA WRAPPER w; "
      "CREATE FOREIGN TABLE elsewhere (x int) SERVER away; "
      "GRANT SELECT ON kept, parted, part, elsewhere TO reader");
  const Reading all = tableHead("postgresql:owner").reading;
  EXPECT_TRUE(all.ofDatabase);
  EXPECT_EQ(all.sheet, "");
  EXPECT_EQ(all.sheets, (std::vector<std::string>{"nothing", "parted", "people", "secret", "votes",
                                                  "other one.Odd \"name", "kept", "trap"}));
  EXPECT_EQ(tableHead("postgresql:reader").reading.sheets,
            (std::vector<std::string>{"parted", "people", "kept"}));
  EXPECT_EQ(
      errorOf("postgresql:reader"),
      "postgresql:reader: it has several tables: \"parted\", \"people\" and \"kept\"; name one of them: "
      "postgresql:SERVICE?table=NAME.");
  for (const std::string name : {"kept", "parted", "part", "public.people"}) {
    ReadOptions options;
    options.sheet = name;
    const Dataset dataset = read("postgresql:reader", options);
    EXPECT_EQ(dataset.reading.sheet, name);
    EXPECT_EQ(dataset.sha256, read("postgresql:reader?table=" + name).sha256);
  }
  owner.run("REVOKE SELECT ON kept, parted FROM reader");
  EXPECT_EQ(read("postgresql:reader").reading.sheet, "people") << "the only one that is left";
  owner.run("REVOKE SELECT ON people FROM reader");
  EXPECT_EQ(
      errorOf("postgresql:reader"),
      "postgresql:reader: there are no tables that the role may read; ask whoever keeps the database for the "
      "right to read it.");
  owner.run(
      "GRANT SELECT ON people TO reader; DROP MATERIALIZED VIEW kept; DROP TABLE parted; "
      "DROP FOREIGN DATA WRAPPER w CASCADE");
}

TEST_F(Postgres, EveryNameInTheListLeadsToItsTable) {
  const std::vector<std::string> names = {"People", "a.b",   "\"a\".\"c\"", "Odd \"name",
                                          "'",      "Größe", " x ",         "100%",
                                          "b.c",    "c",     "select",      "x?query=y"};
  const std::vector<std::string> schemas = {"a", "a.b", "Größe 100%", "public"};
  const auto quotedName = [](const std::string& name) {
    std::string text = "\"";
    for (const char c : name) text.append(c == '"' ? 2 : 1, c);
    return text + '"';
  };
  Owner owner;
  std::vector<std::string> all;
  for (const std::string& schema : schemas) {
    owner.run("CREATE SCHEMA IF NOT EXISTS " + quotedName(schema));
    for (const std::string& name : names) {
      const std::string table = quotedName(schema) + '.' + quotedName(name);
      owner.run("CREATE TABLE " + table + " (at int); INSERT INTO " + table + " VALUES (" +
                std::to_string(all.size()) + "); GRANT SELECT ON " + table + " TO PUBLIC");
      all.push_back(table);
    }
  }
  std::set<double> found;
  for (const std::string& name : tableHead("postgresql:owner").reading.sheets) try {
      const Dataset dataset = read(withTable("postgresql:owner", name));
      if (dataset.columns[0].name == "at") found.insert(dataset.columns[0].values[0]);
    } catch (const FileError&) {
      // Those of the other tests: one is empty, one is a trap.
    }
  EXPECT_EQ(found.size(), all.size());
  for (const std::string& table : all) owner.run("DROP TABLE " + table);
  for (const std::string& schema : schemas)
    if (schema != "public") owner.run("DROP SCHEMA " + quotedName(schema));
}

TEST_F(Postgres, ListsTheFirstOfVeryManyTables) {
  Owner owner;
  owner.run(
      "CREATE SCHEMA many; DO $$ BEGIN FOR i IN 1..1200 LOOP EXECUTE format('CREATE TABLE many.t%s (x int)', "
      "i); "
      "END LOOP; END $$; INSERT INTO many.t999 VALUES (1)");
  const TableHead head = tableHead("postgresql:owner");
  EXPECT_EQ(head.reading.sheets.size(), 1000U);
  const std::string count = owner.run(
      "SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')");
  const std::string views =
      owner.run("SELECT count(*) FROM pg_views WHERE schemaname NOT IN ('pg_catalog', 'information_schema')");
  const std::string total = std::to_string(std::stoi(count) + std::stoi(views));
  ASSERT_EQ(head.findings.size(), 1U);
  EXPECT_EQ(head.findings[0].reason,
            "the list has the first 1000 of " + total + " tables; a SELECT reads any of them");
  EXPECT_NE(errorOf("postgresql:owner").find("it has " + total + " tables, such as \"votes\", "),
            std::string::npos)
      << errorOf("postgresql:owner");
  EXPECT_EQ(read("postgresql:owner?table=many.t999").rows(), 1U);
  int asked = 0;
  EXPECT_THROW(tableHead("postgresql:owner", {}, nullptr, 50, [&] { return ++asked < 3; }), Cancelled);
  owner.run("DROP SCHEMA many CASCADE");
}

TEST_F(Postgres, ColumnsOfOneNameOrOfNone) {
  const Dataset twice = read("postgresql:owner?query=SELECT 1 AS x, 2 AS x, 3");
  ASSERT_EQ(twice.columns.size(), 3U);
  EXPECT_EQ(twice.columns[0].name, "x");
  EXPECT_EQ(twice.columns[1].name, "x (2)");
  EXPECT_EQ(numbers(twice.columns[2]), Doubles{3});
  EXPECT_NE(errorOf("postgresql:owner?query=SELECT FROM people").find("there are no columns"),
            std::string::npos);
}

TEST_F(Postgres, ReadsTypesThatAreNoNumbersAndValuesThatAreNone) {
  const Dataset dataset = read(
      "postgresql:owner?query=SELECT * FROM (VALUES "
      "(1, numeric 'NaN', float8 'Infinity', date 'infinity', timestamp '-infinity', "
      "'{\"a\": [1]}'::json, ARRAY[1, NULL], '{}'::uuid[], "
      "'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid, interval '1 day 02:00', '\\x00ff'::bytea), "
      "(2, 1.5, -0.5, date '2000-01-01', timestamp '2000-01-01 12:00', 'null', '{}', NULL, NULL, "
      "interval '-1 mon', ''), "
      "(3, 1e-5, 2, date '0044-03-15 BC', NULL, '1', '{3}', '{}', NULL, NULL, NULL)) "
      "AS t (id, amount, ratio, day, moment, j, list, ids, id2, span, bytes) ORDER BY id");
  ASSERT_EQ(dataset.rows(), 3U);
  for (const std::string name : {"amount", "ratio", "day", "moment"})
    EXPECT_EQ(column(dataset, name).badCells.size(), name == "day" ? 2U : 1U) << name;
  EXPECT_EQ(numbers(column(dataset, "amount")), (Doubles{-1, 1.5, 1e-5}));
  EXPECT_EQ(column(dataset, "day").values[1], 10957);
  EXPECT_EQ(column(dataset, "moment").values[1], 10957.5);
  EXPECT_EQ(textAt(column(dataset, "j"), 0), "{\"a\": [1]}");
  EXPECT_EQ(textAt(column(dataset, "list"), 0), "{1,NULL}");
  EXPECT_EQ(textAt(column(dataset, "ids"), 0), "{}");
  EXPECT_EQ(textAt(column(dataset, "id2"), 0), "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11");
  EXPECT_EQ(textAt(column(dataset, "span"), 0), "1 day 02:00:00");
  EXPECT_EQ(column(dataset, "bytes").missing, 3U);
}

TEST_F(Postgres, AQueryThatTheServerEndsIsNoMistakeInIt) {
  Owner owner;
  owner.run("ALTER ROLE owner SET statement_timeout = 200");
  EXPECT_NE(errorOf("postgresql:owner?query=SELECT pg_sleep(100)").find("the server ended the query"),
            std::string::npos);
  owner.run("ALTER ROLE owner RESET statement_timeout");
}

TEST_F(Postgres, AConnectionThatEndsInTheMiddleIsLost) {
  const std::string error = errorOf(
      "postgresql:owner?query=SELECT pg_terminate_backend(pg_backend_pid()), i FROM generate_series(1, 9) AS "
      "i "
      "ORDER BY i");
  EXPECT_NE(error.find("the connection to the server was lost"), std::string::npos) << error;
  EXPECT_NE(error.find("try again when the server answers"), std::string::npos) << error;
}

TEST_F(Postgres, ChangesNothingWhateverIsAsked) {
  const std::vector<std::string> hostile = {
      "INSERT INTO secret VALUES (2)",
      "DELETE FROM secret",
      "DROP TABLE secret",
      "WITH gone AS (DELETE FROM secret RETURNING x) SELECT x FROM gone",
      "WITH gone AS (DELETE FROM secret RETURNING x) SELECT x FROM gone ORDER BY x",
      "SELECT 1; DELETE FROM secret",
      "SELECT 1 ORDER BY 1; DELETE FROM secret",
      "SELECT 1) AS x; DELETE FROM secret; --",
      "/* SELECT */ DELETE FROM secret",
      "SELECT spoil()",
      "SELECT spoil() ORDER BY 1",
      "SELECT * FROM trap",
      "SELECT set_config('transaction_read_only', 'off', false), spoil() ORDER BY 1",
      "SELECT x INTO secret2 FROM secret",
      "SELECT x INTO secret2 FROM secret ORDER BY x",
      "SELECT * FROM secret FOR UPDATE",
      "SELECT nextval('numbers')",
      "COPY secret TO STDOUT",
      "EXPLAIN ANALYZE DELETE FROM secret",
      "DO $$ BEGIN DELETE FROM secret; END $$",
      "ROLLBACK",
      "SHOW all",
      ""};
  for (const std::string& query : hostile)
    EXPECT_FALSE(errorOf("postgresql:owner?query=" + query).empty()) << query;
  EXPECT_FALSE(errorOf("postgresql:owner?table=trap").empty());
  EXPECT_NE(errorOf("postgresql:owner?query=SELECT spoil()").find("would change the database"),
            std::string::npos);
  EXPECT_NE(errorOf("postgresql:owner?query=DROP TABLE secret").find("this is not one SELECT"),
            std::string::npos);
  Owner owner;
  EXPECT_EQ(owner.run("SELECT string_agg(x::text, ',') FROM secret"), "1");
  EXPECT_EQ(owner.run("SELECT count(*) FROM pg_class WHERE relname = 'secret2'"), "0");
  EXPECT_EQ(owner.run("SELECT is_called FROM numbers"), "f");
}

TEST_F(Postgres, APasswordComesFromTheUsersOwnFile) {
  EXPECT_EQ(read("postgresql:reader?table=people").rows(), 3U);
  EXPECT_NE(errorOf("postgresql:reader?table=secret").find("the server does not allow that"),
            std::string::npos);
  EXPECT_NE(errorOf("postgresql:no-password?table=people").find("asks for a password"), std::string::npos);
  const std::string wrong = errorOf("postgresql:wrong-password?table=people");
  EXPECT_NE(wrong.find("there is no connection to the server"), std::string::npos) << wrong;
  EXPECT_EQ(wrong.find("mistyped"), std::string::npos) << wrong;
}

TEST_F(Postgres, AServerThatIsAwayIsOneSentence) {
  EXPECT_NE(errorOf("postgresql:away?table=people").find("there is no connection to the server"),
            std::string::npos);
  EXPECT_NE(errorOf("postgresql:no-database?table=people").find("nowhere"), std::string::npos);
  EXPECT_NE(errorOf("postgresql:unknown?table=people").find("the service cannot be used"), std::string::npos);
  EXPECT_NE(errorOf("postgresql:owner?table=nothing").find("there are 2 columns but no rows"),
            std::string::npos);
  EXPECT_NE(errorOf("postgresql:owner?query=SELECT nonsense").find("the server refuses the query"),
            std::string::npos);
}

TEST_F(Postgres, AServerThatNeverAnswersIsGivenUp) {
  const std::string name = folder() + "/server/.s.PGSQL.5497";
  const int listener = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  ASSERT_LT(name.size(), sizeof(address.sun_path));
  std::memcpy(address.sun_path, name.c_str(), name.size() + 1);
  ASSERT_EQ(::bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
  ASSERT_EQ(::listen(listener, 4), 0);
  int asked = 0;
  EXPECT_FALSE(readDataset("postgresql:silent?table=people", {}, [&] { return ++asked < 4; }));
  EXPECT_EQ(asked, 4);
  ::close(listener);
  ::unlink(name.c_str());
}

TEST_F(Postgres, AnEndlessQueryIsCancelledOnTheServerToo) {
  int asked = 0;
  EXPECT_FALSE(readDataset(
      "postgresql:owner?query=SELECT count(*) FROM generate_series(1, 1000000000000) /* endless */", {},
      [&] { return ++asked < 20; }));
  EXPECT_EQ(asked, 20);
  // It has heard of it once it has no such query any more.
  Owner owner;
  while (
      owner.run(
          "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%endless *' || '/%' "
          "AND pid <> pg_backend_pid()") != "0")
    owner.run("SELECT pg_sleep(0.01)");
}

TEST_F(Postgres, ManyRowsArriveOneByOne) {
  const Dataset dataset = read(
      "postgresql:owner?query=SELECT i, i %25 7 AS rest FROM generate_series(1, 200000) AS i ORDER BY i");
  ASSERT_EQ(dataset.rows(), 200000U);
  EXPECT_EQ(dataset.columns[0].values[199999], 200000);
  EXPECT_EQ(dataset.columns[1].values[199999], 200000 % 7);
}

}  // namespace
}  // namespace epsiscope::postgres_test
