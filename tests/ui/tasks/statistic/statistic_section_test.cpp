#include "ui/tasks/statistic/statistic_section.h"

#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QStandardItemModel>

#include <algorithm>
#include <memory>

#include "core/builtin/generators.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "core/reading/reader.h"
#include "core/start/column_roles.h"
#include "tests/support/prepared.h"
#include "tests/support/temporary_folder.h"
#include "ui/state/app_state.h"
#include "ui/state/task_ui.h"
#include "ui/state/tasks.h"
#include "ui/state/units.h"
#include "ui/tasks/statistic/divide_button.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/slider_track.h"

namespace epsiscope::statistic_section_test {
namespace {

class StatisticSectionTest : public testing::Test {
protected:
  StatisticSectionTest() {
    state.study.task = TaskId::statistic;
    QObject::connect(&section, &SetupSection::edited, [this](const Study& study) { edited = study; });
    open("house-prices");
  }
  void open(const char* id) {
    const BuiltIn& builtIn = *findBuiltIn(id);
    state.dataset = std::make_shared<const Dataset>(builtIn.make());
    state.study.data.target = builtIn.target;
    section.present(state);
  }
  QComboBox* box(const char* key) const { return section.findChild<QComboBox*>(QLatin1String(key)); }
  bool isOffered(const char* mechanism) const {
    const QComboBox* mechanisms = box("statistic.mechanism");
    const int index = mechanisms->findData(QLatin1String(mechanism));
    return qobject_cast<const QStandardItemModel*>(mechanisms->model())->item(index)->isEnabled();
  }
  void choose(StatisticKind kind) {
    state.study = withStatistic(state.study, kind);
    section.present(state);
  }
  AppState state;
  std::unique_ptr<SetupSection> made{uiOf(TaskId::statistic).sections.front().make()};
  SetupSection& section = *made;
  std::optional<Study> edited;
};

TEST_F(StatisticSectionTest, OnlyMechanismsThatSuitTheStatisticCanBeChosen) {
  EXPECT_TRUE(isOffered("laplace") && isOffered("gaussian") && isOffered("discrete-laplace"));
  EXPECT_FALSE(isOffered("exponential"));
  choose(StatisticKind::quantile);
  EXPECT_FALSE(isOffered("laplace") || isOffered("gaussian") || isOffered("discrete-laplace"));
  EXPECT_TRUE(isOffered("exponential"));
  EXPECT_EQ(box("statistic.mechanism")->currentData().toString(), QStringLiteral("exponential"));
  const auto why = [](StatisticKind kind, const char* id) { return !whyNotMechanism(kind, id).isEmpty(); };
  EXPECT_TRUE(why(StatisticKind::quantile, "laplace")) << "a disabled choice says why";
  EXPECT_TRUE(why(StatisticKind::mean, "exponential"));
  EXPECT_FALSE(why(StatisticKind::mean, "gaussian"));
}

TEST_F(StatisticSectionTest, AnotherStatisticTakesAMechanismThatCanReleaseIt) {
  state.study.statistic.mechanism = "gaussian";
  EXPECT_EQ(withStatistic(state.study, StatisticKind::sum).statistic.mechanism, "gaussian");
  const Study quantile = withStatistic(state.study, StatisticKind::quantile);
  EXPECT_EQ(quantile.statistic.mechanism, "exponential");
  EXPECT_EQ(withStatistic(quantile, StatisticKind::mean).statistic.mechanism, "laplace");
}

TEST_F(StatisticSectionTest, ShowsOnlyTheNumbersThatTheStatisticHas) {
  const auto shows = [&](const char* key) {
    return !section.findChild<ParameterSlider*>(QLatin1String(key))->isHidden();
  };
  EXPECT_FALSE(shows("statistic.quantile") || shows("statistic.bins") || shows("statistic.delta"));
  EXPECT_TRUE(shows("statistic.bounds_share"));
  choose(StatisticKind::count);
  EXPECT_FALSE(shows("statistic.bounds_share")) << "there are none to find";
  choose(StatisticKind::quantile);
  EXPECT_TRUE(shows("statistic.quantile"));
  choose(StatisticKind::histogram);
  EXPECT_TRUE(shows("statistic.bins"));
  state.study.statistic.mechanism = "gaussian";
  section.present(state);
  EXPECT_TRUE(shows("statistic.delta"));
  open("income-class");
  EXPECT_FALSE(shows("statistic.bins")) << "a text has one cell for each category";
  EXPECT_FALSE(shows("statistic.bounds_share"));
}

TEST_F(StatisticSectionTest, OneOverNIsMarkedAndADeltaFromThereOnIsAProblem) {
  state.study.data.lower = 0;
  state.study.data.upper = 10;
  state.study.statistic.mechanism = "gaussian";
  state.cache = buildCache(state.study, state.dataset);
  const auto rows = static_cast<double>(state.cache->data().rows.size());
  auto* slider = section.findChild<ParameterSlider*>(QStringLiteral("statistic.delta"));
  const auto said = [&] {
    section.present(state);
    QStringList texts;
    for (const QLabel* label : slider->findChildren<QLabel*>())
      if (!label->isHidden() && label->text().contains(QStringLiteral("1/n"))) texts << label->text();
    return texts;
  };
  EXPECT_EQ(said().size(), 1) << "where the mark is";
  EXPECT_EQ(slider->limit(), 1 / rows);
  EXPECT_EQ(slider->findChild<SliderTrack*>()->limit().has_value(), 1 / rows <= 0.01);
  state.study.statistic.delta = 0.5 / rows;
  EXPECT_TRUE(said().join(QString()).contains(QStringLiteral("more than a tenth")));
  state.study.statistic.delta = 1 / rows;
  EXPECT_TRUE(said().join(QString()).contains(QStringLiteral("nothing is promised")));
}

TEST_F(StatisticSectionTest, ACountIsOfValuesInsideTheBoundsOrOfOneValue) {
  choose(StatisticKind::count);
  QComboBox* counted = box("statistic.counted");
  EXPECT_FALSE(counted->parentWidget()->isHidden());
  emit counted->activated(1);
  ASSERT_TRUE(edited);
  EXPECT_TRUE(edited->data.positive);
  state.study = *edited;
  section.present(state);
  emit counted->activated(0);
  EXPECT_FALSE(edited->data.positive);
  choose(StatisticKind::sum);
  EXPECT_TRUE(counted->parentWidget()->isHidden());
}

TEST_F(StatisticSectionTest, WhatIsEstimatedAndSpentIsNamed) {
  state.study.data.unit = "km";
  state.study.view.epsilon = 1;
  const TaskWords& words = wordsOf(state.study.task);
  EXPECT_EQ(nameWithUnit(words.quantity(state.study)), QStringLiteral("mean of price (km)"));
  EXPECT_EQ(words.quantity(withStatistic(state.study, StatisticKind::variance)).unit, QStringLiteral("km²"));
  EXPECT_TRUE(words.quantity(withStatistic(state.study, StatisticKind::count)).unit.isEmpty());
  EXPECT_EQ(taskOf(state.study).deltaOf(state.study), 0);
  state.study.statistic.share = 0.4;
  state.study.statistic.others = {
      {.column = "rooms", .mechanism = "gaussian", .lower = 0.0, .upper = 9.0, .positive = {}, .share = 0.6}};
  EXPECT_NEAR(taskOf(state.study).deltaOf(state.study), 0.6 * state.study.statistic.delta, 1e-15);
  const std::vector<Spending> spent = words.spends(state, "laplace");
  ASSERT_EQ(spent.size(), 2u);
  EXPECT_EQ(spent[0].epsilon.text(), "0.4");
  EXPECT_EQ((spent[0].epsilon + spent[1].epsilon).text(), "1");
  EXPECT_EQ(spent[1].column, QStringLiteral("rooms"));
  EXPECT_EQ(spent[1].method, QStringLiteral("Gaussian"));
  EXPECT_TRUE(words.spends(state, "gaussian").empty()) << "drawn to compare with";
}

TEST_F(StatisticSectionTest, DividesByColumnsOfTextAndDeclaresTheirCategories) {
  const test::TemporaryFolder folder;
  std::string csv = "name,region,income,w\n";
  for (int i = 0; i < 120; ++i)
    csv +=
        "Q" + std::to_string(7919 * i) + (i % 3 == 0 ? ",north," : ",south,") + std::to_string(i) + ",1.5\n";
  state.dataset = std::make_shared<const Dataset>(readDataset(folder.write("t.csv", csv)).value());
  state.study.data.target = "income";
  section.present(state);
  auto* by = section.findChild<DivideButton*>(QStringLiteral("statistic.by"));
  ASSERT_NE(by, nullptr);
  emit by->menu()->aboutToShow();
  const QList<QAction*> columns = by->menu()->actions();
  ASSERT_EQ(columns.size(), 2) << "columns of text";
  EXPECT_FALSE(columns[0]->isEnabled());
  EXPECT_TRUE(columns[0]->text().contains(QStringLiteral("nearly every row")))
      << columns[0]->text().toStdString();
  columns[1]->trigger();
  ASSERT_TRUE(edited);
  EXPECT_EQ(edited->statistic.by, std::vector<std::string>{"region"});
  EXPECT_EQ(declaredCategories(edited->data, "region"), (std::vector<std::string>{"north", "south"}));
  state.study = *edited;
  section.present(state);
  const QList<QLabel*> labels = section.findChildren<QLabel*>();
  EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->text().contains(QStringLiteral("region (2): north, south"));
  })) << "what was declared is said";
  EXPECT_FALSE(section.findChild<ParameterSlider*>(QStringLiteral("statistic.bounds_share"))->isHidden())
      << "groups have bounds in common, that can be found";
  auto* level = section.findChild<SegmentedControl*>(QStringLiteral("statistic.level"));
  EXPECT_EQ(level->current(), 1);
  emit level->chosen(2);
  EXPECT_EQ(edited->statistic.level, 0.99);
  auto* agree = section.findChild<QCheckBox*>(QStringLiteral("statistic.consistent"));
  EXPECT_TRUE(agree->isHidden()) << "there is one table";
  state.study.statistic.others = {{.column = "income", .lower = 0, .upper = 1}};
  section.present(state);
  EXPECT_FALSE(agree->isHidden());
  agree->click();
  EXPECT_TRUE(edited->statistic.isConsistent);
  emit by->menu()->aboutToShow();
  by->menu()->actions()[1]->trigger();
  EXPECT_TRUE(edited->statistic.by.empty());
}

