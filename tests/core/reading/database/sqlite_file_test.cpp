#include "core/reading/database/sqlite_file.h"

#include "core/base/sha256.h"
#include "core/reading/table_head.h"
#include "core/study/load.h"
#include "core/table/database_address.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/sqlite_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace epsiscope::sqlite_file_test {
namespace {

using test::bytesOf;
using test::columnOf;
using test::hasNote;
using test::makeSqlite;
using test::namesOf;
using test::SqliteDatabase;
using test::TemporaryFolder;
using test::textAt;
using Doubles = std::vector<double>;

constexpr const char* kPeople =
    "CREATE TABLE people (id INTEGER PRIMARY KEY, income REAL, city TEXT, photo BLOB, mix);"
    "INSERT INTO people VALUES (1, 1000.5, 'Ulm', NULL, 1), (2, NULL, ' Bonn ', x'00ff', 'n/a'), "
    "(3, -2, '', NULL, 3), (4, 7, 'Ulm', NULL, 4);";

std::string errorOf(const std::string& address, const ReadOptions& options = {}) {
  try {
    readDataset(address, options);
  } catch (const FileError& error) {
    return error.what();
  }
  return {};
}

class Sqlite : public testing::Test {
protected:
  std::string make(const std::string& sql, const std::string& name = "table.db") const {
    return makeSqlite(folder.path() / name, sql).string();
  }
  Dataset read(const std::string& question, const ReadOptions& options = {}) const {
    return readDataset("sqlite:" + (folder.path() / "table.db").string() + question, options).value();
  }
  std::string refusal(const std::string& question) const {
    return errorOf("sqlite:" + (folder.path() / "table.db").string() + question);
  }

