#include "core/reading/database/table_list.h"

#include "core/base/file_error.h"
#include "core/reading/database/table_left.h"

#include <gtest/gtest.h>

#include <string>

namespace epsiscope::table_list_test {
namespace {

/// Names of 2 to 1001 letters, the longest first.
TableList manyTables() {
  TableList list{.tables = 99'999, .count = 100'000};
  for (std::size_t length = TableList::kMostNames + 1; length > 1; --length)
    list.names.emplace_back(length, 'x');
  return list;
}

std::string unnamed(const TableList& list, bool isFile) {
  try {
    refuseUnnamed(list, "here", isFile);
  } catch (const TableLeft& error) {
    return error.what();
  } catch (const FileError& error) {
    return std::string("nothing to ask about: ") + error.what();
  }
}

std::string unknown(const TableList& list) {
  try {
    refuseUnknown(list, "t", "here");
  } catch (const FileError& error) {
    return error.what();
  }
}

TEST(TableList, TheOnlyTableIsMeant) {
  EXPECT_EQ(onlyTable({.names = {"t", "v"}, .tables = 1, .count = 2}), "t");
  EXPECT_EQ(onlyTable({.names = {"v"}, .tables = 0, .count = 1}), "v");
  EXPECT_FALSE(onlyTable({.names = {"v", "w"}, .tables = 0, .count = 2}));
  EXPECT_FALSE(onlyTable({.names = {"t", "u"}, .tables = 2, .count = 2}));
  EXPECT_FALSE(onlyTable({}));
}

TEST(TableList, NamesFewTablesInTheirOrder) {
  const TableList two{.names = {"people", "a b"}, .tables = 2, .count = 2};
  EXPECT_EQ(unnamed(two, true),
            "here: it has several tables: \"people\" and \"a b\"; name one of them: sqlite:FILE?table=NAME.");
  EXPECT_EQ(unnamed(two, false),
            "here: it has several tables: \"people\" and \"a b\"; name one of them: "
            "postgresql:SERVICE?table=NAME.");
  EXPECT_EQ(unknown(two), "here: there is no table \"t\"; choose one of \"people\" and \"a b\".");
}

TEST(TableList, NamesTheShortestOfVeryMany) {
  const std::string shortest = "such as \"xx\", \"xxx\", \"xxxx\", \"xxxxx\" and \"xxxxxx\"";
  EXPECT_EQ(unnamed(manyTables(), false),
            "here: it has 100000 tables, " + shortest + "; name one of them: postgresql:SERVICE?table=NAME.");
  EXPECT_EQ(unknown(manyTables()),
            "here: there is no table \"t\"; choose one of its 100000 tables, " + shortest + ".");
}

TEST(TableList, ThereIsNothingToAskAboutWithoutTables) {
  EXPECT_EQ(unnamed({}, true),
            "nothing to ask about: here: the database has no tables; choose a database that holds a table.");
  EXPECT_EQ(unnamed({}, false),
            "nothing to ask about: here: there are no tables that the role may read; ask whoever keeps the "
            "database for the right to read it.");
  EXPECT_EQ(unknown({}), "here: there is no table \"t\"; choose a database that holds a table.");
}

}  // namespace
}  // namespace epsiscope::table_list_test
