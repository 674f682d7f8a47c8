#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

/// `count` >= 2 outputs at equal distances from lower to upper.
struct OutputGrid {
  double lower = 0;
  double upper = 1;
  std::size_t count = 2;
  bool operator==(const OutputGrid&) const = default;
};

std::vector<double> pointsOf(const OutputGrid& grid);

/// Beyond it probabilities of e^-epsilon are below what the means can be computed with (spec 1.5).
inline constexpr double kLargestUnbiasedEpsilon = 20;
/// More would take minutes and gigabytes.
inline constexpr std::size_t kMostUnbiasedValues = 200;
inline constexpr std::size_t kMostUnbiasedCells = 100'000;  ///< values x outputs

/// The narrowest outputs that allow an unbiased epsilon-DP randomizer (spec 1.5): lower = first - (last -
/// first) / (e^epsilon - 1), upper alike. Proof that they are needed: upper - t is never negative and has
/// mean upper - value, so privacy gives upper - first <= e^epsilon (upper - last); and alike for the lower
/// end.
struct NeededRange {
  double lower = 0;
  double upper = 0;
};
NeededRange neededRange(std::span<const double> values, double epsilon);

/// 128 outputs that reach 2.5 times as far as needed beyond the outer values, and at least 0.2 of their
/// distance. For 32 values and epsilon up to 8 they lose at most 1 % more than 512 outputs from a range of
/// any width. Where epsilon is small they reach far: at 0.001 2500 times the distance of the values to either
/// side, see wideOutputsNote().
OutputGrid defaultOutputs(std::span<const double> values, double epsilon);

/// A sentence if outputs are more than 100 times as far apart as the values, else absent.
std::optional<std::string> wideOutputsNote(std::span<const double> values, const OutputGrid& outputs);

/// A sentence if there is no unbiased randomizer for these ascending values, epsilon and outputs, else
/// absent. Ends that fall short by 1e-12 of the range or by the rounding of the labels are taken. Outputs of
/// count 0 stand for defaultOutputs().
std::optional<std::string> unbiasedProblem(std::span<const double> values, double epsilon,
                                           const OutputGrid& outputs);

}  // namespace epsiscope
