#include "core/tasks/statistic/glance_preview.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "core/tasks/task.h"
#include "tests/support/declared_visits.h"
#include "tests/support/every_method.h"
#include "tests/support/made_columns.h"
#include "tests/support/prepared.h"

namespace epsiscope::glance_preview_test {
namespace {

/// The visits, and these columns in the picture.
Study declaredStudy(const std::vector<std::string>& columns) {
  Study study = test::declaredStudy();
  study.view.epsilon = 1;
  if (!columns.empty()) study.view.columns = columns;
  return study;
}

/// Every picture: the whole table, one column, two of all kinds, and a matrix.
const std::vector<std::vector<std::string>> kPictures = {{},
                                                         {"age"},
                                                         {"outcome"},
                                                         {"age", "cost"},
                                                         {"cost", "outcome"},
                                                         {"outcome", "age"},
                                                         {"age", "cost", "outcome"}};

GlancePreview glanceOf(const Study& study, const std::shared_ptr<const Dataset>& data,
                       Transcript* keeps = nullptr) {
  const auto cache = buildCache(study, data);
  return previewGlance(study, *cache, nullptr, {}, keeps);
}

TEST(GlancePreview, CostsEpsilonAndIsPrivateWhateverIsInThePicture) {
  for (const auto& columns : kPictures)
    for (const double epsilon : {1e-6, 0.5, 700.0}) {
      Study study = declaredStudy(columns);
      study.view.epsilon = epsilon;
      const GlancePreview preview = glanceOf(study, test::visits());
      EXPECT_TRUE(preview.guarantee.isPrivate()) << preview.guarantee.note() << preview.whyNoTwin;
      EXPECT_NEAR(preview.guarantee.epsilon(), epsilon, 1e-9 * epsilon);
      EXPECT_EQ(preview.guarantee.neighbours(), Guarantee::Neighbours::row);
      EXPECT_EQ(preview.shown, columns);
    }
}

/// The proof that a replay measures what is promised stands beside Transcript. Any row becomes any other one.
TEST(GlancePreview, TellsAnotherTableApartByNoMoreThanItPromises) {
  constexpr double kEpsilon = 0.8;
  const auto data = test::visits();
  for (const auto& columns : kPictures) {
    Study study = declaredStudy(columns);
    study.view.epsilon = kEpsilon;
    double most = 0;
    for (std::size_t row = 0; row < data->rows(); row += 9) {
      Transcript recorded;
      glanceOf(study, data, &recorded);
      Transcript replayed = Transcript::replayOf(recorded);
      glanceOf(study, test::withOtherRow(*data, row), &replayed);
      EXPECT_TRUE(replayed.saysTheSame()) << "something that was not asked for is told";
      EXPECT_EQ(replayed.loss().moved, 0);
      EXPECT_LE(replayed.loss().most, kEpsilon * (1 + 1e-9)) << row;
      most = std::max(most, replayed.loss().most);
    }
    EXPECT_GT(most, kEpsilon / 4) << "the tables differ in what is asked";
  }
}

/// Where nearly nothing is hidden, private cells are the true ones.
TEST(GlancePreview, OfAVastBudgetShowsTheTruth) {
  for (const auto& columns : kPictures) {
    if (columns.empty()) continue;
    Study study = declaredStudy(columns);
    study.view.epsilon = 1e6;
    const GlancePreview preview = glanceOf(study, test::visits(10, 100));
    ASSERT_EQ(preview.panels.size(), columns.size() < 3 ? 1u : 3u);
    for (const auto& panel : preview.panels) {
      EXPECT_NEAR(std::accumulate(panel.counts.begin(), panel.counts.end(), 0.0), 1000, 1e-9);
      for (std::size_t i = 0; i < panel.counts.size(); ++i)
        EXPECT_NEAR(panel.twin->counts[i], panel.counts[i], 0.01);
    }
    if (!preview.isGrouped()) continue;
    const auto remaining = privateBoxes(preview);
    const auto& edges = preview.axes[preview.values()].edges;
    for (std::size_t group = 0; group < preview.boxes.size(); ++group)
      for (std::size_t i = 0; i < BoxPlot::kShares.size(); ++i)
        EXPECT_NEAR(remaining[group].values[i], preview.boxes[group].values[i], edges[1] - edges[0])
            << "to the width of a cell";
  }
}

/// 20,000 draws: four standard errors of the share that is within the half-width, and of the mean distance.
TEST(PrivateCells, HaveTheErrorsThatTheySay) {
  constexpr int kDraws = 20'000;
  const std::vector<double> counts = {900, 60, 0, 40};
  const Study study = declaredStudy({});
  double distance = 0, squares = 0;
  int within = 0;
  PrivateCells cells;
  for (int draw = 0; draw < kDraws; ++draw) {
    Rng rng = Rng::stream(5, {static_cast<std::uint64_t>(draw)});
    cells = privateCells(study, counts, 1000, 0.3, Custodian(rng));
    double one = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) one += std::abs(cells.counts[i] - counts[i]) / 2 / 1000;
    distance += one / kDraws;
    squares += one * one / kDraws;
    within += std::abs(cells.counts[2]) <= cells.halfWidth ? 1 : 0;
  }
  // Laplace noise of scale 2/.3: E|Z| is the scale, and 4 of them in total variation are 2/.3 4/2/1000.
  EXPECT_NEAR(cells.totalVariation, 2 / 0.3 * 4 / 2 / 1000, 1e-12);
  EXPECT_NEAR(cells.halfWidth, 2 / 0.3 * std::log(20), 1e-9);
  EXPECT_NEAR(distance, cells.totalVariation, 4 * std::sqrt((squares - distance * distance) / kDraws));
  EXPECT_NEAR(within, PrivateCells::kLevel * kDraws, 4 * std::sqrt(kDraws * 0.95 * 0.05));
}

/// A count that noise could make up is not drawn as if it were one, and a true one is.
TEST(PrivateCells, AreUnsureWhereNoiseCouldMakeThemUp) {
  Rng rng(4);
  const PrivateCells cells = privateCells(declaredStudy({}), {0, 1000}, 1000, 1, Custodian(rng));
  EXPECT_TRUE(cells.isUnsure(0));
  EXPECT_FALSE(cells.isUnsure(1));
}

/// Cells between the least and the largest value would tell of two rows.
TEST(GlancePreview, WithoutDeclarationsHasNoPrivateTwin) {
  for (const auto& columns : kPictures) {
    const Study study = test::withoutDeclarations(declaredStudy(columns));
    const GlancePreview preview = glanceOf(study, test::visits());
    EXPECT_FALSE(preview.whyNoTwin.empty());
    EXPECT_FALSE(preview.correlations);
    for (const auto& panel : preview.panels) {
      EXPECT_FALSE(panel.twin);
      EXPECT_GT(std::accumulate(panel.counts.begin(), panel.counts.end(), 0.0), 0) << "the truth is shown";
    }
  }
}

TEST(GlancePreview, OfThePersonHasNoiseForAllTheirRows) {
  Study study = declaredStudy({"outcome"});
  const GlancePreview ofRows = glanceOf(study, test::visits());
  study = test::ofPersons(study);
  const GlancePreview ofPeople = glanceOf(study, test::visits());
  EXPECT_NEAR(ofPeople.panels[0].twin->halfWidth, test::kVisits * ofRows.panels[0].twin->halfWidth, 1e-9);
  EXPECT_TRUE(ofPeople.guarantee.isPrivate());
}

/// What no slider changes is taken from the last picture; and the first picture comes before what takes long.
TEST(GlancePreview, DrawsAnewOnlyWhatChanged) {
  Study study = declaredStudy({});
  const auto cache = buildCache(study, test::visits());
  const GlancePreview first = previewGlance(study, *cache);
  EXPECT_FALSE(first.isFinished);
  EXPECT_FALSE(first.facts->duplicateRows);
  const GlancePreview second = previewGlance(study, *cache, &first);
  EXPECT_TRUE(second.isFinished);
  EXPECT_TRUE(second.facts->duplicateRows);
  ASSERT_TRUE(second.look) << second.whyNoLook;
  EXPECT_EQ(second.look->noticed.size(), 3u);
  EXPECT_NEAR(second.look->glance.guarantee.epsilon(), 1, 1e-5);
  study.view.epsilon = 2;
  const GlancePreview moved = previewGlance(study, *cache, &second);
  EXPECT_FALSE(moved.isFinished);
  EXPECT_EQ(moved.look->glance.epsilon, 1) << "the earlier look stays until there is another";
  const GlancePreview third = previewGlance(study, *cache, &moved);
  EXPECT_EQ(third.look->glance.epsilon, 2);
  EXPECT_EQ(third.facts, second.facts);
  EXPECT_EQ(third.lookCache, second.lookCache);
  EXPECT_TRUE(third.isFinished);
  study.view.columns = {{"age", "cost"}};
  const GlancePreview pair = previewGlance(study, *cache, &third);
  EXPECT_TRUE(pair.isFinished);
  EXPECT_EQ(pair.facts, second.facts);
  const GlancePreview again = previewGlance(study, *cache, &pair);
  EXPECT_EQ(again.panels[0].twin->counts, pair.panels[0].twin->counts) << "the same look draws the same";
  EXPECT_EQ(again.dots.values, pair.dots.values);
  study.seed += 1;
  EXPECT_NE(previewGlance(study, *cache, &pair).panels[0].twin->counts, pair.panels[0].twin->counts);
}

/// Releases of other columns, or of the same in other cells, must not share noise: their difference would
/// have none.
TEST(GlancePreview, OfOtherColumnsOrCellsHasNoiseOfItsOwn) {
  const auto noiseOf = [](const Study& study) {
    const GlancePreview preview = glanceOf(study, test::visits(10, 100));
    const auto& panel = preview.panels.front();
    return panel.twin->counts.front() - panel.counts.front();
  };
  std::vector<double> noises;
  for (const auto& columns : std::vector<std::vector<std::string>>{
           {"age"}, {"cost"}, {"age", "cost"}, {"cost", "age"}, {"age", "outcome"}})
    noises.push_back(noiseOf(declaredStudy(columns)));
  Study coarse = declaredStudy({"age", "cost"});
  coarse.view.grid = "coarsest";
  noises.push_back(noiseOf(coarse));
  Study logarithmic = declaredStudy({"age", "cost"});
  for (ColumnBound& bound : logarithmic.data.columnBounds) bound.lower = 1;
  logarithmic.view.spacing = "logarithmic";
  noises.push_back(noiseOf(logarithmic));
  std::ranges::sort(noises);
  for (std::size_t i = 1; i < noises.size(); ++i) EXPECT_GT(noises[i] - noises[i - 1], 1e-9);
}

TEST(GlancePreview, IsUnfinishedOnceCancelled) {
  for (const auto& columns : kPictures) {
    const Study study = declaredStudy(columns);
    const auto cache = buildCache(study, test::visits());
    EXPECT_FALSE(previewGlance(study, *cache, nullptr, [] { return false; }).isFinished);
  }
}

TEST(GlanceColumns, AreThoseThatAreThereOnceEach) {
  const auto data = test::visits();
  Study study = declaredStudy({"height", "age", "age", "cost", "outcome", "person"});
  EXPECT_EQ(glanceColumns(study, *data), (std::vector<std::string>{"age", "cost", "outcome", "person"}));
  study.view.columns = std::vector<std::string>{};
  EXPECT_TRUE(glanceColumns(study, *data).empty());
}

/// Tables of one row or value, without values, of equal columns, and pairs without a common row.
TEST(GlancePreview, OfStrangeTablesIsDrawn) {
  constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
  const std::vector<std::vector<Column>> tables = {
      {test::numbers("a", {1}), test::numbers("b", {2})},
      {test::numbers("a", {1, 1, 1}), test::numbers("b", {1, 1, 1})},
      {test::numbers("a", {1, 2, 3}), test::numbers("b", {1, 2, 3}), test::numbers("c", {kNaN, kNaN, kNaN})},
      {test::numbers("a", {1, 2, 3}), test::numbers("c", {1, kNaN, 3}), test::numbers("d", {kNaN, 2, kNaN})},
      {test::numbers("a", {1, 2, 3}), test::text("c", {}, {-1, -1, -1})}};
  for (const std::vector<Column>& columns : tables) {
    Dataset table;
    table.columns = columns;
    const auto data = std::make_shared<const Dataset>(table);
    Study study;
    study.task = TaskId::statistic;
    study.data.target = "a";
    study.data.lower = 0;
    study.data.upper = 4;
    for (const Column& column : columns)
      if (column.kind == ColumnKind::number) study.data.columnBounds.push_back({column.name, 4, 0});
    for (const double epsilon : {1e-6, 700.0})
      for (std::size_t shown = 0; shown <= columns.size(); ++shown) {
        study.view.epsilon = epsilon;
        study.view.columns.emplace();
        for (std::size_t i = 0; i < shown; ++i)
          study.view.columns->push_back(columns[columns.size() - 1 - i].name);
        const GlancePreview preview = glanceOf(study, data);
        EXPECT_NE(preview.facts, nullptr);
        for (const auto& panel : preview.panels)
          if (panel.twin) {
            EXPECT_EQ(panel.twin->counts.size(), panel.counts.size());
          }
        if (preview.isGrouped() && preview.panels.front().twin) {
          EXPECT_EQ(privateBoxes(preview).size(), preview.axes[preview.groups()].size());
        }
      }
  }
}

}  // namespace
}  // namespace epsiscope::glance_preview_test
