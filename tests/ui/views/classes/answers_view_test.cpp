#include "ui/views/classes/answers_view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/builtin/generators.h"
#include "core/tasks/task.h"
#include "tests/support/prepared.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/in_model.h"
#include "ui/charts/chart.h"
#include "ui/tasks/label_classes/conditions.h"
#include "ui/state/picture.h"
#include "ui/theme/theme.h"
#include "ui/views/picture_view.h"

namespace epsiscope::answers_view_test {
namespace {

using test::guideOf;
using test::seriesOf;

class Answers : public testing::Test {
protected:
  Answers() {
    const BuiltIn& survey = *findBuiltIn("health-survey");
    state.dataset = std::make_shared<const Dataset>(survey.make());
    state.study.task = TaskId::labelClasses;
    state.study.data.file = "builtin:health-survey";
    state.study.data.target = survey.target;
    state.study.labelClasses.classes = {"none", "allergy", "asthma", "diabetes", "migraine"};
    state.study.view.tab = view_id::answers;
    draw();
  }
  void draw() {
    state.cache = buildCache(state.study, state.dataset);
    preview = previewAnswers(state.study, *state.cache);
    test::setPicture(state, view_id::answers, preview);
  }
  std::vector<QString> conditions() {
    std::vector<OddCondition> found;
    addClassConditions(state, found);
    std::vector<QString> ids;
    for (const OddCondition& one : found) ids.push_back(one.id);
    return ids;
  }
  bool has(const char* id) {
    const std::vector<QString> ids = conditions();
    return std::ranges::count(ids, QLatin1String(id)) > 0;
  }
  AppState state;
  AnswersPreview preview;
};

TEST_F(Answers, ShowTheProbabilitiesOfTwoLabels) {
  const ChartModel model = answersChart(state.study, preview, lightTheme());
  EXPECT_EQ(model.x.names.size(), 5);
  const ChartSeries& y = *seriesOf(model, "y");
  EXPECT_NEAR(y.y[0] / y.y[1], std::exp(1), 1e-12);
  const ChartSeries& other = *seriesOf(model, "y-prime");
  EXPECT_EQ(other.y[0], y.y[1]);
  EXPECT_EQ(guideOf(model, "y")->value, 0);
  EXPECT_EQ(guideOf(model, "y-prime")->value, 4);
  EXPECT_FALSE(model.showsTruth) << "what is answered to which label is public";
}

TEST_F(Answers, ShowTheFrequenciesWithTheirDeviations) {
  const ChartModel model = frequenciesChart(state.study, preview, lightTheme());
  EXPECT_TRUE(model.showsTruth);
  EXPECT_EQ(seriesOf(model, "truth")->y.size(), 5U);
  const ChartSeries& band = *seriesOf(model, "deviation");
  for (std::size_t i = 0; i < 5; ++i)
    EXPECT_NEAR(band.upper[3 * i] - band.y[3 * i], 4 * preview.deviation[i], 1e-12);
  state.study.view.method = "rr-with-prior";
  state.study.view.epsilon = 0.2;
  draw();
  const ChartModel few = frequenciesChart(state.study, preview, lightTheme());
  EXPECT_TRUE(
      std::ranges::none_of(few.series, [](auto& one) { return one.id == QLatin1String("estimated"); }));
  EXPECT_EQ(seriesOf(few, "prior")->y.size(), 15U);
}

TEST_F(Answers, ADraggedLabelGoesToTheNearestClass) {
  PictureView view(answersView());
  std::optional<Study> edited;
  QObject::connect(&view, &View::edited, [&](const Study& study) { edited = study; });
  view.present(state, lightTheme());
  emit view.charts().front()->guideDragged(QStringLiteral("y"), 2.3);
  ASSERT_TRUE(edited);
  EXPECT_EQ(edited->view.label, 2.0);
  state.study = *edited;
  draw();
  EXPECT_EQ(preview.label, 2U);
}

TEST_F(Answers, SayWhatLooksOdd) {
  EXPECT_TRUE(has("mostly-wrong"));
  EXPECT_FALSE(has("classes-not-declared"));
  EXPECT_FALSE(has("unanswered"));
  state.study.view.epsilon = 8;
  draw();
  EXPECT_FALSE(has("mostly-wrong"));
  EXPECT_FALSE(has("frequency-below-zero"));
  state.study.view.epsilon = 0.05;
  draw();
  EXPECT_TRUE(has("frequency-below-zero"));
  state.study.view.method = "rr-with-prior";
  draw();
  EXPECT_TRUE(has("unanswered"));
  state.study.labelClasses.classes = {};
  draw();
  EXPECT_TRUE(has("classes-not-declared"));
}

}  // namespace
}  // namespace epsiscope::answers_view_test
