#include "core/study/study_file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include <sys/wait.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "core/base/store.h"
#include "core/random/rng.h"
#include "tests/support/part_of_process.h"
#include "tests/support/random_study.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::study_file_test {
namespace {

/// The reader's complaint about a text, without the name of the file.
std::string complaint(const std::string& json) {
  try {
    parseStudy(json, "s.json");
  } catch (const FileError& error) {
    return error.what();
  }
  return {};
}

void expectMentions(const std::string& sentence, std::initializer_list<const char*> words) {
  for (const char* word : words)
    EXPECT_NE(sentence.find(word), std::string::npos) << word << " in: " << sentence;
}

/// The example of the file format: the meaning of a study that leaves every key out.
constexpr const char* kExample = R"({"format": "epsiscope-study", "version": 1,
 "data": {"file": "california_housing.csv", "target": "MedHouseVal", "features": null, "lower": null, "upper": null, "unit": null, "positive": null, "prepare": "standardise",
          "separator": null, "decimal": null, "encoding": null, "header": null, "names": null, "missing": "stop"},
 "task": "label-privacy", "mode": "classroom", "epsilon": [0.1, 0.5, 1, 2, 4], "trials": 10, "test_fraction": 0.2, "seed": 1,
 "label_privacy": {"methods": ["laplace", "staircase", "rp-with-prior-debiased", "central-ridge"], "learner": "ridge", "lambda": "matched", "random_features": 500, "feature_gamma": null, "rr_values": 256, "unbiased_values": 32, "zeta": "suggested", "delta": 1e-5,
                   "prior": "noisy-counts", "prior_file": null, "prior_share": "suggested", "bin_width": "suggested", "clip_predictions": true},
 "kernel_release": {"method": "ridge", "kernel": "gaussian", "gamma": 0.1, "degree": 3, "lambda": 0.01, "predictions": 1, "smoothness": 0.5, "bound": 5},
 "private_classifier": {"methods": ["none", "output", "objective"], "loss": "huber", "h": 0.5, "lambda": 0.003, "random_features": 0, "gamma": 1, "tune": null},
 "view": {"epsilon": 1}})";

TEST(StudyFile, DefaultsAreTheExampleOfTheFormat) {
  EXPECT_EQ(parseStudy(kExample, "example"), Study{});
  EXPECT_EQ(parseStudy("{}", "empty"), Study{});
}

TEST(StudyFile, WithoutTheLaterKeysItMeansWhatItMeant) {
  std::string explicitly = kExample;
  const std::string last = R"("missing": "stop")";
  explicitly.replace(explicitly.find(last), last.size(),
                     last + R"(, "bad_cells": "stop", "recipe": null, "columns": [],
    "thousands": null, "quote": null, "comment": null, "missing_values": null)");
  EXPECT_EQ(parseStudy(explicitly, "explicit"), parseStudy(kExample, "example"));
}

