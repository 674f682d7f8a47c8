#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

#include "core/base/go_on.h"
#include "core/privacy/guarantee.h"
#include "core/release/release_proposal.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/undeclared.h"
#include "core/text/decimal.h"
#include "tests/support/paths.h"
#include "tests/ui/lessons/lesson_window.h"
#include "tests/ui/support/seen_picture.h"
#include "ui/charts/axis_range.h"
#include "ui/charts/chart_frame.h"
#include "ui/lessons/highlight.h"
#include "ui/lessons/lesson_target.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/quantity.h"
#include "ui/views/attack/attack_charts.h"

namespace epsiscope::shipped_lessons_test {
namespace {

using test::settle;

class ShippedLesson : public test::LessonWindow, public testing::WithParamInterface<std::string> {
protected:
  const LessonStep& step() const { return progress().current(); }
  bool holdsNow(const LessonChoice& choice) const {
    return choice.right || (choice.when && holds(*choice.when, progress().before, state()));
  }

  void predictFirst() {
    if (!step().predict) return;
    EXPECT_TRUE(progress().waitsForPrediction());
    EXPECT_TRUE(part("lesson-highlight")->isHidden());
    EXPECT_FALSE(state().locked.isEmpty());
    for (const ParameterSlider* slider : window->findChildren<ParameterSlider*>()) {
      EXPECT_FALSE(slider->isEnabled()) << slider->objectName().toStdString();
    }
    say("lesson-predict", {.choice = 0, .number = -1}, *step().predict);
    EXPECT_TRUE(state().locked.isEmpty());
    EXPECT_FALSE(progress().waitsForPrediction());
    EXPECT_FALSE(progress().isDone()) << "the step is done before anything was used";
  }

  void checkOutcome() {
    if (!step().predict) return;
    EXPECT_TRUE(text("lesson-outcome").contains(lessonHtml(step().predict->right).mid(3, 12)));
    const auto& choices = step().predict->choices;
    if (!choices.empty()) {
      EXPECT_EQ(std::ranges::count_if(choices, [&](const auto& choice) { return holdsNow(choice); }), 1)
          << "one prediction comes true";
    }
  }

