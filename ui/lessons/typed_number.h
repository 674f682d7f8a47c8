#pragma once

#include <QString>

#include <optional>

namespace epsiscope {

/// A number as a learner typed it.
struct TypedNumber {
  std::optional<double> value = {};
  QString remark =
      {};  ///< how it was understood, where it is written otherwise here; or what is wrong with it
};

/// Reads what people write for a number, in whatever habit: "0.5", "0,5", "1/2", "50 %", "7 600", "7,600",
/// with the unit of the question behind it or without. A text that can be read in two ways is not guessed:
/// the remark names both. `unit`: that of the question; a percent sign means a hundredth unless it is that.
TypedNumber typedNumber(const QString& text, const QString& unit);

}  // namespace epsiscope
