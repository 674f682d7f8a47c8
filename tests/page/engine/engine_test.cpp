#include "app/web/engine/engine.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/base/numbers.h"
#include "core/page/table_json.h"
#include "core/study/load.h"
#include "core/study/study.h"
#include "core/study/study_file.h"
#include "core/study/study_json.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/support/every_task.h"
#include "tests/support/paths.h"

namespace epsiscope::test_page_engine {

Study startStudy(const char* name) {
  return readStudy(std::string(EPSISCOPE_SOURCE_DIR "/resources/studies/") + name + ".json");
}

Json asked(Engine& engine, const Json& request) {
  return parseJson(engine.answer(dumped(request)), "answer");
}

Json opened(Engine& engine, const Study& study, const Json& table = {}) {
  return asked(engine, {{"call", "open"}, {"study", studyToJson(study)}, {"table", table}});
}

Json stateWith(Engine& engine, const Json& values) {
  return asked(engine, {{"call", "state"}, {"values", values}});
}

const Json& sliderOf(const Json& answer, const std::string& key) {
  static const Json none;
  for (const Json& slider : answer.at("sliders"))
    if (slider.at("key") == key) return slider;
  return none;
}

class BuiltInStudies : public testing::TestWithParam<const char*> {};

TEST_P(BuiltInStudies, AnswerEveryRequestOfTheirTask) {
  Engine engine;
  const Json facts = opened(engine, startStudy(GetParam()));
  ASSERT_TRUE(facts.at("ok").get<bool>()) << facts;
  EXPECT_GT(facts.at("rows").get<int>(), 0);
  EXPECT_FALSE(facts.at("methods").empty());
  EXPECT_EQ(facts.at("sliders").front().at("key"), "epsilon");
  for (const Json& slider : facts.at("sliders")) EXPECT_TRUE(slider.at("value").is_number()) << slider;
  ASSERT_FALSE(facts.at("views").empty());
  for (const Json& view : facts.at("views")) {
    const Json drawn = asked(engine, {{"call", "preview"}, {"view", view.at("id")}});
    EXPECT_TRUE(drawn.at("ok").get<bool>()) << view << drawn;
  }
  EXPECT_EQ(asked(engine, {{"call", "splits"}, {"count", 2}}).at("ok"), true);
  const Json errors = asked(engine, {{"call", "errors"}});
  ASSERT_TRUE(errors.at("ok").get<bool>()) << errors;
  EXPECT_FALSE(errors.at("rows").empty());
  for (const Json& row : errors.at("rows")) {
    EXPECT_NE(row.at("promise"), "");
    if (row.at("private") == true) {
      EXPECT_LE(row.at("epsilon").get<double>(), errors.at("epsilon").get<double>() * (1 + 1e-9)) << row;
    }
  }
}

TEST_P(BuiltInStudies, ComeBackAsTheyWere) {
  const Study study = startStudy(GetParam());
  Engine engine;
  ASSERT_TRUE(opened(engine, study).at("ok").get<bool>());
  EXPECT_EQ(studyFromJson(asked(engine, {{"call", "study"}}).at("study"), "answer"), study);
}

INSTANTIATE_TEST_SUITE_P(Examples, BuiltInStudies, testing::ValuesIn(test::everyStart()),
                         [](const auto& one) {
                           std::string name = one.param;
                           for (char& c : name)
                             if (c == '-') c = '_';
                           return name;
                         });

TEST(Engine, HasTheNumbersOfThePreviewBitForBit) {
  Study study = startStudy("house-prices");
  Engine engine;
  ASSERT_TRUE(opened(engine, study).at("ok").get<bool>());
  ASSERT_EQ(stateWith(engine, {{"epsilon", 0.7}}).at("problems"), Json::array());
  const Json drawn = asked(engine, {{"call", "preview"}, {"view", "trade-off"}}).at("preview");
  const Json errors = asked(engine, {{"call", "errors"}});
  study.data = withKnownBounds(study.data);
  study.view.epsilon = 0.7;
  const auto table = PreparedTable::of(study, loadData(study.data, {}));
  const TradeOffPreview expected = previewTradeOff(study, SplitCaches{buildCache(study, table)});
  ASSERT_EQ(drawn.at("curves").size(), expected.curves.size());
  for (std::size_t c = 0; c < expected.curves.size(); ++c) {
    EXPECT_EQ(drawn["curves"][c]["y"].get<std::vector<double>>(), expected.curves[c].y);
    EXPECT_EQ(errors["rows"][c]["error"].get<double>(), expected.atEpsilon[c]);
  }
  EXPECT_EQ(errors["none"].get<double>(), expected.none);
}

TEST(Engine, DrawsOfFewSplitsWhileMoreAreReady) {
  Engine engine;
  ASSERT_TRUE(opened(engine, startStudy("house-prices")).at("ok").get<bool>());
  const Json first = asked(engine, {{"call", "preview"}, {"view", "trade-off"}});
  for (int count : {2, 3})
    ASSERT_EQ(asked(engine, {{"call", "splits"}, {"count", count}}).at("ready"), count);
  const Json few = asked(engine, {{"call", "preview"}, {"view", "trade-off"}, {"splits", 1}});
  EXPECT_EQ(few["splits"], 1);
  EXPECT_EQ(few["preview"]["curves"], first["preview"]["curves"]);
  EXPECT_EQ(asked(engine, {{"call", "preview"}, {"view", "trade-off"}}).at("splits"), 3);
  EXPECT_FALSE(asked(engine, {{"call", "preview"}, {"view", "noise"}, {"splits", -1}}).at("ok").get<bool>());
}

TEST(Engine, MovesWhatItsStateSaysAndReturnsItInTheStudy) {
  Engine engine;
  ASSERT_TRUE(opened(engine, startStudy("house-prices")).at("ok").get<bool>());
  const Json answer = stateWith(engine, {{"epsilon", 0.5},
                                         {"zeta", 0.3},
                                         {"methods", {"laplace", "rp-with-prior"}},
                                         {"compare", 2},
                                         {"view", "noise"},
                                         {"lang", "de"}});
  ASSERT_EQ(answer.at("problems"), Json::array());
  EXPECT_EQ(sliderOf(answer, "epsilon").at("value"), 0.5);
  EXPECT_EQ(sliderOf(answer, "zeta").at("value_is"), "number");
  const Study study = studyFromJson(asked(engine, {{"call", "study"}}).at("study"), "answer");
  EXPECT_EQ(study.view.epsilon, 0.5);
  EXPECT_EQ(study.view.compareEpsilon, 2);
  EXPECT_EQ(study.view.tab, "noise");
  EXPECT_EQ(study.labelPrivacy.zeta.same, 0.3);
  EXPECT_EQ(study.labelPrivacy.methods, (std::vector<std::string>{"laplace", "rp-with-prior"}));
  const Json back = stateWith(engine, {{"zeta", "suggested"}, {"compare", nullptr}});
  EXPECT_EQ(sliderOf(back, "zeta").at("value_is"), "suggested");
  EXPECT_TRUE(sliderOf(back, "zeta").at("value").is_number());
}

TEST(Engine, LeavesWhatItCannotTakeAsItWasAndNamesIt) {
  Engine engine;
  ASSERT_TRUE(opened(engine, startStudy("house-prices")).at("ok").get<bool>());
  const std::string before = engine.answer(R"({"call": "study"})");
  const Json wrong = {{"epsilon", -1},  {"lambda", "x"},  {"zeta", 1e300},          {"y", "inf"},
                      {"y_other", {1}}, {"h", 0.5},       {"methods", {"nothing"}}, {"compare", 1e-320},
                      {"delta", true},  {"quantile", {}}, {"nonsense", 3}};
  const Json answer = stateWith(engine, wrong);
  ASSERT_TRUE(answer.at("ok").get<bool>());
  for (const auto& [key, value] : wrong.items()) {
    bool isNamed = false;
    for (const Json& problem : answer.at("problems")) isNamed |= problem.at("key") == key;
    EXPECT_TRUE(isNamed) << key;
  }
  EXPECT_EQ(engine.answer(R"({"call": "study"})"), before);
}

TEST(Engine, AnswersNonsenseWithASentence) {
  Engine engine;
  for (const char* request :
       {"", "{", "null", "17", R"({"call": 3})", R"({"call": "dance"})", R"({"call": "open"})",
        R"({"call": "open", "study": 3})", R"({"call": "open", "study": {}, "table": 5})",
        R"({"call": "open", "study": {"nonsense": 1}})", R"({"call": "preview", "view": "noise"})",
        R"({"call": "errors"})", R"({"call": "state", "values": {}})", R"({"call": "splits", "count": -1})",
        R"({"call": "state", "values": {"epsilon": 1e999}})", "\xff\xfe"}) {
    const Json answer = parseJson(engine.answer(request), "answer");
    EXPECT_FALSE(answer.at("ok").get<bool>()) << request;
    ASSERT_FALSE(answer.at("problems").empty()) << request;
    EXPECT_NE(answer.at("problems").front().at("what"), "") << request;
  }
}

TEST(Engine, AnswersEachOfAListOfRequests) {
  Engine engine;
  opened(engine, startStudy("house-prices"));
  const Json answers = asked(engine, Json::array({{{"call", "state"}, {"values", {{"epsilon", 0.3}}}},
                                                  {{"call", "dance"}},
                                                  {{"call", "preview"}, {"view", "trade-off"}}}));
  ASSERT_EQ(answers.size(), 3U);
  EXPECT_EQ(sliderOf(answers[0], "epsilon").at("value"), 0.3);
  EXPECT_FALSE(answers[1].at("ok").get<bool>());
  EXPECT_EQ(answers[2], asked(engine, {{"call", "preview"}, {"view", "trade-off"}}));
  EXPECT_EQ(asked(engine, Json::array()), Json::array());
}

TEST(Engine, KeepsTheStudyWhereAnotherCannotBeOpened) {
  Engine engine;
  ASSERT_TRUE(opened(engine, startStudy("house-prices")).at("ok").get<bool>());
  Study release = startStudy("house-prices");
  release.mode = Mode::release;
  EXPECT_FALSE(opened(engine, release).at("ok").get<bool>());
  Study wrong = startStudy("house-prices");
  wrong.labelPrivacy.methods = {"nothing"};
  EXPECT_EQ(opened(engine, wrong).at("problems").front().at("key"), "label_privacy.methods");
  EXPECT_TRUE(asked(engine, {{"call", "errors"}}).at("ok").get<bool>());
  EXPECT_FALSE(asked(engine, {{"call", "preview"}, {"view", "theory"}}).at("ok").get<bool>());
}

TEST(Engine, TakesATableWithThePageAsItTakesTheBuiltInOne) {
  Study study = startStudy("house-prices");
  study.data = withKnownBounds(study.data);
  const Json table = toPageTable(*loadData(study.data, {}));
  Engine ofBuiltIn, ofTable;
  ASSERT_TRUE(opened(ofBuiltIn, study).at("ok").get<bool>());
  study.data.file = "prices.csv";
  ASSERT_TRUE(opened(ofTable, study, table).at("ok").get<bool>());
  const Json expected = asked(ofBuiltIn, {{"call", "errors"}}), found = asked(ofTable, {{"call", "errors"}});
  for (std::size_t i = 0; i < expected.at("rows").size(); ++i)
    EXPECT_EQ(found["rows"][i]["error"], expected["rows"][i]["error"]);
}

TEST(Engine, FindsInATableWhatTheDatasetHeld) {
  Dataset dataset;
  dataset.name = "t";
  dataset.notes = {"a note"};
  dataset.earlier.droppedForBad = 3;
  dataset.readAsDetected = true;
  Column number{.name = "x", .values = {0.1, kNaN, kNaN, -1e300}, .missing = 1};
  number.badCells = {{.line = 3, .row = 2}};
  dataset.columns = {number,
                     {.name = "y",
                      .kind = ColumnKind::text,
                      .codes = {1, -1, 0, 1},
                      .categories = {"ä", "\""},
                      .missing = 1}};
  const Json table = toPageTable(dataset);
  const std::shared_ptr<const Dataset> found = tableFromJson(parseJson(dumped(table), "table"));
  EXPECT_EQ(toPageTable(*found), table);
  EXPECT_EQ(found->columns[0].missing, 1u);
  EXPECT_EQ(found->columns[0].values[3], -1e300);
  EXPECT_EQ(found->columns[0].badCells.front().row, 2u);
  EXPECT_EQ(found->columns[1].codes, dataset.columns[1].codes);
  EXPECT_EQ(found->columns[1].categories, dataset.columns[1].categories);
  EXPECT_EQ(found->earlier, dataset.earlier);
  EXPECT_TRUE(found->readAsDetected);
}

TEST(Engine, SpeaksTheLanguageOfTheWordsItIsGiven) {
  Engine engine;
  const std::string answer = engine.answer(R"({"call": "words", "decimal": ",", "words": {
    "Tasks": [["&Noise", "&Rauschen"]],
    "Core": [["A page cannot take %1 for %2, so that it stays as it was.", "%2: %1?"],
             ["%n rows", "%n Zeile", "%n Zeilen"]]}})");
  ASSERT_EQ(answer, R"({"ok":true})");
  const Json facts = opened(engine, startStudy("house-prices"));
  EXPECT_EQ(facts.at("views").front().at("name"), "Rauschen");
  EXPECT_EQ(stateWith(engine, {{"nonsense", 3}}).at("problems").front().at("what"), "\"nonsense\": 3?");
  ASSERT_TRUE(asked(engine, {{"call", "words"}}).at("ok").get<bool>());
  EXPECT_EQ(opened(engine, startStudy("house-prices")).at("views").front().at("name"), "Noise");
  EXPECT_FALSE(asked(engine, {{"call", "words"}, {"words", {{"Core", 3}}}}).at("ok").get<bool>());
}

TEST(Engine, RefusesTablesThatAreNone) {
  const Study study = startStudy("house-prices");
  const auto with = [](const Json& columns) { return Json{{"name", "t"}, {"columns", columns}}; };
  const Json number = {{"name", "a"}, {"numbers", "AAAAAAAA8D8AAAAAAAAAQA=="}};
  for (const Json& table :
       {Json(3), with(Json::array()), with(Json::array({3})), with(Json::array({number, number})),
        with(Json::array({{{"name", "a"}, {"numbers", "*"}}})),
        with(Json::array({{{"name", "a"}, {"numbers", "AAAA"}}})),
        with(Json::array({{{"name", "a"}, {"categories", {"x"}}, {"codes", "AAAAAAEAAAA="}}})),
        with(Json::array({number, {{"name", "b"}, {"numbers", "AAAAAAAA8D8="}}}))}) {
    Engine engine;
    EXPECT_FALSE(opened(engine, study, table).at("ok").get<bool>()) << table;
  }
}

}  // namespace epsiscope::test_page_engine
