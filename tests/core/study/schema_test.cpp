#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "core/builtin/generators.h"
#include "core/erm/loss.h"
#include "core/erm/perturbation.h"
#include "core/kernels/kernel_loss.h"
#include "core/random/rng.h"
#include "core/recipes/recipe.h"
#include "core/results/result_file.h"
#include "core/run/run.h"
#include "core/study/load.h"
#include "core/study/number_keys.h"
#include "core/study/plan.h"
#include "core/study/problem_list.h"
#include "core/study/study_file.h"
#include "core/study/study_names.h"
#include "core/table/reading_choice.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "tests/support/every_task.h"
#include "tests/support/json_schema.h"
#include "tests/support/random_study.h"
#include "tests/support/test_name.h"

// The schemas of the documented formats say the same as the program does.

namespace epsiscope::schema_test {
namespace {

namespace fs = std::filesystem;

using test::kResources;
using test::plain;
using test::Plain;
using Pointer = Plain::json_pointer;
using Schema = test::JsonSchema;

std::string textOf(const fs::path& file) {
  return readWholeFile(file, std::size_t{1} << 24);
}

/// The schema of the value under a dotted key, or of the entries of the list there:
/// "statistic.releases.column".
const Plain& schemaAt(const Plain& schema, std::string key) {
  const Plain* at = &schema;
  while (true) {
    if (at->contains("items")) at = &at->at("items");
    if (at->contains("anyOf")) at = &at->at("anyOf").front();
    if (key.empty()) return *at;
    const std::size_t dot = key.find('.');
    at = &at->at("properties").at(key.substr(0, dot));
    key = dot == std::string::npos ? std::string() : key.substr(dot + 1);
  }
}

/// The words of an enumeration; null stands for none of them.
std::vector<std::string> wordsAt(const Plain& schema, const std::string& key) {
  std::vector<std::string> words;
  for (const Plain& word : schemaAt(schema, key).at("enum"))
    if (word.is_string()) words.push_back(word.get<std::string>());
  return words;
}

Pointer pointerTo(std::string key) {
  std::ranges::replace(key, '.', '/');
  return Pointer("/" + key);
}

/// Adds all places below, in blocks and lists too.
void addPlaces(const Plain& json, const Pointer& at, std::vector<Pointer>& found) {
  if (!json.is_structured()) return;
  for (const auto& [key, value] : json.items()) {
    const Pointer place = json.is_object() ? at / key : at / static_cast<std::size_t>(std::stoul(key));
    found.push_back(place);
    addPlaces(value, place, found);
  }
}
std::vector<Pointer> placesIn(const Plain& json) {
  std::vector<Pointer> found;
  addPlaces(json, Pointer(), found);
  return found;
}

Plain with(Plain json, const Pointer& at, const Plain& value) {
  json[at] = value;
  return json;
}

/// The program's judgement of a study: that it cannot be read, or its problems.
struct Verdict {
  bool isRead = false;
  std::vector<Problem> problems = {};

