#include "ui/setup/setup_panel.h"

#include <gtest/gtest.h>

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>

#include "tests/support/temporary_folder.h"
#include "tests/ui/support/previewed.h"
#include "ui/setup/privacy_section.h"
#include "ui/widgets/method_list.h"
#include "ui/widgets/parameter_slider.h"

namespace epsiscope {
namespace {

class SetupPanelTest : public testing::Test {
protected:
  void SetUp() override {
    const test::Previewed made = test::previewed();
    state.study = made.study;
    state.cache = made.cache;
    state.dataset = made.cache->data.dataset;
    QObject::connect(&panel, &SetupPanel::edited, [this](const Study& study) { edits.push_back(study); });
    panel.present(state);
  }
  void choose(std::vector<std::string> methods) {
    state.study.labelPrivacy.methods = std::move(methods);
    panel.present(state);
  }
  /// The slider whose field has that accessible name.
  ParameterSlider* slider(const char* label) const {
    for (ParameterSlider* one : panel.findChildren<ParameterSlider*>())
      for (const QLineEdit* field : one->findChildren<QLineEdit*>())
        if (field->accessibleName() == QString::fromUtf8(label)) return one;
    return nullptr;
  }
  bool shows(const char* label) const {
    return !slider(label)->isHidden() && !slider(label)->parentWidget()->parentWidget()->isHidden();
  }

  QMenu menu;
  SetupPanel panel{&menu};
  AppState state;
  std::vector<Study> edits;
};

TEST_F(SetupPanelTest, showing_a_state_edits_nothing) {
  state.study.trials = 33;
  state.study.view.epsilon = 0.137;
  state.study.labelPrivacy.lambda = 0.5;
  panel.present(state);
  EXPECT_TRUE(edits.empty());
}

TEST_F(SetupPanelTest, an_edit_changes_its_key_and_no_other) {
  QLineEdit* field = slider("Privacy budget ε")->findChild<QLineEdit*>();
  field->setText(QStringLiteral("0.137"));
  emit field->editingFinished();
  ASSERT_EQ(edits.size(), 1u);
  Study expected = state.study;
  expected.view.epsilon = 0.137;
  EXPECT_EQ(edits[0], expected);
}

TEST_F(SetupPanelTest, only_controls_that_the_methods_need_are_there) {
  choose({"laplace"});
  EXPECT_FALSE(shows("Failure probability δ"));
  EXPECT_FALSE(shows("Share spent on the prior"));
  EXPECT_FALSE(shows("Half-width ζ"));
  choose({"laplace", "gaussian"});
  EXPECT_TRUE(shows("Failure probability δ"));
  choose({"rp-with-prior"});
  EXPECT_FALSE(shows("Failure probability δ"));
  EXPECT_TRUE(shows("Share spent on the prior"));
  EXPECT_TRUE(shows("Half-width ζ"));
  state.study.labelPrivacy.prior = PriorKind::uniform;
  panel.present(state);
  EXPECT_FALSE(shows("Share spent on the prior")) << "a uniform prior costs nothing";
}

TEST_F(SetupPanelTest, bad_text_is_reported_with_its_key_and_survives_a_refresh) {
  QStringList bad;
  QObject::connect(&panel, &SetupPanel::badText, [&](const QString& key, bool is) {
    if (is) bad << key;
  });
  QLineEdit* field = slider("Half-width ζ")->findChild<QLineEdit*>();
  for (const char* text : {"abc", "-1", "0", "1e-400", "", "0,5"}) {
    field->setText(QString::fromLatin1(text));
    emit field->editingFinished();
    EXPECT_TRUE(slider("Half-width ζ")->hasBadText()) << text;
    panel.present(state);
    EXPECT_EQ(field->text(), QString::fromLatin1(text));
  }
  EXPECT_EQ(bad.value(0), QStringLiteral("label_privacy.zeta"));
  EXPECT_TRUE(edits.empty());
}

TEST_F(SetupPanelTest, learners_are_ticked_and_their_controls_come_and_go) {
  EXPECT_FALSE(shows("Random features"));
  const auto boxes = panel.findChild<Section*>(QStringLiteral("learner"))->findChildren<QCheckBox*>();
  ASSERT_EQ(boxes.size(), 3);
  boxes[1]->click();
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_EQ(edits[0].labelPrivacy.learners, (std::vector<std::string>{"ridge", "random-features"}));
  state.study = edits[0];
  panel.present(state);
  EXPECT_TRUE(shows("Random features"));
}

TEST_F(SetupPanelTest, zeta_and_share_may_be_left_to_the_program) {
  for (const char* name : {"Half-width ζ", "Share spent on the prior"}) {
    QLineEdit* field = slider(name)->findChild<QLineEdit*>();
    field->setText(QStringLiteral("suggested"));
    emit field->editingFinished();
    EXPECT_FALSE(slider(name)->hasBadText());
  }
  ASSERT_EQ(edits.size(), 2u);
  EXPECT_FALSE(edits[0].labelPrivacy.zeta);
  EXPECT_FALSE(edits[1].labelPrivacy.priorShare);
}

TEST_F(SetupPanelTest, sections_remember_whether_they_are_open) {
  const test::TemporaryFolder folder;
  QSettings settings(QString::fromStdString((folder.path() / "s.ini").string()), QSettings::IniFormat);
  panel.findChild<Section*>(QStringLiteral("learner"))->setOpen(false);
  panel.save(settings);
  SetupPanel other(&menu);
  other.restore(settings);
  EXPECT_FALSE(other.findChild<Section*>(QStringLiteral("learner"))->isOpen());
  EXPECT_TRUE(other.findChild<Section*>(QStringLiteral("privacy"))->isOpen());
}

TEST_F(SetupPanelTest, every_field_has_a_name_for_screen_readers) {
  for (const QLineEdit* field : panel.findChildren<QLineEdit*>())
    if (qobject_cast<const QAbstractSpinBox*>(field->parent()) == nullptr) {
      EXPECT_FALSE(field->accessibleName().isEmpty());
    }
  for (const QComboBox* box : panel.findChildren<QComboBox*>()) EXPECT_FALSE(box->accessibleName().isEmpty());
}

TEST(GuessSentence, is_the_attackers_best_posterior) {
  EXPECT_TRUE(guessSentence(Task::labelPrivacy, 0.5).contains(QStringLiteral("62.2 %")));
  EXPECT_TRUE(guessSentence(Task::labelPrivacy, 1e-6).contains(QStringLiteral("50 %")));
  EXPECT_TRUE(guessSentence(Task::labelPrivacy, 700).contains(QStringLiteral("more than 99.9 %")));
}

}  // namespace
}  // namespace epsiscope
