#include "ui/widgets/shown_text.h"

#include <gtest/gtest.h>

#include "core/text/printable.h"
#include "tests/support/hostile_names.h"

namespace epsiscope::shown_text_test {
namespace {

/// Every character but halves of pairs, and pairs.
TEST(ShownText, IsWhatIsPrintable) {
  for (char32_t code = 1; code <= 0xE0100; code += code < 0x10000 ? 1 : 0x55) {
    if (code >= 0xD800 && code <= 0xDFFF) continue;
    const QString text = QLatin1Char('a') + QString::fromUcs4(&code, 1) + QLatin1Char('b');
    ASSERT_EQ(shownText(text).toStdString(), printable(text.toStdString())) << static_cast<unsigned>(code);
  }
  for (const std::string& name : test::hostileNames())
    EXPECT_EQ(shownText(name).toStdString(), printable(QString::fromStdString(name).toStdString()));
}

}  // namespace
}  // namespace epsiscope::shown_text_test
