#include "ui/views/data/data_view.h"

#include <gtest/gtest.h>

#include "core/tasks/task_cache.h"
#include "tests/support/small_table.h"
#include "tests/support/prepared.h"

namespace epsiscope::data_reading_test {
namespace {

AppState opened(const Reading& reading) {
  AppState state;
  auto dataset = std::make_shared<Dataset>(*test::smallTable());
  dataset->reading = reading;
  state.dataset = dataset;
  state.study.data.file = "table.csv";
  return state;
}

TEST(ReadingText, SaysHowAFileWasRead) {
  EXPECT_EQ(dataReading(opened({.separator = ';', .decimal = ','})),
            QStringLiteral("Semicolon separated, decimal comma, UTF-8, 1 cell that is no number"));
  EXPECT_EQ(
      dataReading(opened(
          {.separator = '\t', .thousands = '\'', .comment = '#', .encoding = "Latin-1", .header = false})),
      QStringLiteral("Tab separated, decimal point, ' between thousands, lines that start with # skipped, "
                     "Latin-1, no names in the file, 1 cell that is no number"));
}

TEST(ReadingText, SaysHowManyRowsTheStudyLeavesOut) {
  AppState state = opened({});
  state.study.data.file = "builtin:small";
  EXPECT_EQ(dataReading(state), QString());
  const auto cacheOf = [](const std::shared_ptr<const Dataset>& dataset, MissingRule missing,
                          BadCellRule bad) {
    const PrepareOptions options{.target = "price net", .missing = missing, .badCells = bad};
    return std::make_shared<const test::TableCache>(std::make_shared<const PreparedTable>(dataset, options));
  };
  state.cache = cacheOf(state.dataset, MissingRule::dropRows, BadCellRule::dropRows);
  EXPECT_EQ(dataReading(state),
            QStringLiteral("2 of 5 rows left out: 1 for missing cells, 1 for cells that are no numbers"));
  state.cache = cacheOf(state.dataset, MissingRule::mean, BadCellRule::mean);
  EXPECT_EQ(dataReading(state), QStringLiteral("all rows in use"));
  state.cache = cacheOf(test::smallTable(), MissingRule::mean, BadCellRule::mean);
  EXPECT_EQ(dataReading(state), QString()) << "the rows are of other data";
}

TEST(ReadingText, SaysThatAQuestionIsOpen) {
  AppState state = opened({});
  auto dataset = std::make_shared<Dataset>(*state.dataset);
  dataset->questions = {{.key = "decimal", .column = "height", .sentence = "?", .answers = {".", ","}}};
  state.dataset = dataset;
  EXPECT_TRUE(dataReading(state).endsWith(QStringLiteral("1 open question")));
}

}  // namespace
}  // namespace epsiscope::data_reading_test
