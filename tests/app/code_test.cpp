#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

#include "tests/support/run_epsiscope.h"
#include "tests/support/temporary_folder.h"

// Programs that make a study's release with a library. The libraries are not here: a stand-in for each writes
// down what it is called with, adds no noise, and knows the sensitivities of its transformations.

namespace epsiscope::code_command_test {
namespace {

using nlohmann::ordered_json;
using test::Finished;
using test::Words, test::operator+;

constexpr int kRows = 200, kWidth = 5000;
constexpr double kLittle = 1e-9;

const char* const kOpendp = R"(
import json, os

def enable_features(*names): pass
def kept(name):
    return lambda *given, **named: {"name": name, "given": list(given), **named}
atom_domain, l1_distance, l2_distance = kept("atom"), kept("l1"), kept("l2")
symmetric_distance, max_divergence = kept("symmetric"), kept("max")
def vector_domain(atom, size=None): return {"name": "vector", "atom": atom, "size": size}
def written(one):
    with open(os.environ["CALLS"], "a") as file: file.write(json.dumps(one, default=str) + "\n")

class Chain:
    def __init__(self, space, steps): self.space, self.steps = space, steps
    def __rshift__(self, step): return Chain(self.space, self.steps + [step])
    def map(self, d_in):
        size, atom = self.space[0]["size"], self.space[0]["atom"]
        bounds, moved = atom.get("bounds"), d_in
        for step in self.steps:
            name, given = step["name"], step["given"]
            if name == "then_clamp": bounds = given[0]
            width = bounds[1] - bounds[0] if bounds else None
            if name == "then_sum": moved = d_in // 2 * width
            if name == "then_mean": moved = d_in // 2 * width / size
            if name == "then_variance": moved = d_in // 2 * width ** 2 * (size - 1) / size ** 2
            if name == "then_laplace": return moved / step["scale"]
            if name == "then_gaussian": return (moved / step["scale"]) ** 2 / 2
            if name == "then_noisy_max": return moved / step["scale"]
    def __call__(self, data):
        written({"space": self.space, "steps": self.steps})
        assert self.space[0]["size"] in (None, len(data))
        for step in self.steps:
            name, given = step["name"], step["given"]
            if name == "then_clamp": data = [min(max(one, given[0][0]), given[0][1]) for one in data]
            if name == "then_sum": data = sum(data)
            if name == "then_mean": data = sum(data) / len(data)
            if name == "then_variance": data = sum((x - sum(data) / len(data)) ** 2 for x in data) / len(data)
            if name == "then_count_by_categories": data = [data.count(one) for one in step["categories"]]
            if name == "then_quantile_score_candidates": data = 512
        return data

class Step(dict):
    def __rrshift__(self, space): return Chain(space, [self])
class Response:
    def __init__(self, categories, prob): self.categories, self.prob = categories, prob
    def map(self, d_in): return 0.0
    def __call__(self, value):
        assert value in self.categories
        return value
class Maker:
    def __getattr__(self, name):
        return lambda *given, **named: Step(name=name, given=list(given), **named)
    def make_randomized_response(self, categories, prob):
        written({"categories": categories, "prob": prob})
        return Response(categories, prob)
t = m = Maker()
def binary_search_chain(make, d_in, d_out): return make(make(1.0).map(d_in) / d_out)
)";

const char* const kDiffprivlib = R"(
import json, os
class Staircase:
    def __init__(self, epsilon, sensitivity):
        with open(os.environ["CALLS"], "a") as file:
            file.write(json.dumps({"epsilon": epsilon, "sensitivity": sensitivity}) + "\n")
    def randomise(self, value): return value
)";

std::vector<ordered_json> linesOf(const std::string& text) {
  std::vector<ordered_json> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    if (!line.empty()) lines.push_back(ordered_json::parse(line));
  return lines;
}

/// Whether every bracket outside strings and comments is closed by its own kind, and every string by its end.
bool isBalanced(const std::string& program) {
  std::string open;
  char quote = '\0';
  for (std::size_t at = 0; at < program.size(); ++at) {
    const char mark = program[at];
    if (quote != '\0') {
      if (mark == '\\') ++at;
      if (mark == quote) quote = '\0';
    } else if (mark == '#') {
      while (at + 1 < program.size() && program[at + 1] != '\n') ++at;
    } else if (mark == '"' || mark == '`') {
      quote = mark;
    } else if (mark == '(' || mark == '[' || mark == '{') {
      open += mark == '(' ? ')' : mark == '[' ? ']' : '}';
    } else if (mark == ')' || mark == ']' || mark == '}') {
      if (open.empty() || open.back() != mark) return false;
      open.pop_back();
    }
  }
  return open.empty() && quote == '\0';
}

