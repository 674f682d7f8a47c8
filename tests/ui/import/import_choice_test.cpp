#include "ui/import/import_choice.h"

#include <gtest/gtest.h>

namespace epsiscope::import_choice_test {
namespace {

DataChoice withTarget(const std::string& target) {
  DataChoice data;
  data.target = target;
  data.lower = 0;
  data.upper = 5;
  return data;
}

TEST(ImportChoice, SaysWhatOfTheStudyGoesOn) {
  DataChoice before = withTarget("price");
  EXPECT_EQ(keptSentence(before, before),
            QStringLiteral("Kept from the study: target \"price\", bounds 0 to 5."));
  EXPECT_EQ(keptSentence(before, withTarget("other")).contains(QStringLiteral("target")), false);
  DataChoice nothing = withTarget("");
  nothing.lower = nothing.upper = std::nullopt;
  EXPECT_TRUE(keptSentence(nothing, before).isEmpty());
}

}  // namespace
}  // namespace epsiscope::import_choice_test