TEST(StudyFile, SettingsReachDeclaredColumnsWhereThereAreNone) {
  const std::vector<std::string> settings = {
      R"(data.columns=[{"column":"zip","kind":"text","categories":["a","b"]}])",
      R"(data.column_bounds=[{"column":"age","bound":90}])", "data.bad_cells=drop-rows"};
  const Study study = withSettings(Study{}, settings);
  ASSERT_EQ(study.data.columns.size(), 1u);
  EXPECT_EQ(study.data.columns[0].categories, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(study.data.columnBounds[0].bound, 90);
  EXPECT_EQ(study.data.badCells, BadCellRule::dropRows);
}

TEST(StudyFile, HowOneLooksComesBackAndIsNoChange) {
  Study study;
  study.data.sha256 = "abc";
  study.view.compareEpsilon = 0.137;
  study.view.draws = 100;
  const Study before = study;
  study.view.tab = "noise";
  study.view.charts = {{.chart = "trade-off",
                        .zoom = {0.1, 2, 0.01, 3},
                        .hidden = {"laplace"},
                        .markers = {0.5, 1},
                        .logX = false,
                        .logY = true},
                       {.chart = "noise"}};
  study.view.lesson = "noise-and-epsilon";
  study.view.lessonStep = 3;
  EXPECT_EQ(parseStudy(toJson(study), "s.json"), study);
  EXPECT_NE(study, before);
  EXPECT_TRUE(sameButForLook(study, before));
  study.view.epsilon = 2;
  EXPECT_FALSE(sameButForLook(study, before));
}

TEST(StudyFile, KeysAreWrittenInAFixedOrder) {
  const std::string json = toJson(Study{});
  std::size_t last = 0;
  for (const char* key :
       {"\"format\"", "\"version\"", "\"data\"", "\"file\"", "\"missing\"", "\"task\"", "\"mode\"",
        "\"epsilon\"", "\"trials\"", "\"test_fraction\"", "\"seed\"", "\"label_privacy\"", "\"zeta\"",
        "\"kernel_release\"", "\"private_classifier\"", "\"view\""}) {
    const std::size_t at = json.find(key);
    ASSERT_NE(at, std::string::npos) << key;
    EXPECT_GT(at + 1, last) << key;
    last = at + 1;
  }
}

TEST(StudyFile, LoadingWhatWasSavedGivesTheSameStudy) {
  Rng rng(5);
  for (int i = 0; i < 500; ++i) {
    const Study study = test::randomStudy(rng);
    ASSERT_EQ(parseStudy(toJson(study), "saved"), study) << toJson(study);
  }
}

TEST(StudyFile, RandomStudiesLeaveNoKeyOut) {
  Rng rng(6);
  const nlohmann::json standard = nlohmann::json::parse(toJson(Study{})).flatten();
  std::set<std::string> same;
  for (const auto& [key, value] : standard.items()) same.insert(key);
  for (int i = 0; i < 100; ++i) {
    const nlohmann::json study = nlohmann::json::parse(toJson(test::randomStudy(rng))).flatten();
    std::erase_if(same, [&](const std::string& key) {
      return !study.contains(key) || study.at(key) != standard.at(key);
    });
  }
  EXPECT_EQ(same, (std::set<std::string>{"/format", "/version"}));
}

TEST(StudyFile, TheFirstChangedKeyIsNamedAsInTheFile) {
  Study study;
  EXPECT_EQ(firstChangedKey(study, Study{}), "");
  study.view.tab = "noise";
  study.view.lessonStep = 2;
  EXPECT_EQ(firstChangedKey(study, Study{}), "") << "only looked at";
  study.view.epsilon = 2;
  EXPECT_EQ(firstChangedKey(study, Study{}), "view.epsilon");
  study.labelPrivacy.zeta = 1.5;
  EXPECT_EQ(firstChangedKey(study, Study{}), "label_privacy.zeta");
  study.trials = 3;
  EXPECT_EQ(firstChangedKey(Study{}, study), "trials");
}

TEST(StudyFile, UnknownKeysAreNamedWithTheirPath) {
  expectMentions(complaint(R"({"epsilons": [1]})"), {"s.json", "\"epsilons\"", "unknown"});
  expectMentions(complaint(R"({"label_privacy": {"zetta": 1}})"), {"\"label_privacy.zetta\"", "unknown"});
}

TEST(StudyFile, UnknownKeysOfTheViewAreKept) {
  const Study study = parseStudy(R"({"view": {"epsilon": 2, "zoom": [1, 2]}})", "s.json");
  EXPECT_EQ(study.view.epsilon, 2);
  EXPECT_NE(toJson(study).find("\"zoom\""), std::string::npos);
}

TEST(StudyFile, WrongTypesNameTheKeyAndWhatIsExpected) {
  expectMentions(complaint(R"({"epsilon": 1})"), {"\"epsilon\"", "list of numbers"});
  expectMentions(complaint(R"({"epsilon": [1, "abc"]})"), {"\"epsilon[1]\"", "abc", "a number"});
  expectMentions(complaint(R"({"trials": 2.5})"), {"\"trials\"", "whole number"});
  expectMentions(complaint(R"({"data": {"columns": [{"labels": {"1": 2}}]}})"),
                 {"\"data.columns[0].labels.1\"", "a text in double quotes"});
  expectMentions(complaint(R"({"data": {"columns": [{"labels": ["a"]}]}})"),
                 {"\"data.columns[0].labels\"", "block"});
  expectMentions(complaint(R"({"seed": -1})"), {"\"seed\"", "whole number"});
  expectMentions(complaint(R"({"data": {"header": "yes"}})"), {"\"data.header\"", "true or false"});
  expectMentions(complaint(R"({"data": []})"), {"\"data\"", "curly"});
  expectMentions(complaint(R"({"data": {"missing": "ignore"}})"), {"\"data.missing\"", "drop-rows", "mean"});
  expectMentions(complaint(R"({"label_privacy": {"lambda": "auto"}})"),
                 {"\"label_privacy.lambda\"", "matched"});
  expectMentions(complaint(R"({"task": "clustering"})"), {"\"task\"", "label-privacy"});
}

TEST(StudyFile, OtherFilesAndNewerVersionsAreRefused) {
  expectMentions(complaint(R"({"format": "epsiscope-results"})"), {"epsiscope-study"});
  expectMentions(complaint(R"({"version": 2})"), {"version 2", "newer"});
  expectMentions(complaint("[1, 2]"), {"not a study"});
  expectMentions(complaint(""), {"ends too early"});
}

TEST(StudyFile, SyntaxErrorsHaveALineAndAColumn) {
  try {
    parseStudy("{\n \"trials\": 5,\n \"seed\": oops\n}", "s.json");
    FAIL() << "accepted";
  } catch (const FileError& error) {
    EXPECT_EQ(error.place().line, 3U);
    EXPECT_GE(error.place().column, 10U);
    EXPECT_LE(error.place().column, 12U);
  }
  expectMentions(complaint(R"({"trials": 1e400})"), {"too large"});
  expectMentions(complaint(R"({"trials": 1, "trials": 2})"), {"\"trials\"", "twice"});
}

TEST(StudyFile, APositiveClassMayBeANumber) {
  EXPECT_EQ(parseStudy(R"({"data": {"positive": 1}})", "s.json").data.positive, "1");
  expectMentions(complaint(R"({"data": {"positive": true}})"), {"data.positive", "a text", "or a number"});
}

TEST(StudyFile, WritesAtomicallyAndReadsBack) {
  const auto folder = std::filesystem::path(testing::TempDir()) / "epsiscope_study_file";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  Study study;
  study.trials = 3;
  writeStudy(study, folder / "one.json");
  study.trials = 4;
  writeStudy(study, folder / "one.json");
  EXPECT_EQ(readStudy(folder / "one.json"), study);
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1) << "a temporary file was left";
  EXPECT_THROW(writeStudy(study, folder / "absent" / "one.json"), FileError);
  EXPECT_THROW(readStudy(folder / "absent.json"), FileError);
  EXPECT_THROW(readStudy(folder), FileError);
  std::filesystem::remove_all(folder);
}

