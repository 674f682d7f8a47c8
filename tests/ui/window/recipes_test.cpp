#include <QAction>
#include <QFileDialog>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

#include "core/recipes/recipe.h"
#include "tests/support/packing.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/shown_window.h"
#include "ui/window/paper_studies.h"

namespace epsiscope::recipes_test {
namespace {

/// Returns a file with as many block groups as the published one has.
std::string housing() {
  std::string text;
  for (int i = 0; i < 20640; ++i)
    text += "-122.23,37.88,41,880,129,322," + std::to_string(100 + i % 50) + ",8.3252," +
            std::to_string(100000 + i % 1000 * 300) + "\n";
  return text;
}

std::string adultRows(int count, const std::string& end) {
  std::string text;
  for (int i = 0; i < count; ++i)
    text += std::to_string(17 + i % 70) +
            ", Private, 77516, Bachelors, 13, Never-married, Sales, Husband, White, Male, 0, 0, 40, Cuba, " +
            (i % 3 == 0 ? ">50K" : "<=50K") + end + '\n';
  return text;
}

class RecipesTest : public test::ShownWindow {
protected:
  Session& session() { return window->session(); }
  QString write(const char* name, const std::string& bytes) {
    return QString::fromStdString(files.write(name, bytes).string());
  }
  QAction* menuAction(const char* recipe) {
    for (QAction* action : actions().publicData->actions())
      if (action->data().toString() == QLatin1String(recipe)) return action;
    return nullptr;
  }
  QToolButton* useRecipe() { return window->findChild<QToolButton*>(QStringLiteral("notice.use-recipe")); }

  test::TemporaryFolder files;
};

TEST_F(RecipesTest, OpeningByARecipeDeclaresWhatItKnows) {
  session().open(OpenRecipe{QStringLiteral("california-housing"), write("cal_housing.data", housing())});
  rest();
  const DataChoice& data = state().study.data;
  EXPECT_EQ(data.recipe, "california-housing");
  EXPECT_EQ(data.target, "MedHouseVal");
  EXPECT_EQ(data.lower, 0);
  EXPECT_EQ(data.upper, 5);
  EXPECT_EQ(data.sha256, state().dataset->sha256);
  EXPECT_EQ(state().study.task, TaskId::labelPrivacy);
  EXPECT_TRUE(state().problems.empty());
  EXPECT_TRUE(state().notices.empty());
}

TEST_F(RecipesTest, TheTaskIsThatOfTheTargetAndNothingElseChanges) {
  write("adult.test", adultRows(16281, "."));
  const Study before = state().study;
  session().open(OpenRecipe{QStringLiteral("adult"), write("adult.data", adultRows(32561, ""))});
  rest();
  EXPECT_EQ(state().study.task, TaskId::privateClassifier);
  EXPECT_EQ(state().study.data.positive, ">50K");
  EXPECT_EQ(state().study.labelPrivacy, before.labelPrivacy);
  EXPECT_EQ(state().study.epsilon, before.epsilon);
  EXPECT_TRUE(state().problems.empty());
}

TEST_F(RecipesTest, AFileWithAKnownNameIsOpenedAsItIsAndOffersTheRecipe) {
  const QString file = write("cal_housing.data", housing());
  session().open(OpenFile{file});
  rest();
  EXPECT_FALSE(state().study.data.recipe);
  EXPECT_EQ(std::ranges::count(state().notices, std::vector{NoticeAction::useRecipe}, &Notice::actions), 1);
  // Without bounds nothing is private yet: a sentence says so before the offer.
  for (std::size_t i = 1; i < state().notices.size() && !useRecipe()->isVisible(); ++i)
    window->findChild<QToolButton*>(QStringLiteral("notice.older"))->click();
  ASSERT_TRUE(useRecipe()->isVisible());
  useRecipe()->click();
  rest();
  EXPECT_EQ(state().study.data.recipe, "california-housing");
  EXPECT_EQ(state().study.data.file, file.toStdString());
}

TEST_F(RecipesTest, AnArchiveThatIsNoTableOffersTheRecipeToo) {
  const std::string archive = test::gzipped(test::tarOf({{"CaliforniaHousing/cal_housing.data", housing()}}));
  session().open(OpenFile{write("cal_housing.tgz", archive)});
  rest();
  ASSERT_FALSE(state().notices.empty());
  EXPECT_EQ(state().notices.front().kind, Notice::Kind::error);
  useRecipe()->click();
  rest();
  EXPECT_EQ(state().study.data.recipe, "california-housing");
  EXPECT_EQ(state().dataset->rows(), 20640U);
}

TEST_F(RecipesTest, AnotherFileOffersNothing) {
  session().open(OpenFile{write("table.csv", "x,y\n1,5\n2,7\n3,9\n4,11\n")});
  rest();
  for (const Notice& notice : state().notices)
    EXPECT_EQ(std::ranges::count(notice.actions, NoticeAction::useRecipe), 0)
        << notice.sentence.toStdString();
}

TEST_F(RecipesTest, WhatIsNotThePublishedFileLeavesTheData) {
  const auto before = state().dataset;
  session().open(OpenRecipe{QStringLiteral("california-housing"), write("cal_housing.data", "1,2\n")});
  rest();
  EXPECT_EQ(state().dataset, before);
  ASSERT_EQ(state().notices.size(), 1U);
  EXPECT_TRUE(state().notices.front().sentence.contains(QStringLiteral("where California housing has 9")));
}

TEST_F(RecipesTest, TheMenuListsAllAndAsksForAFileOnce) {
  EXPECT_EQ(static_cast<std::size_t>(actions().publicData->actions().size()), recipes().size());
  menuAction("california-housing")->trigger();
  auto* dialog = window->findChild<QFileDialog*>();
  ASSERT_NE(dialog, nullptr);
  const QString file = write("cal_housing.data", housing());
  emit dialog->fileSelected(file);
  dialog->close();
  rest();
  EXPECT_EQ(state().study.data.recipe, "california-housing");
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

  session().open(OpenDefault{});
  rest();
  menuAction("california-housing")->trigger();
  rest();
  EXPECT_EQ(window->findChild<QFileDialog*>(), nullptr);
  EXPECT_EQ(state().study.data.file, file.toStdString());
}

TEST_F(RecipesTest, TheStudiesOfPapersNameARecipe) {
  for (const PaperStudy& paper : paperStudies()) EXPECT_NE(findRecipe(paper.recipe), nullptr) << paper.id;
}

}  // namespace
}  // namespace epsiscope::recipes_test
