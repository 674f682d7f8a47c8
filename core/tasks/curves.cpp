#include "core/tasks/curves.h"

#include <algorithm>

#include "core/results/result.h"

namespace epsiscope {

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