TEST(StudyFile, WritesThroughALink) {
  const test::TemporaryFolder folder;
  writeFileAtomically(folder.path() / "study.json", "old");
  std::filesystem::create_symlink(folder.path() / "study.json", folder.path() / "link.json");
  writeFileAtomically(folder.path() / "link.json", "new");
  EXPECT_TRUE(std::filesystem::is_symlink(folder.path() / "link.json"));
  EXPECT_EQ(readWholeFile(folder.path() / "study.json", 1000), "new");
}

/// The number of a program that was killed.
pid_t endedProcess() {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(0);
  ::waitpid(child, nullptr, 0);
  return child;
}

TEST(StudyFile, WhatAKilledSaveLeftGoesWithTheNextOne) {
  const test::TemporaryFolder folder;
  const pid_t ended = endedProcess();
  const std::string left = test::partOfProcess("study.json", ended);
  // A process of that number may run on another machine that shares the folder.
  const std::string elsewhere = "study.json.00000000." + std::to_string(ended) + ".part";
  const std::set<std::string> others = {test::partOfProcess("other.json", ended),
                                        test::partOfProcess("study.json", ::getppid()),
                                        elsewhere,
                                        "study.json.mine.part",
                                        "study.json.part",
                                        left + "ial"};
  for (const std::string& name : others) folder.write(name, "");
  folder.write(left, "half");
  writeFileAtomically(folder.path() / "study.json", "whole");
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
    names.insert(entry.path().filename().string());
  EXPECT_EQ(names.erase("study.json"), 1u);
  EXPECT_EQ(names, others);
}

Study with(std::vector<std::string> settings) {
  return withSettings(Study{}, settings);
}

