#pragma once

#include <map>
#include <vector>

#include "ui/opening/guessing_game.h"
#include "ui/opening/opening_page.h"

class QPushButton;

namespace epsiscope {

/// Can you tell who? A game of twenty results, with the score beside the best that anybody could reach.
class GuessingPage : public OpeningPage {
  Q_OBJECT
public:
  /// Games begin with this seed and go on with the next.
  explicit GuessingPage(std::uint64_t seed, QWidget* parent = nullptr);
  void draw() override;
  const GuessingGame& game() const { return m_game; }

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  void guess(GuessingGame::House house);
  void playTheRest();
  void playAgain();
  QString nameOf(GuessingGame::House house) const;
  QString limits() const;
  QString scores() const;
  void keepScore();

  std::uint64_t m_seed;
  TwoHouses m_houses;
  GuessingGame m_game;
  std::map<double, std::vector<int>> m_scores;  ///< of games that are over, by epsilon
  ParameterSlider* m_slider;
  QPushButton *m_first, *m_second, *m_rest, *m_again;
};

}  // namespace epsiscope