TEST_F(StatisticSectionTest, WeightsAskForTheirLargestValue) {
  QComboBox* weight = box("data.weight");
  const int rooms = weight->findData(QStringLiteral("rooms"));
  ASSERT_GT(rooms, 0);
  emit weight->activated(rooms);
  ASSERT_TRUE(edited);
  EXPECT_EQ(edited->data.weight, "rooms");
  EXPECT_TRUE(edited->data.columnBounds.empty()) << "nobody looks at the column";
  state.study = *edited;
  state.problems = {{.field = "data.column_bounds", .sentence = "Declare the largest weight."}};
  section.present(state);
  auto* most = section.findChild<TextField*>(QStringLiteral("data.largest_weight"));
  EXPECT_EQ(most->sentence(), QStringLiteral("Declare the largest weight."));
  emit most->accepted(QStringLiteral("4.5"));
  EXPECT_EQ(boundOf(edited->data, "rooms")->bound, 4.5);
  emit weight->activated(0);
  EXPECT_FALSE(edited->data.weight);
}

TEST(Dividing, IsByAsManyCategoriesAsATableCanShow) {
  Column column{.name = "town", .kind = ColumnKind::text};
  for (int i = 0; i < 51; ++i) column.categories.push_back("t" + std::to_string(100 + i));
  for (int i = 0; i < 5100; ++i) column.codes.push_back(i % 51);
  EXPECT_TRUE(whyNotDivided({}, column).contains(QStringLiteral("51")));
  DataChoice data;
  data.columns = {{.column = "town", .kind = {}, .categories = {{"t100", "t101"}}}};
  EXPECT_TRUE(whyNotDivided(data, column).isEmpty()) << "two are declared";
}

}  // namespace
}  // namespace epsiscope::statistic_section_test