TEST(Settings, ValuesAreJsonOrElseText) {
  EXPECT_EQ(with({"epsilon=[0.5, 1]"}).epsilon, (std::vector<double>{0.5, 1}));
  EXPECT_EQ(with({"label_privacy.lambda=0.1"}).labelPrivacy.lambda, 0.1);
  EXPECT_EQ(with({"label_privacy.lambda=0.1", "label_privacy.lambda=matched"}).labelPrivacy.lambda,
            std::nullopt);
  EXPECT_EQ(with({"label_privacy.lambda=\"matched\""}).labelPrivacy.lambda, std::nullopt);
  EXPECT_EQ(with({"data.file=builtin:house-prices"}).data.file, "builtin:house-prices");
  EXPECT_EQ(with({"data.target=a=b"}).data.target, "a=b");
  EXPECT_EQ(with({"data.lower=null"}).data.lower, std::nullopt);
  EXPECT_EQ(with({"view.zoom=[1,2]"}).view.other, R"({"zoom":[1,2]})");
  EXPECT_EQ(with({R"(published=[{"label":"A","source":"B"}])"}).published.at(0).label, "A");
  EXPECT_TRUE(with({"published=[]"}).published.empty());
}

TEST(Settings, MistakesNameTheKey) {
  EXPECT_THROW(with({"epsilon"}), FileError);
  EXPECT_THROW(with({"=1"}), FileError);
  EXPECT_THROW(with({"label_privacy.zetta=1"}), FileError);
  EXPECT_THROW(with({"epsilon.first=1"}), FileError);
  EXPECT_THROW(with({"epsilon=[0,5"}), FileError);
  EXPECT_THROW(with({"trials=1e400"}), FileError);
  try {
    with({"label_privacy.zeta=0,5"});
    FAIL() << "accepted";
  } catch (const FileError& error) {
    expectMentions(error.what(), {"label_privacy.zeta", "0,5", "number"});
  }
}

void expectRepeats(const Study& from, const Study& to) {
  Study wanted = to;
  wanted.view = from.view;
  EXPECT_EQ(withSettings(from, settingsBetween(from, to)), wanted);
}

TEST(StudySettings, OfEqualStudiesAreNone) {
  Study looked;
  looked.view.epsilon = 3;
  EXPECT_TRUE(settingsBetween(Study{}, looked).empty());
}

TEST(StudySettings, NameTheKeyThatDiffers) {
  Study study;
  study.labelPrivacy.zeta = 0.5;
  study.epsilon = {0.5, 1};
  EXPECT_EQ(settingsBetween(Study{}, study),
            (std::vector<std::string>{"epsilon=[0.5,1.0]", "label_privacy.zeta=0.5"}));
}

TEST(StudySettings, MakeOneStudyOfTheOther) {
  Study study;
  study.data.file = "/a folder/it's.csv";
  study.data.target = "a = b";
  study.data.sha256 = std::string(64, 'a');
  study.data.columnBounds = {{"x", 3}};
  study.data.features = {{"x", "y"}};
  study.task = TaskId::privateClassifier;
  study.seed = 9007199254740993u;
  study.labelPrivacy.lambda = 1e-3;
  study.labelPrivacy.zeta.reset();
  study.privateClassifier.tune = {{1e-4, 0.01}};
  study.published = {{.label = "L",
                      .method = "laplace",
                      .source = "s",
                      .reason = "",
                      .epsilon = {1},
                      .error = {2},
                      .sd = {},
                      .withoutPrivacy = {}}};
  expectRepeats(Study{}, study);
  expectRepeats(study, Study{});
}

TEST(StudySettings, CompactJsonIsTheStudyOnOneLine) {
  Study study;
  study.data.target = "two\nlines";
  const std::string line = compactJson(study);
  EXPECT_EQ(line.find('\n'), std::string::npos);
  EXPECT_EQ(parseStudy(line, "line"), study);
}

TEST(StudyFile, IsAPlainFileOfFewKeys) {
  EXPECT_THROW(readStudy("/dev/zero"), FileError);
  std::string keys = "{\"view\":{\"k\":0";
  for (int i = 0; i < 40'000; ++i) keys += ",\"k" + std::to_string(i) + "\":0";
  EXPECT_THROW(parseStudy(keys + "}}", "t.json"), FileError);
  std::string charts = "{\"view\":{\"charts\":[{\"chart\":\"a\"}", epsilons = "{\"epsilon\":[1";
  for (int i = 0; i < 10'000; ++i) {
    charts += ",{\"chart\":\"a\"}";
    epsilons += ",1";
  }
  EXPECT_THROW(parseStudy(charts + "]}}", "t.json"), FileError);
  EXPECT_THROW(parseStudy(epsilons + "]}", "t.json"), FileError);
}

}  // namespace
}  // namespace epsiscope::study_file_test