  bool accepts() const { return isRead && problems.empty(); }
  bool refuses(const std::string& field) const {
    return !isRead || std::ranges::count(problems, field, &Problem::field) > 0;
  }
};

Verdict verdictOf(const Plain& study) {
  try {
    return {.isRead = true, .problems = problems(parseStudy(study.dump(), "study"))};
  } catch (const FileError&) {
    return {};
  }
}

/// Values of every kind, one of which is wrong wherever it is put.
const Plain kProbes = plain(R"([null, true, "nonsense", 0.5, -1, [], {}, ["nonsense"], [0.5], [-1]])");

/// A study without problems that has an entry in every list of blocks.
Study fullStudy() {
  Study study;
  study.about = {.purpose = "To try", .author = "A"};
  study.epsilon = {1};
  study.data.lower = 0;
  study.data.upper = 5;
  study.data.features = {{"x", "c"}};
  study.data.plan.rows = 50;
  study.data.columnBounds = {{"x", 3}};
  study.data.columns = {{.column = "c", .kind = ColumnKind::text, .categories = {{"a", "b"}}}};
  study.labelPrivacy.methods = {"laplace"};
  study.statistic.share = 0.5;
  study.statistic.others = {{.column = "age", .lower = 18, .upper = 100}};
  study.privateClassifier.tune = {{0.1}};
  study.labelClasses.classes = {{"a", "b"}};
  study.published = {{.label = "L",
                      .method = "laplace",
                      .source = "S",
                      .reason = "",
                      .epsilon = {1},
                      .error = {2},
                      .sd = {0.5},
                      .withoutPrivacy = 1}};
  study.view.charts = {{.chart = "trade-off", .zoom = {0, 1, 0, 1}}};
  return study;
}

// --- all of them ---

void expectSentences(const Plain& schema, const std::string& place) {
  if (schema.is_object() && schema.contains("properties"))
    for (const auto& [key, value] : schema.at("properties").items()) {
      const std::string said = value.value("description", std::string());
      EXPECT_TRUE(said.size() > 10 && said.ends_with('.')) << place << " " << key << ": " << said;
    }
  if (schema.is_structured())
    for (const auto& [key, value] : schema.items()) expectSentences(value, place + " " + key);
}

TEST(Schemas, SayASentenceAboutEveryKey) {
  for (const char* name : {"study", "lesson", "class", "results"}) {
    const Schema schema(name);
    EXPECT_EQ(schema.json().at("$schema").get<std::string>(), "http://json-schema.org/draft-07/schema#");
    EXPECT_TRUE(schema.json().contains("title"));
    expectSentences(schema.json(), name);
  }
}

/// The files of this format in a folder and those below it; the question bank, for example, has another
/// format.
std::vector<fs::path> filesOf(const std::string& format, const fs::path& folder) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".json" &&
        plain(textOf(entry.path())).at("format").get<std::string>() == format)
      found.push_back(entry.path());
  return found;
}

TEST(Schemas, AcceptWhatComesWithTheProgram) {
  Schema study("study"), lesson("lesson");
  const auto studies = filesOf("epsiscope-study", kResources / "studies");
  const auto lessons = filesOf("epsiscope-lesson", kResources / "lessons");
  EXPECT_GE(studies.size(), 13u);
  EXPECT_GE(lessons.size(), 24u);
  for (const fs::path& file : studies) EXPECT_EQ(study.complaintsAbout(textOf(file)), "") << file;
  for (const fs::path& file : lessons) EXPECT_EQ(lesson.complaintsAbout(textOf(file)), "") << file;
}

// --- studies ---

TEST(StudySchema, AcceptsANewStudyAFullOneAndNone) {
  Schema schema("study");
  EXPECT_EQ(schema.complaintsAbout(toJson(Study())), "");
  EXPECT_EQ(schema.complaintsAbout(toJson(fullStudy())), "");
  EXPECT_EQ(schema.complaintsAbout("{}"), "");
}

/// Whether the key must be there: it needs no default.
bool isRequired(const Plain& schema, const std::string& key) {
  const Plain required = schema.value("required", Plain::array());
  return std::ranges::count(required, Plain(key)) > 0;
}

void expectDefaults(const Plain& written, const Plain& schema, const std::string& place) {
  for (const auto& [key, value] : written.items()) {
    const std::string at = place + "." + key;
    ASSERT_TRUE(schema.at("properties").contains(key)) << at;
    const Plain& property = schema.at("properties").at(key);
    if (value.is_object()) {
      expectDefaults(value, property, at);
    } else if (!isRequired(schema, key)) {
      EXPECT_EQ(property.value("default", Plain("none")), value) << at;
    }
  }
}

TEST(StudySchema, SaysTheDefaultOfEveryKeyThatANewStudyHas) {
  const Schema schema("study");
  expectDefaults(plain(toJson(Study())), schema.json(), "study");
}

