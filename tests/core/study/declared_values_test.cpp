#include "core/study/declared_values.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/every_method.h"

namespace epsiscope::declared_values_test {
namespace {

TEST(DeclaredValues, AreThoseOfTheStudy) {
  const auto table = test::visits();
  DataChoice choice;
  choice.target = "cost";
  choice.lower = 0;
  choice.upper = 100;
  choice.columnBounds = {{"age", 120, 18}};
  choice.columns = {{.column = "outcome", .kind = {}, .categories = {{"well", "ill"}}}};
  const auto declared = declaredValues(choice, *table);
  EXPECT_FALSE(declared[0].bounds || declared[0].categories);
  EXPECT_EQ(declared[1].bounds, (LabelBounds{18, 120}));
  EXPECT_EQ(declared[2].bounds, (LabelBounds{0, 100}));
  EXPECT_EQ(declared[3].categories, (std::vector<std::string>{"well", "ill"}));
  choice.boundsFromData = true;
  EXPECT_FALSE(declaredValues(choice, *table)[2].bounds) << "what was taken from the labels is not declared";
}

}  // namespace
}  // namespace epsiscope::declared_values_test
