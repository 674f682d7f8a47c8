#include "core/results/result_file.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <map>
#include <sstream>

#include <nlohmann/json.hpp>

#include "core/base/file_error.h"
#include "core/run/differences.h"

namespace epsiscope::result_file_test {
namespace {

ResultRow rowWith(std::vector<double> values) {
  ResultRow row;
  row.task = "label-privacy";
  row.method = "laplace";
  row.learner = "ridge";
  row.epsilon = 0.1;
  row.lambda = 1.0 / 3;
  row.zeta = std::numeric_limits<double>::quiet_NaN();
  row.metric = "test_mse";
  row.kind = "sampled";
  row.values = std::move(values);
  summariseTrials(row);
  return row;
}

Result someResult() {
  Result result;
  result.dataName = "table.csv";
  result.dataSha256 = "abc";
  result.version = "1.2.3";
  result.rows = 100;
  result.counts = {.rowsInFile = 100, .rowsUsed = 100};
  result.trainRows = 80;
  result.clippedLabels = 7;
  result.series = {rowWith({1, 2, 4, 8, 16}), rowWith({0.1})};
  result.series[1].method = "none";
  result.notes = {"A note with \"quotes\"."};
  result.phases = {{"draw", 0.5}};
  result.date = "2020-01-02T03:04:05Z";
  return result;
}

TEST(SummariseTrials, HoldsForNumbersOfEverySize) {
  const ResultRow usual = rowWith({1, 3, 3, 5.5});
  for (const int exponent : {-1000, -600, 600, 1000}) {
    std::vector<double> values = {1, 3, 3, 5.5};
    for (double& value : values) value = std::ldexp(value, exponent);
    const ResultRow scaled = rowWith(values);
    EXPECT_EQ(scaled.sd, std::ldexp(usual.sd, exponent)) << exponent;
    EXPECT_EQ(scaled.mean, std::ldexp(usual.mean, exponent)) << exponent;
  }
  EXPECT_EQ(rowWith({0, 0}).sd, 0);
  const ResultRow widest = rowWith({-1.6e308, 1.6e308});
  EXPECT_TRUE(std::isnan(widest.sd)) << "2.3e308 is no double";
  EXPECT_DOUBLE_EQ(widest.q25, -0.8e308);
  Result extreme = someResult();
  extreme.series = {rowWith({1.7e301, 1.5e301}), widest};
  extreme.series[1].method = "none";
  EXPECT_TRUE(differences(extreme, parseResult(toJson(extreme), "again")).empty());
}

TEST(SummariseTrials, MeanSdAndInterpolatedQuantiles) {
  const ResultRow row = rowWith({16, 1, 8, 2, 4});
  EXPECT_DOUBLE_EQ(row.mean, 6.2);
  EXPECT_DOUBLE_EQ(row.sd, std::sqrt((9.8 * 9.8 + 5.2 * 5.2 + 1.8 * 1.8 + 4.2 * 4.2 + 2.2 * 2.2) / 4));
  EXPECT_DOUBLE_EQ(row.q05, 1.2);
  EXPECT_DOUBLE_EQ(row.q25, 2);
  EXPECT_DOUBLE_EQ(row.q50, 4);
  EXPECT_DOUBLE_EQ(row.q75, 8);
  EXPECT_DOUBLE_EQ(row.q95, 14.4);
  EXPECT_EQ(row.trials, 5);
}

TEST(SummariseTrials, OneTrialHasNoSdAndAGapHasNoMean) {
  EXPECT_TRUE(std::isnan(rowWith({3}).sd));
  EXPECT_EQ(rowWith({3}).q95, 3);
  EXPECT_TRUE(std::isnan(rowWith({3, std::numeric_limits<double>::quiet_NaN()}).mean));
  EXPECT_TRUE(std::isnan(rowWith({}).mean));
}

TEST(ResultCsv, HasTheColumnsOfTheContractAndEmptyCells) {
  std::istringstream lines(toCsv(someResult()));
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line,
            "task,method,learner,epsilon,lambda,zeta,metric,kind,mean,sd,q05,q25,q50,q75,q95,trials,"
            "data,seed,mode,epsilon_total,delta,neighbours,trust,private,reason,role,method_private,"
            "error_private,unit,rows_per_person,group,half_width");
  std::getline(lines, line);
  std::getline(lines, line);
  EXPECT_EQ(line,
            "label-privacy,none,ridge,0.10000000000000001,0.33333333333333331,,test_mse,sampled,"
            "0.10000000000000001,,0.10000000000000001,0.10000000000000001,0.10000000000000001,"
            "0.10000000000000001,0.10000000000000001,1,table.csv,1,classroom,,,,,,,,,no,row,,,");
}

/// Returns the records of RFC 4180 text, or none where it is not rectangular.
std::vector<std::vector<std::string>> strictRecords(const std::string& csv) {
  std::vector<std::vector<std::string>> records;
  std::vector<std::string> record = {""};
  bool quoted = false;
  for (std::size_t i = 0; i < csv.size(); ++i) {
    if (quoted && csv.substr(i, 2) == "\"\"") {
      record.back() += csv[i++];
    } else if (csv[i] == '"') {
      quoted = !quoted;
    } else if (csv[i] == ',' && !quoted) {
      record.emplace_back();
    } else if (csv[i] == '\n' && !quoted) {
      if (!records.empty() && record.size() != records.front().size()) return {};
      records.push_back(record);
      record = {""};
    } else {
      record.back() += csv[i];
    }
  }
  return quoted ? std::vector<std::vector<std::string>>() : records;
}

TEST(ResultCsv, IsRectangularFromItsFirstLineAndEveryRowSaysWhatItIsOf) {
  Result result = someResult();
  result.dataName = "a, \"b\".csv";
  result.study.seed = 18446744073709551615U;
  result.complete = false;
  result.series[1].trainRows = 10;
  result.series[1].note = "One, two";
  for (const std::string& csv : {toCsv(result), learningCurveCsv(result)}) {
    const auto records = strictRecords(csv);
    ASSERT_EQ(records.size(), 2U) << csv;
    std::map<std::string, std::string> row;
    for (std::size_t i = 0; i < records[0].size(); ++i) row[records[0][i]] = records[1][i];
    EXPECT_EQ(row["task"], "label-privacy");
    EXPECT_EQ(row["data"], result.dataName);
    EXPECT_EQ(row["seed"], "18446744073709551615");
    EXPECT_EQ(row["mode"], "classroom");
  }
  EXPECT_NE(csvNotes(result).find("seed 18446744073709551615, data SHA-256 abc\n"), std::string::npos);
  EXPECT_TRUE(csvNotes(result).ends_with("Stopped early: finished cells only\n"));
}

/// Returns the fields after the trials of the only row.
std::string promiseInCsv(const std::optional<Guarantee>& guarantee) {
  Result result = someResult();
  result.series.resize(1);
  result.series.front().guarantee = guarantee;
  const std::string csv = toCsv(result);
  const std::string before = ",5,table.csv,1,classroom,";  // trials, data, seed, mode
  return csv.substr(csv.rfind(before) + before.size());
}

TEST(ResultCsv, SaysWhatIsPromised) {
  const Guarantee kept = Guarantee::of({.epsilon = 0.1, .delta = 1e-5, .trust = Booking::Trust::local});
  EXPECT_EQ(promiseInCsv(kept),
            "0.10000000000000001,1.0000000000000001e-05,label,local,yes,,,yes,no,row,,,\n");
  const Guarantee complete =
      Guarantee::of({.epsilon = 2, .neighbours = Booking::Neighbours::row}).leavingRowsOut(true);
  EXPECT_TRUE(promiseInCsv(complete).starts_with("2,0,row,central,yes,\"Among complete rows: "));
  EXPECT_EQ(promiseInCsv(complete.unproved("Only \"below\", not\nabove")),
            "2,0,row,central,no,\"Only \"\"below\"\", not\nabove Among complete rows: rows with missing "
            "cells are left "
            "out, and somebody whose row becomes one of them is not protected.\",,no,no,row,,,\n");
  EXPECT_EQ(promiseInCsv(Guarantee::none(Guarantee::Neighbours::row, "No noise.")),
            ",,row,none,no,No noise.,,no,no,row,,,\n");
}

TEST(ResultJson, KeepsWhatIsPromisedAndReadsFilesThatDoNotSay) {
  Result result = someResult();
  result.series[0].guarantee =
      Guarantee::of({.epsilon = 0.1, .delta = 1e-5, .neighbours = Booking::Neighbours::row}, {3})
          .unproved("Why, \"not\"")
          .leavingRowsOut(true);
  const std::string json = toJson(result);
  const Result back = parseResult(json, "r.json");
  EXPECT_EQ(back.series[0].guarantee, result.series[0].guarantee);
  EXPECT_EQ(back.series[1].guarantee, std::nullopt);
  result.series[0].guarantee = Guarantee::none(Guarantee::Neighbours::label, "No noise.");
  EXPECT_EQ(parseResult(toJson(result), "r.json").series[0].guarantee, result.series[0].guarantee);
  std::string damaged = json;
  damaged.replace(damaged.find("\"central\""), 9, "\"nobody\"");
  EXPECT_THROW(parseResult(damaged, "r.json"), FileError);
}

TEST(Differences, OfPromisesAreAlsoThatOneIsMissing) {
  const Result silent = someResult();
  Result now = silent;
  now.series[0].guarantee = Guarantee::of({.epsilon = 0.1, .trust = Booking::Trust::local});
  EXPECT_EQ(differences(now, silent).size(), 1U);
  Result other = now;
  other.series[0].guarantee = Guarantee::of({.epsilon = 0.1});
  EXPECT_EQ(differences(now, other).size(), 1U);
  EXPECT_EQ(differences(silent, now).size(), 1U);
}

TEST(ResultJson, ReadsBackWhatWasWritten) {
  const Result result = someResult();
  const std::string json = toJson(result);
  EXPECT_EQ(json.find("nan"), std::string::npos);
  EXPECT_EQ(toJson(parseResult(json, "r.json")), json);
  EXPECT_TRUE(differences(result, parseResult(json, "r.json")).empty());
}

TEST(ResultJson, ReadsBackWhatOnlySomeRowsHave) {
  Result result = someResult();
  result.series[0].trainRows = 10;
  result.series[0].withoutPrivacy = 0.25;
  result.series[0].note = "Why";
  const Result back = parseResult(toJson(result), "r.json");
  EXPECT_EQ(back.series[0].trainRows, 10u);
  EXPECT_EQ(back.series[0].withoutPrivacy, 0.25);
  EXPECT_EQ(back.series[0].note, "Why");
  EXPECT_EQ(back.series[1].trainRows, 0u);
  EXPECT_EQ(back.trainRows, 80u) << "of the run, not of a row";
}

TEST(ResultJson, OtherFilesAreRefused) {
  for (const char* text :
       {"", "[]", "{}", "{\"format\": \"epsiscope-study\"}", "{\"format\": \"epsiscope-results\"}",
        "{\"format\": \"epsiscope-results\", \"version\": 99}"})
    EXPECT_THROW(parseResult(text, "r.json"), FileError) << text;
}

/// Values are counted by these numbers: without any of them there would be no end.
TEST(ResultJson, OfARunThatCannotHaveBeenIsRefused) {
  const auto refused = [](const auto& change) {
    Result result = someResult();
    change(result.study);
    EXPECT_THROW(parseResult(toJson(result), "r.json"), FileError);
  };
  refused([](Study& study) { study.privateClassifier.draws = 0; });
  refused([](Study& study) { study.privateClassifier.draws = -1; });
  refused([](Study& study) { study.testFraction = -1; });
  refused([](Study& study) { study.testFraction = 1e300; });
  refused([](Study& study) { study.trials = 0; });
}

TEST(ResultJson, CountsAreWholeNumbersThatTheirTypesHold) {
  const std::string json = toJson(someResult());
  for (const auto& [key, value] :
       {std::pair("\"threads\": ", "1"), std::pair("\"rows\": ", "100"), std::pair("\"trials\": ", "5")})
    for (const char* wrong : {"1e100", "-1", "0.5", "99999999999999999999"}) {
      std::string changed = json;
      const std::size_t at = changed.find(key + std::string(value));
      ASSERT_NE(at, std::string::npos) << key;
      changed.replace(at + std::string(key).size(), std::string(value).size(), wrong);
      EXPECT_THROW(parseResult(changed, "r.json"), FileError) << key << wrong;
    }
}

TEST(Differences, IgnorePathsSecondsThreadsDatesAndView) {
  const Result one = someResult();
  Result other = one;
  other.study.data.file = "/elsewhere/table.csv";
  other.dataName = "copy.csv";
  other.study.view.epsilon = 7;
  other.study.about = {.purpose = "Why", .author = "Who"};
  other.threads = 64;
  other.date = "1999";
  other.phases[0].seconds = 3;
  EXPECT_TRUE(differences(one, other).empty());
}

TEST(Differences, NameWhatIsNotTheSame) {
  const Result one = someResult();
  for (void (*change)(Result&) :
       {+[](Result& r) { r.study.seed = 2; }, +[](Result& r) { r.study.testFraction *= 1 + 1e-8; },
        +[](Result& r) { r.series[0].mean *= 1 + 1e-8; }, +[](Result& r) { r.series[0].values[2] += 1e-6; },
        +[](Result& r) { r.series[0].q75 = std::nan(""); }, +[](Result& r) { r.dataSha256 = "def"; },
        +[](Result& r) { r.version = "0"; }, +[](Result& r) { r.rows = 3; },
        +[](Result& r) { r.series[1].trials = 3; }, +[](Result& r) { r.notes.clear(); }}) {
    Result other = one;
    change(other);
    EXPECT_EQ(differences(one, other).size(), 1U);
  }
  Result fewer = one;
  fewer.series.pop_back();
  EXPECT_EQ(differences(one, fewer).size(), 1U);
  EXPECT_EQ(differences(fewer, one).size(), 1U);
}

TEST(Differences, CompareTheKeysThatSayHowTheDataAreRead) {
  const Result one = someResult();
  for (void (*change)(DataChoice&) :
       {+[](DataChoice& d) { d.recipe = "adult"; }, +[](DataChoice& d) { d.reading.thousands = "space"; },
        +[](DataChoice& d) { d.reading.quote = "'"; }, +[](DataChoice& d) { d.reading.comment = "#"; },
        +[](DataChoice& d) { d.reading.missingValues = {"-9"}; },
        +[](DataChoice& d) { d.badCells = BadCellRule::dropRows; },
        +[](DataChoice& d) { d.columns = {{.column = "zip", .kind = ColumnKind::text}}; },
        +[](DataChoice& d) {
          d.columnBounds = {{"age", 90}};
        }}) {
    Result other = one;
    change(other.study.data);
    EXPECT_EQ(differences(one, other).size(), 1U);
    EXPECT_EQ(differences(other, one).size(), 1U);
  }
}

TEST(Differences, CompareCounts) {
  Result one = someResult(), other = someResult();
  one.counts = {.rowsInFile = 103, .rowsUsed = 100, .droppedForMissing = 1, .droppedForBad = 2};
  EXPECT_EQ(differences(one, other).size(), 1U);
  other.counts = {.rowsInFile = 103, .rowsUsed = 100, .droppedForMissing = 2, .droppedForBad = 1};
  EXPECT_EQ(differences(one, other).size(), 1U);
}

TEST(ResultJson, OfAnEarlierVersionHasNoCounts) {
  nlohmann::ordered_json json = nlohmann::ordered_json::parse(toJson(someResult()));
  for (const char* key :
       {"rows_in_file", "dropped_for_missing", "dropped_for_bad", "cells_filled_missing", "cells_filled_bad"})
    EXPECT_EQ(json["data"].erase(key), 1U);
  const Result earlier = parseResult(json.dump(), "r.json");
  EXPECT_EQ(earlier.rows, 100u);
  EXPECT_EQ(earlier.counts, RowCounts{});
}

TEST(Differences, AllowForTheLastDigits) {
  const Result one = someResult();
  Result other = one;
  other.series[0].mean *= 1 + 1e-10;
  EXPECT_TRUE(differences(one, other).empty());
}

}  // namespace
}  // namespace epsiscope::result_file_test
