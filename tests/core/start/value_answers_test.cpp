#include "core/start/value_answers.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/start/column_roles.h"
#include "core/study/load.h"
#include "core/table/column_questions.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::value_answers_test {
namespace {

using Texts = std::vector<std::string>;

class ValueAnswers : public testing::Test {
protected:
  /// Two columns with the code, spelled so, and towns with two spellings of one.
  void write(const std::string& code) {
    std::string text = "a,b,town,y\n";
    for (int i = 0; i < 40; ++i) {
      const std::string value = i % 10 == 3 ? code : std::to_string(1 + i % 5);
      text += value + ',' + value + ',' +
              (i % 4 == 0   ? "Bonn"
               : i % 4 == 1 ? "bonn"
                            : "Kiel") +
              ',' + std::to_string(i) + '\n';
    }
    data.file = folder.write("table.csv", text).string();
    read();
  }
  void read() { dataset = loadData(data, {}); }
  void answer(std::string_view key, bool last) {
    for (const Question& question : dataset->questions)
      if (question.key == key) {
        data = answered(data, *dataset, question, last ? question.answers.back() : question.answers.front());
        return read();
      }
    ADD_FAILURE() << "nothing asks for " << key;
  }
  std::size_t missing(std::size_t column) const { return dataset->columns[column].missing; }

  test::TemporaryFolder folder;
  DataChoice data;
  std::shared_ptr<const Dataset> dataset;
};

TEST_F(ValueAnswers, AreWrittenToAllColumnsThatAskAndAskNothingMore) {
  write("99");
  ASSERT_EQ(dataset->questions.size(), 2U);
  answer(kAsksMissing, true);
  EXPECT_EQ(choiceOf(data, "a").missing, Texts{"99"});
  EXPECT_EQ(choiceOf(data, "b").missing, Texts{"99"});
  EXPECT_EQ(missing(0), 4U);
  EXPECT_EQ(missing(1), 4U);
  ASSERT_EQ(dataset->questions.size(), 1U);
  answer(kAsksSame, true);
  EXPECT_EQ(choiceOf(data, "town").same, (std::vector<Texts>{{"Bonn", "bonn"}}));
  EXPECT_EQ(dataset->columns[2].categories, (Texts{"Bonn", "Kiel"}));
  EXPECT_TRUE(dataset->questions.empty());
}

TEST_F(ValueAnswers, ThatLeaveAllAsItIsAreKindsOfColumns) {
  write("99");
  answer(kAsksMissing, false);
  answer(kAsksSame, false);
  EXPECT_TRUE(dataset->questions.empty());
  EXPECT_EQ(missing(0), 0U);
  EXPECT_EQ(choiceOf(data, "a"), (ColumnChoice{.column = "a", .kind = ColumnKind::number}));
  EXPECT_EQ(choiceOf(data, "town"), (ColumnChoice{.column = "town", .kind = ColumnKind::text}));
}

TEST_F(ValueAnswers, FindTheSpellingOfTheFile) {
  write("99.0");
  answer(kAsksMissing, true);
  EXPECT_EQ(missing(0), 0U) << "nothing is spelled 99";
  answer(kAsksMissing, true);
  EXPECT_EQ(choiceOf(data, "a").missing, (Texts{"99", "99.0"}));
  EXPECT_EQ(missing(0), 4U);
}

}  // namespace
}  // namespace epsiscope::value_answers_test
