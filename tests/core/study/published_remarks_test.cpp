#include "core/study/published_remarks.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/study/study_file.h"
#include "core/text/decimal.h"
#include "tests/support/paths.h"

namespace epsiscope::published_remarks_test {
namespace {

std::vector<PublishedColumn> columnsOf(const std::string& name) {
  return readStudy(std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources/studies" / (name + ".json"))
      .published;
}

std::vector<std::string> remarksIn(const std::string& study, const std::string& label) {
  for (const PublishedColumn& column : columnsOf(study))
    if (column.label == label) return remarksOn(column);
  ADD_FAILURE() << study << " has no column " << label;
  return {};
}

bool saysOneOf(const std::vector<std::string>& remarks, const std::string& words) {
  return std::ranges::any_of(
      remarks, [&](const std::string& remark) { return remark.find(words) != std::string::npos; });
}

/// The epsilons at which a column is not among the best by the paper's rule: means plus and minus a standard
/// deviation that overlap those of the smallest mean.
std::string notAmongTheBest(const std::vector<PublishedColumn>& columns, const PublishedColumn& column) {
  std::vector<std::string> found;
  for (std::size_t i = 0; i < column.epsilon.size(); ++i) {
    const PublishedColumn* best = &columns.front();
    for (const PublishedColumn& other : columns)
      if (other.error[i] < best->error[i]) best = &other;
    // 6246 is a slip: as printed it would overlap everything.
    const double sd = column.sd[i] > 6000 ? column.sd[i] / 100 : column.sd[i];
    if (column.error[i] - sd > best->error[i] + best->sd[i])
      found.push_back(shortestDigits(column.epsilon[i]));
  }
  std::string list;
  for (std::size_t i = 0; i < found.size(); ++i)
    list += (i == 0 ? "" : i + 1 < found.size() ? ", " : " and ") + found[i];
  return list;
}

TEST(PublishedRemarks, NameTheEpsilonsAtWhichOursIsNotAmongTheBest) {
  for (const auto& [study, list] :
       {std::pair("paper-housing", "1 and 1.5"), std::pair("paper-communities", "2"),
        std::pair("paper-criteo", "0.3, 0.5, 0.8, 1, 1.5 and 8")}) {
    const std::vector<PublishedColumn> columns = columnsOf(study);
    EXPECT_EQ(notAmongTheBest(columns, columns.at(4)), list);
    EXPECT_TRUE(
        saysOneOf(remarksOn(columns.at(4)), std::string("not among the best at epsilon ") + list + '.'))
        << study;
  }
}

/// Laplace noise for labels of the declared width: its scale is the width over epsilon_1 of Table 5.
TEST(PublishedRemarks, SayWhatTheEpsilonOfThePriorMeans) {
  EXPECT_EQ(5 / 0.008, 625);
  EXPECT_TRUE(
      saysOneOf(remarksIn("paper-housing", "RPWithPrior (\"Ours\")"), "noise of scale 625 on labels"));
  EXPECT_NEAR(400 / 0.017, 23'529, 0.5);
  EXPECT_TRUE(saysOneOf(remarksIn("paper-criteo", "RPWithPrior (\"Ours\")"), "noise of scale 23,529 on"));
  EXPECT_TRUE(
      saysOneOf(remarksIn("paper-communities", "RPWithPrior (\"Ours\")"), "about 155 at epsilon 0.1"));
}

TEST(PublishedRemarks, StandBesideNumbersOfASolverThatFailed) {
  EXPECT_TRUE(saysOneOf(remarksIn("paper-adult-logistic", "Objective"),
                        "0.8248 stands where the curvature takes all"));
  EXPECT_TRUE(saysOneOf(remarksIn("paper-kddcup-logistic", "Objective"),
                        "0.2084 stands where the curvature takes all"));
  EXPECT_FALSE(saysOneOf(remarksIn("paper-adult-huber", "Objective"), "0.8248"));
}

TEST(PublishedRemarks, SayWhyOursDiffers) {
  for (const char* study : {"paper-adult-logistic", "paper-adult-huber"})
    EXPECT_TRUE(saysOneOf(remarksIn(study, "Output"), "one set of draws")) << study;
  for (const char* study : {"paper-kddcup-logistic", "paper-kddcup-huber"})
    EXPECT_TRUE(saysOneOf(remarksIn(study, "Objective"), "another sample")) << study;
}

TEST(PublishedRemarks, AreAboutTheseColumnsAlone) {
  PublishedColumn column = columnsOf("paper-housing").at(4);
  column.source = "Somebody else, Table 4";
  EXPECT_TRUE(remarksOn(column).empty());
  column = columnsOf("paper-housing").at(4);
  column.error = {1, 2};
  EXPECT_TRUE(remarksOn(column).empty()) << "other numbers";
  for (const char* study : {"paper-housing", "paper-communities", "paper-criteo"})
    EXPECT_TRUE(remarksIn(study, "Laplace").empty()) << study;
}

}  // namespace
}  // namespace epsiscope::published_remarks_test
