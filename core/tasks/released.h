#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/text/sentence.h"

namespace epsiscope {

/// Why something can be looked at and not be released. (The sum of a value and noise in floating point has
/// last bits that the value's own decide.)
inline constexpr const char* kNoiseIsNotWhole = marked(
    "Core",
    "Its noise is drawn in floating point, whose last bits can tell more than is promised, and we have no "
    "proof in whole numbers: it can be looked at, and not be released.");

/// The same at an epsilon, %1.
inline constexpr const char* kSumsCannotBeDrawn = marked(
    "Core",
    "The noise for these sums cannot be drawn in whole numbers at epsilon %1; choose a larger epsilon.");

/// What is said of weights that nobody could use.
inline constexpr const char* kFeaturesAreRandom = marked(
    "Core",
    "Weights of random features are of no use without their frequencies, which no release holds: learn from "
    "the columns themselves, with random_features 0.");

/// The same of weights with noise in them, or in what they are the minimum of.
inline constexpr const char* kWeightsCannotBeDrawn = marked(
    "Core",
    "The noise for these weights cannot be drawn in whole numbers at epsilon %1 and this lambda; choose "
    "larger ones.");
inline constexpr const char* kRandomSlope = marked("Core", "The random slope of the sum that is minimised");

/// A column of what leaves the house: numbers, of which NaN is an empty cell, or words.
struct ReleasedColumn {
  std::string name = {};
  std::vector<double> numbers = {};
  std::vector<std::string> words = {};
};

/// A table of what leaves the house, all columns of one length.
struct ReleasedTable {
  std::string name = {};  ///< of its files, without an ending
  std::vector<ReleasedColumn> columns = {};
};

/// The share of epsilon that found the bounds, among the parameters of the noise within them: beside it stand
/// `lower` and `upper`.
inline constexpr const char* kBoundsShareOfRelease = "bounds_share";

/// What is public about the noise in a released thing, so that others can correct for it and give intervals.
struct ReleasedNoise {
  std::string about = {};  ///< the released thing, for people
  std::string law = {};    ///< "discrete-laplace", or the id of a randomizer
  /// Their names, as in JSON: scale, step, lattice.
  std::vector<std::pair<std::string, double>> parameters = {};
  std::optional<double> halfWidth = {};  ///< at 95 %, where it depends on nothing private
};

/// What leaves the house: noisy answers, what was made of them, and public facts.
struct Released {
  std::vector<ReleasedTable> tables = {};
  std::vector<ReleasedNoise> noise = {};
};

}  // namespace epsiscope
