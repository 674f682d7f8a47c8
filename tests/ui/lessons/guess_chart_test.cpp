#include "ui/lessons/guess_chart.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "ui/charts/chart_model.h"
#include "ui/theme/theme.h"

namespace epsiscope::guess_chart_test {
namespace {

LessonQuestion threeChoices() {
  return {.text = QStringLiteral("How wide?"),
          .choices = {{.text = QStringLiteral("as wide")},
                      {.text = QStringLiteral("twice")},
                      {.text = QStringLiteral("ten <times>")}}};
}

LessonQuestion aNumber() {
  return {.text = QStringLiteral("How many?"), .tolerance = 0.5, .unit = QStringLiteral("bins")};
}

double counted(const ChartModel& model) {
  const std::vector<double>& bars = model.series.front().y;
  return std::accumulate(bars.begin(), bars.end(), 0.0,
                         [](double sum, double bar) { return sum + (std::isnan(bar) ? 0 : bar); });
}

/// The count of the bar over a place.
double barAt(const ChartModel& model, double place) {
  const ChartSeries& bars = model.series.front();
  for (std::size_t i = 0; i < bars.y.size(); ++i)
    if (bars.x[i] <= place && place < bars.x[i + 1]) return bars.y[i];
  return -1;
}

TEST(GuessChart, HasABarForEachChoiceUnderItsLetter) {
  const ChartModel model =
      guessChart({.question = threeChoices(), .guesses = {2, 0, 2, 2}, .cameOut = {}}, lightTheme());
  EXPECT_EQ(model.x.names, (QStringList{QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")}));
  EXPECT_EQ(barAt(model, 0), 1);
  EXPECT_EQ(barAt(model, 1), 0);
  EXPECT_EQ(barAt(model, 2), 3);
  EXPECT_TRUE(std::isnan(barAt(model, 0.5))) << "bars stand apart";
  EXPECT_TRUE(model.guides.empty());
  const QString asked = guessQuestion({.question = threeChoices()});
  EXPECT_TRUE(asked.contains(QStringLiteral("<b>C</b>")));
  EXPECT_TRUE(asked.contains(QStringLiteral("ten &lt;times&gt;")));
}

TEST(GuessChart, MarksWhatCameOutOnceItDid) {
  const ChartModel choices = guessChart(
      {.question = threeChoices(), .guesses = {0}, .cameOut = LessonAnswer{.choice = 2}}, lightTheme());
  ASSERT_EQ(choices.guides.size(), 1u);
  EXPECT_EQ(choices.guides.front().value, 2);
  const ChartModel numbers = guessChart(
      {.question = aNumber(), .guesses = {3, 4}, .cameOut = LessonAnswer{.number = 12}}, lightTheme());
  EXPECT_EQ(numbers.guides.front().value, 12);
  EXPECT_GE(numbers.x.range->second, 12);
}

TEST(GuessChart, CountsEveryNumberInOneBin) {
  for (const std::vector<double>& guesses : {std::vector<double>{7},
                                             {0},
                                             {0, 0, 0},
                                             {-3, 2, 2},
                                             {1, 2, 3, 4, 5, 6, 7, 8, 20},
                                             {0.031, 0.02},
                                             {1e-8, 9.9e8},
                                             {-9.9e8, 1e-8},
                                             {2, 150, 3000}})
    for (const std::optional<LessonAnswer>& cameOut :
         {std::optional<LessonAnswer>(), std::optional(LessonAnswer{.number = 5.5}),
          std::optional(LessonAnswer{.number = -2})}) {
      const ChartModel model =
          guessChart({.question = aNumber(), .guesses = guesses, .cameOut = cameOut}, lightTheme());
      EXPECT_EQ(counted(model), static_cast<double>(guesses.size()));
      EXPECT_LE(model.series.front().y.size(), 14u);
      for (const double guess : guesses) EXPECT_GT(barAt(model, guess), 0) << guess;
    }
}

TEST(GuessChart, StandsOnALogarithmicAxisWhereGuessesAreFarApart) {
  const auto isLogarithmic = [](const std::vector<double>& guesses) {
    return guessChart({.question = aNumber(), .guesses = guesses, .cameOut = {}}, lightTheme()).x.logarithmic;
  };
  EXPECT_TRUE(isLogarithmic({2, 150, 3000}));
  EXPECT_FALSE(isLogarithmic({2, 15, 30}));
  EXPECT_FALSE(isLogarithmic({0, 15, 3000}));
}

TEST(GuessChart, SaysCountMedianAndWhatCameOut) {
  EXPECT_EQ(guessSentence({.question = aNumber()}),
            QStringLiteral("No guess yet; type the codes that the phones show."));
  EXPECT_EQ(guessSentence({.question = aNumber(), .guesses = {9, 1, 2}}),
            QStringLiteral("3 guesses. Median: 2 bins."));
  EXPECT_EQ(guessSentence({.question = aNumber(), .guesses = {9, 1}, .cameOut = LessonAnswer{.number = 12}}),
            QStringLiteral("2 guesses. Median: 5 bins. What came out: 12 bins."));
  EXPECT_EQ(guessSentence({.question = threeChoices(), .guesses = {1}}), QStringLiteral("1 guess."));
  EXPECT_EQ(
      guessSentence({.question = threeChoices(), .guesses = {1, 0}, .cameOut = LessonAnswer{.choice = 1}}),
      QStringLiteral("2 guesses. What came out: twice. 1 said so."));
}

}  // namespace
}  // namespace epsiscope::guess_chart_test
