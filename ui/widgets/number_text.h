#pragma once

#include <QString>

#include <optional>

namespace epsiscope {

/// A number as shown on screen: `digits` significant digits at most, thin spaces for thousands, the true
/// minus sign, a power of ten only below 1e-4 or from 1e7 on. Values that are not finite are an en dash.
QString numberText(double value, int digits = 4);
/// As numberText, with exactly `digits` significant digits, so that a changing number keeps its width.
QString fixedNumberText(double value, int digits = 4);
/// The shortest decimal text that reads back as the same double, with '.' and '-': for fields and files.
QString exactText(double value);
/// A finite decimal number, the whole of the text (blanks around it aside); a comma, "inf", "nan", and
/// numbers that a double cannot hold (1e400, 1e-400) are no numbers. `powerOfTen` shifts the decimal point
/// exactly: -2 for percent.
std::optional<double> numberFromText(const QString& text, int powerOfTen = 0);
/// Rounded to so many significant decimal digits.
double roundedTo(double value, int digits);

}  // namespace epsiscope
