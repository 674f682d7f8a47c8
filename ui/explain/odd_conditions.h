#pragma once

#include <QString>

#include <span>
#include <vector>

namespace epsiscope {

struct AppState;
struct Study;
struct TradeOffPreview;

/// Something in the pictures that a thoughtful person would wonder about.
struct OddCondition {
  QString id;
  QString question;  ///< "Why is Laplace above the dotted line?"
  QString answer;
  bool operator==(const OddCondition&) const = default;
};

/// "Why does this look odd?": the conditions that hold for the view in front, the most striking first.
std::vector<OddCondition> oddConditions(const AppState& state);

/// Whether an error at the current epsilon is above that of the best constant by more than its last digits.
bool isWorseThanMean(double error, const TradeOffPreview& preview);

/// The studies that one card of "Why does this look odd?" is about.
struct OddCard {
  enum class Scope {
    every,    ///< all of them
    learned,  ///< those whose task learns
    own       ///< those whose task says so, see TaskUi::cards
  };

  const char* id;
  Scope scope = Scope::own;
};

/// The place of a task's cards that have none of their own in oddCards().
inline constexpr const char* kOtherCards = "others";

/// The cards whose place matters, the most striking first: missing privacy, causes of a useless result,
/// explanations of a shape.
std::span<const OddCard> oddCards();

/// Whether the card is about what the study releases; a card that nobody knows is about nothing.
bool isAbout(const QString& id, const Study& study);

/// Adds the oddities of people who are planned and not asked.
void addPlanConditions(const AppState& state, std::vector<OddCondition>& found);

}  // namespace epsiscope
