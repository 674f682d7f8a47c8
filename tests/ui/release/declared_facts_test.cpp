#include "ui/release/declared_facts.h"

#include <gtest/gtest.h>

#include "core/study/study.h"

namespace epsiscope::declared_facts_test {
namespace {

TEST(DeclaredFacts, SayWhichColumnWeightsTheRows) {
  Study study;
  study.data.columnBounds = {{.column = "age", .bound = 120}, {.column = "wgt", .bound = 4}};
  EXPECT_TRUE(declaredFacts(study).contains(QStringLiteral("wgt is from -4 to 4.")));
  study.data.weight = "wgt";
  EXPECT_TRUE(declaredFacts(study).contains(QStringLiteral("wgt weights its rows, each from 0 to 4.")));
  EXPECT_TRUE(declaredFacts(study).contains(QStringLiteral("age is from -120 to 120.")));
}

}  // namespace
}  // namespace epsiscope::declared_facts_test
