#include "core/tasks/label_warnings.h"

#include <algorithm>

#include "core/text/sentence.h"

namespace epsiscope {

std::vector<std::string> labelWarnings(const PreparedData& data, const LabelBounds& declared) {
  constexpr double kTinySpread = 0.01;  // share of the width of the bounds: labels look all alike
  std::vector<std::string> found;
  double low = data.target[data.rows.front()], high = low;
  std::size_t clipped = 0;
  for (const std::uint32_t row : data.rows) {
    const double label = data.target[row];
    low = std::min(low, label);
    high = std::max(high, label);
    if (label < declared.lower || label > declared.upper) ++clipped;
  }
  if (clipped > 0)
    found.push_back(filled(sentence("Core",
                                    "%1 of %2 labels lie outside [%3, %4]; for training they are moved to "
                                    "the nearest bound, for testing they are kept."),
                           clipped, data.rows.size(), declared.lower, declared.upper));
  if (low == high)
    found.push_back(sentence("Core", "The target has only one value, so there is nothing to predict."));
  else if (std::ranges::all_of(data.rows, [&](std::uint32_t row) {
             return data.target[row] == low || data.target[row] == high;
           }))
    found.push_back(sentence("Core",
                             "The target has only two values: if they are classes, the tasks "
                             "\"private-classifier\" and \"label-classes\" learn which of them a row has."));
  else if (high - low < kTinySpread * declared.width())
    found.push_back(sentence("Core",
                             "The labels use less than a hundredth of the declared range; tighter bounds, if "
                             "publicly known, give less noise."));
  return found;
}

}  // namespace epsiscope
