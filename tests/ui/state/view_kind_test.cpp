#include "tests/support/every_task.h"
#include "ui/state/view_kind.h"

#include <gtest/gtest.h>

#include <set>
#include <typeindex>

#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/task.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"

namespace epsiscope::view_kind_test {
namespace {

TEST(ViewKind, EveryViewHasAnIdOfItsOwnAndIsFoundByIt) {
  std::set<std::string> ids;
  for (const ViewKind& view : allViews()) {
    EXPECT_TRUE(ids.insert(view.id).second) << view.id;
    EXPECT_EQ(viewKind(view.id), &view);
  }
  EXPECT_EQ(viewKind("gallery"), nullptr);
}

TEST(ViewKind, EveryViewBelongsToATaskAndEveryTaskHasDataAndTradeOff) {
  std::set<const ViewKind*> offered;
  for (const Task* task : allTasks()) {
    Study study;
    study.task = task->facts().task;
    EXPECT_TRUE(hasView(study, view_id::data));
    EXPECT_TRUE(hasView(study, view_id::tradeOff));
    for (const ViewKind* view : viewsOf(study)) offered.insert(view);
    study.statistic.statistic = StatisticKind::histogram;
    for (const ViewKind* view : viewsOf(study)) offered.insert(view);
    study.data.file = "builtin:plan";
    for (const ViewKind* view : viewsOf(study)) offered.insert(view);
    study.statistic.by = {"sex"};
    for (const ViewKind* view : viewsOf(study)) offered.insert(view);
  }
  EXPECT_EQ(offered.size(), allViews().size());
}

TEST(ViewKind, WhateverShowsNoDataCanDrawAPictureAndGivesWayToARun) {
  for (const ViewKind& view : allViews()) {
    EXPECT_EQ(view.draw != nullptr, view.shows != ViewKind::Shows::data) << view.id;
    EXPECT_EQ(view.isInstant != nullptr, view.shows != ViewKind::Shows::data) << view.id;
    EXPECT_EQ(view.isWanted != nullptr, view.shows == ViewKind::Shows::run) << view.id;
  }
}

TEST(ViewKind, AViewThatThereIsNotGivesWayToTheTradeOff) {
  for (const Task* task : allTasks()) {
    Study study;
    study.task = task->facts().task;
    study.view.tab = "gallery";
    EXPECT_FALSE(hasView(study, study.view.tab));
    chooseOfferedView(study);
    EXPECT_EQ(study.view.tab, view_id::tradeOff);
    study.view.tab = view_id::data;
    chooseOfferedView(study);
    EXPECT_EQ(study.view.tab, view_id::data);
  }
}

class BuiltInStudies : public testing::TestWithParam<const char*> {};

TEST_P(BuiltInStudies, HaveAPictureInEachOfTheirViews) {
  const std::filesystem::path folder = std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources" / "studies";
  Study study = readStudy(folder / (std::string(GetParam()) + ".json"));
  study.kernelRelease.mostRows = 200;
  const auto cache = buildCache(study, loadData(study.data, folder));
  std::set<std::type_index> drawn;
  for (const ViewKind* view : viewsOf(study)) {
    if (view->draw == nullptr) continue;
    const Picture picture = drawPicture(*view, study, {cache}, nullptr);
    EXPECT_TRUE(picture.preview.has_value()) << view->id;
    EXPECT_TRUE(drawn.insert(picture.preview.type()).second) << view->id << ": a type for each view";
    EXPECT_EQ(picture.study, study);
    EXPECT_EQ(picture.cache, cache);
  }
  EXPECT_FALSE(drawn.empty());
}

INSTANTIATE_TEST_SUITE_P(Examples, BuiltInStudies, testing::ValuesIn(test::everyStart()),
                         [](const auto& one) {
                           std::string name = one.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace epsiscope::view_kind_test