TEST(StudySchema, SaysTheDefaultOfEveryKeyInBlocksThatANewStudyLeavesOut) {
  Study study;
  study.data.file = kPlanFile;
  study.data.columnBounds.emplace_back();
  study.data.columns.emplace_back();
  study.statistic.others.emplace_back();
  study.published.emplace_back();
  study.view.charts.emplace_back();
  const Plain written = plain(toJson(study)), schema = Schema("study").json();
  expectDefaults(written.at("data").at("plan"), schemaAt(schema, "data.plan"), "data.plan");
  for (const char* key :
       {"data.column_bounds", "data.columns", "statistic.releases", "published", "view.charts"})
    expectDefaults(written.at(pointerTo(key)).front(), schemaAt(schema, key), key);
}

TEST(StudySchema, KnowsNoKeyThatAFullStudyHasNot) {
  const Plain written = plain(toJson(fullStudy()));
  std::set<std::string> keys, known;
  for (const Pointer& place : placesIn(written))
    if (written.at(place.parent_pointer()).is_object()) keys.insert(place.back());
  for (const Pointer& place : placesIn(Schema("study").json()))
    if (const Pointer block = place.parent_pointer(); !block.empty() && block.back() == "properties")
      known.insert(place.back());
  EXPECT_EQ(known.erase("$schema"), 1u) << "which is read and never written";
  EXPECT_EQ(known, keys);
}

/// The schema without its rules about values: keys and types remain.
Plain structureOf(Plain schema) {
  if (!schema.is_structured()) return schema;
  for (const char* word :
       {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "pattern", "minLength", "minItems"})
    if (schema.is_object()) schema.erase(word);
  if (schema.is_object()) schema.erase("uniqueItems");
  if (schema.is_object() && schema.contains("enum")) schema = {{"type", {"string", "null"}}};
  for (Plain& value : schema) value = structureOf(value);
  return schema;
}

/// Random studies hold nonsense on purpose, which a schema with ranges refuses: only their keys and types are
/// looked at. Values are covered by the tests below.
TEST(StudySchema, HasEveryKeyOfAnyStudyAndItsTypes) {
  Schema structure(structureOf(Schema("study").json()));
  Rng rng(7);
  for (int i = 0; i < 300; ++i) {
    const std::string study = toJson(test::randomStudy(rng));
    ASSERT_EQ(structure.complaintsAbout(study), "") << study;
  }
}

/// The numbers next to an end of a range, and the end.
std::vector<double> around(double end, bool whole) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  if (whole) return {end - 1, end, end + 0.5, end + 1};
  return {std::nextafter(end, -kInfinity), end, std::nextafter(end, kInfinity)};
}

Plain written(double value, bool whole) {
  return whole && value == std::floor(value) ? Plain(static_cast<std::int64_t>(value)) : Plain(value);
}

/// A value inside its range may still not suit other keys.
TEST(StudySchema, NumbersHaveTheRangesOfTheProgram) {
  Schema schema("study");
  const Plain full = plain(toJson(fullStudy()));
  for (const NumberKey& key : numberKeys()) {
    if (key.name == nullptr) continue;
    for (const double end : {key.range.least, key.range.most})
      for (const double value : around(end, key.range.whole)) {
        const Plain study = with(full, pointerTo(key.key), written(value, key.range.whole));
        EXPECT_EQ(schema.accepts(study), key.range.holds(value)) << key.key << " " << value;
        EXPECT_TRUE(key.range.holds(value) || verdictOf(study).refuses(key.key)) << key.key << " " << value;
      }
  }
}

