#include "core/random/exact_normal.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/random/exact_coin.h"

namespace epsiscope {

namespace {

/// A real number, uniform on (0, 1), of which as many digits are drawn as are asked for.
class LazyUniform {
public:
  explicit LazyUniform(Rng& rng) : m_rng(&rng), m_first(rng.bits()) {}

  /// Which of two is below the other: the first digits that differ say it.
  bool isBelow(LazyUniform& other) {
    for (std::size_t place = 0;; ++place)
      if (digits(place) != other.digits(place)) return digits(place) < other.digits(place);
  }
  /// Its first 53 digits: at most 2^-53 too small.
  double floor() const { return static_cast<double>(m_first >> 11) * 0x1p-53; }

private:
  std::uint64_t digits(std::size_t place) {
    if (place == 0) return m_first;
    while (m_others.size() < place) m_others.push_back(m_rng->bits());
    return m_others[place - 1];
  }

  Rng* m_rng;
  std::uint64_t m_first;
  std::vector<std::uint64_t> m_others;
};

/// True with probability exp(-x (2k + x)/(2k + 2)). The chance of n steps or more is x^n/n! times the n-th
/// power of (2k + x)/(2k + 2), so that of an even number is the series of the exponential.
bool drawStep(std::uint64_t k, LazyUniform& x, Rng& rng) {
  std::optional<LazyUniform> last;  // nothing: x
  for (bool isEven = true;; isEven = !isEven) {
    LazyUniform next(rng);
    if (!next.isBelow(last ? *last : x)) return isEven;
    // True with probability (2k + x)/(2k + 2).
    const std::uint64_t part = rng.below(2 * k + 2);
    if (part > 2 * k) return isEven;
    if (part == 2 * k && !LazyUniform(rng).isBelow(x)) return isEven;
    last = std::move(next);
  }
}

/// The whole part: k with a probability proportional to exp(-k^2/2).
std::uint64_t drawWhole(Rng& rng) {
  for (;;) {
    std::uint64_t k = 0;
    while (drawExp(1, 2, rng)) ++k;
    if (k < 2 || drawExp(WideUnsigned{k} * (k - 1), 2, rng)) return k;
  }
}

}  // namespace

// |z| = k + x has density proportional to exp(-k^2/2) exp(-x (2k + x)/2) = exp(-(k + x)^2/2): k is drawn with
// the first factor and x, uniform, is kept with the second, in k + 1 equal parts.
double exactNormal(Rng& rng) {
  for (;;) {
    const std::uint64_t k = drawWhole(rng);
    LazyUniform x(rng);
    std::uint64_t parts = 0;
    while (parts <= k && drawStep(k, x, rng)) ++parts;
    if (parts <= k) continue;
    const double size = static_cast<double>(k) + x.floor();
    return rng.below(2) == 0 ? size : -size;
  }
}

}  // namespace epsiscope