  TemporaryFolder folder;
};

TEST_F(Sqlite, ReadsCellsAsTheyAreStored) {
  make(kPeople);
  const Dataset dataset = read("?table=people");
  EXPECT_EQ(namesOf(dataset), (std::vector<std::string>{"id", "income", "city", "photo", "mix"}));
  EXPECT_EQ(columnOf(dataset, "id").values, (Doubles{1, 2, 3, 4}));
  const Column& income = columnOf(dataset, "income");
  EXPECT_EQ(income.values[0], 1000.5);
  EXPECT_TRUE(std::isnan(income.values[1]));
  EXPECT_EQ(income.missing, 1U);
  EXPECT_TRUE(income.badCells.empty());
  const Column& city = columnOf(dataset, "city");
  ASSERT_EQ(city.kind, ColumnKind::text);
  EXPECT_EQ(textAt(city, 1), "Bonn");
  EXPECT_EQ(city.codes, (std::vector<std::int32_t>{0, 1, -1, 0}));
  EXPECT_EQ(columnOf(dataset, "photo").missing, 4U);
  EXPECT_TRUE(hasNote(dataset, "1 cell holds bytes that are no text (BLOB)"));
  const Column& mix = columnOf(dataset, "mix");
  ASSERT_EQ(mix.kind, ColumnKind::number);
  ASSERT_EQ(mix.badCells.size(), 1U);
  EXPECT_TRUE(hasNote(dataset, "Row 2, column 5 \"mix\": \"n/a\" is not a number."));
  EXPECT_EQ(dataset.name, "table.db: people");
  EXPECT_EQ(dataset.sha256, sha256Of(bytesOf(folder.path() / "table.db")));
  EXPECT_TRUE(hasNote(dataset, "The SHA-256 is that of the whole database file."));
}

TEST_F(Sqlite, ReadsTheSameTableAsATextFileOfIt) {
  // The same cells, written down by hand.
  make(
      "CREATE TABLE t (x REAL, y INTEGER, z TEXT);"
      "INSERT INTO t VALUES (0.1, 7, 'a'), (NULL, -8, 'b'), (1e300, NULL, 'a'), (-2.5, 9, NULL)");
  const Dataset database = read("?table=t");
  const Dataset text = test::readText("x,y,z\n0.1,7,a\n,-8,b\n1e300,,a\n-2.5,9,\n");
  ASSERT_EQ(database.columns.size(), text.columns.size());
  for (std::size_t i = 0; i < text.columns.size(); ++i) {
    const Column &one = database.columns[i], &other = text.columns[i];
    EXPECT_EQ(one.name, other.name);
    EXPECT_EQ(one.kind, other.kind);
    EXPECT_EQ(one.codes, other.codes);
    EXPECT_EQ(one.categories, other.categories);
    EXPECT_EQ(one.missing, other.missing);
    ASSERT_EQ(one.values.size(), other.values.size());
    for (std::size_t row = 0; row < one.values.size(); ++row)
      EXPECT_TRUE(one.values[row] == other.values[row] ||
                  (std::isnan(one.values[row]) && std::isnan(other.values[row])));
  }
}

TEST_F(Sqlite, AMixedColumnIsTextInTheOrderOfItsRows) {
  make("CREATE TABLE t (x); INSERT INTO t VALUES ('b'), (2), (1.5), ('a'), ('b'), (2)");
  const Dataset dataset = read("?table=t");
  const Column& x = columnOf(dataset, "x");
  ASSERT_EQ(x.kind, ColumnKind::text);
  EXPECT_EQ(x.categories, (std::vector<std::string>{"b", "2", "1.5", "a"}));
  EXPECT_EQ(x.codes, (std::vector<std::int32_t>{0, 1, 2, 3, 0, 1}));
  EXPECT_TRUE(hasNote(dataset, "Column 1 \"x\" is mixed, 3 numbers and 3 other texts: it was read as text."));
}

TEST_F(Sqlite, KeepsLongWholeNumbersDigitForDigit) {
  make("CREATE TABLE t (id INTEGER); INSERT INTO t VALUES (9007199254740993), (5), (9223372036854775807)");
  const Dataset asFound = read("?table=t");
  ASSERT_EQ(columnOf(asFound, "id").kind, ColumnKind::text);
  EXPECT_EQ(textAt(columnOf(asFound, "id"), 0), "9007199254740993");
  EXPECT_EQ(textAt(columnOf(asFound, "id"), 1), "5");
  ReadOptions options;
  options.kinds = {{"id", ColumnKind::number}};
  const Dataset asGiven = read("?table=t", options);
  EXPECT_EQ(columnOf(asGiven, "id").values, (Doubles{9007199254740992.0, 5, 9223372036854775808.0}));
  EXPECT_TRUE(hasNote(asGiven, "2 whole numbers beyond 2^53 were rounded"));
}

TEST_F(Sqlite, TextsBecomeNumbersWhereThatIsSaid) {
  make("CREATE TABLE t (x TEXT, born TEXT); INSERT INTO t VALUES ('1', '1970-01-02'), ('2.5', '1970-01-11')");
  const Dataset asFound = read("?table=t");
  EXPECT_EQ(columnOf(asFound, "x").kind, ColumnKind::text);
  EXPECT_TRUE(hasNote(asFound, "all 2 texts are numbers; say that its kind is \"number\""));
  ASSERT_TRUE(columnOf(asFound, "born").offered);
  ReadOptions options;
  options.kinds = {{"x", ColumnKind::number}};
  options.forms = {{"born", CellForm::date}};
  const Dataset asGiven = read("?table=t", options);
  EXPECT_EQ(columnOf(asGiven, "x").values, (Doubles{1, 2.5}));
  EXPECT_EQ(columnOf(asGiven, "born").values, (Doubles{1, 10}));
}

TEST_F(Sqlite, MissingSpellingsAreThoseThatAreListed) {
  make("CREATE TABLE t (country TEXT, x INTEGER); INSERT INTO t VALUES ('NA', -9), ('DE', 1), (NULL, 2)");
  const Dataset asFound = read("?table=t");
  EXPECT_EQ(columnOf(asFound, "country").missing, 1U);
  EXPECT_EQ(columnOf(asFound, "x").missing, 0U);
  ReadOptions options;
  options.missing = {"na"};
  options.missingOf = {{"x", {"-9"}}};
  const Dataset asGiven = read("?table=t", options);
  EXPECT_EQ(columnOf(asGiven, "country").missing, 2U);
  EXPECT_EQ(columnOf(asGiven, "x").missing, 1U);
  EXPECT_TRUE(std::isnan(columnOf(asGiven, "x").values[0]));
}

TEST_F(Sqlite, ADeclaredReadingTakesKindsFromTheSchema) {
  const auto kindsOf = [&](const std::string& rows) {
    const TemporaryFolder place;
    DataChoice choice;
    choice.file = "sqlite:t.db?table=t";
    choice.reading.origin = ReadingOrigin::declared;
    makeSqlite(place.path() / "t.db",
               "CREATE TABLE t (a INTEGER, b TEXT, c, d VARCHAR(3), e DOUBLE); INSERT INTO t VALUES " + rows);
    const auto dataset = loadData(choice, place.path());
    EXPECT_FALSE(dataset->readAsDetected);
    std::vector<ColumnKind> kinds;
    for (const Column& column : dataset->columns) {
      EXPECT_TRUE(column.badCells.empty());
      kinds.push_back(column.kind);
    }
    return kinds;
  };
  constexpr ColumnKind kNumber = ColumnKind::number, kText = ColumnKind::text;
  const std::vector<ColumnKind> schema = {kNumber, kText, kText, kText, kNumber};
  // Neighbours that differ in what their cells are like.
  EXPECT_EQ(kindsOf("(1, 'a', 1, 'b', 1.5)"), schema);
  EXPECT_EQ(kindsOf("('x', 2, 2, x'00', 'y')"), schema);
  EXPECT_EQ(kindsOf("(9007199254740993, NULL, NULL, NULL, NULL)"), schema);
}

TEST_F(Sqlite, ADeclaredKindCountsWhatDoesNotFitAsMissing) {
  make("CREATE TABLE t (x INTEGER); INSERT INTO t VALUES (1), ('x'), (3)");
  ReadOptions options;
  options.declared = true;
  const Dataset dataset = read("?table=t", options);
  EXPECT_EQ(columnOf(dataset, "x").missing, 1U);
  EXPECT_TRUE(hasNote(dataset, "1 cell does not fit the declared reading and counts as missing."));
}

TEST_F(Sqlite, ReadsTheRowsOfAQuery) {
  make(kPeople);
  const Dataset dataset =
      read("?query=SELECT city, count(*) AS n FROM people WHERE city LIKE '%25l%25' GROUP BY city");
  EXPECT_EQ(namesOf(dataset), (std::vector<std::string>{"city", "n"}));
  EXPECT_EQ(columnOf(dataset, "n").values, Doubles{2});
  EXPECT_TRUE(hasNote(dataset, "The rows are those of a SELECT"));
  EXPECT_FALSE(hasNote(read("?table=people"), "SELECT"));
  EXPECT_EQ(read("?query=WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i %2B 1 FROM c WHERE i < 5) "
                 "SELECT i FROM c;")
                .columns[0]
                .values,
            (Doubles{1, 2, 3, 4, 5}));
}

TEST_F(Sqlite, RowsAreInTheOrderOfTheirKeysWhateverIsIndexed) {
  make("CREATE TABLE t (x INTEGER); INSERT INTO t VALUES (3), (1), (2); CREATE INDEX i ON t (x)");
  EXPECT_EQ(read("?table=t").columns[0].values, (Doubles{3, 1, 2}));
}

TEST_F(Sqlite, ChangesNothingWhateverIsAsked) {
  const std::string file =
      make(std::string(kPeople) +
           "CREATE TABLE log (x); CREATE VIEW trap AS SELECT load_extension('x') AS x;"
           "CREATE VIEW steps AS SELECT id FROM people;"
           "CREATE TRIGGER t INSTEAD OF INSERT ON steps BEGIN INSERT INTO log VALUES (1); END");
  const std::string before = bytesOf(file);
  const std::string another = (folder.path() / "another.db").string();
  for (const std::string& query : {std::string("INSERT INTO people VALUES (9, 1, 'x', NULL, NULL)"),
                                   std::string("DELETE FROM people"),
                                   std::string("UPDATE people SET income = 0"),
                                   std::string("DROP TABLE people"),
                                   std::string("VACUUM"),
                                   "VACUUM INTO '" + another + "'",
                                   std::string("PRAGMA user_version = 7"),
                                   std::string("PRAGMA writable_schema = 1"),
                                   std::string("ATTACH '" + another + "' AS a"),
                                   std::string("DETACH main"),
                                   std::string("BEGIN"),
                                   std::string("REINDEX"),
                                   std::string("ANALYZE"),
                                   std::string("SELECT 1; DELETE FROM people"),
                                   std::string("SELECT 1; SELECT 2"),
                                   std::string("SELECT 1; nonsense"),
                                   std::string("/* SELECT */ DELETE FROM people"),
                                   std::string("-- SELECT\nDELETE FROM people"),
                                   std::string("WITH x AS (SELECT 1) DELETE FROM people"),
                                   std::string("WITH x AS (SELECT 1) INSERT INTO log SELECT * FROM x"),
                                   std::string("INSERT INTO steps VALUES (1)"),
                                   std::string("SELECT load_extension('x')"),
                                   std::string("SELECT * FROM trap"),
                                   std::string("SELECT * FROM pragma_table_info('people')"),
                                   std::string("SELECT * FROM pragma_user_version"),
                                   std::string("EXPLAIN DELETE FROM people"),
                                   std::string("EXPLAIN SELECT 1"),
                                   std::string("SELECT writefile('" + another + "', 'x')"),
                                   std::string("CREATE TABLE x (y)"),
                                   std::string("CREATE TEMP TABLE x (y)"),
                                   std::string(";"),
                                   std::string("--")})
    EXPECT_FALSE(refusal("?query=" + query).empty()) << query;
  EXPECT_FALSE(refusal("?table=trap").empty());
  EXPECT_EQ(bytesOf(file), before);
  EXPECT_FALSE(std::filesystem::exists(another));
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), 1);
  EXPECT_EQ(
      refusal("?query=DROP TABLE people"),
      file + ": this is not one SELECT, and nothing else is run; write one SELECT, or WITH ... SELECT.");
}