class CodeCommand : public testing::Test {
protected:
  CodeCommand() {
    for (const char* module : {"opendp", "diffprivlib"}) {
      std::filesystem::create_directory(at(module));
      m_folder.write(std::string(module) + "/__init__.py", "");
    }
    m_folder.write("opendp/prelude.py", kOpendp);
    m_folder.write("diffprivlib/mechanisms.py", kDiffprivlib);
    std::string rows = "age,income,colour\n";
    for (int i = 0; i < kRows; ++i)
      rows += std::to_string(18 + i * 7 % 60) + ',' + std::to_string(incomeOf(i)) + ',' + colourOf(i) + '\n';
    m_folder.write("people.csv", rows);
    ordered_json study = studyOf("people.csv", "income");
    study["statistic"]["share"] = 0.5;
    study["statistic"]["releases"] = {
        {{"column", "age"}, {"statistic", "sum"}, {"lower", 0}, {"upper", 100}, {"share", 0.1}},
        {{"column", "colour"}, {"statistic", "count"}, {"positive", "red"}, {"share", 0.1}},
        {{"column", "age"}, {"statistic", "variance"}, {"lower", 0}, {"upper", 100}, {"share", 0.1}},
        {{"column", "age"}, {"statistic", "quantile"}, {"lower", 0}, {"upper", 100}, {"share", 0.1}},
        {{"column", "age"},
         {"statistic", "histogram"},
         {"bins", 5},
         {"lower", 0},
         {"upper", 100},
         {"share", 0.1}}};
    m_folder.write("study.json", study.dump());
  }

  static int incomeOf(int row) { return 900 + row * 31 % 4000; }
  static const char* colourOf(int row) { return row % 2 == 0 ? "red" : row % 3 == 0 ? "green" : "blue"; }
  static double meanIncome() {
    double sum = 0;
    for (int i = 0; i < kRows; ++i) sum += incomeOf(i);
    return sum / kRows;
  }

  std::string at(const std::string& name) const { return (m_folder.path() / name).string(); }
  ordered_json studyOf(const std::string& file, const std::string& target) const {
    const Finished made = test::run({"init", at(file), "--target", target, "--lower", "0", "--upper",
                                     std::to_string(kWidth), "--task", "statistic", "--reading", "declared"});
    EXPECT_EQ(made.exitCode, 0) << made.err;
    ordered_json study = ordered_json::parse(made.out);
    study["epsilon"] = {0.5};
    return study;
  }
  Finished code(const std::string& language, const Words& more = {}) const {
    return test::run(Words{"code", at("study.json"), "--language", language} + more);
  }
  void expectRefused(const std::string& language, const std::string& said, const Words& more) const {
    const Finished finished = code(language, more);
    EXPECT_EQ(finished.exitCode, 2) << said;
    EXPECT_EQ(finished.out, "");
    EXPECT_NE(finished.err.find(said), std::string::npos) << finished.err;
  }

  struct Ran {
    std::string program;
    std::vector<ordered_json> calls;      ///< what the stand-ins were called with
    std::vector<ordered_json> published;  ///< {name, released, account}
  };
  /// Runs the program with the stand-ins.
  Ran ran(const Words& more = {}) const {
    const Finished made = code("python", more);
    EXPECT_EQ(made.exitCode, 0) << made.err;
    m_folder.write("release.py", made.out);
    m_folder.write("calls", "");
    const Finished finished =
        test::runProgram("/usr/bin/env", {"-C", m_folder.path().string(), "python3", "release.py"},
                         {.environment = {"PYTHONPATH=" + m_folder.path().string(), "CALLS=" + at("calls")}});
    EXPECT_EQ(finished.exitCode, 0) << finished.err << '\n' << made.out;
    return {made.out, linesOf(test::bytesOf(at("calls"))), linesOf(finished.out)};
  }
  /// What the release of the same study states of its noise.
  ordered_json statedNoise(const Words& more = {}) const {
    const auto runAtHome = [&](const Words& words) {
      return test::runProgram(EPSISCOPE_PROGRAM, words, {.environment = {"XDG_DATA_HOME=" + at("home")}});
    };
    std::filesystem::remove_all(at("out"));
    std::filesystem::remove(at("l"));
    std::filesystem::remove_all(at("l.draws"));
    Words ledger = {"ledger",    "create", at("l"),   "--data", at("people.csv"),
                    "--epsilon", "9",      "--delta", "0.1"};
    for (const std::string& word : more)
      if (word == "data.person=age") ledger = ledger + Words{"--person", "age", "--rows-per-person", "3"};
    EXPECT_EQ(runAtHome(ledger).exitCode, 0);
    const Finished released =
        runAtHome(Words{"release", at("study.json"), "--ledger", at("l"), "--out", at("out")} + more);
    EXPECT_EQ(released.exitCode, 0) << released.err;
    return ordered_json::parse(test::bytesOf(at("out/statement.json")))["noise"];
  }

