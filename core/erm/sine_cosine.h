#pragma once

#include <bit>
#include <cstdint>

namespace epsiscope {

struct SineCosine {
  double sine = 0, cosine = 0;
};

/// The largest angle at which sineCosine() keeps its promise: 2^20 quarter turns.
inline constexpr double kLargestAngle = 1.6e6;

/// sin x and cos x, each within 2e-16. Without branches, tables or library functions, so that loops over it
/// are vectorised, and of IEEE operations alone, so that every processor gives the same bits.
///
/// x = n pi/2 + r by Cody and Waite: the first part of pi/2 has 33 bits, so that n times it and the
/// difference are exact, and r is rounded once. The series' first missing terms are r^19/19! and r^18/18!,
/// below 2.1e-18 for |r| <= pi/4.
[[gnu::always_inline]] inline SineCosine sineCosine(double x) {
  constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;
  constexpr double kHalfPi = 0x1.921fb544p+0, kRestOfHalfPi = 0x1.0b4611a626331p-34;
  constexpr double kRounder = 0x1.8p+52;  // a sum with it is rounded to a whole number, held in its last bits
  const double shifted = x * kTwoOverPi + kRounder;
  const double n = shifted - kRounder;
  const double r = (x - n * kHalfPi) - n * kRestOfHalfPi;
  const double z = r * r;

  constexpr double k3 = 1.0 / 6, k5 = k3 / 20, k7 = k5 / 42, k9 = k7 / 72, k11 = k9 / 110, k13 = k11 / 156,
                   k15 = k13 / 210, k17 = k15 / 272;
  const double sine =
      r - r * z * (k3 - z * (k5 - z * (k7 - z * (k9 - z * (k11 - z * (k13 - z * (k15 - z * k17)))))));
  constexpr double k4 = 1.0 / 24, k6 = k4 / 30, k8 = k6 / 56, k10 = k8 / 90, k12 = k10 / 132, k14 = k12 / 182,
                   k16 = k14 / 240;
  const double cosine =
      1 - (z / 2 - z * z * (k4 - z * (k6 - z * (k8 - z * (k10 - z * (k12 - z * (k14 - z * k16)))))));

  const auto quarter = std::bit_cast<std::uint64_t>(shifted);
  const auto s = std::bit_cast<std::uint64_t>(sine), c = std::bit_cast<std::uint64_t>(cosine);
  const std::uint64_t swapped = (0 - (quarter & 1)) & (s ^ c);
  return {.sine = std::bit_cast<double>((s ^ swapped) ^ ((quarter & 2) << 62)),
          .cosine = std::bit_cast<double>((c ^ swapped) ^ (((quarter + 1) & 2) << 62))};
}

}  // namespace epsiscope
