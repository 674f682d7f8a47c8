#include "core/base/now_text.h"

#include <gtest/gtest.h>

#include <ctime>
#include <iomanip>
#include <sstream>

namespace epsiscope::now_text_test {
namespace {

TEST(NowText, IsTheTimeInUtcToTheSecond) {
  const std::time_t before = std::time(nullptr);
  std::istringstream text(nowText());
  std::tm utc{};
  text >> std::get_time(&utc, "%Y-%m-%dT%H:%M:%SZ");
  ASSERT_FALSE(text.fail());
  EXPECT_EQ(text.peek(), std::istringstream::traits_type::eof());
  EXPECT_GE(timegm(&utc), before);
  EXPECT_LE(timegm(&utc), std::time(nullptr));
}

}  // namespace
}  // namespace epsiscope::now_text_test