  test::TemporaryFolder m_folder;
};

double scaleIn(const ordered_json& call) {
  return call["steps"].back()["scale"].get<double>();
}

TEST_F(CodeCommand, ReleasesTheSameStatisticsAtTheSameScales) {
  const Ran ran = this->ran();
  const ordered_json noise = statedNoise();
  ASSERT_EQ(ran.calls.size(), 6u);
  ASSERT_EQ(ran.published.size(), 6u);
  const std::vector<double> epsilons = {0.25, 0.05, 0.05, 0.05, 0.05, 0.05};
  for (std::size_t i = 0; i < epsilons.size(); ++i) {
    SCOPED_TRACE(ran.published[i]["name"].get<std::string>());
    EXPECT_LE(ran.published[i]["account"].get<double>(), epsilons[i]);
    EXPECT_GT(ran.published[i]["account"].get<double>(), epsilons[i] * (1 - kLittle));
    if (i == 4) continue;  // drawn among candidates
    const double stated = noise[i]["parameters"]["scale"].get<double>();
    EXPECT_NEAR(scaleIn(ran.calls[i]), stated, kLittle * stated);
  }
  EXPECT_NEAR(scaleIn(ran.calls[0]), kWidth / double{kRows} / 0.25, kLittle * 1e3);
  EXPECT_EQ(ran.calls[0]["space"][0]["size"], kRows);
  EXPECT_EQ(ran.calls[0]["steps"][0]["given"][0], ordered_json({0.0, 5000.0}));
  EXPECT_NEAR(ran.published[0]["released"].get<double>(), meanIncome(), kLittle * 1e4);
  EXPECT_EQ(ran.published[2]["released"], kRows / 2);
  EXPECT_EQ(ran.published[4]["released"], 50);
  int rows = 0;
  for (const auto& count : ran.published[5]["released"]) rows += count.get<int>();
  EXPECT_EQ(rows, kRows);
}

TEST_F(CodeCommand, NormalNoiseHasTheDeviationOfTheRelease) {
  const Words more = {"--set", "statistic.releases=[]",        "--set", "statistic.share=1",
                      "--set", "statistic.mechanism=gaussian", "--set", "epsilon=[1]"};
  const Ran ran = this->ran(more);
  ASSERT_EQ(ran.calls.size(), 1u);
  EXPECT_EQ(scaleIn(ran.calls[0]), statedNoise(more)[0]["parameters"]["scale"].get<double>());
  EXPECT_NE(ran.program.find("rho of"), std::string::npos);
}

TEST_F(CodeCommand, APersonIsAsManyRowsAsDeclared) {
  const Words more = {"--set", "data.person=age",       "--set", "data.rows_per_person=3",
                      "--set", "statistic.releases=[]", "--set", "statistic.share=1"};
  const Ran ran = this->ran(more);
  ASSERT_EQ(ran.calls.size(), 2u - 1);
  const double stated = statedNoise(more)[0]["parameters"]["scale"].get<double>();
  EXPECT_NEAR(scaleIn(ran.calls[0]), stated, kLittle * stated);
  const double rows = ran.calls[0]["space"][0]["size"].get<double>();
  EXPECT_LT(rows, kRows);
  EXPECT_NEAR(stated, 3 * kWidth / rows / 0.5, kLittle * stated);
  for (const char* part : {"D_IN = 6\n", "is 6.", "up to 3 rows"})
    EXPECT_NE(ran.program.find(part), std::string::npos) << part;
}

TEST_F(CodeCommand, LabelsAreMadeNoisyRowByRow) {
  const Words task = {"--set", "task=label-privacy", "--set"};
  const Ran laplace = ran(task + Words{"label_privacy.methods=[\"laplace\"]"});
  ASSERT_EQ(laplace.calls.size(), 1u);
  EXPECT_NEAR(scaleIn(laplace.calls[0]), kWidth / 0.5, kLittle * 1e4);
  EXPECT_EQ(laplace.calls[0]["space"][1]["name"], "l1");
  ASSERT_EQ(laplace.published[0]["released"].size(), std::size_t{kRows});
  EXPECT_EQ(laplace.published[0]["released"][1], ordered_json({2, incomeOf(1)}));
  const Ran gaussian = ran(task + Words{"label_privacy.methods=[\"gaussian\"]"});
  EXPECT_EQ(gaussian.calls[0]["space"][1]["name"], "l2");
  EXPECT_GT(scaleIn(gaussian.calls[0]), kWidth);
  const Ran staircase = ran(task + Words{"label_privacy.methods=[\"staircase\"]"});
  ASSERT_EQ(staircase.calls.size(), 1u);
  EXPECT_EQ(staircase.calls[0]["epsilon"], 0.5);
  EXPECT_EQ(staircase.calls[0]["sensitivity"], kWidth);
}

