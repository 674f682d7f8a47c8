#include "ui/opening/two_houses.h"

#include <algorithm>

#include "core/builtin/generators.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

TwoHouses twoHouses() {
  const BuiltIn& builtIn = *findBuiltIn("house-prices");
  const Dataset dataset = builtIn.make();
  const auto target = static_cast<std::size_t>(dataset.find(builtIn.target));
  const auto [least, most] = std::ranges::minmax(dataset.columns[target].values);
  return {.first = least, .second = most, .bounds = {builtIn.lower, builtIn.upper}};
}

QString priceText(double price) {
  return QStringLiteral("%1 $").arg(numberText(price * 1e5, 2));
}

}  // namespace epsiscope
