#include "ui/report/date_text.h"

#include <gtest/gtest.h>

namespace epsiscope::date_text_test {
namespace {

TEST(DateText, IsReadToTheMinuteAndLeavesOtherTextsAlone) {
  EXPECT_EQ(dateText(QStringLiteral("2030-01-02T03:04:05Z")), QStringLiteral("2030-01-02, 03:04 UTC"));
  EXPECT_EQ(dateText(QStringLiteral("2030-01-02T03:04Z")), QStringLiteral("2030-01-02, 03:04 UTC"));
  for (const char* other : {"", "yesterday", "2030-01-02", "2030-01-02T03:04:05+01:00"})
    EXPECT_EQ(dateText(QString::fromUtf8(other)), QString::fromUtf8(other));
}

}  // namespace
}  // namespace epsiscope::date_text_test
