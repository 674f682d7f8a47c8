#include "core/reading/database/select_text.h"

#include "core/base/file_error.h"

#include <gtest/gtest.h>

namespace epsiscope::select_text_test {
namespace {

TEST(SelectText, KnowsASelectByItsFirstWord) {
  for (const char* query :
       {"SELECT 1", " -- so\n select*from t", "/* a */ (SELECT 1)", "WITH x AS (SELECT 1) SELECT 1"})
    EXPECT_NO_THROW(requireSelect(query, "file")) << query;
  for (const char* query : {"", "--", "/*", "INSERT INTO t VALUES (1)", "selection",
                            "/* SELECT */ DROP TABLE t", "PRAGMA a", "-- SELECT 1", "'SELECT 1'"})
    EXPECT_THROW(requireSelect(query, "file"), FileError) << query;
}

TEST(SelectText, FindsAnOrder) {
  EXPECT_TRUE(ordersRows("SELECT x FROM t ORDER\n\tBY x"));
  EXPECT_TRUE(ordersRows("SELECT '--' FROM t ORDER BY x"));
  EXPECT_FALSE(ordersRows("SELECT x FROM t -- ORDER BY x"));
  EXPECT_FALSE(ordersRows("SELECT x FROM t /* ORDER BY x"));
  EXPECT_TRUE(ordersRows("SELECT x, ')' FROM (SELECT x FROM t) a ORDER BY x"));
  EXPECT_FALSE(ordersRows("SELECT x FROM (SELECT x FROM t ORDER BY x LIMIT 3) a"));
  EXPECT_FALSE(ordersRows("SELECT row_number() OVER (ORDER BY x) FROM t"));
  EXPECT_FALSE(ordersRows("SELECT 'order by' FROM t"));
}

TEST(SelectText, FindsThePresentMoment) {
  EXPECT_TRUE(asksForNow("SELECT date('NOW')"));
  EXPECT_TRUE(asksForNow("SELECT date( )"));
  EXPECT_FALSE(asksForNow("SELECT date(born)"));
}

}  // namespace
}  // namespace epsiscope::select_text_test
