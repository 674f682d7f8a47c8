#include "ui/lessons/lesson_reader.h"

#include <gtest/gtest.h>

#include "tests/ui/lessons/example_lesson.h"
#include "ui/lessons/condition_reader.h"
#include "ui/lessons/quantity.h"

namespace epsiscope::lesson_reader_test {
namespace {

using test::exampleLesson;
using test::someControls;

/// The example with one text in place of another.
std::string changed(const std::string& from, const std::string& to) {
  std::string json = exampleLesson();
  const std::size_t at = json.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return json.replace(at, from.size(), to);
}

TEST(LessonReader, ReadsTheExampleOfTheGuide) {
  const LessonReading reading = readLesson(exampleLesson(), someControls());
  ASSERT_TRUE(reading.lesson) << sentenceOf(reading.problems.front(), QStringLiteral("guide")).toStdString();
  const Lesson& lesson = *reading.lesson;
  EXPECT_EQ(lesson.id, QStringLiteral("half-the-budget"));
  EXPECT_EQ(lesson.minutes, 3);
  EXPECT_EQ(lesson.study.labelPrivacy.methods, std::vector<std::string>{"laplace"});
  ASSERT_EQ(lesson.steps.size(), 2u);
  EXPECT_EQ(lesson.steps[0].predict->choices.size(), 2u);
  EXPECT_EQ(lesson.steps[0].predict->choices[1].when->kind, Condition::Kind::ratio);
  EXPECT_DOUBLE_EQ(lesson.steps[0].advance.atLeast->number, 0.49);
  EXPECT_EQ(lesson.steps[1].advance.kind, Condition::Kind::read);
  EXPECT_DOUBLE_EQ(lesson.steps[1].question->number, 10);
}

TEST(LessonReader, TakesNoMinutesThatNoLessonHas) {
  for (const char* minutes : {"-1", "1e15", "1e308"}) {
    const LessonReading reading =
        readLesson(changed("\"minutes\": 3,", std::string("\"minutes\": ") + minutes + ","), someControls());
    EXPECT_FALSE(reading.lesson) << minutes;
    ASSERT_EQ(reading.problems.size(), 1u) << minutes;
    EXPECT_EQ(reading.problems.front().path, "minutes");
  }
}

TEST(LessonReader, KnowsWhichLessonsComeBefore) {
  const LessonReading reading = readLesson(
      changed("\"minutes\": 3,", "\"minutes\": 3,\n  \"needs\": [\"the-noisy-mean\"],"), someControls());
  ASSERT_TRUE(reading.lesson);
  EXPECT_EQ(reading.lesson->needs, QStringList{QStringLiteral("the-noisy-mean")});
}

TEST(LessonReader, RefusesToNeedWhatIsNotThereOrComesLater) {
  for (const char* needs :
       {"[\"of-another-school\"]", "[\"half-the-budget\"]", "[7]", "\"the-noisy-mean\""}) {
    const LessonReading reading =
        readLesson(changed("\"minutes\": 3,", std::string("\"minutes\": 3,\n  \"needs\": ") + needs + ","),
                   someControls());
    EXPECT_FALSE(reading.lesson) << needs;
    ASSERT_EQ(reading.problems.size(), 1u) << needs;
    EXPECT_EQ(reading.problems.front().line, 8u) << needs;
    EXPECT_TRUE(reading.problems.front().path.startsWith(QStringLiteral("needs"))) << needs;
  }
  std::string later = test::lessonSource("the-noisy-mean.json");
  later.replace(later.find("\"minutes\""), 0, "\"needs\": [\"noise-and-epsilon\"], ");
  EXPECT_FALSE(readLesson(later, someControls()).lesson);
}

TEST(LessonReader, ReadsALessonOnPlannedPeople) {
  const std::string json = test::lessonSource("how-many-people.json");
  QStringList controls = someControls();
  controls << QStringLiteral("view.error_target");
  const LessonReading reading = readLesson(json, controls);
  for (const LessonProblem& problem : reading.problems)
    ADD_FAILURE() << sentenceOf(problem, QStringLiteral("plan")).toStdString();
}

TEST(LessonReader, KnowsEveryConditionOfTheGuide) {
  const QStringList conditions{
      QStringLiteral(R"({"key": "seed", "changed": true})"),
      QStringLiteral(R"({"key": "label_privacy.prior_share", "equals": "suggested"})"),
      QStringLiteral(R"({"tab": "interval"})"),
      QStringLiteral(R"({"run": "finished"})"),
      QStringLiteral(R"({"method": "staircase", "chosen": false})"),
      QStringLiteral(R"({"error": {"method": "laplace", "below": "predict-mean"}})"),
      QStringLiteral(R"({"error": {"method": "laplace", "above": 0.3}})"),
      QStringLiteral(R"({"quantity": "noise-sd:laplace", "at_most": "noise-sd:gaussian"})"),
      QStringLiteral(R"({"audit": {"method": "gaussian-classic", "passed": false}})"),
      QStringLiteral(R"({"key": "as_printed", "equals": ["staircase-weights"]})"),
      QStringLiteral(R"({"key": "as_printed", "equals": []})"),
      QStringLiteral(R"({"all": [{"tab": "audit"}, {"quantity": "measured:laplace", "at_least": 1}]})"),
      QStringLiteral(R"({"all": [{"tab": "attack"}, {"quantity": "best-guess:laplace", "at_most": 0.55}]})"),
      QStringLiteral(R"({"any": [{"tab": "noise"}, {"all": [{"read": true}]}]})")};
  for (const QString& condition : conditions) {
    const LessonReading reading =
        readLesson(changed(R"({"read": true})", condition.toStdString()), someControls());
    EXPECT_TRUE(reading.lesson) << condition.toStdString() << ": "
                                << reading.problems.front().sentence.toStdString();
  }
}

TEST(LessonReader, KnowsAViewThatIsThereForTheParametersOfTheLesson) {
  std::string json = changed(R"({"read": true})", R"({"tab": "histogram"})");
  const std::string widget = R"("widget": "view.epsilon")";
  ASSERT_NE(json.find(widget), std::string::npos);
  json.replace(json.find(widget), widget.size(), R"("widget": "tab:histogram")");
  const std::string study = R"("label_privacy": {"methods": ["laplace"]})";
  ASSERT_NE(json.find(study), std::string::npos);
  json.replace(json.find(study), study.size(),
               R"("task": "statistic", "statistic": {"statistic": "histogram"})");
  EXPECT_TRUE(readLesson(json, someControls()).lesson);
  json.replace(json.find(R"("histogram"})"), 13, R"("mean"})");
  EXPECT_FALSE(readLesson(json, someControls()).lesson) << "a mean has no histogram";
}

TEST(LessonGuide, MentionsEveryConditionQuantityAndLine) {
  for (const std::string& folder : test::lessonFolders()) {
    SCOPED_TRACE(folder);
    const QString guide = QString::fromStdString(test::lessonSource(folder + "GUIDE.md"));
    for (const QString& kind : conditionKinds())
      EXPECT_TRUE(guide.contains(QStringLiteral("`{\"%1\":").arg(kind))) << kind.toStdString();
    for (const QString& name : quantityNames())
      EXPECT_TRUE(guide.contains(QStringLiteral("`%1`").arg(name))) << name.toStdString();
    for (const QString& name : lessonGuides())
      EXPECT_TRUE(guide.contains(QStringLiteral("`%1`").arg(name))) << name.toStdString();
  }
}

struct Defect {
  const char* name;
  const char* from;
  const char* to;
  const char* sentence;  ///< its beginning
};

class LessonDefect : public testing::TestWithParam<Defect> {};

TEST_P(LessonDefect, IsSaidWithItsLineAndPlace) {
  const Defect& defect = GetParam();
  const LessonReading reading = readLesson(changed(defect.from, defect.to), someControls());
  EXPECT_FALSE(reading.lesson);
  ASSERT_FALSE(reading.problems.empty());
  const std::string said = sentenceOf(reading.problems.front(), QStringLiteral("lesson.json")).toStdString();
  EXPECT_EQ(said.substr(0, std::string(defect.sentence).size()), defect.sentence) << said;
  EXPECT_EQ(reading.problems.size(), 1u);
}

INSTANTIATE_TEST_SUITE_P(
    Golden, LessonDefect,
    testing::Values(
        Defect{"no_json", R"("minutes": 3,)", R"("minutes": 3)",
               "lesson.json, line 8: this is not valid JSON; look for"},
        Defect{"other_format", "epsiscope-lesson", "epsiscope-study",
               "lesson.json, line 2, format: A lesson has the format"},
        Defect{"newer_version", R"("version": 1)", R"("version": 2)",
               "lesson.json, line 3, version: This Epsiscope reads lessons up to version 1"},
        Defect{"missing_part", R"("title": "Half the budget",)", "",
               "lesson.json, line 1, title: The key \"title\" is missing"},
        Defect{"unknown_key", R"("minutes": 3,)", R"("minutes": 3, "colour": "red",)",
               "lesson.json, line 7, colour: The key \"colour\" is unknown"},
        Defect{"wrong_type", R"("minutes": 3)", R"("minutes": "three")",
               "lesson.json, line 7, minutes: This must be a number."},
        Defect{"bad_id", "half-the-budget", "Half the budget", "lesson.json, line 4, id: An id is made of"},
        Defect{"unknown_study_key", R"("methods": ["laplace"])", R"("method": ["laplace"])",
               "lesson.json, line 10, study.label_privacy.method: The study cannot be read"},
        Defect{"impossible_study", R"("lower": 0, "upper": 5)", R"("lower": 5, "upper": 0)",
               "lesson.json, line 9, study.data."},
        Defect{"own_data", "builtin:house-prices", "prices.csv",
               "lesson.json, line 9, study.data.file: A lesson uses built-in data"},
        Defect{"unknown_control", R"("widget": "view.epsilon")", R"("widget": "view.epsilom")",
               "lesson.json, line 16, steps[0].widget: There is no control \"view.epsilom\""},
        Defect{"unknown_line", R"("widget": "view.epsilon")", R"("widget": "guide:noise/z")",
               "lesson.json, line 16, steps[0].widget: There is no line \"noise/z\""},
        Defect{"tab_of_another_task", R"("widget": "view.epsilon")", R"("widget": "tab:theory")",
               "lesson.json, line 16, steps[0].widget: The tasks of this lesson have no view \"theory\""},
        Defect{"unknown_method", "noise-sd:laplace", "noise-sd:laplas",
               "lesson.json, line 20, steps[0].predict.choices[0].when.ratio: There is no quantity"},
        Defect{"unknown_limit_of_a_key", R"("at_least": 0.49)", R"("at_least": "posterier")",
               "lesson.json, line 25, steps[0].advance.at_least: There is no quantity \"posterier\""},
        Defect{"unknown_limit_of_a_ratio", R"("at_most": 0.6)", R"("at_most": "noise-sd:laplas")",
               "lesson.json, line 20, steps[0].predict.choices[0].when.at_most: There is no quantity"},
        Defect{"unknown_limit_of_a_part", R"({"read": true})",
               R"({"all": [{"read": true}, {"key": "seed", "at_most": "posterier"}]})",
               "lesson.json, line 36, steps[1].advance.all[1].at_most: There is no quantity"},
        Defect{"unknown_quantity", R"({"read": true})", R"({"quantity": "posterier", "at_least": 1})",
               "lesson.json, line 36, steps[1].advance.quantity: There is no quantity"},
        Defect{"unknown_method_of_an_error", R"({"read": true})",
               R"({"error": {"method": "laplas", "below": 1}})",
               "lesson.json, line 36, steps[1].advance.error.method: There is no quantity \"error:laplas\""},
        Defect{"unknown_other_error", R"({"read": true})",
               R"({"error": {"method": "laplace", "below": "predict-mode"}})",
               "lesson.json, line 36, steps[1].advance.error.below: There is no quantity"},
        Defect{"unknown_answer", R"("answer": 10)", R"("value": "posterier")",
               "lesson.json, line 32, steps[1].question.value: There is no quantity \"posterier\""},
        Defect{"two_answers", R"("answer": 10)", R"("answer": 10, "value": "posterior")",
               "lesson.json, line 32, steps[1].question.answer: There is a \"value\" already"},
        Defect{"unknown_mistake", R"({"read": true})", R"({"key": "as_printed", "equals": ["half-noises"]})",
               "lesson.json, line 36, steps[1].advance.equals: The key never has such a value"},
        Defect{"unknown_key_of_the_study", R"("key": "view.epsilon")", R"("key": "view.eps")",
               "lesson.json, line 25, steps[0].advance.key: A study has no key \"view.eps\""},
        Defect{"empty_range", R"("at_least": 0.49)", R"("at_least": 0.59)",
               "lesson.json, line 25, steps[0].advance.at_least: This is above \"at_most\""},
        Defect{"unreachable_view", R"({"read": true})", R"({"tab": "tuning"})",
               "lesson.json, line 36, steps[1].advance.tab: The view \"tuning\" belongs to a task"},
        Defect{"unreachable_value", R"({"read": true})",
               R"({"key": "label_privacy.prior_share", "equals": 2})",
               "lesson.json, line 36, steps[1].advance.equals: The key never has such a value"},
        Defect{"unreachable_method", R"({"read": true})", R"({"method": "objective"})",
               "lesson.json, line 36, steps[1].advance.method: There is no method \"objective\""},
        Defect{"no_condition", R"({"read": true})", R"({})",
               "lesson.json, line 36, steps[1].advance: This is no condition"},
        Defect{"no_limit", R"({"read": true})", R"({"quantity": "posterior"})",
               "lesson.json, line 36, steps[1].advance.quantity: It says no limit"},
        Defect{"nothing_right", R"("answer": 10, "tolerance": 0.1,)",
               R"("choices": [{"text": "a"}, {"text": "b"}],)",
               "lesson.json, line 32, steps[1].question.choices: None of them can be right"},
        Defect{"no_answer", R"("answer": 10, "tolerance": 0.1,)", R"("tolerance": 0.1,)",
               "lesson.json, line 31, steps[1].question.text: It has no answer"},
        Defect{"no_tolerance", R"("answer": 10, "tolerance": 0.1,)", R"("answer": 10,)",
               "lesson.json, line 30, steps[1].question.tolerance: The key \"tolerance\" is missing"}),
    [](const auto& defect) { return std::string(defect.param.name); });

/// The example with a number instead of the choices of its guess.
LessonReading withGuess(const std::string& number) {
  std::string json = exampleLesson();
  const std::size_t from = json.find("\"choices\""), to = json.find("\"explanation\"");
  EXPECT_LT(from, to);
  return readLesson(json.replace(from, to - from, number + ", "), someControls());
}

TEST(LessonReader, ComparesAGuessWithWhatComesOutAndWithNothingElse) {
  EXPECT_TRUE(withGuess(R"("value": "posterior", "tolerance": 0.1, "unit": "%")").lesson);
  for (const char* number :
       {R"("answer": 10, "tolerance": 0.1)", R"("answer": 10, "value": "posterior", "tolerance": 0.1)"}) {
    const LessonReading told = withGuess(number);
    ASSERT_EQ(told.problems.size(), 1u) << number;
    EXPECT_EQ(told.problems[0].path, QStringLiteral("steps[0].predict.answer"));
    EXPECT_TRUE(told.problems[0].sentence.startsWith(QStringLiteral("A guess is compared with")));
  }
  const LessonReading none = withGuess(R"("tolerance": 0.1)");
  ASSERT_EQ(none.problems.size(), 1u);
  EXPECT_FALSE(none.problems[0].sentence.contains(QStringLiteral("\"answer\"")));
}

/// Editors find the schema by this key.
TEST(LessonReader, TakesTheKeyByWhichEditorsFindTheSchema) {
  const std::string schema = R"({"$schema": "../schemas/lesson.schema.json",)";
  EXPECT_TRUE(readLesson(changed("{", schema), someControls()).lesson);
  const std::string ofStudy = changed(R"("study": {)", R"("study": {"$schema": "study.schema.json",)");
  EXPECT_TRUE(readLesson(ofStudy, someControls()).lesson);
  EXPECT_FALSE(readLesson(changed("{", R"({"$schema": 7,)"), someControls()).lesson);
  const std::string ofStep = changed(R"("hint":)", R"("$schema": "x", "hint":)");
  EXPECT_FALSE(readLesson(ofStep, someControls()).lesson);
}

TEST(LessonReader, WantsSteps) {
  const std::string json = exampleLesson();
  const std::string none = json.substr(0, json.find("\"steps\"")) + "\"steps\": []}";
  const LessonReading reading = readLesson(none, someControls());
  ASSERT_EQ(reading.problems.size(), 1u);
  EXPECT_EQ(reading.problems[0].path, QStringLiteral("steps"));
  EXPECT_EQ(reading.problems[0].line, 13u);
}

TEST(LessonReader, FindsAllProblemsOfAFileInTheirOrder) {
  std::string json = changed("\"minutes\": 3", "\"minutes\": true");
  json.replace(json.find("\"hint\""), 6, "\"hunt\"");
  json.replace(json.find("\"right\""), 7, "\"riight\"");
  const LessonReading reading = readLesson(json, someControls());
  QStringList paths;
  for (const LessonProblem& problem : reading.problems) paths << problem.path;
  EXPECT_EQ(paths, (QStringList{QStringLiteral("minutes"), QStringLiteral("steps[0].hunt"),
                                QStringLiteral("steps[1].question.right"),
                                QStringLiteral("steps[1].question.riight")}));
}

}  // namespace
}  // namespace epsiscope::lesson_reader_test
