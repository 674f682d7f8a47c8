#include "core/theory/sample_requirement.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

// The proof of excessLoss(). J(f) = mean loss + (lambda/2)|f|^2, Jbar its expectation, f* the minimiser of J
// (with b.f/n for objective perturbation), b independent of the rows.
//
// Stability. Another row in place of one moves f* by at most 2/(n lambda), for the gradients differ by at
// most 2/n, and the loss of a row by as much: E L(f*) <= E(mean loss of f*) + 2/(n lambda).
//
// Objective. J(f*) + b.f*/n + (lambda/2)|f* - f|^2 <= J(f) + b.f/n for every f, so that J(f*) <= J(f) + |b|
// r/n
// - lambda r^2/2 with r = |f* - f|, at most J(f) + |b|^2/(2 n^2 lambda) (the paper's (69) has twice that).
// With f the minimiser of Jbar: E Jbar(f*) - min Jbar <= 2/(n lambda) + E|b|^2/(2 n^2 lambda) =: X.
//
// Output. Jbar is (c + lambda)-smooth and b has mean 0: E_b Jbar(f* + b) <= Jbar(f*) + (c + lambda)/2 E|b|^2;
// and |l'| <= 1: at most Jbar(f*) + E|b| + (lambda/2) E|b|^2. The better one and the stability are X. By the
// same smoothness Lemma 3 holds as printed, with 2 d^2, though its own proof gives 4 d^2.
//
// Jbar(f_priv) - min Jbar >= 0 exceeds X/failure with at most that probability (Markov), and L(f_priv) <=
// Jbar(f_priv) <= L(f_0) + (lambda/2)|f_0|^2 + that. On average the same with failure = 1. This replaces an
// O() of the paper, whose constant it does not state.
double excessLoss(const PerturbedClassifier& release, double reference, double failure) {
  const double n = release.rows, lambda = release.lambda;
  const double stability = 2 / (n * lambda);
  const double noise = release.isOfOutput
                           ? lambda / 2 * release.squaredLength +
                                 std::min(release.length, release.curvature / 2 * release.squaredLength)
                           : release.squaredLength / (2 * n * n * lambda);
  return lambda / 2 * reference + (stability + noise) / failure;
}

std::optional<double> rowsEnough(const std::function<double(double)>& excess, double wanted) {
  constexpr double kFine = 1.01;
  if (!(excess(kMostRowsOfTheory) <= wanted)) return std::nullopt;
  double rows = kMostRowsOfTheory;
  while (rows > 1 && excess(std::ceil(rows / kFine)) <= wanted) rows = std::max(rows / kFine, 1.0);
  return std::ceil(rows);
}

double printedRowsOfOutput(const SampleRequirement& w) {
  const double noise = w.dimensions * std::log(w.dimensions / w.delta) / w.epsilon;
  return std::max({w.reference * std::log(1 / w.delta) / (w.excess * w.excess),
                   noise * std::sqrt(w.reference) / w.excess,
                   noise * std::sqrt(w.curvature) * w.reference / std::pow(w.excess, 1.5)});
}

double printedRowsOfObjective(const SampleRequirement& w) {
  const double noise = w.dimensions * std::log(w.dimensions / w.delta) / w.epsilon;
  return std::max({w.reference * std::log(1 / w.delta) / (w.excess * w.excess),
                   w.curvature * w.reference / (w.excess * w.epsilon),
                   noise * std::sqrt(w.reference) / w.excess});
}

}  // namespace epsiscope
