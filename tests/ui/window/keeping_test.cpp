#include <gtest/gtest.h>

#include <QMenu>
#include <QAbstractButton>

#include <functional>
#include <map>
#include <regex>

#include "tests/support/temporary_folder.h"
#include "tests/ui/support/shown_window.h"
#include "ui/session/recovery_copy.h"

// The settings and files that a window keeps for the next one, and the cases in which it cannot.

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

TEST_F(Keeping, SettingsThatCannotBeKeptAreSaidOnceAndTheWindowGoesOn) {
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

TEST_F(Keeping, SettingsAreForTheirOwnerAlone) {
  const std::filesystem::path file = temporary.write("settings.ini", "");
  std::filesystem::permissions(file, std::filesystem::perms(0644));
  QSettings settings(textOf(file), QSettings::IniFormat);
  const auto window = windowWith(settings);
  EXPECT_TRUE(window->session().state().notices.empty());
  settings.sync();
  EXPECT_EQ(std::filesystem::status(file).permissions(), std::filesystem::perms(0600));
}

TEST_F(Keeping, AWindowThatIsToldToEndAsksNobodyAndKeepsWhatIsNotSaved) {
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

/// Somebody who has not answered the greeting yet, and whose program was killed meanwhile.
TEST_F(Keeping, WorkThatCanBeRestoredIsAskedAboutBeforeAnythingElse) {
  QSettings settings(textOf(temporary.path() / "settings.ini"), QSettings::IniFormat);
  const WindowStart start{.file = {},
                          .recoveryFolder = textOf(temporary.path() / "recovery"),
                          .complaints = {QStringLiteral("class.json is damaged.")},
                          .offersOpening = true};
  auto window = std::make_unique<MainWindow>(settings, start);
  window->show();
  test::settle(window->session());
  Study study = window->session().state().study;
  study.trials = 17;
  window->session().setStudy(study);
  window->prepareEnd();
  window.reset();
  window = std::make_unique<MainWindow>(settings, start);
  window->show();
  test::settle(window->session());
  const auto& notices = window->session().state().notices;
  ASSERT_EQ(notices.size(), 3u);
  EXPECT_TRUE(offersRestore(notices[0]));
  EXPECT_EQ(notices[1].actions.front(), NoticeAction::showOpening);
  const auto isShown = [&](const char* button) {
    return window->findChild<QAbstractButton*>(QLatin1String(button))->isVisible();
  };
  EXPECT_TRUE(isShown("notice.restore"));
  EXPECT_FALSE(isShown("notice.opening"));
  window->findChild<QAbstractButton*>(QStringLiteral("notice.discard"))->click();
  EXPECT_TRUE(isShown("notice.opening"));
}

/// Cells that occur nowhere else.
constexpr const char* kPerson = "Zebedee";
constexpr const char* kIncome = "7391.625";

std::string privateTable() {
  std::string text = "name,age,income\n";
  for (int i = 0; i < 60; ++i)
    text += (i == 40      ? kPerson
             : i % 2 == 0 ? "Ada"
                          : "Bob") +
            std::string(",") + std::to_string(20 + i % 50) + ',' +
            (i == 40 ? kIncome : std::to_string(1000 + 37 * i)) + '\n';
  return text;
}

/// A day with a private table: everything that leaves files without a question for each.
class DayOfUse : public Keeping {
protected:
  void SetUp() override {
    std::filesystem::create_directory(temporary.path() / "tmp");
    qputenv("TMPDIR", textOf(temporary.path() / "tmp").toLocal8Bit());
    temporary.write("people.csv", privateTable());
    window = windowWith(settings);
    session().open(OpenFile{textOf(temporary.path() / "people.csv")});
    rest();
  }
  void TearDown() override {
    window.reset();
    before.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
  }
  Session& session() const { return window->session(); }
  void rest() const { test::settle(session()); }
  void change(const std::function<void(Study&)>& how) const {
    Study study = session().state().study;
    how(study);
    session().setStudy(study);
    rest();
  }
  /// The files by their paths below the folder of the test, with # for the parts that change from day to day.
  std::map<std::string, std::string> files() const {
    settings.sync();
    std::map<std::string, std::string> found;
    static const std::regex changing("pasted-[A-Za-z0-9]+|recovery/[^.]+|tmp/[^/]*runtime.*");
    for (const auto& entry : std::filesystem::recursive_directory_iterator(temporary.path()))
      if (entry.is_regular_file())
        found[std::regex_replace(std::filesystem::relative(entry.path(), temporary.path()).string(), changing,
                                 "#")] = test::bytesOf(entry.path());
    return found;
  }
  static std::vector<std::string> namesOf(const std::map<std::string, std::string>& files) {
    std::vector<std::string> names;
    for (const auto& [name, text] : files) names.push_back(name);
    return names;
  }

  QByteArray before = qgetenv("TMPDIR");
  mutable QSettings settings{textOf(temporary.path() / "settings.ini"), QSettings::IniFormat};
  std::unique_ptr<MainWindow> window;
};

/// The handbook lists these files on the page "What is written where".
TEST_F(DayOfUse, LeavesTheFilesThatAreDescribedAndNoOthers) {
  change([](Study& study) {
    study.data.target = "income";
    study.data.lower = 0;
    study.data.upper = 10'000;
    study.trials = 2;
    study.epsilon = {1};
  });
  const QMenu* lessons = window->actionsOfWindow().lessons;
  lessons->findChild<QAction*>(QStringLiteral("lesson:three-noises"))->trigger();
  rest();
  window->findChild<QAbstractButton*>(QStringLiteral("lesson-leave"))->click();
  rest();
  session().saveStudy(textOf(temporary.path() / "study.json"));
  rest();
  session().run();
  rest();
  ASSERT_TRUE(session().state().result);
  EXPECT_EQ(namesOf(files()), (std::vector<std::string>{"#.lock", "people.csv", "settings.ini", "study.json",
                                                        "study.results.json"}));
  session().open(Paste{QString::fromStdString(privateTable())});
  rest();
  change([](Study& study) { study.trials = 3; });
  EXPECT_EQ(namesOf(files()), (std::vector<std::string>{"#.lock", "people.csv", "settings.ini", "study.json",
                                                        "study.results.json", "tmp/epsiscope-#/clipboard.csv",
                                                        "tmp/epsiscope-#/lock"}));
  window->prepareEnd();
  window.reset();
  const auto left = files();
  EXPECT_EQ(namesOf(left), (std::vector<std::string>{"#.json", "people.csv", "settings.ini", "study.json",
                                                     "study.results.json", "tmp/epsiscope-#/clipboard.csv"}));
  for (const auto& [name, text] : left) {
    if (name == "people.csv" || name.ends_with("clipboard.csv")) continue;
    EXPECT_EQ(text.find(kPerson), std::string::npos) << name;
    EXPECT_EQ(text.find(kIncome), std::string::npos) << name;
  }

  // The next window brings the study back with the table that it needs; once it is saved, nothing else is
  // left.
  window = windowWith(settings);
  window->findChild<QAbstractButton*>(QStringLiteral("notice.restore"))->click();
  rest();
  ASSERT_TRUE(session().state().dataset);
  EXPECT_EQ(session().state().study.trials, 3);
  EXPECT_EQ(session().state().dataset->rows(), 60u);
  session().saveStudy(textOf(temporary.path() / "second.json"));
  rest();
  while (files().contains("#.json")) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  window.reset();
  EXPECT_EQ(namesOf(files()), (std::vector<std::string>{"people.csv", "second-clipboard.csv", "second.json",
                                                        "settings.ini", "study.json", "study.results.json"}));
}

}  // namespace
}  // namespace epsiscope::keeping_test