TEST(StudySchema, NumbersInListsHaveTheRangesOfTheProgram) {
  Schema schema("study");
  const Plain full = plain(toJson(fullStudy()));
  const std::vector<std::pair<std::string, NumberRange>> lists = {
      {"epsilon", kBudget},
      {"train_sizes", wholeFrom(2, std::numeric_limits<int>::max())},
      {"kernel_release.lambda_sweep", kPositive},
      {"private_classifier.lambda_sweep", kPositive},
      {"private_classifier.tune", kPositive}};
  for (const auto& [key, range] : lists)
    for (const double end : {range.least, range.most})
      for (const double value : around(end, range.whole)) {
        const Plain study = with(full, pointerTo(key), Plain::array({written(value, range.whole)}));
        EXPECT_EQ(schema.accepts(study), range.holds(value)) << key << " " << value;
        EXPECT_EQ(!verdictOf(study).refuses(key), range.holds(value)) << key << " " << value;
      }
  for (const char* key : {"epsilon", "private_classifier.tune"})
    EXPECT_FALSE(schema.accepts(with(full, pointerTo(key), Plain::array()))) << key;
  for (const auto& [key, range] : lists) {
    const Plain value = range.whole ? Plain(2) : Plain(0.5);
    const Plain twice = with(full, pointerTo(key), Plain::array({value, value}));
    EXPECT_FALSE(schema.accepts(twice)) << key;
    EXPECT_TRUE(verdictOf(twice).refuses(key)) << key;
  }
}

TEST(StudySchema, NumbersInBlocksOfListsHaveTheRangesOfTheProgram) {
  Schema schema("study");
  const Plain full = plain(toJson(fullStudy()));
  const std::vector<std::pair<const char*, NumberRange>> keys = {
      {"/statistic/releases/0/quantile", numberKey("statistic.quantile").range},
      {"/statistic/releases/0/bins", numberKey("statistic.bins").range},
      {"/statistic/releases/0/share", numberKey("statistic.share").range},
      {"/data/column_bounds/0/bound", kPositive},
      {"/published/0/epsilon/0", kBudget},
      {"/published/0/error/0", kNotNegative},
      {"/published/0/sd/0", kNotNegative},
      {"/published/0/without_privacy", kNotNegative}};
  for (const auto& [key, range] : keys)
    for (const double end : {range.least, range.most})
      for (const double value : around(end, range.whole)) {
        const Plain study = with(full, Pointer(key), written(value, range.whole));
        EXPECT_EQ(schema.accepts(study), range.holds(value)) << key << " " << value;
        EXPECT_TRUE(range.holds(value) || !verdictOf(study).accepts()) << key << " " << value;
      }
}

template <class Enum>
std::vector<std::string> namesOf() {
  std::vector<std::string> names;
  for (const auto& [value, name] : Names<Enum>::all) names.emplace_back(name);
  return names;
}

TEST(StudySchema, WordsAreThoseOfTheProgram) {
  const Plain schema = Schema("study").json();
  EXPECT_EQ(wordsAt(schema, "task"), namesOf<TaskId>());
  EXPECT_EQ(wordsAt(schema, "mode"), namesOf<Mode>());
  EXPECT_EQ(wordsAt(schema, "data.plan.shape"), namesOf<LabelShape>());
  EXPECT_EQ(wordsAt(schema, "data.missing"), namesOf<MissingRule>());
  EXPECT_EQ(wordsAt(schema, "data.bad_cells"), namesOf<BadCellRule>());
  EXPECT_EQ(wordsAt(schema, "data.columns.kind"), namesOf<ColumnKind>());
  EXPECT_EQ(wordsAt(schema, "data.columns.reading"), namesOf<CellForm>());
  EXPECT_EQ(wordsAt(schema, "label_privacy.prior"), namesOf<PriorKind>());
  EXPECT_EQ(wordsAt(schema, "statistic.statistic"), namesOf<StatisticKind>());
  EXPECT_EQ(wordsAt(schema, "statistic.releases.statistic"), namesOf<StatisticKind>());
  EXPECT_EQ(wordsAt(schema, "label_privacy.methods"), labelPrivacyMethods());
  EXPECT_EQ(wordsAt(schema, "label_privacy.learner"), labelPrivacyLearners());
  EXPECT_EQ(wordsAt(schema, "private_classifier.methods"), perturbationIds());
  EXPECT_EQ(wordsAt(schema, "private_classifier.loss"), lossNames());
  EXPECT_EQ(wordsAt(schema, "kernel_release.loss"), kernelLossNames());
  // A prior of classes comes from no file.
  std::vector<std::string> priors = namesOf<PriorKind>();
  std::erase(priors, nameOf(PriorKind::file));
  EXPECT_EQ(wordsAt(schema, "label_classes.prior"), priors);
  std::vector<std::string> ids;
  for (const Recipe& recipe : recipes()) ids.emplace_back(recipe.id);
  EXPECT_EQ(wordsAt(schema, "data.recipe"), ids);
}

