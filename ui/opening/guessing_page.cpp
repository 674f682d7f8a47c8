#include "ui/opening/guessing_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>

#include "core/privacy/guarantee.h"
#include "core/privacy/guessing.h"
#include "ui/charts/chart_model.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

using GuessedHouse = GuessingGame::House;

GuessingPage::GuessingPage(std::uint64_t seed, QWidget* parent)
    : OpeningPage(
          tr("Can you tell who?"),
          tr("Each time a coin chooses one of the two districts, and its price is published with noise. You "
             "see "
             "the result alone. Which one was it? Guess twenty times; the keys 1 and 2 or the arrows do "
             "it too. Prices below zero are the noise's doing."),
          parent),
      m_seed(seed),
      m_houses(twoHouses()),
      m_game(m_houses, 1, seed),
      m_slider(addSlider(1, 4)) {
  const auto addButton = [this](const char* name, const QString& text, const QString& tip, auto&& act) {
    auto* button = new QPushButton(text, this);
    describe(button, QLatin1String(name), text, tip);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, act);
    controls()->addWidget(button);
    return button;
  };
  m_first = addButton("opening.first", tr("1: the cheapest"), tr("Your guess; key 1 or the left arrow."),
                      [this] { guess(GuessedHouse::first); });
  m_second = addButton("opening.second", tr("2: the dearest"), tr("Your guess; key 2 or the right arrow."),
                       [this] { guess(GuessedHouse::second); });
  controls()->addStretch(1);
  m_rest = addButton("opening.rest", tr("Play the rest for me"),
                     tr("As the best guesser would: the nearer price."), [this] { playTheRest(); });
  m_again = addButton("opening.again", tr("New game"), tr("Twenty new results."), [this] { playAgain(); });
  // Another epsilon is another game.
  connect(m_slider, &ParameterSlider::changed, this, &GuessingPage::playAgain);
  draw();
}

QString GuessingPage::nameOf(GuessedHouse house) const {
  return house == GuessedHouse::first ? tr("the cheapest") : tr("the dearest");
}

void GuessingPage::guess(GuessedHouse house) {
  if (m_game.isOver()) return;
  m_game.guess(house);
  keepScore();
  draw();
}

void GuessingPage::keepScore() {
  if (m_game.isOver()) m_scores[m_game.epsilon()].push_back(m_game.right());
}

void GuessingPage::playTheRest() {
  if (m_game.isOver()) return;
  while (!m_game.isOver()) m_game.guess(m_game.bestGuess());
  keepScore();
  draw();
}

void GuessingPage::playAgain() {
  m_game = GuessingGame(m_houses, m_slider->value().value_or(1), ++m_seed);
  draw();
}

/// The best score that anybody can reach: stands beside every score.
QString GuessingPage::limits() const {
  const double epsilon = m_game.epsilon(), best = laplaceGuess(epsilon, m_houses.share());
  const CountRange luck = likelyCounts(GuessingGame::kDraws, best, 0.95);
  return tr("The best guesser is right %1 of the time here, in %2 results mostly %3 to %4 times. And ε = %5 "
            "promises of "
            "every kind of noise: nobody, whatever else they know, is right more often than e^ε/(1 + e^ε) = "
            "%6.")
      .arg(percentText(best))
      .arg(GuessingGame::kDraws)
      .arg(luck.low)
      .arg(luck.high)
      .arg(numberText(epsilon), certaintyText(attackerPosterior(epsilon)));
}

/// The scores of all games, by epsilon.
QString GuessingPage::scores() const {
  QStringList parts;
  for (const auto& [epsilon, games] : m_scores) {
    QStringList right;
    for (const int score : games) right << QString::number(score);
    parts << tr("%1 at ε %2").arg(right.join(QStringLiteral(", ")), numberText(epsilon));
  }
  return tr("Right of %1: %2.").arg(GuessingGame::kDraws).arg(parts.join(QStringLiteral("; ")));
}

void GuessingPage::draw() {
  ChartModel model;
  model.id = QStringLiteral("opening-game");
  model.x = {.title = tr("What is published (100 000 $)"), .range = std::pair(-20.0, 25.0)};
  model.y = {.range = std::pair(0.0, 1.0), .hidden = true};
  const auto addPlace = [&](const char* id, double price, const QString& name, QColor color) {
    model.guides.push_back(
        {.id = QLatin1String(id), .value = price, .label = name, .color = color, .width = 3});
  };
  addPlace("first", m_houses.first, QStringLiteral("1"),
           methodStyle(QStringLiteral("laplace"), theme()).color);
  addPlace("second", m_houses.second, QStringLiteral("2"), neighbourTone(theme()));
  const bool isOver = m_game.isOver();
  ChartSeries dot{.id = QStringLiteral("result"),
                  .rowName = tr("result"),
                  .kind = ChartSeries::Kind::dots,
                  .x = {std::clamp(isOver ? m_game.lastResult() : m_game.result(), -20.0, 25.0)},
                  .y = {0.5},
                  .style = {.color = theme().text, .marker = MarkerShape::star, .width = 3}};
  model.series.push_back(std::move(dot));
  showChart(model);
  for (QPushButton* button : {m_first, m_second, m_rest}) button->setEnabled(!isOver);
  if (isOver)
    return say(
        tr("You were right %1 times of %2. %3 %4")
            .arg(m_game.right())
            .arg(GuessingGame::kDraws)
            .arg(limits(), m_scores.size() > 1 || m_scores.begin()->second.size() > 1 ? scores() : QString())
            .trimmed());
  const QString now = tr("Result %1 of %2: %3.")
                          .arg(m_game.guesses() + 1)
                          .arg(GuessingGame::kDraws)
                          .arg(priceText(m_game.result()));
  if (m_game.guesses() == 0) return say(tr("%1 Which one was it?").arg(now));
  say((m_game.wasRight() ? tr("Right, it was %1; %2 of %3 so far. %4")
                         : tr("No, it was %1; %2 of %3 so far. %4"))
          .arg(nameOf(m_game.lastHouse()))
          .arg(m_game.right())
          .arg(m_game.guesses())
          .arg(now));
}

void GuessingPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_1 || event->key() == Qt::Key_Left) return guess(GuessedHouse::first);
  if (event->key() == Qt::Key_2 || event->key() == Qt::Key_Right) return guess(GuessedHouse::second);
  OpeningPage::keyPressEvent(event);
}

}  // namespace epsiscope