TEST_F(Sqlite, RefusesRowsThatAreOthersEachTime) {
  make(kPeople);
  for (const std::string drawn :
       {"random()", "randomblob(4)", "current_timestamp", "date('now')", "julianday()"})
    EXPECT_NE(refusal("?query=SELECT " + drawn + " AS x").find("which is another each time"),
              std::string::npos)
        << drawn;
  EXPECT_EQ(read("?query=SELECT date('2000-01-01') AS x").rows(), 1U);
}

TEST_F(Sqlite, RefusesViewsThatAreOthersEachTime) {
  make(kPeople +
       std::string("CREATE VIEW today AS SELECT date('now') AS x; CREATE VIEW nested AS SELECT x FROM "
                   "today; CREATE VIEW drawn AS SELECT random() AS x; CREATE VIEW fixed AS SELECT "
                   "date('2000-01-01') AS x;"));
  for (const std::string view : {"today", "nested", "drawn"})
    for (const std::string& asked : {"?table=" + view, "?query=SELECT x FROM " + view})
      EXPECT_NE(refusal(asked).find("which is another each time"), std::string::npos) << asked;
  EXPECT_NE(refusal("?query=SELECT x FROM Today").find("which is another each time"), std::string::npos);
  EXPECT_EQ(read("?table=fixed").rows(), 1U);
  EXPECT_EQ(read("?query=SELECT x, 'now' AS y FROM fixed").rows(), 1U) << "a word";
}