const Words kClasses = {"--set", "task=label-classes",
                        "--set", "data.target=colour",
                        "--set", "label_classes.classes=[\"red\",\"green\",\"blue\"]",
                        "--set", "label_classes.methods=[\"randomized-response\"]"};

TEST_F(CodeCommand, ClassesAreAnsweredWithTheSameProbabilities) {
  const Ran ran = this->ran(kClasses);
  ASSERT_EQ(ran.calls.size(), 1u);
  EXPECT_EQ(ran.calls[0]["categories"].size(), 3u);
  EXPECT_EQ(ran.calls[0]["prob"].get<double>(),
            statedNoise(kClasses)[0]["parameters"]["probability_of_truth"].get<double>());
  EXPECT_EQ(ran.published[0]["released"][3], ordered_json({4, "green"}));
}

TEST_F(CodeCommand, ProgramsOfRAreWholeAndChainTheSame) {
  for (const Words& more :
       {Words{}, kClasses,
        Words{"--set", "task=label-privacy", "--set", "label_privacy.methods=[\"laplace\"]"}}) {
    const Finished made = code("r", more);
    ASSERT_EQ(made.exitCode, 0) << made.err;
    EXPECT_TRUE(isBalanced(made.out)) << made.out;
    EXPECT_NE(made.out.find("library(opendp)"), std::string::npos);
  }
  const std::string program = code("r").out;
  for (const char* part :
       {"then_clamp(c(0.0, 5000.0)) |> then_mean() |> then_laplace(scale = scale)", "N <- 200L", "D_IN <- 2L",
        "then_noisy_max(max_divergence()", "then_variance(ddof = 0L)", "at_most(0.25, 100.0000000"})
    EXPECT_NE(program.find(part), std::string::npos) << part;
}

TEST_F(CodeCommand, SaysWhatIsPromisedAndWhatDiffers) {
  for (const char* language : {"python", "r"}) {
    const std::string program = code(language).out;
    for (const char* part : {"Epsilon is 0.5", "OpenDP", "0.14", "no ledger", "lattice", "1025",
                             "one row replaced", "D_IN is 2"})
      EXPECT_NE(program.find(part), std::string::npos) << part;
  }
}

