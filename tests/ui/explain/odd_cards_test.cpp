// Every card of "Why does this look odd?" in every task and for every statistic.

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <map>
#include <set>

#include "core/study/load.h"
#include "core/study/statistic.h"
#include "core/study/study_file.h"
#include "core/tasks/task.h"
#include "core/tasks/warnings.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"
#include "tests/support/shared_files.h"
#include "ui/explain/odd_conditions.h"
#include "ui/setup/data_facts.h"
#include "ui/state/app_state.h"
#include "ui/state/task_ui.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"

namespace epsiscope::odd_cards_test {
namespace {

/// The state at the start of a task on its own data.
AppState startOf(const Task& task) {
  const std::filesystem::path folder = std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources" / "studies";
  AppState state;
  state.study = readStudy(folder / (std::string(task.facts().start) + ".json"));
  state.dataset = loadData(state.study.data, folder);
  for (const Column& column : state.dataset->columns) state.summaries.push_back(summarise(column));
  state.study = withTask(state.study, task.facts().task, state.dataset.get());
  state.study.kernelRelease.mostRows = 100;
  return state;
}

/// Collects everything asked and answered beside any picture of the state, by the id of the card.
void collect(AppState state, std::map<QString, QStringList>& cards) {
  state.cache = buildCache(state.study, state.dataset);
  static const std::set<std::string> slow = {"audit", "attack", "people", "learning-curve"};
  for (const ViewKind* view : viewsOf(state.study)) {
    state.study.view.tab = view->id;
    if (view->draw != nullptr && !slow.contains(view->id))
      state.pictures[view->id] =
          std::make_shared<const Picture>(drawPicture(*view, state.study, {state.cache}, nullptr));
    for (const OddCondition& card : oddConditions(state)) cards[card.id] << card.question + ' ' + card.answer;
  }
}

/// The cards of a study with little and much epsilon, and with bounds that are right, wide and narrow.
std::map<QString, QStringList> cardsOf(const AppState& start) {
  std::map<QString, QStringList> cards;
  for (const double epsilon : {0.01, 0.05, 1.0, 8.0})
    for (const double wider : {1.0, 20.0, 0.1}) {
      AppState state = start;
      state.study.view.epsilon = epsilon;
      DataChoice& data = state.study.data;
      if (data.lower && data.upper) data.upper = *data.lower + wider * (*data.upper - *data.lower);
      collect(state, cards);
      if (!data.lower || !data.upper) break;
    }
  return cards;
}

void expectNoWord(const std::map<QString, QStringList>& cards, const std::vector<const char*>& words,
                  const std::string& where) {
  for (const auto& [id, texts] : cards)
    for (const QString& text : texts)
      for (const char* word : words)
        EXPECT_FALSE(text.contains(QLatin1String(word), Qt::CaseInsensitive))
            << where << ", " << id.toStdString() << ": " << text.toStdString();
}

TEST(OddCards, EachIsShownOnlyWhereItIsAboutWhatIsReleased) {
  std::set<std::string> seen;
  for (const Task* task : allTasks()) {
    AppState start = startOf(*task);
    const bool isStatistic = !task->facts().learns;
    for (const auto& [kind, name] : Names<StatisticKind>::all) {
      start.study.statistic.statistic = kind;
      const std::string where = isStatistic ? std::string(name) : task->facts().id;
      const auto cards = cardsOf(start);
      EXPECT_FALSE(cards.empty()) << where;
      for (const auto& [id, texts] : cards) {
        EXPECT_TRUE(isAbout(id, start.study)) << where << ": " << id.toStdString();
        seen.insert(id.toStdString());
      }
      if (!isStatistic) break;
      expectNoWord(cards, {"split", "learner", "feature", "label", "regularisation", "λ"}, where);
      if (kind == StatisticKind::count || kind == StatisticKind::histogram)
        expectNoWord(cards, {"narrow", "made for the bounds", "width of the bounds"}, where);
      if (kind == StatisticKind::quantile) expectNoWord(cards, {"noise is made", "add noise"}, where);
      if (kind == StatisticKind::count) expectNoWord(cards, {"cells"}, where);
    }
  }
  EXPECT_GE(seen.size(), 20u) << "the pairs that are walked say something";
}

TEST(OddCards, HaveARowForEveryIdAndNoRowTwice) {
  std::set<std::string> ids;
  for (const OddCard& card : oddCards()) EXPECT_TRUE(ids.insert(card.id).second) << card.id;
  EXPECT_FALSE(isAbout(QStringLiteral("no-such-card"), Study{}));
  EXPECT_TRUE(ids.contains(kOtherCards));
}

/// A task's cards need no place among those of others.
TEST(OddCards, AreAboutATaskThatListsThem) {
  for (const Task* task : allTasks()) {
    Study study;
    study.task = task->facts().task;
    if (uiOf(study.task).isAbout != nullptr) continue;
    for (const std::string_view card : uiOf(study.task).cards)
      EXPECT_TRUE(isAbout(QString::fromUtf8(card.data(), static_cast<qsizetype>(card.size())), study))
          << card;
  }
  Study study;
  study.task = TaskId::privateRegression;
  EXPECT_TRUE(isAbout(QStringLiteral("sums-without-delta"), study));
  study.task = TaskId::labelPrivacy;
  EXPECT_FALSE(isAbout(QStringLiteral("sums-without-delta"), study));
}

TEST(OddCards, NoiseThatKnowsNoBoundsIsNotBlamedOnThem) {
  for (const auto& [kind, name] : Names<StatisticKind>::all) {
    Study study;
    study.task = TaskId::statistic;
    study.statistic.statistic = kind;
    const bool bounded =
        kind == StatisticKind::sum || kind == StatisticKind::mean || kind == StatisticKind::variance;
    EXPECT_EQ(isAbout(QStringLiteral("wide-bounds"), study), bounded) << name;
    EXPECT_EQ(isAbout(QStringLiteral("far-bound"), study), bounded) << name;
    const auto& words = wordsOf(study.task);
    EXPECT_EQ(QString::fromUtf8(words.bounds(study)).contains(QLatin1String("noise is made for their width")),
              bounded)
        << name;
    EXPECT_EQ(QString::fromUtf8(words.noiseCosts(study)).contains(QLatin1String("narrower declared bounds")),
              bounded)
        << name;
  }
}

TEST(FewRows, AreSaidInTheWordsOfTheTask) {
  for (const Task* task : allTasks()) {
    const bool isStatistic = !task->facts().learns;
    const AppState start = startOf(*task);
    for (const auto& [kind, name] : Names<StatisticKind>::all) {
      Study study = start.study;
      study.statistic.statistic = kind;
      PreparedData data;
      data.rows.assign(12, 0);
      QString said;
      for (const std::string& one : warnings(study, data, {})) said += QString::fromStdString(one) + '\n';
      EXPECT_EQ(said.contains(QLatin1String("split")), !isStatistic) << name << said.toStdString();
      if (!isStatistic) break;
      EXPECT_TRUE(said.contains(QLatin1String("12"))) << name << said.toStdString();
      if (kind == StatisticKind::mean) {
        EXPECT_TRUE(said.contains(QLatin1String("1/12 of the width of its bounds"))) << said.toStdString();
      }
    }
  }
}

TEST(PublicCases, OfAHistogramAndOfTwelvePeopleHearNothingOfOtherTasks) {
  for (const char* name : {"13_histogram_told_to_narrow_bounds", "14_statistic_speaks_of_splits"}) {
    const auto folder = test::sharedDir() / "cases" / name;
    NEEDS_FILE(folder);
    AppState state;
    state.study = readStudy(folder / "study.json");
    state.dataset = loadData(state.study.data, folder);
    for (const Column& column : state.dataset->columns) state.summaries.push_back(summarise(column));
    state.cache = buildCache(state.study, state.dataset);
    std::map<QString, QStringList> cards;
    collect(state, cards);
    cards["panel"] << dataWarnings(state);
    expectNoWord(cards, {"split"}, name);
    if (state.study.statistic.statistic == StatisticKind::histogram) expectNoWord(cards, {"narrow"}, name);
  }
}

}  // namespace
}  // namespace epsiscope::odd_cards_test