TEST_F(Sqlite, AnEndlessQueryIsCancelled) {
  const std::string file = make(kPeople);
  int asked = 0;
  const auto dataset = readDataset(
      "sqlite:" + file +
          "?query=WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i FROM c) SELECT max(i) FROM c",
      {}, [&] { return ++asked < 100; });
  EXPECT_FALSE(dataset);
  EXPECT_EQ(asked, 100);
}

TEST_F(Sqlite, AHugeCellIsRefused) {
  make(kPeople);
  EXPECT_NE(refusal("?query=SELECT hex(zeroblob(1000000000)) AS x").find("a cell is larger than 64 MB"),
            std::string::npos);
}

TEST_F(Sqlite, NamesTheTablesThatThereAre) {
  const std::string file = make(kPeople);
  EXPECT_EQ(refusal("?table=peple"), file + ": there is no table \"peple\"; choose one of \"people\".");
  EXPECT_EQ(
      refusal("?query=SELECT x FROM peple"),
      file +
          ": SQLite refuses the query: no such table: peple; correct the query; the tables are \"people\".");
  EXPECT_EQ(refusal("?query=SELECT id FROM people WHERE 0"),
            file + ": there is 1 column but no rows; choose a table, or a query, that has some.");
}

TEST_F(Sqlite, AFileOfOneTableIsReadAsAnyOther) {
  const std::string file = make(std::string(kPeople) + "CREATE VIEW v AS SELECT id FROM people");
  const Dataset dataset = readDataset(file).value();
  EXPECT_EQ(dataset.rows(), 4U);
  EXPECT_EQ(dataset.reading.sheet, "people");
  EXPECT_EQ(dataset.reading.sheets, (std::vector<std::string>{"people", "v"}));
  ReadOptions options;
  options.sheet = "v";
  EXPECT_EQ(namesOf(readDataset(file, options).value()), std::vector<std::string>{"id"});
}