/// Some lists appear only in the program's sentence about a word that is not in them.
TEST(StudySchema, WordsAreThoseThatTheProgramOffers) {
  const Plain schema = Schema("study").json();
  const Plain full = plain(toJson(fullStudy()));
  for (const char* key :
       {"/data/prepare", "/label_privacy/methods/0", "/kernel_release/method", "/kernel_release/kernel",
        "/private_classifier/methods/0", "/private_classifier/loss", "/statistic/mechanism",
        "/statistic/releases/0/mechanism", "/label_classes/methods/0"}) {
    std::string dotted = std::string(key).substr(1);
    std::ranges::replace(dotted, '/', '.');
    for (std::size_t index = dotted.find(".0"); index != std::string::npos; index = dotted.find(".0"))
      dotted.erase(index, 2);
    const std::string offer = "choose one of: " + listed(wordsAt(schema, dotted)) + ".";
    const std::vector<Problem> said = verdictOf(with(full, Pointer(key), "nonsense")).problems;
    EXPECT_EQ(std::ranges::count_if(
                  said, [&](const Problem& problem) { return problem.sentence.ends_with(offer); }),
              1)
        << dotted << " " << offer;
  }
}

TEST(StudySchema, MarksAreThoseOfTheProgram) {
  Schema schema("study");
  const Plain full = plain(toJson(fullStudy()));
  for (const ReadingKey& key : readingKeys()) {
    const auto* mark = std::get_if<MarkKey>(&key.value);
    if (mark == nullptr) continue;
    std::vector<std::string> words = {"", "nonsense", "##"};
    for (char c = 1; c < 127; ++c) words.emplace_back(1, c);
    for (const MarkWord& word : mark->words) words.emplace_back(word.word);
    for (const std::string& word : words)
      EXPECT_EQ(schema.accepts(with(full, Pointer("/data") / std::string(key.key), word)),
                markFrom(*mark, word).has_value())
          << key.key << " '" << word << "'";
  }
}

TEST(StudySchema, BuiltInDataAreThoseThatThereAre) {
  Schema schema("study");
  const auto accepts = [&](const std::string& file) { return schema.accepts({{"data", {{"file", file}}}}); };
  for (const BuiltIn& builtIn : builtIns()) EXPECT_TRUE(accepts("builtin:" + std::string(builtIn.id)));
  EXPECT_TRUE(accepts("builtin:plan"));
  EXPECT_TRUE(accepts("built in.csv"));
  for (const char* file : {"", "builtin:", "builtin:nothing", "builtin:plans"})
    EXPECT_FALSE(accepts(file)) << file;
}

TEST(StudySchema, IsNamedForEditorsByAKeyThatSaysNothing) {
  Schema schema("study");
  const Plain full = plain(toJson(fullStudy())), named = with(full, Pointer("/$schema"), "study.schema.json");
  EXPECT_EQ(schema.complaints(named), "");
  EXPECT_EQ(toJson(parseStudy(named.dump(), "study")), toJson(fullStudy()));
  for (const Plain& value : kProbes) {
    const Plain study = with(full, Pointer("/$schema"), value);
    EXPECT_EQ(schema.accepts(study), value.is_string()) << value;
    EXPECT_EQ(verdictOf(study).accepts(), value.is_string()) << value;
  }
}

/// A value that is right by itself may be wrong together with other keys: the program knows, the schema does
/// not.
TEST(StudySchema, RefusesWhatTheReaderRefusesAndAcceptsWhatRuns) {
  Schema schema("study");
  const Plain full = plain(toJson(fullStudy()));
  ASSERT_TRUE(verdictOf(full).accepts());
  for (const Pointer& place : placesIn(full))
    for (const Plain& value : kProbes) {
      const Plain study = with(full, place, value);
      const Verdict verdict = verdictOf(study);
      // Recipes are looked up when the data are read.
      const bool runs = verdict.accepts() && place.to_string() != "/data/recipe";
      if (verdict.isRead && !runs) continue;
      EXPECT_EQ(schema.accepts(study), runs) << place.to_string() << " " << value;
    }
}

