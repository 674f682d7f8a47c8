#include "core/tasks/curves.h"

#include <algorithm>
#include <cmath>

#include "core/results/result.h"

namespace epsiscope {

bool isKnown(const MethodCurve& curve) {
  return std::ranges::any_of(curve.y, [](double y) { return std::isfinite(y); });
}

double valueBetween(const std::vector<double>& x, const std::vector<double>& y, double at) {
  const auto after = std::ranges::upper_bound(x, at);
  if (after == x.begin()) return y.front();
  if (after == x.end()) return y.back();
  const auto i = static_cast<std::size_t>(after - x.begin());
  const double share = std::log(at / x[i - 1]) / std::log(x[i] / x[i - 1]);
  return y[i - 1] + share * (y[i] - y[i - 1]);
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
