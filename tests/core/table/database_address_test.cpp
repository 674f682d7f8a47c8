#include "core/table/database_address.h"

#include "core/base/file_error.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace epsiscope::database_address_test {
namespace {

std::string errorOf(const std::string& dataFile) {
  try {
    databaseAddress(dataFile);
  } catch (const FileError& error) {
    return error.what();
  }
  return {};
}

TEST(DatabaseAddress, IsKnownByTheWordInFront) {
  EXPECT_TRUE(isDatabase("sqlite:a.db?table=t"));
  EXPECT_TRUE(isDatabase("postgresql:s?table=t"));
  EXPECT_FALSE(isDatabase("builtin:house-prices"));
  EXPECT_FALSE(isDatabase("a.db"));
  EXPECT_FALSE(isDatabase("/data/sqlite:a"));
}

TEST(DatabaseAddress, NamesATableOrAQuery) {
  const DatabaseAddress table = databaseAddress("sqlite:folder/what?.db?table=a%20b%3F");
  EXPECT_EQ(table.engine, DatabaseEngine::sqlite);
  EXPECT_EQ(table.place, "folder/what?.db");
  EXPECT_EQ(table.table, "a b?");
  EXPECT_EQ(table.query, "");
  const DatabaseAddress query =
      databaseAddress("postgresql:my-service.1?query=SELECT x FROM t WHERE a = '50%25?table='");
  EXPECT_EQ(query.engine, DatabaseEngine::postgresql);
  EXPECT_EQ(query.place, "my-service.1");
  EXPECT_EQ(query.table, "");
  EXPECT_EQ(query.query, "SELECT x FROM t WHERE a = '50%?table='");
}

TEST(DatabaseAddress, RefusesWhatNamesNoTable) {
  for (const std::string wrong : {"sqlite:", "sqlite:a.db?table=", "sqlite:?table=t",
                                  "postgresql:", "postgresql:?table=t", "postgresql:s?query="})
    EXPECT_NE(errorOf(wrong).find("this names no table of a database"), std::string::npos) << wrong;
  for (const std::string wrong : {"50%", "50%2", "%zz", "%00", "% 2", "%-1"})
    EXPECT_NE(errorOf("sqlite:a.db?query=" + wrong).find("write the sign itself with 25 behind it"),
              std::string::npos)
        << wrong;
}

TEST(DatabaseAddress, MayBeTheDatabaseItself) {
  for (const auto& [data, place] : {std::pair<std::string, std::string>{"sqlite:a.db", "a.db"},
                                    {"sqlite:what?.db", "what?.db"},
                                    {"postgresql:my-service.1", "my-service.1"}}) {
    const DatabaseAddress address = databaseAddress(data);
    EXPECT_EQ(address.place, place);
    EXPECT_EQ(address.table + address.query, "");
  }
  EXPECT_EQ(databaseOf("sqlite:a/b.db?query=SELECT 1"), "a/b.db");
  EXPECT_EQ(databaseOf("sqlite:a/b.db"), "a/b.db");
  EXPECT_EQ(databaseOf("postgresql:s?table=t?query="), "postgresql:s");
  for (const std::string other : {"postgresql:s", "a/b.db", "a?table=b.csv", "builtin:house-prices", ""})
    EXPECT_EQ(databaseOf(other), other);
}

TEST(DatabaseAddress, WordsComeBackAsTheyWere) {
  for (const std::string words :
       {"people", "People", "a.b", "other one.Odd \"name", "\"a\".\"b\"", "Größe", " x ", "100%", "%25",
        "%zz", "a?table=b", "a&b=c#d;--", "'", "line\nline\ttab", "SELECT x FROM t WHERE a LIKE '%?query=%'"})
    for (const std::string data :
         {"a/b?.db", "sqlite:a/b?.db?table=t", "postgresql:s", "postgresql:s?query=x"}) {
      const DatabaseAddress table = databaseAddress(withTable(data, words));
      EXPECT_EQ(table.table, words);
      EXPECT_EQ(table.query, "");
      const DatabaseAddress query = databaseAddress(withQuery(data, words));
      EXPECT_EQ(query.query, words);
      EXPECT_EQ(query.table, "");
      for (const DatabaseAddress& address : {table, query})
        EXPECT_EQ(address.place, data.starts_with("postgresql:") ? "s" : "a/b?.db");
    }
}

TEST(DatabaseAddress, RefusesPasswordsAndRepeatsNone) {
  for (const std::string wrong :
       {"postgresql://jo:hunter2@host/db?table=t", "postgresql:host=h password=hunter2?table=t",
        "postgresql:s?table=t&password=hunter2", "postgresql:s?table=t%26PASSWORD%3Dhunter2",
        "postgresql:s?query=SELECT 1&user=hunter2", "postgresql:s?table=password=hunter2",
        "postgresql:s?query=SELECT * FROM dblink('host=h password = hunter2', 'SELECT 1')",
        "postgresql:s?query=SELECT * FROM dblink('postgresql://jo:hunter2@h/db', 'SELECT 1')"}) {
    const std::string error = errorOf(wrong);
    EXPECT_NE(error.find("hosts, users and passwords do not belong in a study"), std::string::npos) << wrong;
    EXPECT_EQ(error.find("hunter2"), std::string::npos) << error;
  }
}

TEST(DatabaseAddress, AllowsColumnsOfSuchNames) {
  for (const std::string right :
       {"SELECT a.x FROM a JOIN b ON a.host=b.host", "SELECT x FROM t WHERE password = 'none'",
        "SELECT x FROM t WHERE a & 3 = 1"})
    EXPECT_EQ(errorOf("postgresql:s?query=" + right), "") << right;
}

TEST(DatabaseAddress, HasAFileWhereItIsOne) {
  EXPECT_EQ(fileOnDisk("sqlite:a/b.db?query=SELECT 1"), "a/b.db");
  EXPECT_EQ(fileOnDisk("sqlite:b.db"), "b.db");
  EXPECT_EQ(fileOnDisk("postgresql:s?table=t"), "");
  EXPECT_EQ(fileOnDisk("builtin:house-prices"), "");
  EXPECT_EQ(fileOnDisk("a.csv"), "a.csv");
  EXPECT_EQ(fileOnDisk(""), "");
  EXPECT_EQ(withFileOnDisk("sqlite:a/b.db?query=SELECT 1", "/c.db"), "sqlite:/c.db?query=SELECT 1");
  EXPECT_EQ(withFileOnDisk("a.csv", "/a.csv"), "/a.csv");
}

}  // namespace
}  // namespace epsiscope::database_address_test
