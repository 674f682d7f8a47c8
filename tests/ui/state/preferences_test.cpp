#include "ui/state/preferences.h"

#include <gtest/gtest.h>

#include <QSettings>
#include <QTemporaryDir>

namespace epsiscope::preferences_test {
namespace {

class PreferencesTest : public testing::Test {
protected:
  QTemporaryDir m_folder;
  QSettings m_settings{m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
};

TEST_F(PreferencesTest, EmptySettingsAreTheFirstStart) {
  EXPECT_EQ(loadPreferences(m_settings), Preferences{});
}

TEST_F(PreferencesTest, ComeBackAsTheyWereSaved) {
  const Preferences changed{.appearance = Appearance::dark,
                            .scalePercent = 175,
                            .language = QStringLiteral("de"),
                            .numbers = NumberFormat::comma,
                            .softwareRendering = true,
                            .recoveryCopies = false,
                            .tips = false};
  savePreferences(m_settings, changed);
  EXPECT_EQ(loadPreferences(m_settings), changed);
  savePreferences(m_settings, Preferences{});
  EXPECT_EQ(loadPreferences(m_settings), Preferences{});
}

TEST_F(PreferencesTest, NonsenseIsTheDefault) {
  m_settings.setValue(QStringLiteral("scale"), 10000);
  m_settings.setValue(QStringLiteral("numbers"), QStringLiteral("roman"));
  m_settings.setValue(QStringLiteral("theme"), 7);
  EXPECT_EQ(loadPreferences(m_settings), Preferences{});
}

}  // namespace
}  // namespace epsiscope::preferences_test
