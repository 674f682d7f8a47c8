#pragma once

#include "ui/opening/two_houses.h"

#include <cstdint>
#include <vector>

namespace epsiscope {

/// Twenty released prices, each of one of two houses, and somebody who guesses of which. No widgets.
class GuessingGame {
public:
  static constexpr int kDraws = 20;
  enum class House { first, second };

  /// The same seed gives the same game.
  GuessingGame(const TwoHouses& houses, double epsilon, std::uint64_t seed);

  double epsilon() const { return m_epsilon; }
  bool isOver() const { return guesses() == kDraws; }
  int guesses() const { return static_cast<int>(m_guesses.size()); }
  int right() const;
  /// The released value to guess from. Precondition: the game is not over.
  double result() const { return m_draws[m_guesses.size()].result; }
  /// The house from which that is the likelier: nobody can guess better.
  House bestGuess() const;
  void guess(House house) { m_guesses.push_back(house); }
  /// Precondition: somebody has guessed.
  bool wasRight() const { return m_guesses.back() == lastHouse(); }
  House lastHouse() const { return m_draws[m_guesses.size() - 1].house; }
  double lastResult() const { return m_draws[m_guesses.size() - 1].result; }

private:
  struct Draw {
    House house;
    double result;
  };
  TwoHouses m_houses;
  double m_epsilon;
  std::vector<Draw> m_draws;
  std::vector<House> m_guesses;
};

}  // namespace epsiscope
