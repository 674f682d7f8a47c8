#pragma once

namespace epsiscope {

// The values of data.prepare. Only declarations keep a study private: shifts and scales taken from the rows
// are marked "not private" in the tasks whose features are private.

/// Subtracts from each column its mean over the training rows and divides by its standard deviation. Label
/// privacy does so, as its features are public. In kernel release the moments are those of the private
/// rows. Classifiers treat it as unit-rows.
inline constexpr const char* kPrepareStandardise = "standardise";
/// Maps rows into the unit ball: each column is divided by its bound (data.column_bounds, or else its largest
/// absolute value; mapped to [-1, 1] where two bounds are declared), each row by its norm where that is above
/// 1, then a constant column is added inside the ball: (x, 1) / sqrt(2).
inline constexpr const char* kPrepareUnitRows = "unit-rows";
/// The same without the constant, as in the paper of Chaudhuri et al.
inline constexpr const char* kPrepareUnitRowsPlain = "unit-rows-plain";
/// The values of the file; for classifiers no row may be longer than 1. In label privacy the perceptron alone
/// learns from them.
inline constexpr const char* kPrepareNone = "none";

}  // namespace epsiscope