TEST(StudySchema, UnknownKeysAreRefusedButInTheView) {
  Schema schema("study");
  const Plain full = plain(toJson(fullStudy()));
  for (const Pointer& block : placesIn(full)) {
    if (!full.at(block).is_object()) continue;
    const Plain study = with(full, block / std::string("nonsense"), 1);
    const bool isView = block.to_string() == "/view";
    EXPECT_EQ(schema.accepts(study), isView) << block.to_string();
    EXPECT_EQ(verdictOf(study).isRead, isView) << block.to_string();
  }
  EXPECT_FALSE(schema.accepts({{"nonsense", 1}}));
}

// --- lessons ---

Plain lessonNamed(const std::string& id) {
  return plain(textOf(kResources / "lessons" / (id + ".json")));
}

TEST(LessonSchema, RefusesUnknownKeysButInTheView) {
  Schema schema("lesson");
  for (const char* id : {"constant-predictor", "best-is-not-a-method", "how-many-people"}) {
    const Plain lesson = lessonNamed(id);
    for (const Pointer& block : placesIn(lesson)) {
      if (!lesson.at(block).is_object()) continue;
      EXPECT_EQ(schema.accepts(with(lesson, block / std::string("nonsense"), 1)),
                block.to_string() == "/study/view")
          << id << block.to_string();
    }
  }
}

TEST(LessonSchema, KnowsConditionsFromWhatIsNone) {
  Schema schema("lesson");
  const Plain lesson = lessonNamed("how-many-people");
  const Pointer advance("/steps/0/advance");
  for (const char* condition :
       {R"({"read": true})", R"({"key": "seed", "changed": true})", R"({"key": "seed", "equals": null})",
        R"({"key": "view.epsilon", "at_least": 0.4})",
        R"({"quantity": "posterior", "at_most": "clipped-share"})",
        R"({"ratio": "noise-sd:laplace", "at_least": 8})",
        R"({"any": [{"run": "finished"}, {"tab": "noise"}]})",
        R"({"error": {"method": "laplace", "below": 0.5, "above": "none"}})",
        R"({"audit": {"method": "gaussian-classic", "passed": false}})"})
    EXPECT_EQ(schema.complaints(with(lesson, advance, plain(condition))), "") << condition;
  for (const char* condition :
       {R"({})", R"(true)", R"({"read": false})", R"({"read": true, "tab": "noise"})",
        R"({"tab": "nowhere"})", R"({"run": "started"})", R"({"key": "view.epsilon"})",
        R"({"key": "seed", "changed": true, "equals": 1})", R"({"key": "", "changed": true})",
        R"({"quantity": "posterior"})", R"({"quantity": "width", "at_least": 1})",
        R"({"ratio": "noise-sd:nothing", "at_least": 8})", R"({"method": "nothing"})", R"({"all": []})",
        R"({"all": [{}]})", R"({"error": {"method": "laplace"}})", R"({"error": {"below": "none"}})",
        R"({"audit": {"passed": true}})"})
    EXPECT_FALSE(schema.accepts(with(lesson, advance, plain(condition)))) << condition;
}

