#include "core/audit/audit_finding.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace epsiscope::audit_finding_test {
namespace {

AuditFinding findingOf(double measured, std::size_t pairs, const char* what) {
  return {.measured = measured,
          .rounding = measured / 100,
          .isExact = true,
          .pairs = pairs,
          .worst = {{what, "", ""}}};
}

TEST(AuditFinding, TakesTheWorseOfTwoAndThePairsOfBoth) {
  AuditFinding found = findingOf(1, 3, "first");
  found.takeWorse(findingOf(2, 4, "worse"));
  EXPECT_EQ(found.measured, 2);
  EXPECT_EQ(found.rounding, 0.02);
  EXPECT_EQ(found.pairs, 7U);
  EXPECT_EQ(found.worst.front().what, "worse");
  EXPECT_FALSE(found.isExact);
  for (const double less : {1.5, 2.0}) {
    found.takeWorse(findingOf(less, 1, "other"));
    EXPECT_EQ(found.measured, 2);
    EXPECT_EQ(found.worst.front().what, "worse");
  }
  EXPECT_EQ(found.pairs, 9U);
  found.takeWorse(findingOf(NAN, 1, "unknown"));
  EXPECT_EQ(found.worst.front().what, "unknown") << "what cannot be compared is no better";
}

TEST(AuditFinding, BeginsWithWhateverIsFoundFirst) {
  AuditFinding found;
  found.takeWorse(findingOf(0, 2, "harmless"));
  EXPECT_EQ(found.worst.front().what, "harmless");
  EXPECT_EQ(found.pairs, 2U);
}

TEST(AuditFinding, DependsOnRowsAsSoonAsOneOfThemDoes) {
  AuditFinding found = findingOf(2, 1, "made up"), own = findingOf(1, 1, "own");
  own.ofRows = true;
  found.takeWorse(std::move(own));
  EXPECT_EQ(found.measured, 2);
  EXPECT_TRUE(found.ofRows);
  found.takeWorse(findingOf(3, 1, "made up"));
  EXPECT_TRUE(found.ofRows);
}

}  // namespace
}  // namespace epsiscope::audit_finding_test
