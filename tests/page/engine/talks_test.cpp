#include "app/web/engine/page_talks.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <string>

#include "app/web/engine/engine.h"
#include "core/base/json.h"
#include "core/study/study.h"
#include "core/study/study_file.h"
#include "core/study/study_json.h"
#include "core/tasks/audit_preview.h"
#include "tests/support/paths.h"

namespace epsiscope::test_page_talks {

Json answered(Engine& engine, const Json& request) {
  return parseJson(engine.answer(dumped(request)), "answer");
}

Json answered(const Json& request) {
  Engine engine;
  return answered(engine, request);
}

Json classOf(double epsilon, double yes, double no) {
  return answered({{"call", "class"}, {"epsilon", epsilon}, {"yes", yes}, {"no", no}});
}

TEST(Class, AnswersWithTwoCoinsByWarnersFormula) {
  // Truth with 3/4: 60 % of the answers are 70 % of the class.
  const Json answer = classOf(std::log(3.0), 60, 40);
  EXPECT_NEAR(answer.at("truth").get<double>(), 0.75, 1e-12);
  EXPECT_NEAR(answer.at("share").get<double>(), 0.6, 1e-12);
  EXPECT_NEAR(answer.at("estimate").get<double>(), 0.7, 1e-12);
  EXPECT_NEAR(answer.at("standard_error").get<double>(), std::sqrt(100 * 0.75 * 0.25) / (100 * 0.5), 1e-12);
  EXPECT_NEAR(answer.at("high").get<double>() - 0.7, 1.9599639845 * answer.at("standard_error").get<double>(),
              1e-9);
}

TEST(Class, IsAsSureAsTheTruthIsLikely) {
  for (const double epsilon : {0.1, 1.0, 4.0}) {
    const Json answer = classOf(epsilon, 0, 0);
    EXPECT_NEAR(answer.at("most_sure").get<double>(), answer.at("truth").get<double>(), 1e-12);
    EXPECT_NEAR(answer.at("truth").get<double>() + answer.at("other").get<double>(), 1, 1e-12);
    EXPECT_FALSE(answer.contains("estimate"));
  }
}

TEST(Class, KeepsItsIntervalAmongShares) {
  const Json answer = classOf(0.1, 3, 0);
  EXPECT_EQ(answer.at("low"), 0);
  EXPECT_EQ(answer.at("high"), 1);
  EXPECT_GT(answer.at("estimate").get<double>(), 1);
}

TEST(Talks, RefuseWhatIsNone) {
  for (const Json& request :
       {Json{{"call", "class"}}, Json{{"call", "class"}, {"epsilon", 0}, {"yes", 1}, {"no", 1}},
        Json{{"call", "class"}, {"epsilon", 1}, {"yes", -1}, {"no", 1}},
        Json{{"call", "class"}, {"epsilon", "1"}, {"yes", 1}, {"no", 1}},
        Json{{"call", "means"}, {"epsilon", 1}, {"count", 1}},
        Json{{"call", "game"}, {"epsilon", 1}, {"count", 1e9}, {"seed", 1}}, Json{{"call", "audit"}},
        Json{{"call", "column"}}, Json{{"call", "code"}, {"lesson", "attack"}, {"step", 1}, {"choice", 1}},
        Json{{"call", "code"}, {"lesson", "attack"}, {"step", -1}, {"choice", 1}, {"chance", 1}},
        Json{{"call", "code"}, {"lesson", "attack"}, {"step", 1}, {"chance", 1}},
        Json{{"call", "code"}, {"question", "Why?"}, {"yes", 2}, {"chance", 1}},
        Json{{"call", "codes"}, {"lesson", "attack"}, {"step", 1}},
        Json{{"call", "codes"}, {"lesson", 1}, {"step", 1}, {"text", ""}}})
    EXPECT_FALSE(answered(request).at("ok").get<bool>()) << request;
}

TEST(Codes, AreReadAsTheyWereMade) {
  std::string typed = "NOCODE";
  for (const double number : {2.5, 2.5, -40.0}) {
    const Json made = answered(
        {{"call", "code"}, {"lesson", "attack"}, {"step", 3}, {"number", number}, {"chance", typed.size()}});
    typed += '\n' + made.at("code").get<std::string>();
  }
  const Json read = answered({{"call", "codes"}, {"lesson", "attack"}, {"step", 3}, {"text", typed}});
  EXPECT_EQ(read.at("values"), (Json{2.5, 2.5, -40}));
  EXPECT_EQ(read.at("refused"), (Json{{{"code", "NOC ODE"}, {"why", "letters"}}}));
  const Json elsewhere = answered({{"call", "codes"}, {"lesson", "attack"}, {"step", 4}, {"text", typed}});
  EXPECT_EQ(elsewhere.at("values"), Json::array());
  EXPECT_EQ(elsewhere.at("refused").at(1).at("why"), "other");
  EXPECT_EQ(
      answered({{"call", "codes"}, {"question", "Why?"}, {"text", typed}}).at("refused").at(1).at("why"),
      "kind");
}

TEST(Means, TellWhatAnaEarns) {
  const Json answer = answered({{"call", "means"}, {"epsilon", 1}, {"count", 400}, {"seed", 3}});
  const double people = answer.at("people").get<double>(), income = answer.at("income").get<double>();
  const double with = answer.at("with").get<double>(), without = answer.at("without").get<double>();
  EXPECT_NEAR((with - without) * people, income, 1e-6);
  // Laplace noise of the scale bound/people/epsilon.
  const double scale = answer.at("bound").get<double>() / people;
  EXPECT_NEAR(answer.at("sd").get<double>(), std::sqrt(2.0) * scale, 1e-9);
  double sum = 0;
  for (const Json& release : answer.at("releases")) sum += release.at("with").get<double>() - with;
  EXPECT_LT(std::abs(sum / 400), 5 * std::sqrt(2.0) * scale / 20);
  EXPECT_EQ(answer.at("releases").size(), 400U);
}

TEST(Game, IsTheSeedsAndNoBetterThanTheRoof) {
  const Json request = {{"call", "game"}, {"epsilon", 1}, {"count", 1000}, {"seed", 7}};
  const Json game = answered(request);
  EXPECT_EQ(game, answered(request));
  const double best = game.at("best").get<double>();
  EXPECT_LT(best, game.at("roof").get<double>());
  EXPECT_NEAR(game.at("roof").get<double>(), std::exp(1.0) / (1 + std::exp(1.0)), 1e-12);
  int right = 0;
  for (const Json& release : game.at("releases")) right += release.at("who") == release.at("best") ? 1 : 0;
  EXPECT_LT(std::abs(right - 1000 * best), 5 * std::sqrt(1000 * best * (1 - best)));
}

TEST(Talks, AuditAndShowTheColumnOfAStudy) {
  const Study study = readStudy(EPSISCOPE_SOURCE_DIR "/resources/studies/house-prices.json");
  Engine engine;
  ASSERT_TRUE(answered(engine, {{"call", "open"}, {"study", studyToJson(study)}}).at("ok").get<bool>());
  const Json audit = answered(engine, {{"call", "audit"}});
  ASSERT_FALSE(audit.at("claims").empty());
  for (const Json& claim : audit.at("claims")) EXPECT_NE(claim.at("verdict"), "broken") << claim;
  const Json column = answered(engine, {{"call", "column"}});
  EXPECT_EQ(column.at("edges").size(), column.at("counts").size() + 1);
  std::size_t counted = 0;
  for (const Json& count : column.at("counts")) counted += count.get<std::size_t>();
  EXPECT_EQ(counted, column.at("rows").get<std::size_t>());
  EXPECT_EQ(column.at("clipped_share"), 0);
}

}  // namespace epsiscope::test_page_talks
