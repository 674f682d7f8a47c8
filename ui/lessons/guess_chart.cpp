#include "ui/lessons/guess_chart.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/charts/axis_steps.h"
#include "ui/charts/chart_model.h"
#include "ui/lessons/lesson_text.h"
#include "ui/theme/theme.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// An axis of counts is at least so high.
constexpr double kLeastCount = 5;
/// Guesses that are further apart than by this factor stand on a logarithmic axis.
constexpr double kFarApart = 50;
constexpr double kMostGuessBins = 12;

QString letterOf(std::size_t choice) {
  return QString(QChar(QLatin1Char(static_cast<char>('A' + choice))));
}

double placeOut(const ClassGuesses& guesses) {
  return guesses.question.choices.empty() ? guesses.cameOut->number : guesses.cameOut->choice;
}

/// The guesses, and what came out if that is no secret.
std::vector<double> shownNumbers(const ClassGuesses& guesses) {
  std::vector<double> all = guesses.guesses;
  if (guesses.cameOut) all.push_back(placeOut(guesses));
  return all;
}

/// The bars stand apart.
ChartSeries barsOfChoices(const ClassGuesses& guesses) {
  ChartSeries bars;
  for (std::size_t i = 0; i < guesses.question.choices.size(); ++i) {
    const auto place = static_cast<double>(i);
    bars.x.insert(bars.x.end(), {place - 0.35, place + 0.35});
    bars.y.push_back(static_cast<double>(std::ranges::count(guesses.guesses, place)));
    bars.y.push_back(std::numeric_limits<double>::quiet_NaN());
  }
  bars.y.pop_back();
  return bars;
}

/// Bins of a round width; on a logarithmic axis all as wide as each other there.
ChartSeries binsOfNumbers(const ClassGuesses& guesses, bool logarithmic) {
  const std::vector<double> all = shownNumbers(guesses);
  const auto unit = [&](double value) { return logarithmic ? std::log10(value) : value; };
  const auto [least, most] = std::ranges::minmax(all);
  const double span = unit(most) - unit(least);
  const double width =
      span > 0 ? stepAbove(span / kMostGuessBins) : std::max(1.0, std::abs(unit(least)) / 10);
  // Round numbers stand in the middle of their bins.
  const double first = std::floor(unit(least) / width + 0.5) - 0.5;
  const auto binOf = [&](double value) {
    return static_cast<std::size_t>(std::floor(unit(value) / width - first + 1e-9));
  };
  ChartSeries bars;
  bars.y.assign(binOf(most) + 1, 0);
  for (std::size_t i = 0; i <= bars.y.size(); ++i) {
    const double edge = (first + static_cast<double>(i)) * width;
    bars.x.push_back(logarithmic ? std::pow(10, edge) : edge);
  }
  for (const double guess : guesses.guesses) bars.y[binOf(guess)] += 1;
  return bars;
}

bool areFarApart(const ClassGuesses& guesses) {
  const auto [least, most] = std::ranges::minmax(shownNumbers(guesses));
  return least > 0 && most / least > kFarApart;
}

double medianOf(std::vector<double> numbers) {
  std::ranges::sort(numbers);
  const std::size_t half = numbers.size() / 2;
  return numbers.size() % 2 == 1 ? numbers[half] : (numbers[half - 1] + numbers[half]) / 2;
}

}  // namespace

ChartModel guessChart(const ClassGuesses& guesses, const Theme& theme) {
  ChartModel model{.id = QStringLiteral("guesses"), .title = QObject::tr("Guesses of the class")};
  model.y.title = QObject::tr("Guesses");
  model.x.title = guesses.question.unit;
  for (std::size_t i = 0; i < guesses.question.choices.size(); ++i) model.x.names << letterOf(i);
  if (guesses.guesses.empty()) return model;
  model.x.logarithmic = guesses.question.choices.empty() && areFarApart(guesses);
  ChartSeries bars =
      guesses.question.choices.empty() ? binsOfNumbers(guesses, model.x.logarithmic) : barsOfChoices(guesses);
  bars.id = QStringLiteral("guesses");
  bars.rowName = model.y.title;
  bars.kind = ChartSeries::Kind::steps;
  bars.style = {.color = theme.accent, .marker = MarkerShape::none, .width = 1};
  bars.opacity = 0.6;
  double most = kLeastCount;
  for (const double count : bars.y) most = std::fmax(most, 1.15 * count);
  model.y.range = {0, most};
  model.x.range = guesses.question.choices.empty()
                      ? std::pair(bars.x.front(), bars.x.back())
                      : std::pair(-0.5, static_cast<double>(guesses.question.choices.size()) - 0.5);
  model.series.push_back(std::move(bars));
  if (guesses.cameOut)
    model.guides.push_back({.id = QStringLiteral("came-out"),
                            .value = placeOut(guesses),
                            .label = QObject::tr("what came out"),
                            .color = theme.text});
  return model;
}

QString guessSentence(const ClassGuesses& guesses) {
  const std::size_t count = guesses.guesses.size();
  if (count == 0) return QObject::tr("No guess yet; type the codes that the phones show.");
  const bool isNumber = guesses.question.choices.empty();
  QString text = countedText("QObject", "%1 guesses.", "%1 guess.", count);
  if (isNumber)
    text +=
        QLatin1Char(' ') +
        QObject::tr("Median: %1.").arg(answerText(guesses.question, {.number = medianOf(guesses.guesses)}));
  if (guesses.cameOut)
    text += QLatin1Char(' ') +
            QObject::tr("What came out: %1.").arg(answerText(guesses.question, *guesses.cameOut));
  if (guesses.cameOut && !isNumber) {
    const auto right = static_cast<std::size_t>(std::ranges::count(guesses.guesses, placeOut(guesses)));
    text += QLatin1Char(' ') + countedText("QObject", "%1 said so.", "%1 said so.", right);
  }
  return text;
}

QString guessQuestion(const ClassGuesses& guesses) {
  QStringList choices;
  for (std::size_t i = 0; i < guesses.question.choices.size(); ++i)
    choices << QStringLiteral("<b>%1</b>&nbsp; %2")
                   .arg(letterOf(i), guesses.question.choices[i].text.toHtmlEscaped());
  QString asked = lessonHtml(guesses.question.text);
  if (choices.isEmpty()) return asked;
  return asked + QStringLiteral("<p>%1</p>").arg(choices.join(QStringLiteral("<br>")));
}

}  // namespace epsiscope
