#include "core/privacy/release_loss.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace epsiscope {

namespace {

/// log E exp(theta L), theta >= -1/2, of losses epsilon with p, 0 with z and -epsilon with e^-epsilon p.
double logMomentOfThree(const ReleaseLoss& law, double theta) {
  const double p = (1 - law.evenly) / (1 + std::exp(-law.epsilon));
  return theta * law.epsilon + std::log(p + law.evenly * std::exp(-theta * law.epsilon) +
                                        p * std::exp(-(2 * theta + 1) * law.epsilon));
}

/// The same for Laplace noise (Mironov 2017, Proposition 6, with order theta + 1).
double logMomentOfLaplace(double epsilon, double theta) {
  if (2 * theta + 1 == 0) return -epsilon / 2 + std::log1p(epsilon / 2);
  // ((theta + 1) + theta e^-x)/(2 theta + 1) with x = (2 theta + 1) epsilon, so that nothing cancels.
  const double twice = 2 * theta + 1;
  return theta * epsilon + std::log1p(theta * std::expm1(-twice * epsilon) / twice);
}

}  // namespace

ReleaseLoss ReleaseLoss::unknown(double epsilon, double delta) {
  return {.epsilon = epsilon, .delta = delta};
}

/// P(L = epsilon) = 1/2, and beyond l in [-epsilon, epsilon) the loss is with probability 1 -
/// e^(-(epsilon - l)/2)/2: between the two means the loss is epsilon - 2 x/scale at the distance x.
ReleaseLoss ReleaseLoss::laplace(double distance, double scale) {
  return {.epsilon = distance / scale, .steps = 0};
}

ReleaseLoss ReleaseLoss::discreteLaplace(double epsilon, std::uint32_t steps) {
  assert(steps > 0);
  return {.epsilon = epsilon, .steps = steps};
}

ReleaseLoss ReleaseLoss::normal(double distance, double sigma) {
  return {.moved = distance / sigma};
}

/// Two labels answer with themselves with p and with any other value with e^-epsilon p: of k values k - 2 say
/// nothing.
ReleaseLoss ReleaseLoss::response(double epsilon, std::size_t values) {
  if (values < 2) return {};
  const double others = static_cast<double>(values - 2) * std::exp(-epsilon);
  return {.epsilon = epsilon, .evenly = others / (1 + std::exp(-epsilon) + others)};
}

/// In units of the distance, density a b^m at |x| in [m - 1 + g, m + g), b = e^-epsilon, g < 1/2. Moving by 1
/// crosses one jump, so that the loss is epsilon or -epsilon, but for x in [g, 1 - g), whose image is in (-1
/// + g, -g]: there both densities are a b. A move by less crosses at most one jump, too, and the loss is 0
/// more often: E max(0, 1 - e^(e - L)) = (1 - e^(e - epsilon)) P(L = epsilon), of which the total variation
/// is the case e = 0, and that of a symmetric density that falls on both sides grows with the move.
ReleaseLoss ReleaseLoss::staircase(double epsilon, double gamma) {
  const double b = std::exp(-epsilon);
  const double a = -std::expm1(-epsilon) / (2 * (gamma + b * (1 - gamma)));
  return {.epsilon = epsilon, .evenly = a * b * (1 - 2 * gamma)};
}

double ReleaseLoss::logMoment(double theta) const {
  if (moved > 0) return theta * (theta + 1) * moved * moved / 2;
  // As the law is the same in both orders, E exp(theta L) = E exp(-(1 + theta) L).
  const double high = std::max(theta, -1 - theta);
  if (steps == 0) return logMomentOfLaplace(epsilon, high);
  if (steps == 1) return logMomentOfThree(*this, high);
  double sum = 0;
  for (const Atom& atom : atoms(steps)) sum += std::exp(high * (atom.loss - epsilon) + atom.logProbability);
  return high * epsilon + std::log(sum);
}

double ReleaseLoss::rho() const {
  const double bound = moved > 0 ? moved * moved / 2 : std::min(epsilon * epsilon / 2, epsilon);
  constexpr double kLeast = 1e-300;  // of squares that leave the doubles
  return moved > 0 || epsilon > 0 ? std::max(bound, kLeast) : 0;
}

/// Discrete Laplace noise with ratio q = e^(-epsilon/m) on values m steps apart: at x steps beyond the first
/// value the loss is epsilon - 2 x epsilon/m. It is epsilon with 1/(1 + q), -epsilon with q^m/(1 + q), and
/// takes the values between with (1 - q)/(1 + q) q^x.
///
/// Laplace noise can be made from it, for any m: between two neighbouring losses a < b = a + h, h = 2
/// epsilon/m, the loss of Laplace noise has density e^((l - epsilon)/2)/4, and e^-l times that under p'. Two
/// atoms at a and b with the same masses under p and under p' hold p_b = e^((b - epsilon)/2) tanh(h/4)/2 and
/// p_a = e^((a - epsilon)/2) tanh(h/4)/2. Who is given an atom, and draws a loss l between them with the
/// right probability, has the law of l under both: what is made from a pair is dominated by it. As tanh(h/4)
/// = (1 - q)/(1 + q), the atoms of all stretches and the two ends add up to those above.
std::vector<ReleaseLoss::Atom> ReleaseLoss::atoms(double leastSteps) const {
  assert(moved == 0);
  const double m = steps > 0 ? steps : std::max(1.0, std::ceil(leastSteps * (1 - 1e-9)));
  const double step = epsilon / m, logSum = std::log1p(std::exp(-step));
  if (m == 1) {
    const double log = std::log1p(-evenly) - logSum;
    std::vector<Atom> three = {{epsilon, log}, {-epsilon, log - epsilon}};
    if (evenly > 0) three.push_back({0, std::log(evenly)});
    return three;
  }
  std::vector<Atom> all;
  const double logBetween = std::log(-std::expm1(-step)) - logSum;
  for (double x = 0; x <= m; ++x)
    all.push_back({epsilon - 2 * x * step, (x == 0 || x == m ? -logSum : logBetween) - x * step});
  return all;
}

}  // namespace epsiscope