TEST(LessonSchema, RefusesQuestionsWithoutAnAnswer) {
  Schema schema("lesson");
  const Plain lesson = lessonNamed("how-many-people");
  const auto accepts = [&](const char* question) {
    return schema.accepts(with(lesson, Pointer("/steps/0/question"), plain(question)));
  };
  EXPECT_TRUE(accepts(R"({"text": "?", "answer": 1, "tolerance": 0, "right": "r", "wrong": "w"})"));
  EXPECT_TRUE(accepts(
      R"({"text": "?", "choices": [{"text": "a"}, {"text": "b", "correct": true}], "right": "r", "wrong": "w"})"));
  EXPECT_FALSE(accepts(R"({"text": "?", "tolerance": 0, "right": "r", "wrong": "w"})"));
  EXPECT_FALSE(accepts(
      R"({"text": "?", "answer": 1, "value": "posterior", "tolerance": 0, "right": "r", "wrong": "w"})"));
  EXPECT_FALSE(accepts(R"({"text": "?", "answer": 1, "tolerance": -1, "right": "r", "wrong": "w"})"));
  EXPECT_FALSE(accepts(R"({"text": " ", "answer": 1, "tolerance": 0, "right": "r", "wrong": "w"})"));
  EXPECT_FALSE(
      accepts(R"({"text": "?", "choices": [{"text": "a"}, {"text": "b"}], "right": "r", "wrong": "w"})"));
  EXPECT_FALSE(
      accepts(R"({"text": "?", "choices": [{"text": "b", "correct": true}], "right": "r", "wrong": "w"})"));
}

TEST(LessonSchema, ComparesAGuessWithWhatComesOut) {
  Schema schema("lesson");
  const Plain lesson = lessonNamed("how-many-people");
  const auto accepts = [&](const std::string& number) {
    return schema.accepts(
        with(lesson, Pointer("/steps/0/predict"),
             plain(R"({"text": "?", "explanation": "e", "tolerance": 0, )" + number + "}")));
  };
  EXPECT_TRUE(accepts(R"("value": "posterior")"));
  EXPECT_FALSE(accepts(R"("answer": 1)"));
  EXPECT_FALSE(accepts(R"("answer": 1, "value": "posterior")"));
}

TEST(LessonSchema, WantsAStudyOfBuiltInDataOrOfATableBesideIt) {
  Schema schema("lesson");
  const Plain lesson = lessonNamed("three-noises");
  const auto accepts = [&](const char* key, const Plain& value) {
    return schema.accepts(with(lesson, Pointer(key), value));
  };
  EXPECT_TRUE(accepts("/study/data/file", "builtin:income-class"));
  EXPECT_TRUE(accepts("/study/data/file", "table.csv"));
  for (const char* file : {"", "folder/table.csv", "/table.csv", "builtin:nothing"})
    EXPECT_FALSE(accepts("/study/data/file", file)) << file;
  EXPECT_TRUE(accepts("/study/trials", 1));
  EXPECT_FALSE(accepts("/study/trials", 0));
}

TEST(LessonSchema, MethodsAreThoseOfAllTasks) {
  std::set<std::string> ids = {kMethodPredictMean};
  for (const Task* task : allTasks())
    for (const Method& method : task->methods()) ids.insert(method.id);
  const Plain schema = Schema("lesson").json();
  const auto methods = schema.at("definitions").at("method").at("enum").get<std::vector<std::string>>();
  EXPECT_EQ(std::set<std::string>(methods.begin(), methods.end()), ids);
  const auto pattern =
      schema.at("definitions").at("quantity").at("anyOf").at(1).at("pattern").get<std::string>();
  std::string alternatives;
  for (const std::string& method : methods) alternatives += (alternatives.empty() ? "" : "|") + method;
  EXPECT_TRUE(pattern.ends_with(":(" + alternatives + ")$")) << pattern;
  EXPECT_EQ(wordsAt(Schema("results").json(), "series.method"), methods);
}

TEST(LessonSchema, AcceptsTheExampleOfTheGuide) {
  Schema schema("lesson");
  for (const char* guide : {"GUIDE.md", "de/GUIDE.md"}) {
    const std::string text = textOf(kResources / "lessons" / guide);
    const std::size_t start = text.find("```json\n");
    ASSERT_NE(start, std::string::npos) << guide;
    const std::size_t from = start + 8;
    EXPECT_EQ(schema.complaintsAbout(text.substr(from, text.find("```", from) - from)), "") << guide;
  }
}

// --- results ---

