#include "ui/setup/setup_panel.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>

#include "core/builtin/generators.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/previewed.h"
#include "ui/setup/column_picker.h"
#include "ui/setup/preparation_section.h"
#include "ui/setup/privacy_section.h"
#include "ui/state/rows_to_learn.h"
#include "ui/state/tasks.h"
#include "ui/widgets/method_list.h"
#include "ui/widgets/parameter_slider.h"

namespace epsiscope::setup_panel_test {
namespace {

class SetupPanelTest : public testing::Test {
protected:
  void SetUp() override {
    const test::Previewed made = test::previewed();
    state.study = made.study;
    state.cache = made.cache;
    state.dataset = made.cache->data().dataset;
    QObject::connect(&panel, &SetupPanel::edited, [this](const Study& study) { edits.push_back(study); });
    panel.present(state);
  }
  void choose(std::vector<std::string> methods) {
    state.study.labelPrivacy.methods = std::move(methods);
    panel.present(state);
  }
  /// The slider whose field has that accessible name: among the visible sections, if several have one.
  ParameterSlider* slider(const char* label) const {
    ParameterSlider* found = nullptr;
    for (ParameterSlider* one : panel.findChildren<ParameterSlider*>())
      for (const QLineEdit* field : one->findChildren<QLineEdit*>())
        if (field->accessibleName() == QString::fromUtf8(label) &&
            (found == nullptr || (!one->isHidden() && !one->parentWidget()->parentWidget()->isHidden())))
          found = one;
    return found;
  }
  bool shows(const char* label) const {
    return !slider(label)->isHidden() && !slider(label)->parentWidget()->parentWidget()->isHidden();
  }
  template <class Control>
  Control* named(const char* name) const {
    for (Control* one : panel.findChildren<Control*>())
      if (one->accessibleName() == QString::fromUtf8(name)) return one;
    return nullptr;
  }
  QStringList sections() const {
    QStringList shown;
    for (const Section* section : panel.findChildren<Section*>())
      if (!section->isHidden()) shown << section->objectName();
    return shown;
  }
  void switchTo(TaskId task) {
    state.study = withTask(state.study, task, state.dataset.get());
    panel.present(state);
  }
  /// Opens data with two classes, of which there is no cache.
  void openClasses() {
    const BuiltIn& builtIn = *findBuiltIn("income-class");
    state.dataset = std::make_shared<const Dataset>(builtIn.make());
    state.cache.reset();
    state.study.data = DataChoice();
    state.study.data.file = "builtin:income-class";
    state.study.data.target = builtIn.target;
    switchTo(TaskId::privateClassifier);
  }
  static void type(QLineEdit* field, const char* text) {
    field->setText(QString::fromUtf8(text));
    emit field->editingFinished();
  }