  void answerWrongThenRight() {
    if (!step().question) return;
    const LessonQuestion& question = *step().question;
    LessonAnswer right;
    std::vector<LessonAnswer> wrong;
    if (question.choices.empty()) {
      const auto number =
          question.quantity.isEmpty() ? question.number : quantity(question.quantity, state());
      ASSERT_TRUE(number) << "the number that is asked for is not computed";
      right.number = *number;
      wrong = {{.number = *number + 2 * question.tolerance}, {.number = *number - 2 * question.tolerance}};
    } else {
      const auto isTrue = [&](const auto& choice) { return holdsNow(choice); };
      ASSERT_EQ(std::ranges::count_if(question.choices, isTrue), 1);
      for (int i = 0; i < static_cast<int>(question.choices.size()); ++i)
        if (holdsNow(question.choices[static_cast<std::size_t>(i)]))
          right.choice = i;
        else
          wrong.push_back({.choice = i});
    }
    for (const LessonAnswer& one : wrong) {
      say("lesson-answer", one, question);
      EXPECT_FALSE(progress().isDone());
      EXPECT_FALSE(part("lesson-next")->isEnabled());
      EXPECT_TRUE(text("lesson-reply").startsWith(QStringLiteral("<p>Not yet.")));
    }
    say("lesson-answer", right, question);
    EXPECT_TRUE(text("lesson-reply").startsWith(QStringLiteral("<p>Right.")));
  }
};

/// Expects that an earlier curve stands beside the same curve of now, and beside nothing else.
void expectGhostsOfWhatIsShown(const View& view) {
  for (const Chart* chart : view.charts()) {
    const QStringList hidden = chart->seen().hidden;
    for (const ChartSeries& ghost : chart->model().series) {
      if (ghost.group != QLatin1String("before") || isHidden(ghost, hidden)) continue;
      const auto& all = chart->model().series;
      const auto now = std::ranges::find(all, ghost.ghostOf.front(), &ChartSeries::id);
      ASSERT_NE(now, all.end()) << ghost.id.toStdString();
      EXPECT_FALSE(isHidden(*now, hidden)) << ghost.id.toStdString();
    }
  }
}

TEST_P(ShippedLesson, CanBeWalkedFromStartToEnd) {
  const QString id = QString::fromStdString(GetParam());
  type(QStringLiteral("view.epsilon"), QStringLiteral("0.77"));
  const Study own = state().study;
  start(id);
  ASSERT_TRUE(runner().isUnderWay());
  const std::size_t count = progress().lesson->steps.size();
  QStringList pictures;
  const auto look = [&](std::size_t step, const char* when) {
    const View& view = *window->currentView();
    pictures << QStringLiteral("step %1, %2: %3")
                    .arg(step + 1)
                    .arg(QLatin1String(when), QString::fromStdString(state().study.view.tab))
             << test::seenIn(view);
    expectGhostsOfWhatIsShown(view);
  };
  EXPECT_GE(count, 4u);
  EXPECT_LE(count, 8u);
  for (std::size_t i = 0; i < count; ++i) {
    SCOPED_TRACE("step " + std::to_string(i));
    ASSERT_EQ(progress().step, static_cast<int>(i));
    EXPECT_TRUE(state().problems.empty());
    EXPECT_EQ(text("lesson-text").isEmpty(), false);
    if (!step().widget.isEmpty()) {
      EXPECT_NE(findTarget(step().widget, *window).widget, nullptr) << step().widget.toStdString();
    }
    look(i, "at its start");
    predictFirst();
    fulfil(step().advance);
    ASSERT_TRUE(progress().hasActed);
    look(i, "when it is done");
    checkOutcome();
    answerWrongThenRight();
    ASSERT_TRUE(progress().isDone());
    click("lesson-next");
  }
  test::expectPictures("lessons/pictures/" + GetParam() + ".txt", pictures);
  EXPECT_FALSE(runner().isUnderWay());
  EXPECT_TRUE(isLessonDone(settings, id));
  EXPECT_EQ(state().study, own);
  window->actionsOfWindow().undo->trigger();
  EXPECT_DOUBLE_EQ(state().study.view.epsilon, 1) << "the history is the learner's own again";
}

INSTANTIATE_TEST_SUITE_P(All, ShippedLesson, testing::ValuesIn([] {
                           std::vector<std::string> ids;
                           for (const QString& id : test::shippedLessons()) ids.push_back(id.toStdString());
                           return ids;
                         }()),
                         [](const auto& lesson) {
                           std::string name = lesson.param;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

/// A number in a lesson, and the place where the program shows it: the lesson's study with these settings.
struct Said {
  const char* lesson;
  std::vector<std::string> settings;
  const char* quantity;
  double value;
  double tolerance;  ///< half a unit of the last digit, or as much as "about" allows
};

const std::vector<Said>& numbersSaid() {
  static const std::vector<std::string> noise{"view.tab=noise"}, tradeOff{"view.tab=trade-off"};
  static const std::vector<std::string> regression{"task=private-regression", "data.prepare=unit-rows",
                                                   "view.tab=trade-off"};
  static const std::vector<std::string> kernel{"task=kernel-release", "view.tab=trade-off"};
  static const std::vector<std::string> attack{"view.tab=attack"}, audit{"view.tab=audit"};
  static const std::vector<std::string> classifier{"task=private-classifier", "view.tab=audit"};
  static const std::vector<std::string> declared{"data.bounds_from_data=false", "data.lower=0",
                                                 "data.upper=400"};
  const auto with = [](std::vector<std::string> base, const std::vector<std::string>& more) {
    base.insert(base.end(), more.begin(), more.end());
    return base;
  };
  static const std::vector<Said> all{
      {"the-noisy-mean", noise, "noise-sd:laplace", 0.57, 0.005},
      {"the-noisy-mean", with(noise, {"view.epsilon=0.1"}), "noise-sd:laplace", 5.7, 0.05},
      {"the-noisy-mean", with(noise, {"view.epsilon=8"}), "noise-sd:laplace", 0.07, 0.005},
      {"the-noisy-mean", with(noise, {"view.epsilon=8"}), "posterior", 1, 0.001},
      {"the-noisy-mean", tradeOff, "error:laplace", 0.32, 0.005},
      {"the-noisy-mean", tradeOff, "error:sampling-error", 1.05, 0.005},
      {"the-noisy-mean", with(tradeOff, {"data.upper=200"}), "error:laplace", 0.15, 0.005},
      {"the-noisy-mean", with(tradeOff, {"data.upper=200"}), "error:noise", 0.08, 0.0005},
      {"the-noisy-mean", with(tradeOff, {"data.upper=200"}), "clipped-share", 0.007, 1e-9},
      {"the-noisy-mean", {"view.tab=rows", "data.upper=200"}, "enough-rows", 77, 0.5},
      {"the-noisy-mean", {"view.tab=rows", "data.upper=200", "view.epsilon=0.1"}, "enough-rows", 7600, 50},
      {"what-remains-of-a-picture", {"view.tab=glance", "view.epsilon=0.05"}, "picture-error", 0.08, 0.005},
      {"what-remains-of-a-picture", {"view.tab=glance"}, "picture-error", 0.08, 0.005},
      {"what-remains-of-a-picture",
       {"view.tab=glance", "view.grid=coarsest"},
       "picture-error",
       0.016,
       0.0005},
      {"noise-and-epsilon", noise, "noise-sd:laplace", 7, 0.2},
      {"noise-and-epsilon", with(noise, {"view.epsilon=0.1"}), "noise-sd:laplace", 70, 2},
      {"noise-and-epsilon", noise, "posterior", 0.73, 0.005},
      {"noise-and-epsilon", with(noise, {"view.epsilon=4"}), "posterior", 0.98, 0.005},
      {"noise-and-epsilon", with(noise, {"view.epsilon=0.2"}), "posterior", 0.55, 0.0005},
      {"bounds-and-clipping", tradeOff, "error:laplace", 0.93, 0.005},
      {"bounds-and-clipping", tradeOff, "error:none", 0.027, 0.0005},
      {"bounds-and-clipping", tradeOff, "error:predict-mean", 0.39, 0.005},
      {"bounds-and-clipping", with(tradeOff, {"data.upper=10"}), "error:laplace", 3.1, 0.05},
      {"bounds-and-clipping", with(tradeOff, {"data.upper=3"}), "error:laplace", 0.48, 0.005},
      {"bounds-and-clipping", with(tradeOff, {"data.upper=3"}), "clipped-share", 1.0 / 7, 0.01},
      {"bounds-and-clipping", with(tradeOff, {"data.upper=1.5"}), "error:laplace", 1.07, 0.005},
      {"bounds-and-clipping", with(tradeOff, {"data.upper=1.5"}), "clipped-share", 0.9, 0.02},
      {"bounds-and-clipping", with(tradeOff, {"view.epsilon=4"}), "error:laplace", 0.036, 0.0005},
      {"bounds-and-clipping", with(tradeOff, {"view.epsilon=4", "data.upper=1.5"}), "error:laplace", 0.98,
       0.005},
      {"constant-predictor", tradeOff, "error:laplace", 0.92, 0.005},
      {"constant-predictor", tradeOff, "error:none", 0.027, 0.0005},
      {"constant-predictor", tradeOff, "error:predict-mean", 0.39, 0.005},
      {"constant-predictor", tradeOff, "error:predict-mean", 0.387, 0.0005},
      {"constant-predictor", with(tradeOff, {"view.epsilon=0.05"}), "error:predict-mean", 0.388, 0.0005},
      {"constant-predictor", with(tradeOff, {"view.epsilon=0.05"}), "error:laplace", 3.6, 0.05},
      {"constant-predictor", with(tradeOff, {"view.epsilon=0.1"}), "error:central-ridge", 0.18, 0.005},
      {"constant-predictor", with(tradeOff, {"view.epsilon=0.1"}), "error:rp-with-prior", 0.39, 0.005},
      {"constant-predictor", with(tradeOff, {"view.error_target=0.3866"}), "smallest-epsilon:laplace", 0.50,
       0.005},
      {"three-noises", with(noise, {"view.epsilon=4"}), "noise-sd:staircase", 1.27, 0.005},
      {"three-noises", with(noise, {"view.epsilon=4"}), "noise-sd:laplace", 1.77, 0.005},
      {"three-noises", with(noise, {"view.epsilon=4"}), "noise-sd:gaussian", 5.4, 0.05},
      {"three-noises", with(noise, {"view.epsilon=0.2"}), "noise-sd:staircase", 35.33, 0.005},
      {"three-noises", with(noise, {"view.epsilon=0.2"}), "noise-sd:laplace", 35.36, 0.005},
      {"three-noises", noise, "noise-sd:laplace", 7.1, 0.05},
      {"three-noises", noise, "noise-sd:gaussian", 18.7, 0.05},
      {"three-noises", with(noise, {"label_privacy.delta=0.01"}), "noise-sd:gaussian", 9.4, 0.05},
      {"bins-and-intervals", {}, "response-bins", 2, 0},
      {"bins-and-intervals", {"view.epsilon=4"}, "response-bins", 4, 0},
      {"bins-and-intervals", {"view.epsilon=4.2"}, "response-bins", 4, 0},
      {"bins-and-intervals", {"view.epsilon=4"}, "interval-bins", 13, 0},
      {"bins-and-intervals", {"view.epsilon=4.2"}, "interval-bins", 14, 0},
      {"bins-and-intervals", {"view.epsilon=7"}, "interval-bins", 17, 0},
      {"bins-and-intervals", {}, "interval-width", 2.25, 1e-9},
      {"bins-and-intervals", {"label_privacy.zeta=0.25"}, "interval-width", 1.5, 1e-9},
      {"bins-and-intervals", tradeOff, "error:rp-with-prior-debiased", 0.057, 0.0005},
      {"bins-and-intervals", tradeOff, "error:rr-on-bins", 0.29, 0.005},
      {"bins-and-intervals", with(tradeOff, {"view.epsilon=8"}), "error:rr-on-bins", 0.0277, 0.00005},
      {"bins-and-intervals", with(tradeOff, {"view.epsilon=8"}), "error:rp-with-prior-debiased", 0.0295,
       0.00005},
      {"bins-and-intervals", {"view.epsilon=8"}, "response-bins", 12, 1},
      {"spending-on-a-prior", tradeOff, "error:rp-with-prior-debiased", 0.136, 0.0005},
      {"spending-on-a-prior", tradeOff, "error:laplace", 0.383, 0.0005},
      {"spending-on-a-prior", {"view.tab=interval"}, "labels-epsilon", 0.4, 1e-9},
      {"spending-on-a-prior", {"view.tab=interval"}, "suggested-share", 0.079, 0.0005},
      {"spending-on-a-prior", with(tradeOff, {"label_privacy.prior_share=0.9"}),
       "error:rp-with-prior-debiased", 1.35, 0.005},
      {"spending-on-a-prior",
       {"view.tab=interval", "label_privacy.prior_share=0.9"},
       "labels-epsilon",
       0.05,
       1e-9},
      {"spending-on-a-prior", with(tradeOff, {"label_privacy.prior_share=suggested"}),
       "error:rp-with-prior-debiased", 0.118, 0.0005},
      {"label-or-full", tradeOff, "error:central-ridge", 0.030, 0.0005},
      {"label-or-full", tradeOff, "error:none", 0.027, 0.0005},
      {"label-or-full", kernel, "error:ridge", 0.573, 0.0005},
      {"label-or-full", kernel, "error:none", 0.173, 0.0005},
      {"label-or-full", with(kernel, {"kernel_release.predictions=10"}), "error:ridge", 40, 0.5},
      {"label-or-full", regression, "error:noisy-sums", 0.038, 0.0005},
      {"output-or-objective", tradeOff, "error:output", 0.361, 0.0005},
      {"output-or-objective", tradeOff, "error:none", 0.205, 0.0005},
      {"output-or-objective", tradeOff, "error:predict-mean", 0.328, 0.0005},
      {"output-or-objective", with(tradeOff, {"private_classifier.methods=[\"none\",\"objective\"]"}),
       "error:objective", 0.21, 0.005},
      {"output-or-objective", with(tradeOff, {"private_classifier.lambda=0.01"}), "error:output", 0.287,
       0.0005},
      {"output-or-objective", with(tradeOff, {"private_classifier.lambda=0.01"}), "error:none", 0.292,
       0.0005},
      {"output-or-objective", with(tradeOff, {"private_classifier.lambda=0.1"}), "error:output", 0.328,
       0.0005},
      {"one-answer-to-a-curve", {}, "error:ridge-tight", 0.156, 0.0005},
      {"one-answer-to-a-curve", {}, "error:none", 0.123, 0.0005},
      {"one-answer-to-a-curve", {}, "error:predict-mean", 0.387, 0.0005},
      {"one-answer-to-a-curve", {"kernel_release.predictions=10"}, "error:ridge-tight", 3.45, 0.005},
      {"one-answer-to-a-curve", {"kernel_release.release=function"}, "error:ridge-tight", 0.350, 0.0005},
      {"one-answer-to-a-curve",
       {"view.tab=function", "kernel_release.release=function"},
       "function-from",
       3,
       0.01},
      {"how-many-people", {}, "rows-for:laplace", 2030, 5},
      {"how-many-people", {"view.epsilon=0.5"}, "rows-for:laplace", 8200, 50},
      {"how-many-people", {"view.epsilon=0.5"}, "rows-for:central-ridge", 450, 5},
      {"how-many-people", {"view.epsilon=2"}, "rows-for:laplace", 520, 5},
      {"best-is-not-a-method", tradeOff, "error:rp-with-prior-debiased", 0.062, 0.0005},
      {"best-is-not-a-method", tradeOff, "error:laplace", 0.149, 0.0005},
      {"best-is-not-a-method", tradeOff, "error:rr-on-bins", 0.221, 0.0005},
      {"best-is-not-a-method", with(tradeOff, {"view.epsilon=0.1"}), "error:rr-on-bins", 0.414, 0.0005},
      {"best-is-not-a-method", with(tradeOff, {"view.epsilon=0.1"}), "error:rp-with-prior-debiased", 0.480,
       0.0005},
      {"best-is-not-a-method", with(tradeOff, {"view.epsilon=0.1"}), "error:laplace", 1.86, 0.005},
      {"best-is-not-a-method", with(tradeOff, {"view.epsilon=0.1"}), "error:predict-mean", 0.387, 0.0005},
      {"best-is-not-a-method",
       with(tradeOff,
            {"view.epsilon=2", "label_privacy.methods=[\"best-local\",\"rp-with-prior-debiased\"]"}),
       "error:best-local", 0.030, 0.0015},
      {"best-is-not-a-method", with(tradeOff, {"view.epsilon=2"}), "error:rp-with-prior-debiased", 0.035,
       0.0005},
      {"when-the-paper-is-wrong", with(noise, {"view.epsilon=2"}), "noise-sd:gaussian-classic", 12.1, 0.05},
      {"when-the-paper-is-wrong", with(noise, {"view.epsilon=2"}), "noise-sd:gaussian", 10.0, 0.05},
      {"when-the-paper-is-wrong", with(noise, {"view.epsilon=9"}), "noise-sd:gaussian-classic", 2.69, 0.005},
      {"when-the-paper-is-wrong", with(noise, {"view.epsilon=9"}), "noise-sd:gaussian", 2.72, 0.005},
      {"when-the-paper-is-wrong", with(audit, {"view.epsilon=9", "as_printed=[\"classic-gaussian\"]"}),
       "measured:gaussian", 9.132, 0.0005},
      {"when-the-paper-is-wrong", with(audit, {"view.epsilon=1", "as_printed=[\"frequencies\"]"}),
       "measured:rp-with-prior", 1, 0.0005},
      {"attack", attack, "best-guess:laplace", 0.697, 0.0005},
      {"attack", attack, "posterior", 0.731, 0.0005},
      {"attack", with(attack, {"view.epsilon=4"}), "best-guess:laplace", 0.932, 0.0005},
      {"attack", with(attack, {"view.epsilon=4"}), "posterior", 0.982, 0.0005},
      {"attack", with(attack, {"label_privacy.methods=[\"gaussian\"]"}), "best-guess:gaussian", 0.553,
       0.0005},
      {"attack", with(attack, {"label_privacy.methods=[\"rr-on-bins\"]"}), "best-guess:rr-on-bins", 0.731,
       0.0005},
      // The noise of a support vector machine also pays for the solver's remainder.
      {"five-models-that-leak", {"view.tab=theory"}, "printed-noise", 0.5, 1e-4},
      {"five-models-that-leak", with(audit, {"as_printed=[\"half-noise\"]"}), "measured:svm", 2, 0.0005},
      {"five-models-that-leak", classifier, "measured:output", 1, 0.0005},
      {"five-models-that-leak", with(classifier, {"as_printed=[\"feature-norm\"]"}), "measured:output", 1.41,
       0.005},
      {"five-models-that-leak", with(classifier, {"as_printed=[\"noise-over-rows\"]"}), "measured:output",
       4000, 0.5},
      {"five-models-that-leak", with(classifier, {"as_printed=[\"ignored-lambda\"]"}), "measured:objective",
       4.759, 0.0005},
      {"what-leaves-the-house", noise, "noise-sd:laplace", 0.48, 0.005},
      {"what-leaves-the-house", with(noise, declared), "noise-sd:laplace", 0.57, 0.005},
      {"what-leaves-the-house", with(with(tradeOff, declared), {"view.error_target=1"}),
       "smallest-epsilon:laplace", 0.566, 0.002},
      {"what-leaves-the-house", with(with(tradeOff, declared), {"view.epsilon=0.6"}), "error:laplace", 0.89,
       0.005},
      {"what-leaves-the-house", with(with(tradeOff, declared), {"view.epsilon=0.4"}), "error:laplace", 2,
       0.005},
      {"what-leaves-the-house", with(with(noise, declared), {"view.epsilon=0.4"}), "noise-sd:laplace", 1.41,
       0.005},
      {"what-leaves-the-house", with(with(noise, declared), {"view.epsilon=0.4"}),
       "noise-sd:discrete-laplace", 1.41, 0.005}};
  return all;
}

/// The study that a lesson starts with.
Study studyOf(const std::string& lesson) {
  const std::string json =
      test::bytesOf(std::string(EPSISCOPE_SOURCE_DIR) + "/resources/lessons/" + lesson + ".json");
  const QJsonObject study =
      QJsonDocument::fromJson(QByteArray::fromStdString(json)).object()[QLatin1String("study")].toObject();
  return parseStudy(QJsonDocument(study).toJson().toStdString(), lesson);
}

TEST(LessonTexts, SayTheNumbersThatTheProgramComputes) {
  Session session;
  Study last;
  for (const Said& said : numbersSaid()) {
    const Study asked = withSettings(studyOf(said.lesson), said.settings);
    if (asked != last) session.open(OpenStudy{asked});
    settle(session);
    last = asked;
    const auto value = quantity(QLatin1String(said.quantity), session.state());
    ASSERT_TRUE(value) << said.lesson << " " << said.quantity;
    EXPECT_NEAR(*value, said.value, said.tolerance) << said.lesson << " " << said.quantity;
  }
}

/// 1,000 guesses: as many are right as with the best guess, within five standard deviations.
TEST(LessonTexts, GuessAsOftenRightAsTheBestGuessIs) {
  Session session;
  session.open(OpenDefault{});
  settle(session);
  Study study = session.state().study;
  study.view.tab = view_id::attack;
  study.labelPrivacy.methods = {"laplace"};
  session.setStudy(study);
  settle(session);
  const auto best = quantity(QStringLiteral("best-guess:laplace"), session.state());
  const auto guessed = quantity(QStringLiteral("guessed:laplace"), session.state());
  ASSERT_TRUE(best && guessed);
  EXPECT_NEAR(*guessed, *best, 5 * std::sqrt(*best * (1 - *best) / 1000));
}

TEST(LessonTexts, CountTheHousesAndTheTrainingRows) {
  Session session;
  session.open(OpenDefault{});
  settle(session);
  EXPECT_EQ(session.state().dataset->rows(), 4000u);
  EXPECT_EQ(session.state().cache->trainRows(), 3200u);
}

/// The release of the lesson, as the window in Release would say it.
ReleaseProposal proposedWith(const std::vector<std::string>& settings) {
  const Study study = withSettings(studyOf("what-leaves-the-house"), settings);
  Session session;
  session.open(OpenStudy{study});
  settle(session);
  const auto table = PreparedTable::of(study, session.state().dataset);
  ReleaseProposal proposal = proposedRelease(study, *table, {});
  if (proposal.problems.empty()) planRelease(study, *table, {}, GoOn(), proposal);
  return proposal;
}

TEST(LessonTexts, SayWhatTheStatementOfAReleaseSays) {
  const std::vector<std::string> declared{"epsilon=[0.6]", "data.bounds_from_data=false", "data.lower=0",
                                          "data.upper=400"};
  EXPECT_EQ(proposedWith({"epsilon=[0.6]"}).problems.front().field, kKeyBounds)
      << "bounds from the table are not released with";
  const ReleaseProposal made = proposedWith(declared);
  ASSERT_TRUE(made.statement);
  EXPECT_FALSE(made.statement->promise.unit().isPerson());
  EXPECT_EQ(made.statement->promise.neighbours(), Guarantee::Neighbours::row);
  EXPECT_EQ(made.statement->promise.trust(), Guarantee::Trust::central);
  ASSERT_EQ(made.noise.size(), 1u);
  EXPECT_EQ(made.noise[0].law, "discrete-laplace");
  EXPECT_EQ(made.noise[0].parameters.front().first, "scale");
  EXPECT_NEAR(made.noise[0].parameters.front().second, 0.667, 0.0005);
  EXPECT_NEAR(made.noise[0].halfWidth.value(), 2.0, 0.005);
}

TEST(LessonTexts, SayWhatALedgerHasLeft) {
  const Decimal budget = Decimal::of(1), first = Decimal::of(0.6), second = Decimal::of(0.4);
  EXPECT_EQ(budget - first, second);
  const Guarantee both = composed(Guarantee::of({.epsilon = 0.6}), Guarantee::of({.epsilon = 0.4}));
  EXPECT_NEAR(both.epsilon(), 1, 1e-12);
}

TEST(LessonTexts, SayWhoHasTheSmallestAndTheLargestIncome) {
  Session session;
  session.open(OpenBuiltIn{QStringLiteral("census-sample")});
  settle(session);
  const int income = session.state().dataset->find("income");
  std::vector<double> incomes = session.state().dataset->columns.at(static_cast<std::size_t>(income)).values;
  std::ranges::sort(incomes);
  EXPECT_EQ(incomes.front(), 2);
  EXPECT_EQ(incomes.back(), 341.6);
  EXPECT_LT(incomes[incomes.size() - 2], 300) << "nobody else is in the last bar";
}

TEST(LessonTexts, SayTheMeanOfThePeopleWhoAreAsked) {
  Session session;
  session.open(OpenBuiltIn{QStringLiteral("census-sample")});
  settle(session);
  ASSERT_EQ(session.state().dataset->rows(), 1000u);
  const int income = session.state().dataset->find("income");
  EXPECT_NEAR(session.state().summaries.at(static_cast<std::size_t>(income)).mean, 40.5, 0.05);
}

}  // namespace
}  // namespace epsiscope::shipped_lessons_test
