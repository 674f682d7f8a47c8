#include "ui/window/preferences_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>

#include "tests/ui/support/shown_window.h"
#include "ui/widgets/section.h"

namespace epsiscope::preferences_dialog_test {
namespace {

class PreferencesDialogTest : public test::ShownWindow {
protected:
  void SetUp() override {
    ShownWindow::SetUp();
    open();
  }
  void open() {
    actions().preferences->trigger();
    dialog = window->findChild<PreferencesDialog*>();
  }
  template <class Control>
  Control* control(const char* name) const {
    return dialog->findChild<Control*>(QLatin1String(name));
  }
  void choose(const char* name, const QVariant& value) const {
    auto* box = control<QComboBox>(name);
    box->setCurrentIndex(box->findData(value));
    emit box->activated(box->currentIndex());
  }

  PreferencesDialog* dialog = nullptr;
};

TEST_F(PreferencesDialogTest, ChangesApplyAndAreRememberedAtOnce) {
  EXPECT_FALSE(dialog->isModal());
  choose("preferences.appearance", QStringLiteral("dark"));
  choose("preferences.numbers", static_cast<int>(NumberFormat::comma));
  control<QSpinBox>("preferences.scale")->setValue(150);
  control<QCheckBox>("preferences.software")->click();
  control<QCheckBox>("preferences.recovery")->click();
  control<QCheckBox>("preferences.tips")->click();
  const Preferences expected{.appearance = Appearance::dark,
                             .scalePercent = 150,
                             .numbers = NumberFormat::comma,
                             .softwareRendering = true,
                             .recoveryCopies = false,
                             .tips = false};
  EXPECT_EQ(window->preferences(), expected);
  EXPECT_EQ(loadPreferences(settings), expected);
  rest();
  EXPECT_DOUBLE_EQ(window->font().pointSizeF(), 15);
}

TEST_F(PreferencesDialogTest, OpensOnceAndFollowsTheKeys) {
  open();
  EXPECT_EQ(window->findChildren<PreferencesDialog*>().size(), 1);
  actions().largerText->trigger();
  EXPECT_EQ(control<QSpinBox>("preferences.scale")->value(), 125);
}

TEST_F(PreferencesDialogTest, ResettingAsksOnceAndMakesAFirstStart) {
  for (Section* section : window->findChildren<Section*>()) section->setOpen(!section->isOpen());
  for (const char* key : {"recent", "lessons/done", "geometry"})
    settings.setValue(QLatin1String(key), QStringList{QStringLiteral("x")});
  actions().setup->trigger();
  actions().presenterSliders->actions().front()->trigger();
  control<QSpinBox>("preferences.scale")->setValue(200);

  auto* now = control<QPushButton>("preferences.reset-now");
  EXPECT_TRUE(now->isHidden());
  control<QPushButton>("preferences.reset")->click();
  EXPECT_EQ(window->preferences().scalePercent, 200) << "asks first";
  ASSERT_FALSE(now->isHidden());
  now->click();

  EXPECT_TRUE(settings.allKeys().isEmpty()) << settings.allKeys().join(',').toStdString();
  EXPECT_EQ(window->preferences(), Preferences{});
  EXPECT_EQ(control<QSpinBox>("preferences.scale")->value(), 100);
  window->resize(1440, 900);
  rest();
  EXPECT_TRUE(actions().setup->isChecked());
  EXPECT_FALSE(actions().presenterSliders->actions().front()->isChecked());
  EXPECT_TRUE(window->findChild<Section*>(QStringLiteral("privacy"))->isOpen());
  EXPECT_FALSE(window->findChild<Section*>(QStringLiteral("runs"))->isOpen()) << "it begins folded";
}

}  // namespace
}  // namespace epsiscope::preferences_dialog_test
