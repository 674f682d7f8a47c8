#include "ui/tasks/label_classes/classes_section.h"

#include <gtest/gtest.h>

#include <QPushButton>

#include <memory>
#include <optional>

#include "core/builtin/generators.h"
#include "ui/state/app_state.h"
#include "ui/state/data_roles.h"
#include "ui/state/task_ui.h"
#include "ui/state/tasks.h"
#include "ui/widgets/badge.h"

namespace epsiscope::classes_section_test {
namespace {

using Names = std::vector<std::string>;

TEST(ClassesText, IsReadBackAsItWas) {
  for (const Names& names : {Names{"yes", "no"}, Names{"a, b", "c"}, Names{"say \"no\"", "Größe"}, Names{"1"},
                             Names{"<b>", "100 %1"}})
    EXPECT_EQ(classesFromText(textOfClasses(names)), names) << textOfClasses(names).toStdString();
  EXPECT_EQ(classesFromText(QStringLiteral(" a ,, b,")), (Names{"a", "b"}));
  EXPECT_EQ(classesFromText(QString()), Names());
  EXPECT_EQ(classesFromText(QStringLiteral("a, \"b")), std::nullopt);
}

class ClassesSectionTest : public testing::Test {
protected:
  ClassesSectionTest() {
    const BuiltIn& survey = *findBuiltIn("health-survey");
    state.dataset = std::make_shared<const Dataset>(survey.make());
    state.study.task = TaskId::labelClasses;
    state.study.data.target = survey.target;
    QObject::connect(&section, &SetupSection::edited, [this](const Study& study) { edited = study; });
    section.present(state);
  }
  AppState state;
  std::unique_ptr<SetupSection> made{uiOf(TaskId::labelClasses).sections.front().make()};
  SetupSection& section = *made;
  std::optional<Study> edited;
};

TEST_F(ClassesSectionTest, SaysNotPrivateUntilTheClassesAreDeclared) {
  auto* badge = section.findChild<Badge*>();
  auto* declare = section.findChild<QPushButton*>();
  EXPECT_FALSE(badge->isHidden());
  ASSERT_FALSE(declare->isHidden());
  declare->click();
  ASSERT_TRUE(edited);
  EXPECT_EQ(edited->labelClasses.classes, (Names{"allergy", "asthma", "diabetes", "migraine", "none"}));
  state.study = *edited;
  section.present(state);
  EXPECT_TRUE(badge->isHidden());
  EXPECT_TRUE(declare->isHidden());
}

TEST_F(ClassesSectionTest, TheShareIsThereWhereThePriorIsPaidFor) {
  const auto* share = section.findChild<ParameterSlider*>(QStringLiteral("label_classes.prior_share"));
  EXPECT_FALSE(share->isHidden());
  state.study.labelClasses.prior = PriorKind::uniform;
  section.present(state);
  EXPECT_TRUE(share->isHidden());
  state.study.labelClasses.prior = PriorKind::noisyLabels;
  state.study.labelClasses.methods = {"randomized-response"};
  section.present(state);
  EXPECT_TRUE(share->isHidden());
}

TEST_F(ClassesSectionTest, AnotherTargetGivesUpTheClasses) {
  state.study.labelClasses.classes = Names{"none"};
  EXPECT_EQ(withTarget(state.study, *state.dataset, "region").labelClasses.classes, std::nullopt);
}

TEST_F(ClassesSectionTest, ThoseOfBuiltInDataArePublicAndDeclaredWithTheTask) {
  Study study = state.study;
  study.task = TaskId::privateClassifier;
  study.data.file = "builtin:health-survey";
  const Study classes = withTask(study, TaskId::labelClasses, state.dataset.get());
  EXPECT_EQ(classes.labelClasses.classes->size(), 5U);
  study.data.file = "people.csv";
  EXPECT_EQ(withTask(study, TaskId::labelClasses, state.dataset.get()).labelClasses.classes, std::nullopt);
}

}  // namespace
}  // namespace epsiscope::classes_section_test
