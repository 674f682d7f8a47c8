#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"
#include "tests/ui/support/shown_window.h"
#include "ui/session/recovery_copy.h"

// What a window keeps for the next one, and where it cannot.

namespace epsiscope::keeping_test {
namespace {

QString textOf(const std::filesystem::path& path) {
  return QString::fromStdString(path.string());
}

class Keeping : public testing::Test {
protected:
  std::unique_ptr<MainWindow> windowWith(QSettings& settings) const {
    auto window = std::make_unique<MainWindow>(
        settings, WindowStart{.file = {}, .recoveryFolder = textOf(temporary.path() / "recovery")});
    window->show();
    test::settle(window->session());
    return window;
  }

  test::TemporaryFolder temporary;
};

TEST_F(Keeping, settings_that_cannot_be_kept_are_said_once_and_the_window_goes_on) {
  const QString file = textOf(temporary.write("plain", "") / "settings.ini");
  QSettings settings(file, QSettings::IniFormat);
  const auto window = windowWith(settings);
  const auto& notices = window->session().state().notices;
  const auto ofSettings = [&] {
    return std::ranges::count_if(notices, [&](const Notice& one) { return one.sentence.contains(file); });
  };
  EXPECT_EQ(ofSettings(), 1);
  Preferences preferences = window->preferences();
  preferences.scalePercent = 125;
  window->setPreferences(preferences);
  EXPECT_EQ(window->preferences().scalePercent, 125);
  window->session().open(OpenBuiltIn{QStringLiteral("income-class")});
  test::settle(window->session());
  ASSERT_EQ(ofSettings(), 1);
  EXPECT_EQ(
      std::ranges::find_if(notices, [&](const Notice& one) { return one.sentence.contains(file); })->times,
      1);
}

TEST_F(Keeping, settings_are_for_their_owner_alone) {
  const std::filesystem::path file = temporary.write("settings.ini", "");
  std::filesystem::permissions(file, std::filesystem::perms(0644));
  QSettings settings(textOf(file), QSettings::IniFormat);
  const auto window = windowWith(settings);
  EXPECT_TRUE(window->session().state().notices.empty());
  settings.sync();
  EXPECT_EQ(std::filesystem::status(file).permissions(), std::filesystem::perms(0600));
}

TEST_F(Keeping, a_window_that_is_told_to_end_asks_nobody_and_keeps_what_is_not_saved) {
  QSettings settings(textOf(temporary.path() / "settings.ini"), QSettings::IniFormat);
  auto window = windowWith(settings);
  Study study = window->session().state().study;
  study.trials = 17;
  window->session().setStudy(study);
  window->prepareEnd();
  window.reset();
  EXPECT_TRUE(settings.contains(QStringLiteral("geometry")));
  const auto orphans = RecoveryCopy::orphans(textOf(temporary.path() / "recovery"));
  ASSERT_EQ(orphans.size(), 1u);
}

}  // namespace
}  // namespace epsiscope::keeping_test
