#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include <nlohmann/json.hpp>

#include "core/erm/perturbation.h"
#include "core/prepare/persons.h"
#include "tests/support/paths.h"
#include "tests/support/run_program.h"

namespace epsiscope::fit_test {
namespace {

using nlohmann::json;
using test::Finished;
using Words = std::vector<std::string>;

Words operator+(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

/// Eight rows inside the unit ball, and their labels.
const double kRows[8][2] = {{0.5, 0.1},  {-0.3, 0.4}, {0.6, -0.6}, {-0.2, -0.1},
                            {0.9, -0.3}, {-0.7, 0.7}, {0.1, 0.8},  {0.2, -0.9}};
const int kLabels[8] = {1, -1, 1, -1, 1, -1, -1, 1};

std::string tableText() {
  std::string text = "u,v,class\n";
  for (int i = 0; i < 8; ++i)
    text += std::to_string(kRows[i][0]) + ',' + std::to_string(kRows[i][1]) + ',' +
            (kLabels[i] > 0 ? "good" : "bad") + '\n';
  return text;
}

/// A folder with this table, or another, and calls of fit on it.
class FitCommand : public testing::Test {
protected:
  Finished fit(const Words& more, const std::string& text = tableText(),
               const std::string& positive = "good") const {
    const std::string file = m_folder.write("table.csv", text).string();
    return test::runProgram(EPSISCOPE_PROGRAM,
                            Words{"fit", file, "--target", "class", "--positive", positive} + more);
  }
  json jsonOf(const Words& more) const {
    const Finished finished = fit(more);
    EXPECT_EQ(finished.exitCode, 0) << finished.err;
    return json::parse(finished.out);
  }
  void expectRefused(const Finished& finished, const std::string& part) const {
    EXPECT_EQ(finished.exitCode, 2);
    EXPECT_EQ(finished.out, "");
    EXPECT_NE(finished.err.find(part), std::string::npos) << finished.err;
    EXPECT_EQ(std::count(finished.err.begin(), finished.err.end(), '\n'), 1) << finished.err;
  }
  std::string noiseFile(const std::string& text) const { return m_folder.write("noise.txt", text).string(); }

  test::TemporaryFolder m_folder;
};

const Words kPlain = {"--prepare", "none", "--loss", "logistic", "--lambda", "0.05"};

Words method(const std::string& id) {
  return {"--method", id, "--epsilon", "1"};
}

/// n times the gradient of the logistic loss's objective, without its linear term.
std::vector<double> pull(const std::vector<double>& w, double ridge) {
  std::vector<double> sum = {8 * ridge * w[0], 8 * ridge * w[1]};
  for (int i = 0; i < 8; ++i) {
    const double margin = kLabels[i] * (kRows[i][0] * w[0] + kRows[i][1] * w[1]);
    for (std::size_t j = 0; j < 2; ++j) sum[j] -= kLabels[i] * kRows[i][j] / (1 + std::exp(margin));
  }
  return sum;
}

TEST_F(FitCommand, MinimisesTheObjectiveWithTheNoiseThatIsGiven) {
  const Words given = {"--noise-vector", noiseFile("1.5\n-0.25\n")};
  for (const char* id : {"objective", "objective-tight", "objective-halved"}) {
    const json found = jsonOf(kPlain + method(id) + given);
    const PerturbationPlan plan =
        planPerturbation(perturbationOf(id).value(), {}, {.rows = 8, .columns = 2}, 0.05, 1, true);
    EXPECT_EQ(found["delta_reg"], plan.extraRegularisation);
    EXPECT_EQ(found["epsilon_of_noise"], plan.epsilonOfNoise);
    EXPECT_EQ(found["noise_scale"], plan.noiseScale);
    const std::vector<double> back = pull(found["weights"], 0.05 + plan.extraRegularisation);
    EXPECT_NEAR(back[0], -1.5, 1e-9) << id;
    EXPECT_NEAR(back[1], 0.25, 1e-9) << id;
    EXPECT_EQ(found["noise"], (std::vector<double>{1.5, -0.25}));
    EXPECT_FALSE(found["private"].get<bool>());
  }
}

TEST_F(FitCommand, AddsTheGivenNoiseToTheOutputAndNoneToNone) {
  const Words given = {"--noise-vector", noiseFile("1.5\r\n-0.25\r\n\r\n")};
  const json none = jsonOf(kPlain + Words{"--method", "none"});
  const std::vector<double> w = none["weights"];
  EXPECT_NEAR(pull(w, 0.05)[0], 0, 1e-9);
  EXPECT_NEAR(pull(w, 0.05)[1], 0, 1e-9);
  EXPECT_EQ(none["columns"], (Words{"u", "v"}));
  EXPECT_TRUE(none["noise"].is_null() && none["epsilon"].is_null());
  EXPECT_TRUE(none["reached"].get<bool>());
  EXPECT_EQ(none["rows"], 8);
  EXPECT_LE(none["gradient_norm"].get<double>(), 1e-10);
  EXPECT_EQ(jsonOf(kPlain + Words{"--method", "none"} + given)["weights"], none["weights"]);
  const json output = jsonOf(kPlain + method("output") + given);
  EXPECT_NEAR(output["weights"][0].get<double>(), w[0] + 1.5, 1e-9);
  EXPECT_NEAR(output["weights"][1].get<double>(), w[1] - 0.25, 1e-9);
  EXPECT_NEAR(output["objective"].get<double>(), none["objective"].get<double>(), 1e-14);
}

TEST_F(FitCommand, UnitRowsAreTheDefaultAndEndInAConstant) {
  const json found = jsonOf({"--method", "none", "--loss", "huber", "--lambda", "0.1"});
  EXPECT_EQ(found["columns"], (Words{"u", "v", "(constant)"}));
  EXPECT_EQ(found["weights"].size(), 3U);
  const json other = jsonOf({"--method", "none", "--loss", "huber", "--lambda", "0.1", "--h", "0.1"});
  EXPECT_NE(found["objective"], other["objective"]);
}

TEST_F(FitCommand, SeedsRepeatAndAreSaidWhenFresh) {
  const Words words = kPlain + method("objective");
  const json one = jsonOf(words + Words{"--seed", "7"}), two = jsonOf(words + Words{"--seed", "7"});
  EXPECT_EQ(one["weights"], two["weights"]);
  EXPECT_NE(one["weights"], jsonOf(words + Words{"--seed", "8"})["weights"]);
  const Finished fresh = fit(words);
  EXPECT_EQ(fresh.exitCode, 0);
  EXPECT_NE(fresh.err.find("drawn with --seed "), std::string::npos);
  expectRefused(fit(words + Words{"--seed", "7", "--secure"}), "exclude each other");
}

/// A reading that is declared, but for the kinds of features.
const Words kReading = {"--reading",        "declared", "--separator", ",",         "--decimal", ".",
                        "--thousands",      "none",     "--encoding",  "UTF-8",     "--header",  "yes",
                        "--missing-values", "NA",       "--column",    "class=text"};
const Words kPlainReading = kReading + Words{"--column", "u=number", "--column", "v=number"};

TEST_F(FitCommand, IsPrivateOnlyIfNothingCameFromTheData) {
  const Words words =
      method("output") + Words{"--loss", "logistic", "--lambda", "0.05", "--secure"} + kPlainReading;
  const json plain = jsonOf(words + Words{"--prepare", "none"});
  EXPECT_TRUE(plain["private"].get<bool>());
  EXPECT_TRUE(plain["reasons"].empty());
  EXPECT_TRUE(plain["float_safe"].get<bool>());
  // A thousandth of epsilon hides the rounding, and rows may be longer than 1 by 1e-9.
  EXPECT_NEAR(plain["noise_scale"].get<double>() * 0.999, 2 / (8 * 0.05), 1e-8);
  const json scaled = jsonOf(words);
  EXPECT_FALSE(scaled["private"].get<bool>());
  EXPECT_EQ(scaled["reasons"].size(), 1U);
  const json seeded = jsonOf(kPlain + method("output") + Words{"--seed", "1"});
  EXPECT_FALSE(seeded["private"].get<bool>());
  EXPECT_FALSE(seeded["float_safe"].get<bool>());
}

const Words kSecure = {"--loss", "huber", "--lambda", "0.1", "--secure"};
/// All keys of a private answer: the weights, and whatever is known without looking at a row.
const std::set<std::string> kTold = {"weights",
                                     "columns",
                                     "rows",
                                     "method",
                                     "loss",
                                     "lambda",
                                     "epsilon",
                                     "delta",
                                     "delta_reg",
                                     "epsilon_of_noise",
                                     "neighbours",
                                     "noise_scale",
                                     "among_complete_rows",
                                     "unit",
                                     "rows_per_person",
                                     "private",
                                     "reasons",
                                     "float_safe"};

TEST_F(FitCommand, APrivateAnswerTellsNothingButWeightsOfTheRows) {
  const Words bounds = {"--column-bound", "u=2", "--column-bound", "v=1"};
  // A neighbour of the table, with a class that only one row has, a long row and a rare value.
  std::string neighbour = tableText();
  neighbour.replace(neighbour.find('\n') + 1,
                    neighbour.find('\n', neighbour.find('\n') + 1) - neighbour.find('\n') - 1,
                    "1e9,-77,rare");
  for (const char* id : {"output", "objective", "objective-tight", "objective-halved"}) {
    const Words words = kSecure + method(id) + bounds + kPlainReading;
    const Finished one = fit(words), other = fit(words, neighbour);
    ASSERT_EQ(one.exitCode, 0) << one.err;
    EXPECT_EQ(one.err, "");
    EXPECT_EQ(other.err, "");
    json told = json::parse(one.out), toldOfOther = json::parse(other.out);
    ASSERT_TRUE(told["private"].get<bool>()) << told.dump();
    std::set<std::string> keys;
    for (const auto& [key, value] : told.items()) keys.insert(key);
    EXPECT_EQ(keys, kTold) << id;
    EXPECT_NE(told["weights"], toldOfOther["weights"]);
    told.erase("weights");
    toldOfOther.erase("weights");
    EXPECT_EQ(told, toldOfOther) << id;
  }
}

TEST_F(FitCommand, NormalNoiseNeedsADeltaFarBelowOneOverTheRows) {
  const Words bounds = {"--column-bound", "u=2", "--column-bound", "v=1"};
  for (const char* id : {"output-gaussian", "objective-gaussian"}) {
    expectRefused(fit(kPlain + method(id)), "--delta");
    expectRefused(fit(kPlain + method(id) + Words{"--delta", "1"}), "--delta is 1; choose a number between");
    const Words words = kSecure + method(id) + bounds + kPlainReading;
    const json found = json::parse(fit(words + Words{"--delta", "0.01"}).out);
    EXPECT_TRUE(found["private"].get<bool>()) << found.dump();
    EXPECT_EQ(found["delta"], 0.01);
    const json beyond = json::parse(fit(words + Words{"--delta", "0.2"}).out);
    EXPECT_FALSE(beyond["private"].get<bool>());
    EXPECT_NE(beyond["reasons"][0].get<std::string>().find("1/n is "), std::string::npos) << beyond.dump();
  }
}

TEST_F(FitCommand, DeclaredColumnsMakeATablePrivate) {
  const std::string text = "age,job,class\n30,a,good\n40,b,bad\n50,a,good\n60,c,bad\n";
  const Words words =
      kSecure + method("objective") + kReading + Words{"--column", "age=number", "--column", "job=text"};
  const Words bound = {"--column-bound", "age=100"}, categories = {"--categories", "job=a, b,z"};
  const auto found = [&](const Words& more) { return json::parse(fit(words + more, text).out); };
  EXPECT_FALSE(found({})["private"].get<bool>());
  EXPECT_FALSE(found(bound)["private"].get<bool>());
  EXPECT_FALSE(found(categories)["private"].get<bool>());
  const json declared = found(bound + categories);
  EXPECT_TRUE(declared["private"].get<bool>()) << declared.dump();
  EXPECT_EQ(declared["columns"], (Words{"age", "job=a", "job=b", "job=z", "(constant)"}));
  EXPECT_FALSE(declared["among_complete_rows"].get<bool>());
  EXPECT_TRUE(found(bound + categories + Words{"--missing", "drop-rows"})["among_complete_rows"].get<bool>());
}

/// Two rows of each of four people, or three of Ann and one of Bob.
std::string tableOfPeople(const std::vector<std::string>& names) {
  std::string text = "who,u,v,class\n";
  for (std::size_t i = 0; i < names.size(); ++i)
    text += names[i] + ',' + std::to_string(kRows[i][0]) + ',' + std::to_string(kRows[i][1]) + ',' +
            (kLabels[i] > 0 ? "good" : "bad") + '\n';
  return text;
}
const Words kNames = {"Ann", "Bob", "Cem", "Dee", "Ann", "Bob", "Cem", "Dee"};

Words ofPeople(const std::string& most) {
  return {"--person", "who", "--rows-per-person", most};
}

/// The noise of one row at its part of epsilon, and a promise that is about the person.
TEST_F(FitCommand, PromisesAPersonWithAllTheirRows) {
  const std::string text = tableOfPeople(kNames);
  const Words half = {"--epsilon", "0.5", "--seed", "5"}, whole = {"--epsilon", "1", "--seed", "5"};
  for (const char* id : {"output", "objective", "objective-tight", "objective-halved"}) {
    const Words words = kPlain + Words{"--method", id};
    const json rows = jsonOf(words + half),
               people = json::parse(fit(words + whole + ofPeople("2"), text).out);
    EXPECT_EQ(people["weights"], rows["weights"]) << id;
    EXPECT_EQ(people["noise_scale"], rows["noise_scale"]) << id;
    EXPECT_EQ(people["epsilon"], 1) << id;
    EXPECT_EQ(people["epsilon_of_noise"].get<double>(), 2 * rows["epsilon_of_noise"].get<double>()) << id;
    EXPECT_EQ(people["columns"], rows["columns"]) << id;
    EXPECT_EQ(people["unit"], "person");
    EXPECT_EQ(people["rows_per_person"], 2);
    EXPECT_EQ(rows["unit"], "row");
    EXPECT_TRUE(rows["rows_per_person"].is_null());
    const json secure =
        json::parse(fit(kSecure + method(id) + kPlainReading +
                            Words{"--column", "who=text", "--column-bound", "u=1", "--column-bound", "v=1"} +
                            ofPeople("2"),
                        text)
                        .out);
    EXPECT_TRUE(secure["private"].get<bool>()) << secure.dump();
    EXPECT_FALSE(secure["among_complete_rows"].get<bool>());
  }
}

TEST_F(FitCommand, LeavesRowsBeyondTheMostOutAsAStudyDoes) {
  const Words names = {"Ann", "Ann", "Ann", "Ann", "Bob", "Bob", "Cem", "Dee"};
  Column who{.name = "who", .kind = ColumnKind::text, .categories = {"Ann", "Bob", "Cem", "Dee"}};
  for (const std::string& name : names)
    who.codes.push_back(
        static_cast<std::int32_t>(std::ranges::find(who.categories, name) - who.categories.begin()));
  const Words words = kPlain + Words{"--method", "none"};
  for (const std::size_t most : {std::size_t{1}, std::size_t{2}}) {
    std::string kept = "u,v,class\n";
    const std::vector<std::int32_t> persons = Persons(who, most).ofRows();
    for (std::size_t i = 0; i < names.size(); ++i)
      if (persons[i] >= 0)
        kept += std::to_string(kRows[i][0]) + ',' + std::to_string(kRows[i][1]) + ',' +
                (kLabels[i] > 0 ? "good" : "bad") + '\n';
    const json some = json::parse(fit(words, kept).out);
    const json found = json::parse(fit(words + ofPeople(std::to_string(most)), tableOfPeople(names)).out);
    EXPECT_EQ(found["rows"], most == 1 ? 4 : 6);
    EXPECT_EQ(found["weights"], some["weights"]);
  }
}

TEST_F(FitCommand, PersonsThatCannotBeAreRefused) {
  const Words words = kPlain + method("output");
  const std::string text = tableOfPeople(kNames);
  expectRefused(fit(words + Words{"--person", "whom", "--rows-per-person", "2"}, text), "no column \"whom\"");
  expectRefused(fit(words + Words{"--person", "class", "--rows-per-person", "2"}, text), "is the target");
  expectRefused(fit(words + Words{"--person", "who"}, text), "the most rows that one person has are missing");
  expectRefused(fit(words + Words{"--rows-per-person", "2"}, text), "name it in --person");
  expectRefused(fit(words + ofPeople("0"), text), "The most rows of one person are 0; declare 1 or more.");
  expectRefused(fit(words + ofPeople("9"), text), "Nobody can have 9 of 8 rows");
  expectRefused(fit(words + ofPeople("-1"), text), "--rows-per-person");
  expectRefused(fit(words + ofPeople("99999999999"), text), "Nobody can have");
  Words some = kNames;
  some[3] = "";
  const Finished nobody = fit(words + ofPeople("2"), tableOfPeople(some));
  expectRefused(nobody, "--person \"who\" names nobody in 1 of 8 rows");
  EXPECT_NE(nobody.err.find("--missing drop-rows"), std::string::npos);
  const Finished dropped = fit(words + ofPeople("2") + Words{"--missing", "drop-rows"}, tableOfPeople(some));
  ASSERT_EQ(dropped.exitCode, 0) << dropped.err;
  EXPECT_EQ(json::parse(dropped.out)["rows"], 7);
  EXPECT_TRUE(json::parse(dropped.out)["among_complete_rows"].get<bool>());
}

TEST_F(FitCommand, ADetectedReadingIsNotPrivateAndADeclaredOneIsWhole) {
  const Words words = method("output") + kSecure + Words{"--prepare", "none"};
  const json detected = jsonOf(words);
  EXPECT_FALSE(detected["private"].get<bool>());
  EXPECT_NE(detected["reasons"].dump().find("declare the reading"), std::string::npos);
  expectRefused(fit(words + Words{"--reading", "declared", "--column", "class=text"}), "--separator");
  expectRefused(fit(words + kReading), "the kind of \"u\" and \"v\"");
  expectRefused(fit(words + Words{"--reading", "sworn"}), "detected, declared");
}

/// An equals sign belongs to the name before a bound, and to the value in a list of categories.
TEST_F(FitCommand, DeclarationsAreChecked) {
  const Words words = kSecure + method("objective");
  expectRefused(fit(words + Words{"--column-bound", "u"}), "write it as NAME=B");
  expectRefused(fit(words + Words{"--column-bound", "=3"}), "write it as NAME=B");
  expectRefused(fit(words + Words{"--column-bound", "u=inf"}), "not a finite number");
  expectRefused(fit(words + Words{"--column-bound", "u=0"}), "must be a number above 0");
  expectRefused(fit(words + Words{"--column-bound", "w=1"}), "no column \"w\"");
  expectRefused(fit(words + Words{"--column-bound", "u=1", "--column-bound", "u=2"}), "two bounds");
  expectRefused(fit(words + Words{"--categories", "u="}), "write it as NAME=V,V,...");
  expectRefused(fit(words + Words{"--categories", "w=a"}), "no column \"w\"");
  const std::string text = "a=b,class\n0.5,good\n0.25,bad\n";
  const Words declared = kReading + Words{"--column", "a=b=number", "--column-bound", "a=b=2"};
  const json found = json::parse(fit(words + declared, text).out);
  EXPECT_TRUE(found["private"].get<bool>()) << found.dump();
}

TEST_F(FitCommand, LongRowsAreRefusedUnlessNothingIsPromised) {
  const std::string text = "u,v,class\n0.6,0.8,good\n0.1,0.2,bad\n0.6,0.81,bad\n";
  expectRefused(fit(kPlain + method("output"), text), "Row 3 ");
  EXPECT_EQ(fit(kPlain + Words{"--method", "none"}, text).exitCode, 0);
}

TEST_F(FitCommand, ClassesAreNumbersOrText) {
  const std::string text = "u,v,class\n0.6,0.8,1\n0.1,0.2,0\n0.6,0.1,1\n";
  const Words words = kPlain + Words{"--method", "none"};
  EXPECT_EQ(fit(words, text, "1.0").out.substr(0, 60), fit(words, text, "1").out.substr(0, 60));
  expectRefused(fit(words, text, "2"), "No row has the positive class \"2\"");
  expectRefused(fit(words, tableText(), "great"), "\"good\" (4 rows) and \"bad\" (4 rows)");
  expectRefused(fit(words, "u,class\n0.1,good\n0.2,good\n"), "nothing to distinguish");
}

TEST_F(FitCommand, MissingAndBadCellsAreNamed) {
  const Words words = kPlain + Words{"--method", "none"};
  const Finished missing = fit(words, "u,v,class\n0.6,,good\n0.1,0.2,bad\n0.6,0.1,bad\n");
  expectRefused(missing, "1 cell is missing in 1 column (\"v\"; first in line 2)");
  EXPECT_NE(missing.err.find("Rules of --missing: stop, drop-rows"), std::string::npos) << missing.err;
  const std::string bad = "u,v,class\n0.6,oops,good\n0.1,0.2,bad\n0.6,0.1,bad\n0.6,0.1,good\n0.6,0.2,bad\n";
  expectRefused(fit(words, bad), "oops");
  expectRefused(fit(words, bad), "Rules of --bad-cells: stop, drop-rows, mean.");
  const json dropped = json::parse(fit(words + Words{"--bad-cells", "drop-rows"}, bad).out);
  EXPECT_EQ(dropped["rows"], 4);
  const json filled = json::parse(fit(words + Words{"--bad-cells", "mean"}, bad).out);
  EXPECT_EQ(filled["rows"], 5);
  EXPECT_NE(filled["reasons"].dump().find("filled with means"), std::string::npos);
}

TEST_F(FitCommand, NoiseBeyondAllNumbersIsRefused) {
  for (const char* id : {"output", "objective"})
    expectRefused(fit(kPlain + method(id) + Words{"--seed", "1", "--epsilon", "1e-320"}), "--epsilon");
  expectRefused(fit(kPlain + method("output") + Words{"--seed", "1", "--lambda", "1e-320"}), "--lambda");
  // Each of the two alone can be computed.
  const Words tiny = {"--seed", "1", "--epsilon", "1e-300", "--lambda", "1e-100"};
  expectRefused(fit(Words{"--prepare", "none", "--loss", "logistic"} + method("output") + tiny),
                "larger --epsilon");
}

TEST_F(FitCommand, UsageErrorsNameTheOption) {
  expectRefused(fit(kPlain), "--method");
  expectRefused(fit(kPlain + Words{"--method", "private"}),
                "choose one of: none, output, objective, objective-tight, objective-halved, "
                "output-gaussian, objective-gaussian.");
  expectRefused(fit(kPlain + Words{"--method", "objective"}), "--epsilon");
  expectRefused(fit(kPlain + Words{"--method", "none", "--lambda", "0"}), "--lambda");
  expectRefused(fit(kPlain + Words{"--method", "none", "--loss", "hinge"}),
                "choose one of: logistic, huber, smoothed-hinge.");
  expectRefused(fit(kPlain + Words{"--method", "none", "--h", "nan"}), "--h");
  expectRefused(fit(kPlain + Words{"--method", "none", "--prepare", "all"}), "--prepare");
  expectRefused(fit(kPlain + method("output") + Words{"--noise-vector", noiseFile("1\n")}), "1 number for 2");
  expectRefused(fit(kPlain + method("output") + Words{"--noise-vector", noiseFile("1\ninf\n")}), "line 2");
  expectRefused(fit(kPlain + method("output") + Words{"--noise-vector", "/nowhere"}), "no such file");
  expectRefused(fit(kPlain + method("output") + Words{"--noise-vector", m_folder.path().string()}),
                "this is a folder");
}

}  // namespace
}  // namespace epsiscope::fit_test
