#pragma once

#include <QString>

#include <span>

namespace epsiscope {

struct Study;

/// What one card of "Why does this look odd?" is about. The sets have a bit for each member of Released and
/// of StatisticKind.
struct OddCard {
  const char* id;
  unsigned released;          ///< tasks that release one of these
  unsigned statistics = ~0U;  ///< of those that release statistics: these alone
};

/// Every card, the most striking first: what is no privacy at all, what makes a result useless, what explains
/// a shape.
std::span<const OddCard> oddCards();

/// Whether the card is about what the study releases; a card that nobody knows is about nothing.
bool isAbout(const QString& id, const Study& study);

}  // namespace epsiscope