  QMenu menu;
  SetupPanel panel{&menu};
  AppState state;
  std::vector<Study> edits;
};

TEST_F(SetupPanelTest, SectionsThatAreClosedForAClassStayAsTheyAre) {
  panel.closeSections({QStringLiteral("privacy")});
  panel.present(state);
  auto* epsilon = panel.findChild<ParameterSlider*>(QStringLiteral("view.epsilon"));
  EXPECT_FALSE(epsilon->isEnabled());
  EXPECT_EQ(epsilon->toolTip(), QStringLiteral("Closed for this class."));
  EXPECT_TRUE(panel.findChild<MethodList*>()->isEnabled());
  Study next = state.study;
  next.view.epsilon *= 2;
  EXPECT_TRUE(panel.isClosed(state.study, next));
  next = state.study;
  next.trials += 1;
  EXPECT_FALSE(panel.isClosed(state.study, next));
  panel.closeSections({});
  panel.present(state);
  EXPECT_TRUE(epsilon->isEnabled());
  EXPECT_FALSE(panel.isClosed(state.study, next));
}

TEST_F(SetupPanelTest, ShowingAStateEditsNothing) {
  state.study.trials = 33;
  state.study.view.epsilon = 0.137;
  state.study.labelPrivacy.lambda = 0.5;
  panel.present(state);
  EXPECT_TRUE(edits.empty());
}

TEST_F(SetupPanelTest, AnEditChangesItsKeyAndNoOther) {
  QLineEdit* field = slider("Privacy budget ε")->findChild<QLineEdit*>();
  field->setText(QStringLiteral("0.137"));
  emit field->editingFinished();
  ASSERT_EQ(edits.size(), 1u);
  Study expected = state.study;
  expected.view.epsilon = 0.137;
  EXPECT_EQ(edits[0], expected);
}

TEST_F(SetupPanelTest, WhomAPromiseIsAboutIsChosenUnderData) {
  auto* person = panel.findChild<QComboBox*>(QStringLiteral("data.person"));
  auto* most = panel.findChild<QLineEdit*>(QStringLiteral("data.rows_per_person"));
  EXPECT_TRUE(person->currentData().toString().isEmpty()) << "every row by itself";
  EXPECT_TRUE(most->parentWidget()->isHidden());
  ASSERT_GT(person->count(), 1);
  const std::string column = person->itemData(1).toString().toStdString();
  person->setCurrentIndex(1);
  emit person->activated(1);
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_EQ(edits[0].data.person, column);
  EXPECT_FALSE(edits[0].data.rowsPerPerson);

  state.study = edits[0];
  panel.present(state);
  EXPECT_FALSE(most->parentWidget()->isHidden());
  most->setText(QStringLiteral("nonsense"));
  emit most->editingFinished();
  EXPECT_EQ(edits.size(), 1u);
  most->setText(QStringLiteral("4"));
  emit most->editingFinished();
  ASSERT_EQ(edits.size(), 2u);
  EXPECT_EQ(edits[1].data.person, column);
  EXPECT_EQ(edits[1].data.rowsPerPerson, 4);

  state.study = edits[1];
  panel.present(state);
  person->setCurrentIndex(0);
  emit person->activated(0);
  EXPECT_EQ(edits.back().data.person, std::nullopt);
  EXPECT_EQ(edits.back().data.rowsPerPerson, std::nullopt);
}

TEST_F(SetupPanelTest, ALossIsChosenAmongThoseOfItsMethod) {
  switchTo(TaskId::kernelRelease);
  auto* loss = panel.findChild<QComboBox*>(QStringLiteral("kernel_release.loss"));
  const auto* items = qobject_cast<QStandardItemModel*>(loss->model());
  const auto offers = [&](const char* word) {
    const QStandardItem* item = items->item(loss->findData(QLatin1String(word)));
    EXPECT_FALSE(item->toolTip().isEmpty());
    return item->isEnabled();
  };
  EXPECT_EQ(loss->currentData().toString(), QStringLiteral("square"));
  EXPECT_TRUE(offers("pinball"));
  EXPECT_FALSE(offers("hinge"));
  EXPECT_TRUE(panel.findChild<ParameterSlider*>(QStringLiteral("kernel_release.quantile"))->isHidden());
  loss->setCurrentIndex(loss->findData(QStringLiteral("pinball")));
  emit loss->activated(loss->currentIndex());
  ASSERT_EQ(edits.back().kernelRelease.loss, "pinball");
  state.study = edits.back();
  panel.present(state);
  EXPECT_FALSE(panel.findChild<ParameterSlider*>(QStringLiteral("kernel_release.quantile"))->isHidden());
  EXPECT_TRUE(panel.findChild<ParameterSlider*>(QStringLiteral("kernel_release.threshold"))->isHidden());

  auto* method = panel.findChild<QComboBox*>(QStringLiteral("kernel_release.method"));
  method->setCurrentIndex(method->findData(QStringLiteral("svm")));
  emit method->activated(method->currentIndex());
  EXPECT_EQ(edits.back().kernelRelease.loss, std::nullopt) << "it does not fit there";
  state.study = edits.back();
  panel.present(state);
  EXPECT_EQ(loss->currentData().toString(), QStringLiteral("hinge"));
  EXPECT_TRUE(offers("logistic"));
  EXPECT_FALSE(offers("pinball"));
}

TEST_F(SetupPanelTest, OnlyControlsThatTheMethodsNeedAreThere) {
  choose({"laplace"});
  EXPECT_FALSE(shows("Failure probability δ"));
  EXPECT_FALSE(shows("Share spent on the prior"));
  EXPECT_TRUE(shows("Half-width ζ")) << "one of the four that stay in sight";
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

TEST_F(SetupPanelTest, TheSecondNameOfAMethodIsThereWhereAStudyUsesIt) {
  const auto* list = panel.findChild<MethodList*>();
  const auto ids = [&] {
    QStringList found;
    for (int i = 0; i < list->count(); ++i) found << list->item(i)->text();
    return found;
  };
  choose({"laplace", "best-central"});
  EXPECT_FALSE(ids().contains(QStringLiteral("Best")));
  EXPECT_TRUE(ids().contains(QStringLiteral("Best, with a curator")));
  EXPECT_TRUE(ids().contains(QStringLiteral("Best, without a curator")));
  choose({"laplace", "best"});
  EXPECT_TRUE(ids().contains(QStringLiteral("Best")));
  EXPECT_EQ(list->checked(), (QStringList{QStringLiteral("laplace"), QStringLiteral("best")}));
}

TEST_F(SetupPanelTest, StagedMethodsHaveRandomFeatures) {
  choose({"laplace"});
  EXPECT_FALSE(shows("Random features"));
  for (const char* method : {"best", "best-central", "best-local", "rp-with-prior-two-stage"}) {
    choose({"laplace", method});
    EXPECT_TRUE(shows("Random features")) << method;
    choose({"laplace"});
  }
}

TEST_F(SetupPanelTest, BadTextIsReportedWithItsKeyAndSurvivesARefresh) {
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

TEST_F(SetupPanelTest, LearnersAreTickedAndTheirControlsComeAndGo) {
  EXPECT_FALSE(shows("Random features"));
  const auto boxes = panel.findChild<Section*>(QStringLiteral("learner"))->findChildren<QCheckBox*>();
  ASSERT_EQ(boxes.size(), 4) << "three learners, and whether predictions are clipped";
  boxes[1]->click();
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_EQ(edits[0].labelPrivacy.learners, (std::vector<std::string>{"ridge", "random-features"}));
  state.study = edits[0];
  panel.present(state);
  EXPECT_TRUE(shows("Random features"));
}

TEST_F(SetupPanelTest, PredictionsAreClippedUntilTheyAreNot) {
  QCheckBox* box = panel.findChild<Section*>(QStringLiteral("learner"))->findChildren<QCheckBox*>().back();
  EXPECT_EQ(box->property("topic").toString(), QStringLiteral("label_privacy.clip_predictions"));
  EXPECT_TRUE(box->isChecked());
  box->click();
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_FALSE(edits[0].labelPrivacy.clipPredictions);
  state.study = edits[0];
  panel.present(state);
  EXPECT_FALSE(box->isChecked());
}

TEST_F(SetupPanelTest, ZetaAndShareMayBeLeftToTheProgram) {
  state.study.labelPrivacy.zeta = 1.5;
  state.study.labelPrivacy.priorShare = 0.2;
  panel.present(state);
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

TEST_F(SetupPanelTest, SectionsRememberWhetherTheyAreOpen) {
  const test::TemporaryFolder folder;
  QSettings settings(QString::fromStdString((folder.path() / "s.ini").string()), QSettings::IniFormat);
  panel.findChild<Section*>(QStringLiteral("learner"))->setOpen(false);
  panel.save(settings);
  SetupPanel other(&menu);
  other.restore(settings);
  EXPECT_FALSE(other.findChild<Section*>(QStringLiteral("learner"))->isOpen());
  EXPECT_TRUE(other.findChild<Section*>(QStringLiteral("privacy"))->isOpen());
}

TEST_F(SetupPanelTest, EveryFieldHasANameForScreenReaders) {
  for (const QLineEdit* field : panel.findChildren<QLineEdit*>())
    if (qobject_cast<const QAbstractSpinBox*>(field->parent()) == nullptr) {
      EXPECT_FALSE(field->accessibleName().isEmpty());
    }
  for (const QComboBox* box : panel.findChildren<QComboBox*>()) EXPECT_FALSE(box->accessibleName().isEmpty());
  for (const QAbstractSpinBox* box : panel.findChildren<QAbstractSpinBox*>())
    EXPECT_FALSE(box->accessibleName().isEmpty());
  for (const QAbstractButton* button : panel.findChildren<QAbstractButton*>())
    EXPECT_FALSE(button->accessibleName().isEmpty() && button->text().isEmpty());
}

TEST_F(SetupPanelTest, EveryTaskShowsItsSectionsOnly) {
  EXPECT_EQ(sections(),
            (QStringList{"task", "data", "privacy", "methods", "aims", "prior", "learner", "runs"}));
  state.cache.reset();
  switchTo(TaskId::kernelRelease);
  EXPECT_EQ(sections(),
            (QStringList{"task", "data", "privacy", "kernel", "aims", "theory", "preparation", "runs"}));
  openClasses();
  EXPECT_EQ(sections(),
            (QStringList{"task", "data", "privacy", "classifier", "methods", "aims", "preparation", "runs"}));
  EXPECT_TRUE(edits.empty());
}

TEST_F(SetupPanelTest, TheTaskIsChosenByItsName) {
  auto* box = named<QComboBox>("Task");
  ASSERT_NE(box, nullptr);
  EXPECT_EQ(box->currentText(), QStringLiteral("Protect labels"));
  std::optional<TaskId> chosen;
  QObject::connect(&panel, &SetupPanel::taskChosen, [&](TaskId task) { chosen = task; });
  emit box->activated(1);
  EXPECT_EQ(chosen, TaskId::kernelRelease);
  EXPECT_TRUE(edits.empty()) << "whoever opens data decides what else changes";
}

TEST_F(SetupPanelTest, TheSentenceUnderEpsilonSaysWhatIsHidden) {
  EXPECT_TRUE(guessSentence(TaskId::labelPrivacy, 1).contains(QStringLiteral("label")));
  for (const TaskId task : {TaskId::kernelRelease, TaskId::privateClassifier}) {
    EXPECT_TRUE(guessSentence(task, 1).contains(QStringLiteral("row")));
    EXPECT_FALSE(guessSentence(task, 1).contains(QStringLiteral("label")));
  }
}

TEST_F(SetupPanelTest, TheMeaningOfEpsilonFollowsFromTheSurestGuess) {
  Study study = state.study;
  study.labelPrivacy.methods = {"laplace"};
  const auto starts = [&](double epsilon, const char* word) {
    study.view.epsilon = epsilon;
    EXPECT_TRUE(meaningOf(study).startsWith(QString::fromUtf8(word))) << epsilon;
  };
  starts(0.1, "Strict");
  starts(0.2, "Strict");
  starts(0.21, "Moderate");
  starts(1, "Moderate");
  starts(2.19, "Moderate");
  starts(2.2, "Weak");
  starts(700, "Weak");
  study.view.epsilon = 1;
  EXPECT_TRUE(
      meaningOf(study).endsWith(QStringLiteral("A guess at 50 % about a label can reach at most 73.1 %. From "
                                               "10 % it is at most 23.2 %, from 1 % at most "
                                               "2.67 %.")));
  study.labelPrivacy.methods = {"laplace", "gaussian"};
  EXPECT_TRUE(meaningOf(study).contains(QStringLiteral("with probability δ = 1e−5")))
      << "delta is not hidden: " << meaningOf(study).toStdString();
  study.task = TaskId::kernelRelease;
  EXPECT_FALSE(meaningOf(study).contains(QStringLiteral("δ")));
}

TEST_F(SetupPanelTest, MarksSetEpsilon) {
  for (const auto& [name, epsilon] : {std::pair("epsilon.strict", 0.1), std::pair("epsilon.weak", 8.0)}) {
    panel.findChild<QToolButton*>(name)->click();
    EXPECT_DOUBLE_EQ(edits.back().view.epsilon, epsilon);
  }
}

TEST_F(SetupPanelTest, ASecondEpsilonCanBeSetAndSwitchedOff) {
  QLineEdit* field = slider("Compare with ε")->findChild<QLineEdit*>();
  EXPECT_EQ(field->text(), QStringLiteral("off"));
  type(field, "0.137");
  EXPECT_EQ(edits.back().view.compareEpsilon, 0.137);
  state.study = edits.back();
  panel.present(state);
  type(field, "off");
  EXPECT_FALSE(edits.back().view.compareEpsilon);
}

TEST_F(SetupPanelTest, ClassesTakeThePlaceOfBounds) {
  openClasses();
  auto* positive = named<QComboBox>("Class against the rest");
  ASSERT_EQ(positive->count(), 2);
  EXPECT_EQ(positive->currentText(), QStringLiteral(">50K"));
  EXPECT_FALSE(positive->parentWidget()->isHidden());
  EXPECT_TRUE(named<QLineEdit>("Lower bound of the target")->parentWidget()->isHidden());
  emit positive->activated(0);
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_EQ(edits[0].data.positive, positive->itemText(0).toStdString());
  EXPECT_NE(edits[0].data.positive, state.study.data.positive);

  auto* target = named<QComboBox>("Target");
  EXPECT_GT(target->findText(QString::fromStdString(state.study.data.target)), -1);
  EXPECT_EQ(target->count(), static_cast<int>(state.dataset->columns.size())) << "text columns, too";
}

TEST_F(SetupPanelTest, ATargetWithTooManyValuesOffersNoClassAndSaysWhy) {
  state.cache.reset();
  switchTo(TaskId::privateClassifier);
  state.problems = {{"data.positive", "Choose a class."}};
  panel.present(state);
  EXPECT_FALSE(named<QComboBox>("Class against the rest")->isEnabled());
  QStringList sentences;
  for (const QLabel* label : panel.findChildren<QLabel*>())
    if (label->property("role").toString() == QStringLiteral("problem") && !label->isHidden())
      sentences << label->text();
  EXPECT_EQ(sentences, QStringList{QStringLiteral("Choose a class.")});
}

TEST_F(SetupPanelTest, ScalesFromTheDataAreMarkedUntilBoundsAreDeclared) {
  Dataset dataset;
  dataset.columns = {{.name = "age", .values = {1, 2}}, {.name = "y", .values = {0, 1}}};
  Study study;
  study.task = TaskId::privateClassifier;
  study.data.target = "y";
  study.data.prepare = "unit-rows";
  EXPECT_TRUE(takesScalesFromData(study, dataset));
  study.data.weight = "age";
  EXPECT_FALSE(takesScalesFromData(study, dataset)) << "it is no feature";
  study.data.features = {"age"};
  EXPECT_TRUE(takesScalesFromData(study, dataset)) << "listed, it is one";
  study.data.weight.reset();
  study.data.features.reset();
  study.data.columnBounds = {{"age", 100}};
  EXPECT_FALSE(takesScalesFromData(study, dataset));
  study.task = TaskId::kernelRelease;
  study.data.prepare = "standardise";
  EXPECT_TRUE(takesScalesFromData(study, dataset)) << "its moments are those of the rows";
}

TEST_F(SetupPanelTest, APreparationThatTheTaskRefusesCannotBeChosenAndSaysWhy) {
  openClasses();
  auto* box = panel.findChild<QComboBox*>(QStringLiteral("data.prepare"));
  const int standardise = box->findData(QStringLiteral("standardise"));
  const auto isOffered = [&] {
    return bool(box->model()->flags(box->model()->index(standardise, 0)) & Qt::ItemIsEnabled);
  };
  EXPECT_FALSE(isOffered());
  EXPECT_TRUE(box->itemData(standardise, Qt::ToolTipRole).toString().contains(QStringLiteral("classifier")));
  switchTo(TaskId::kernelRelease);
  EXPECT_TRUE(isOffered());
  EXPECT_TRUE(box->itemData(standardise, Qt::ToolTipRole).toString().contains(QStringLiteral("mean")));
}

TEST_F(SetupPanelTest, BoundsOfColumnsAreOneLine) {
  openClasses();
  type(named<QLineEdit>("Bounds"), "age 100");
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_EQ(edits[0].data.columnBounds, (std::vector<ColumnBound>{{"age", 100}}));
  QString bad;
  QObject::connect(&panel, &SetupPanel::badText, [&](const QString& key, bool) { bad = key; });
  type(named<QLineEdit>("Bounds"), "age");
  EXPECT_EQ(bad, QStringLiteral("data.column_bounds"));
  EXPECT_EQ(edits.size(), 1u);
}

TEST_F(SetupPanelTest, FeaturesAreAllOtherColumnsOrThoseThatAreTicked) {
  openClasses();
  auto* picker = named<QToolButton>("Features");
  const QList<QAction*> columns = picker->menu()->actions().mid(2);
  ASSERT_EQ(columns.size(), 5);
  EXPECT_EQ(picker->text(), QStringLiteral("all 5 columns"));
  columns[1]->trigger();
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_EQ(edits[0].data.features, (std::vector<std::string>{"age", "occupation", "hours", "region"}));
  state.study.data.features = {"age", "hours"};
  panel.present(state);
  EXPECT_EQ(picker->text(), QStringLiteral("age, hours"));
  picker->menu()->actions()[0]->trigger();
  EXPECT_FALSE(edits.back().data.features);
}

TEST_F(SetupPanelTest, TheWeightOfRowsIsNotAmongAllOtherColumns) {
  openClasses();
  state.study.data.weight = "hours";
  panel.present(state);
  auto* picker = named<QToolButton>("Features");
  EXPECT_EQ(picker->text(), QStringLiteral("all 4 columns"));
  state.study.data.features = {"age", "hours"};
  panel.present(state);
  EXPECT_EQ(picker->text(), QStringLiteral("age, hours")) << "listed, it is one";
}

TEST_F(SetupPanelTest, FeaturesOfAVeryWideTableAreCountedAndChosenElsewhere) {
  openClasses();
  Dataset wide;
  for (int i = 0; i < 300; ++i) wide.columns.push_back({.name = "c" + std::to_string(i)});
  auto* picker = panel.findChild<ColumnPicker*>();
  picker->show(wide, {"c0"}, {{"c1", "c2"}});
  EXPECT_EQ(picker->text(), QStringLiteral("2 of 299 columns"));
  ASSERT_EQ(picker->menu()->actions().size(), 3);
  EXPECT_FALSE(picker->menu()->actions()[2]->isEnabled());
  panel.present(state);
  EXPECT_EQ(picker->text(), QStringLiteral("all 5 columns"));
  EXPECT_EQ(picker->menu()->actions().size(), 7);
}

TEST_F(SetupPanelTest, AKernelShowsTheParametersThatItHas) {
  state.cache.reset();
  switchTo(TaskId::kernelRelease);
  EXPECT_TRUE(shows("Kernel rate γ"));
  EXPECT_FALSE(shows("Degree"));
  EXPECT_FALSE(shows("Bound of labels M")) << "the data have bounds";
  state.study.kernelRelease.kernel = "polynomial";
  state.study.data.lower = state.study.data.upper = std::nullopt;
  panel.present(state);
  EXPECT_TRUE(shows("Degree"));
  EXPECT_TRUE(shows("Bound of labels M"));
  state.study.kernelRelease.method = "svm";
  panel.present(state);
  EXPECT_FALSE(shows("Bound of labels M")) << "classes have none";
}

TEST_F(SetupPanelTest, AClassifierShowsTheParametersThatItHas) {
  openClasses();
  EXPECT_TRUE(shows("Rounding of the corner h"));
  EXPECT_FALSE(shows("How many"));
  state.study.privateClassifier.loss = "logistic";
  state.study.privateClassifier.randomFeatures = 100;
  panel.present(state);
  EXPECT_FALSE(shows("Rounding of the corner h"));
  EXPECT_TRUE(shows("How many"));
  const auto boxes = panel.findChild<Section*>(QStringLiteral("classifier"))->findChildren<QCheckBox*>();
  ASSERT_EQ(boxes.size(), 1);
  boxes[0]->click();
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_EQ(edits[0].privateClassifier.randomFeatures, 0);
}

TEST_F(SetupPanelTest, MethodsOfAClassifierDoNotTouchThoseOfLabels) {
  openClasses();
  auto* list = panel.findChild<MethodList*>();
  EXPECT_EQ(list->checked(), (QStringList{"output", "objective", "none"}));
  emit list->checkedChanged({QStringLiteral("objective-tight")});
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_EQ(edits[0].privateClassifier.methods, std::vector<std::string>{"objective-tight"});
  EXPECT_EQ(edits[0].labelPrivacy, state.study.labelPrivacy);
}

TEST_F(SetupPanelTest, CandidatesForLambdaAreNumbersOrNothing) {
  openClasses();
  auto* line = named<QLineEdit>("Choose Λ from");
  type(line, "0.001, 0.01");
  EXPECT_EQ(edits.back().privateClassifier.tune, (std::vector<double>{0.001, 0.01}));
  state.study = edits.back();
  panel.present(state);
  type(line, "");
  EXPECT_FALSE(edits.back().privateClassifier.tune);
}

TEST_F(SetupPanelTest, HowLambdaIsChosenIsAskedWhereThereAreCandidates) {
  openClasses();
  auto* way = named<QComboBox>("Chosen by");
  EXPECT_TRUE(way->parentWidget()->isHidden());
  state.study.privateClassifier.tune = {{0.001, 0.01}};
  panel.present(state);
  EXPECT_FALSE(way->parentWidget()->isHidden());
  emit way->activated(1);
  EXPECT_EQ(edits.back().privateClassifier.tuning, "all-rows");
}

TEST_F(SetupPanelTest, SweepsAreTickedOnWithASensibleList) {
  const auto runs = panel.findChild<Section*>(QStringLiteral("runs"))->findChildren<QCheckBox*>();
  ASSERT_EQ(runs.size(), 2);
  EXPECT_TRUE(runs[0]->isHidden()) << "label privacy has neither";
  switchTo(TaskId::kernelRelease);
  runs[0]->click();
  runs[1]->click();
  ASSERT_EQ(edits.size(), 2u);
  EXPECT_FALSE(edits[0].kernelRelease.lambdaSweep.empty());
  EXPECT_TRUE(edits[0].privateClassifier.lambdaSweep.empty());
  EXPECT_EQ(edits[1].trainSizes, learningSizes(3200));
  state.study = edits[0];
  panel.present(state);
  EXPECT_TRUE(runs[0]->isChecked());
  runs[0]->click();
  EXPECT_TRUE(edits.back().kernelRelease.lambdaSweep.empty());
}

TEST(GuessSentence, IsTheAttackersBestPosterior) {
  EXPECT_TRUE(guessSentence(TaskId::labelPrivacy, 0.5).contains(QStringLiteral("62.2 %")));
  EXPECT_TRUE(guessSentence(TaskId::labelPrivacy, 1e-6).contains(QStringLiteral("50 %")));
  EXPECT_TRUE(guessSentence(TaskId::labelPrivacy, 700).contains(QStringLiteral("just under 100 %")));
}

/// The study keeps the square, people type the root, and the line below says both.
TEST_F(SetupPanelTest, AWantedErrorIsAskedForInTheUnitOfTheLabel) {
  state.study.data.unit = "euros";
  panel.present(state);
  ParameterSlider* wanted = slider("Wanted error");
  ASSERT_NE(wanted, nullptr);
  EXPECT_FALSE(wanted->value());
  emit wanted->changed(0.3);
  ASSERT_FALSE(edits.empty());
  EXPECT_EQ(edits.back().view.errorTarget, 0.3 * 0.3);
  state.study = edits.back();
  panel.present(state);
  EXPECT_EQ(wanted->value(), 0.3);
  const QString expected = QStringLiteral("RMSE 0.3\u00a0euros, squared 0.09");
  const auto labels = wanted->findChildren<QLabel*>();
  EXPECT_TRUE(std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == expected; }));
  emit wanted->changed(std::nullopt);
  EXPECT_FALSE(edits.back().view.errorTarget);
}

}  // namespace
}  // namespace epsiscope::setup_panel_test
