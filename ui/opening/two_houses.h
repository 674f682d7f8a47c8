#pragma once

#include "core/privacy/bounds.h"

#include <QString>

namespace epsiscope {

/// The cheapest and the dearest house of the built-in data: two people whose labels must be
/// indistinguishable.
struct TwoHouses {
  double first = 0, second = 0;
  LabelBounds bounds;  ///< public
  double share() const { return (second - first) / bounds.width(); }
};
TwoHouses twoHouses();

/// "15 000 $".
QString priceText(double price);

}  // namespace epsiscope
