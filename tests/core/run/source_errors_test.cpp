// Every error that is known of the source papers has a switch that repeats it, a constant that Theory draws
// beside its own, or a sentence where the number or the statement is shown, in English and in German.

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/base/plain_file.h"
#include "core/study/printed_mistakes.h"
#include "core/study/published_remarks.h"
#include "core/study/study_file.h"
#include "core/theory/error_terms.h"
#include "core/theory/hinge_terms.h"
#include "core/theory/output_perturbation.h"
#include "tests/support/paths.h"

namespace epsiscope::source_errors_test {
namespace {

namespace fs = std::filesystem;

const fs::path kResources = fs::path(EPSISCOPE_SOURCE_DIR) / "resources";

/// The error, and where it is shown: ids of switches, words of a remark on a published column, or words of
/// the page on mistakes.
struct SourceError {
  const char* what;
  std::vector<std::string> switches = {};
  std::vector<std::pair<std::string, std::string>> remarks = {};  ///< study, words
  std::vector<std::string> pages = {};                            ///< words, in each language
};

const std::vector<SourceError>& sourceErrors() {
  static const std::vector<SourceError> all = {
      {"Nie and Wang, Proposition 1: half the noise", {"half-noise"}},
      {"Nie and Wang, Lemma 1: one number for a function", {"one-number"}},
      {"Nie and Wang: 8 M^2 for 4 M^2", {}, {}, {"8M²"}},
      {"Nie and Wang, Theorem 1: loose by the root of 8", {}, {}, {"√8"}},
      {"Nie and Wang: B_rho", {}, {}, {"(M + 1)²"}},
      {"Chaudhuri et al., Algorithm 3: random features", {"feature-norm"}},
      {"Chaudhuri et al., (62) and Lemma 6", {"few-rows"}},
      {"Chaudhuri et al., Lemma 5", {"whole-budget"}},
      {"Chaudhuri et al., Corollaries 5 and 6", {}, {}, {"1 − 2δ"}},
      {"Chaudhuri et al., Lemma 3", {}, {}, {"4d²"}},
      {"Chaudhuri et al., after Definition 4", {"deviation-for-scale"}},
      {"Chaudhuri et al., .8248", {}, {{"paper-adult-logistic", "0.8248"}}},
      {"Chaudhuri et al., .2084", {}, {{"paper-kddcup-logistic", "0.2084"}}},
      {"Liu and Huang, Algorithm 3: frequencies", {"frequencies"}},
      {"Liu and Huang: the classic Gaussian", {"classic-gaussian"}},
      {"Liu and Huang, code: the staircase", {"staircase-weights"}},
      {"Liu and Huang, code: raw labels", {"raw-labels"}},
      {"Liu and Huang, code: the interval", {"interval-epsilon"}},
      {"Liu and Huang: \"Ours\" among the best",
       {},
       {{"paper-housing", "not among the best at epsilon 1 and 1.5"},
        {"paper-communities", "not among the best at epsilon 2"}}},
      {"Liu and Huang, Table 5: epsilon_1 of 0.008", {}, {{"paper-housing", "scale 625"}}}};
  return all;
}

std::string remarksOf(const std::string& study) {
  std::string all;
  for (const PublishedColumn& column : readStudy(kResources / "studies" / (study + ".json")).published)
    for (const std::string& remark : remarksOn(column)) all += remark + '\n';
  return all;
}

std::string pageOfMistakes(const char* language) {
  const fs::path file = kResources / "explain" / language / "parameters.json";
  return nlohmann::json::parse(readWholeFile(file, std::size_t{1} << 24)).at("as_printed").dump();
}

TEST(SourceErrors, EachHasASwitchOrASentenceWhereItIsShown) {
  for (const SourceError& error : sourceErrors()) {
    SCOPED_TRACE(error.what);
    EXPECT_FALSE(error.switches.empty() && error.remarks.empty() && error.pages.empty());
    for (const std::string& id : error.switches)
      EXPECT_EQ(std::ranges::count(printedMistakes(), id, &PrintedMistakeRow::id), 1) << id;
    for (const auto& [study, words] : error.remarks)
      EXPECT_NE(remarksOf(study).find(words), std::string::npos) << study << ' ' << words;
    for (const std::string& words : error.pages)
      for (const char* language : {"", "de"})
        EXPECT_NE(pageOfMistakes(language).find(words), std::string::npos) << language << ' ' << words;
  }
}

TEST(SourceErrors, EverySwitchOfAPaperIsOfAnErrorInTheList) {
  std::set<std::string> listed;
  for (const SourceError& error : sourceErrors()) listed.insert(error.switches.begin(), error.switches.end());
  for (const PrintedMistakeRow& row : printedMistakes())
    EXPECT_TRUE(listed.contains(row.id) || std::string(row.source).starts_with("A library")) << row.id;
}

/// Theory draws "as printed" beside its own constants: 8 M^2 for 4 M^2, the root of 16 for that of 2,
/// (M + 1)^2 for M + 1.
TEST(SourceErrors, TheoryHasThePrintedConstantsBesideItsOwn) {
  const OutputPerturbation release{.rows = 1000, .lambda = 0.1, .labelBound = 3, .epsilon = 0.5};
  EXPECT_DOUBLE_EQ(errorTerms(release, {}, NoiseBound::asPrinted).sampleError,
                   2 * errorTerms(release, {}, NoiseBound::paper).sampleError);
  EXPECT_DOUBLE_EQ(boundedLossNoise(release, 1, 2, NoiseBound::asPrinted).sensitivity,
                   std::sqrt(8) * boundedLossNoise(release, 1, 2, NoiseBound::paper).sensitivity);
  const OutputPerturbation signs{.rows = 1000, .lambda = 0.1, .epsilon = 0.5};
  EXPECT_DOUBLE_EQ(hingeTerms(signs, {}, NoiseBound::asPrinted).sampleError,
                   4 * hingeTerms(signs, {}, NoiseBound::paper).sampleError)
      << "(M + 1)^2 for M + 1 at M = 1, and twice the factor of both papers";
}

}  // namespace
}  // namespace epsiscope::source_errors_test
