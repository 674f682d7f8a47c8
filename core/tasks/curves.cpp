#include "core/tasks/curves.h"

#include <algorithm>
#include <cmath>
#include <cmath>

#include "core/results/result.h"

namespace epsiscope {

bool isKnown(const MethodCurve& curve) {
  return std::ranges::any_of(curve.y, [](double y) { return std::isfinite(y); });
}

void fillQuantiles(MethodCurve& curve) {
  for (std::vector<double>* quantiles : {&curve.q05, &curve.q25, &curve.q75, &curve.q95}) quantiles->clear();
  for (std::vector<double> draws : curve.draws) {
    std::sort(draws.begin(), draws.end());
    curve.q05.push_back(quantile(draws, 0.05));
    curve.q25.push_back(quantile(draws, 0.25));
    curve.q75.push_back(quantile(draws, 0.75));
    curve.q95.push_back(quantile(draws, 0.95));
  }
}

}  // namespace epsiscope
