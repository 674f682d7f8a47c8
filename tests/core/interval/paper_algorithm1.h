#pragma once

#include "core/prior/prior.h"

#include <cmath>
#include <vector>

namespace epsiscope::test {

struct PaperInterval {
  double lower = 0;
  double upper = 0;
  double objective = 0;
};

/// Algorithm 1 of Liu and Huang, as plainly as it is printed: every pair of bins, the four pairs of their
/// ends, and the critical points e1 and e2. O(k^2). Two slips of the page are left out: at i = j it would
/// evaluate F(n_{i+1}, n_i), an interval that ends before it starts, and for equal densities e1 and e2 divide
/// by zero.
inline PaperInterval paperAlgorithm1(const Prior& prior, double epsilon, double zeta) {
  const std::vector<double>& n = prior.nodes;
  const std::size_t k = prior.mass.size();
  std::vector<double> alpha(k), cumulative(k + 1, 0.0);
  for (std::size_t i = 0; i < k; ++i) {
    alpha[i] = prior.mass[i] / (n[i + 1] - n[i]);
    cumulative[i + 1] = cumulative[i] + prior.mass[i];
  }
  const double shrink = std::exp(-epsilon);
  PaperInterval best;
  // F for ends in the bins i and j.
  const auto check = [&](double a1, std::size_t i, double a2, std::size_t j) {
    const double mass = cumulative[j] + alpha[j] * (a2 - n[j]) - cumulative[i] - alpha[i] * (a1 - n[i]);
    const double f = 2 * zeta * mass / (2 * zeta + shrink * (a2 - a1));
    if (f > best.objective) best = {a1, a2, f};
  };
  for (std::size_t i = 0; i < k; ++i) {
    for (std::size_t j = i; j < k; ++j) {
      check(n[i], i, n[j], j);
      check(n[i], i, n[j + 1], j);
      check(n[i + 1], i, n[j + 1], j);
      if (i == j) continue;
      check(n[i + 1], i, n[j], j);
      if (alpha[i] == alpha[j]) continue;
      const double h = alpha[i] * n[i + 1] + (cumulative[j] - cumulative[i + 1]) - alpha[j] * n[j];
      const double c1 = 2 * zeta * alpha[i] - shrink * h, c2 = 2 * zeta * alpha[j] - shrink * h;
      const double e1 = c2 / (shrink * (alpha[j] - alpha[i])), e2 = c1 / (shrink * (alpha[j] - alpha[i]));
      const bool inner1 = n[i] < e1 && e1 < n[i + 1], inner2 = n[j] < e2 && e2 < n[j + 1];
      if (inner2) {
        check(n[i], i, e2, j);
        check(n[i + 1], i, e2, j);
      }
      if (inner1) {
        check(e1, i, n[j], j);
        check(e1, i, n[j + 1], j);
      }
      if (inner1 && inner2) check(e1, i, e2, j);
    }
  }
  return best;
}

}  // namespace epsiscope::test