/// A result of a study that comes with the program, made small.
Result resultOf(TaskId task) {
  Study study = readStudy(kResources / "studies" / (std::string(taskOf(task).facts().start) + ".json"));
  study.trials = 2;
  study.epsilon = {1};
  study.kernelRelease.mostRows = 100;
  if (task == TaskId::privateClassifier) study.trainSizes = {200};
  study.data = withKnownBounds(study.data);
  Result result =
      run(study, PreparedTable::of(study, loadData(study.data, {}, {})), {.threads = 2}, {}).value();
  result.files = {{"results.csv", std::string(64, '0')}};
  return result;
}

/// Expects that every key has a property, or stands where any name may. Studies have tests of their own.
void expectKnown(const Plain& written, const Plain& schema, const std::string& place) {
  if (written.is_array())
    for (const Plain& item : written) expectKnown(item, schema.at("items"), place + "[]");
  if (!written.is_object() || schema.contains("allOf")) return;
  for (const auto& [key, value] : written.items()) {
    if (!schema.contains("properties")) continue;
    ASSERT_TRUE(schema.at("properties").contains(key)) << place << "." << key;
    expectKnown(value, schema.at("properties").at(key), place + "." + key);
  }
}

class ResultsOfTask : public testing::TestWithParam<TaskId> {};

TEST_P(ResultsOfTask, AreAcceptedAndHaveNoKeyThatTheSchemaDoesNotKnow) {
  Schema schema("results");
  const std::string written = toJson(resultOf(GetParam()));
  EXPECT_EQ(schema.complaintsAbout(written), "");
  expectKnown(plain(written), schema.json(), "results");
}

INSTANTIATE_TEST_SUITE_P(Tasks, ResultsOfTask, testing::ValuesIn(test::everyTask()),
                         [](const auto& task) { return test::testName(nameOf(task.param)); });

bool isRead(const Plain& result) {
  try {
    parseResult(result.dump(), "results.json");
    return true;
  } catch (const FileError&) {
    return false;
  }
}

TEST(ResultsSchema, RequiresWhatTheReaderRequires) {
  Schema schema("results");
  const Plain result = plain(toJson(resultOf(TaskId::statistic)));
  for (const char* place : {"", "/data", "/series/0", "/series/0/guarantee"})
    for (const auto& [key, value] : result.at(Pointer(place)).items()) {
      Plain less = result;
      less.at(Pointer(place)).erase(key);
      EXPECT_EQ(schema.accepts(less), isRead(less)) << place << "/" << key;
    }
}

TEST(ResultsSchema, RefusesWhatTheReaderRefuses) {
  Schema schema("results");
  Plain result = plain(toJson(resultOf(TaskId::statistic)));
  Plain& rows = result.at("series");
  rows.erase(rows.begin() + 1, rows.end());
  for (const Pointer& place : placesIn(result)) {
    if (place.to_string().starts_with("/study/")) continue;
    for (const Plain& value : kProbes) {
      const Plain changed = with(result, place, value);
      EXPECT_TRUE(isRead(changed) || !schema.accepts(changed)) << place.to_string() << " " << value;
    }
  }
}

TEST(ResultsSchema, AcceptsWhatEarlierVersionsWrote) {
  Schema schema("results");
  Plain result = plain(toJson(resultOf(TaskId::statistic)));
  for (const char* key :
       {"rows_in_file", "dropped_for_missing", "dropped_for_bad", "cells_filled_missing", "cells_filled_bad"})
    result.at("data").erase(key);
  for (Plain& row : result.at("series")) row.erase("guarantee");
  result.at("study") = Plain::object();
  result.at("files") = {"results.csv"};
  result.erase("sha256");
  EXPECT_TRUE(isRead(result));
  EXPECT_EQ(schema.complaints(result), "");
}

TEST(ResultsSchema, WordsAreThoseOfTheProgram) {
  const Plain schema = Schema("results").json();
  EXPECT_EQ(wordsAt(schema, "series.task"), namesOf<TaskId>());
}

}  // namespace
}  // namespace epsiscope::schema_test