TEST_F(Sqlite, AFileOfSeveralTablesAsksForOne) {
  const std::string file = make("CREATE TABLE b (x); CREATE TABLE \"a 2\" (y); INSERT INTO b VALUES (1)");
  EXPECT_EQ(errorOf(file),
            file + ": it has several tables: \"b\" and \"a 2\"; name one of them: sqlite:FILE?table=NAME.");
  ReadOptions options;
  options.sheet = "b";
  EXPECT_EQ(readDataset(file, options).value().rows(), 1U);
  // Before one is chosen the names are there to choose from.
  const TableHead head = tableHead(file);
  EXPECT_EQ(head.reading.sheets, (std::vector<std::string>{"b", "a 2"}));
  EXPECT_EQ(head.reading.sheet, "");
  EXPECT_EQ(errorOf(make("CREATE TABLE x (y); DROP TABLE x", "none.db")),
            (folder.path() / "none.db").string() +
                ": the database has no tables; choose a database that holds a table.");
}

TEST_F(Sqlite, AnAddressWithoutATableIsReadAsItsFileIs) {
  const std::string file = make("CREATE TABLE b (x); CREATE TABLE \"a 2\" (y); INSERT INTO b VALUES (1)");
  EXPECT_EQ(errorOf("sqlite:" + file), errorOf(file));
  ReadOptions options;
  options.sheet = "b";
  const Dataset dataset = read("", options);
  EXPECT_EQ(dataset.rows(), 1U);
  EXPECT_EQ(dataset.name, "table.db: b");
  EXPECT_EQ(dataset.reading.sheet, "b");
  EXPECT_EQ(dataset.reading.sheets, readDataset(file, options).value().reading.sheets);
}

TEST_F(Sqlite, SaysWhichTablesThereAreWhateverIsRead) {
  make("CREATE TABLE b (x); CREATE TABLE \"a 2\" (y); INSERT INTO b VALUES (1)");
  const std::vector<std::string> both = {"b", "a 2"};
  for (const std::string question : {"?table=b", "?query=SELECT 1 AS x"}) {
    const Dataset dataset = read(question);
    EXPECT_EQ(dataset.reading.sheets, both);
    EXPECT_EQ(dataset.reading.sheet, "") << "a study would say it twice";
    const TableHead head = tableHead("sqlite:" + (folder.path() / "table.db").string() + question);
    EXPECT_EQ(head.reading.sheets, both);
    EXPECT_EQ(head.reading.sheet, "");
  }
}

TEST_F(Sqlite, EveryNameCanBeNamed) {
  for (const std::string name :
       {"People", "a.b", "Odd \"name", "'", "Größe", " x ", "100%25", "a?query=b", "a&password=b"}) {
    const TemporaryFolder place;
    std::string quoted;
    for (const char c : name) quoted.append(c == '"' ? 2 : 1, c);
    const std::string file =
        makeSqlite(place.path() / "t.db", "CREATE TABLE other (x); CREATE TABLE \"" + quoted +
                                              "\" (y); INSERT INTO \"" + quoted + "\" VALUES (7)")
            .string();
    const std::string listed = tableHead(file).reading.sheets.back();
    EXPECT_EQ(listed, name);
    EXPECT_EQ(readDataset(withTable(file, listed)).value().rows(), 1U) << name;
  }
}

TEST_F(Sqlite, ListsTheFirstOfVeryManyTables) {
  std::string sql;
  for (int i = 0; i < 1200; ++i) sql += "CREATE TABLE t" + std::to_string(i) + " (x);";
  const std::string file = make("BEGIN;" + sql + "INSERT INTO t1199 VALUES (1); COMMIT");
  const TableHead head = tableHead(file);
  EXPECT_EQ(head.reading.sheets.size(), 1000U);
  ASSERT_EQ(head.findings.size(), 1U);
  EXPECT_EQ(head.findings[0].reason,
            "the list has the first 1000 of 1200 tables; a SELECT reads any of them");
  EXPECT_EQ(errorOf(file),
            file +
                ": it has 1200 tables, such as \"t0\", \"t1\", \"t2\", \"t3\" and \"t4\"; name one of them: "
                "sqlite:FILE?table=NAME.");
  EXPECT_EQ(read("?table=t1199").rows(), 1U) << "one that is in no list";
}