/// A file of another country, with a title, a source, gaps and cells that are no numbers.
TEST_F(CodeCommand, ReadsTheFileAsTheStudyDeclares) {
  std::string rows =
      "Eine \xDC"
      "bersicht\nname;Gr\xF6\xDF"
      "e\n";
  for (int i = 0; i < kRows; ++i) rows += "'a;b';1.00" + std::to_string(i % 10) + ",5\n";
  rows += "c;keine\nd;\ne;viel\nQuelle: wir\n\n";
  m_folder.write("people.csv", rows);
  const Finished made = test::run({"init",
                                   at("people.csv"),
                                   "--target",
                                   "Gr\u00F6\u00DFe",
                                   "--lower",
                                   "0",
                                   "--upper",
                                   "5000",
                                   "--task",
                                   "statistic",
                                   "--reading",
                                   "declared",
                                   "--separator",
                                   ";",
                                   "--decimal",
                                   ",",
                                   "--thousands",
                                   ".",
                                   "--quote",
                                   "'",
                                   "--encoding",
                                   "Windows-1252",
                                   "--skip-lines",
                                   "1",
                                   "--skip-below",
                                   "1",
                                   "--missing-values",
                                   "keine",
                                   "--missing",
                                   "drop-rows"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  ordered_json study = ordered_json::parse(made.out);
  study["epsilon"] = {0.5};
  m_folder.write("study.json", study.dump());
  const Ran ran = this->ran();
  ASSERT_EQ(ran.published.size(), 1u);
  EXPECT_NEAR(ran.published[0]["released"].get<double>(), 1005, kLittle * 1e4);
  EXPECT_EQ(ran.calls[0]["space"][0]["size"], kRows);
  EXPECT_TRUE(isBalanced(code("r").out));
}

/// Names that would end a string, a comment or a line, if they could.
TEST_F(CodeCommand, HostileNamesStayNames) {
  const std::string name = "in\"come'#\\ \"\"\" \xC3\xBC){}`", value = "re\"d\\\n#)']}\xE2\x80\xA8";
  const std::string file = "pe\"op'le\\ \xC3\xA4\n.csv";
  std::string header = name, cell = value;
  for (std::string* text : {&header, &cell})
    for (std::size_t at = 0; (at = text->find('"', at)) != std::string::npos; at += 2) text->insert(at, "\"");
  std::string rows = '"' + header + "\",colour\n";
  for (int i = 0; i < kRows; ++i)
    rows += std::to_string(incomeOf(i)) + (i % 4 == 0 ? ",\"" + cell + "\"\n" : ",none\n");
  m_folder.write(file, rows);
  ordered_json study = studyOf(file, name);
  study["data"]["file"] = file;
  study["statistic"]["share"] = 0.5;
  study["statistic"]["releases"] = {
      {{"column", "colour"}, {"statistic", "count"}, {"positive", value}, {"share", 0.5}}};
  m_folder.write("study.json", study.dump());
  const Ran ran = this->ran();
  ASSERT_EQ(ran.published.size(), 2u);
  EXPECT_NEAR(ran.published[0]["released"].get<double>(), meanIncome(), kLittle * 1e4);
  EXPECT_EQ(ran.published[1]["released"], kRows / 4);
  const Finished r = code("r");
  EXPECT_EQ(r.exitCode, 0) << r.err;
  EXPECT_TRUE(isBalanced(r.out)) << r.out;
  for (const std::string& program : {ran.program, r.out})
    for (const char letter : program)
      ASSERT_TRUE(letter == '\n' || (letter >= ' ' && letter < 0x7F)) << int{letter};
}

/// All that is printed is a function of what is public.
TEST_F(CodeCommand, NeighboursHaveTheSameProgram) {
  const std::string before = code("python").out;
  std::string rows = test::bytesOf(at("people.csv"));
  rows.resize(rows.rfind('\n', rows.size() - 2) + 1);
  m_folder.write("people.csv", rows + "71,9999999,violet\n");
  const Finished after = code("python", {"--set", "data.sha256=null"});
  EXPECT_EQ(after.exitCode, 0) << after.err;
  EXPECT_EQ(after.out, before);
}

TEST_F(CodeCommand, ASignOfTwoBytesBetweenCellsIsReadByPythonAlone) {
  std::string rows = "name\u00a7age\n";
  for (int i = 0; i < kRows; ++i) rows += "p\u00a7" + std::to_string(20 + i % 50) + '\n';
  const Finished made =
      test::run({"init", m_folder.write("signs.csv", rows).string(), "--target", "age", "--lower", "0",
                 "--upper", "100", "--task", "statistic", "--reading", "declared", "--separator", "\u00a7"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  ordered_json study = ordered_json::parse(made.out);
  study["epsilon"] = {0.5};
  m_folder.write("study.json", study.dump());
  EXPECT_EQ(code("python").exitCode, 0) << code("python").err;
  const Finished refused = code("r");
  EXPECT_EQ(refused.exitCode, 2);
  EXPECT_NE(refused.err.find("R reads no table with \"\u00a7\" between its cells"), std::string::npos)
      << refused.err;
}

TEST_F(CodeCommand, RefusesWhatNoLibraryHasOrNothingPromises) {
  const auto labels = [](const std::string& method) {
    return Words{"--set", "task=label-privacy", "--set", "label_privacy.methods=[\"" + method + "\"]"};
  };
  for (const char* language : {"python", "r"}) {
    for (const char* method : {"rp-with-prior", "grid-response", "unbiased", "rr-on-bins"})
      expectRefused(language, method, labels(method));
    expectRefused(
        language, "diffprivlib adds other noise",
        {"--set", "task=private-regression", "--set", "private_regression.methods=[\"noisy-sums\"]", "--set",
         "data.features=[\"age\"]", "--set", "data.column_bounds=[{\"column\":\"age\",\"bound\":100}]"});
    expectRefused(language, "whole numbers", labels("best"));
    expectRefused(language, "has no regression", labels("central-ridge"));
    expectRefused(language, "data.reading", {"--set", "data.reading=detected"});
    expectRefused(language, "epsilon", {"--set", "epsilon=[0.1,0.2]"});
  }
  expectRefused("r", "choose python", labels("staircase"));
  expectRefused("julia", "neither python nor r", {});
}

}  // namespace
}  // namespace epsiscope::code_command_test
