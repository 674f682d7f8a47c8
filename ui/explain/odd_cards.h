#pragma once

#include <QString>

#include <span>

namespace epsiscope {

struct Study;

/// The studies that one card of "Why does this look odd?" is about.
struct OddCard {
  enum class Scope {
    every,    ///< all of them
    learned,  ///< those whose task learns
    own       ///< those whose task says so, see TaskUi::isAbout
  };

  const char* id;
  Scope scope = Scope::own;
};

/// Every card, the most striking first: what is no privacy at all, what makes a result useless, what explains
/// a shape.
std::span<const OddCard> oddCards();

/// Whether the card is about what the study releases; a card that nobody knows is about nothing.
bool isAbout(const QString& id, const Study& study);

}  // namespace epsiscope