TEST_F(Sqlite, RefusesWhatIsNoDatabase) {
  const std::string text = folder.write("a.csv", "x\n1\n").string();
  EXPECT_EQ(
      errorOf("sqlite:" + text + "?table=x"),
      text + ": this is no SQLite database, or it is encrypted; choose another file, or decrypt it first.");
  EXPECT_NE(
      errorOf("sqlite:" + (folder.path() / "none.db").string() + "?table=x").find("there is no such file"),
      std::string::npos);
  EXPECT_NE(errorOf("sqlite:" + folder.path().string() + "?table=x").find("this is a folder"),
            std::string::npos);
}

TEST_F(Sqlite, ADamagedDatabaseIsOneSentence) {
  const std::string file = make(kPeople);
  const std::string whole = bytesOf(file);
  for (std::size_t at = 0; at < whole.size(); at += 97) {
    std::string bytes = whole;
    for (std::size_t i = at; i < std::min(at + 64, bytes.size()); ++i)
      bytes[i] = static_cast<char>(~bytes[i]);
    folder.write("table.db", bytes);
    try {
      readDataset("sqlite:" + file + "?table=people");
    } catch (const FileError& error) {
      EXPECT_NE(std::string(error.what()), "");
    }
  }
  for (std::size_t size = 0; size < whole.size(); size += 333) {
    folder.write("table.db", whole.substr(0, size));
    EXPECT_FALSE(errorOf("sqlite:" + file + "?table=people").empty()) << size;
  }
}

TEST_F(Sqlite, ADatabaseThatIsWrittenToIsSaid) {
  const std::string file = make(kPeople);
  SqliteDatabase writer(file);
  writer.run("BEGIN EXCLUSIVE");
  EXPECT_NE(refusal("?table=people").find("another program is writing to the database"), std::string::npos);
  int asked = 0;
  EXPECT_FALSE(readDataset("sqlite:" + file + "?table=people", {}, [&] { return ++asked < 3; }));
  writer.run("ROLLBACK");
  EXPECT_EQ(read("?table=people").rows(), 4U);
}

TEST_F(Sqlite, AWriteAheadLogIsNeitherMissedNorMade) {
  const std::string file = (folder.path() / "table.db").string();
  {
    SqliteDatabase writer(file);
    writer.run("PRAGMA journal_mode = WAL").run(kPeople);
    EXPECT_NE(refusal("?table=people").find("the last changes still lie beside it, in \"table.db-wal\""),
              std::string::npos);
    writer.run("PRAGMA wal_checkpoint(TRUNCATE)");
    EXPECT_EQ(read("?table=people").rows(), 4U);
  }
  EXPECT_EQ(read("?table=people").rows(), 4U);
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), 1);
}

TEST_F(Sqlite, AnOddPathIsNoUri) {
  const std::string name = "a#b%41?mode=rw.db";
  const std::string file = (folder.path() / name).string();
  SqliteDatabase(file).run(kPeople);
  EXPECT_EQ(readDataset("sqlite:" + file + "?table=people").value().rows(), 4U);
  SqliteDatabase(file).run("PRAGMA journal_mode = WAL");
  EXPECT_EQ(readDataset("sqlite:" + file + "?table=people").value().rows(), 4U);
}

TEST_F(Sqlite, ThePathStartsAtTheStudy) {
  make(kPeople);
  DataChoice choice;
  choice.file = "sqlite:table.db?table=people";
  EXPECT_EQ(loadData(choice, folder.path())->rows(), 4U);
}

TEST_F(Sqlite, APathMayStepUpBeyondTheRoot) {
  const std::filesystem::path file = std::filesystem::canonical(make(kPeople));
  std::string up = file.parent_path().string();
  for (int i = 0; i < 20; ++i) up += "/..";
  EXPECT_EQ(readDataset("sqlite:" + up + file.string() + "?table=people").value().rows(), 4U);
}

TEST_F(Sqlite, ALogIsFoundThroughALink) {
  const TemporaryFolder place;
  const std::string link = (place.path() / "link.db").string();
  SqliteDatabase writer((folder.path() / "table.db").string());
  writer.run("PRAGMA journal_mode = WAL").run(kPeople);
  std::filesystem::create_symlink(folder.path() / "table.db", link);
  EXPECT_NE(errorOf("sqlite:" + link + "?table=people").find("\"table.db-wal\""), std::string::npos);
}

}  // namespace
}  // namespace epsiscope::sqlite_file_test
