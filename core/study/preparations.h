#pragma once

namespace epsiscope {

// What data.prepare can say. Only what is declared keeps a study private: shifts and scales that are taken
// from the rows are marked "not private" in the two tasks whose features are private.

/// Each column less its mean over the training rows, divided by its standard deviation. Always so in label
/// privacy, whose features are public. In kernel release the moments are those of the private rows.
/// Classifiers take it for unit-rows.
inline constexpr const char* kPrepareStandardise = "standardise";
/// Into the unit ball: each column divided by its bound (data.column_bounds, else its largest absolute
/// value; mapped to [-1, 1] where two bounds are declared), each row by its norm where that is above 1, then
/// a constant column inside the ball: (x, 1) / sqrt(2).
inline constexpr const char* kPrepareUnitRows = "unit-rows";
/// The same without the constant, as in the paper of Chaudhuri et al.
inline constexpr const char* kPrepareUnitRowsPlain = "unit-rows-plain";
/// As in the file; for classifiers no row may be longer than 1.
inline constexpr const char* kPrepareNone = "none";

}  // namespace epsiscope
