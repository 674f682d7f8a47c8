#pragma once

#include <cstddef>
#include <string>

namespace epsiscope {

/// The price of one answer about private values, for those whose values it is about. Whoever has the answer's
/// law states it, so that what is drawn and what is paid for stand in one place.
struct Booking {
  enum class Neighbours { label, row };  ///< one label replaced (features public), or one whole row
  /// The people who see true values: nobody but their owners, a trusted curator, or everybody.
  enum class Trust { none, local, central };
  double epsilon = 0, delta = 0;
  Trust trust = Trust::central;
  Neighbours neighbours = Neighbours::label;
  std::string unproved = {};  ///< why nobody has a proof of this price; empty: there is one
  /// How many rows of one person it is the price for: noise for the distance that so many rows move a sum.
  /// Where each row is answered by itself that is one, and a person with several pays as often.
  double rows = 1;
  /// Whose values were looked at: of everybody, or of a group of people, where nobody is in two groups.
  std::size_t group = 0;
  bool operator==(const Booking&) const = default;
};

}  // namespace epsiscope
