#include "ui/opening/guessing_game.h"

#include <cmath>

#include "core/mechanisms/registry.h"
#include "core/random/rng.h"

namespace epsiscope {

GuessingGame::GuessingGame(const TwoHouses& houses, double epsilon, std::uint64_t seed)
    : m_houses(houses), m_epsilon(epsilon) {
  MechanismParameters parameters;
  parameters.epsilon = epsilon;
  parameters.bounds = houses.bounds;
  const auto mechanism = findMechanism("laplace")->make(parameters);
  Rng rng(seed);
  for (int i = 0; i < kDraws; ++i) {
    const House house = rng.below(2) == 0 ? House::first : House::second;
    const double label = house == House::first ? houses.first : houses.second;
    m_draws.push_back({house, mechanism->sample(label, rng)});
  }
}

int GuessingGame::right() const {
  int count = 0;
  for (std::size_t i = 0; i < m_guesses.size(); ++i) count += m_guesses[i] == m_draws[i].house ? 1 : 0;
  return count;
}

GuessingGame::House GuessingGame::bestGuess() const {
  return std::abs(result() - m_houses.first) <= std::abs(result() - m_houses.second) ? House::first
                                                                                     : House::second;
}

}  // namespace epsiscope
