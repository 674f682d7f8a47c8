#pragma once

#include <QString>

#include <optional>

namespace epsiscope {

/// The mark before the decimals of numbers on the screen, '.' or ',': that of the default QLocale. Files
/// always have a point and do not come here.
QChar decimalMark();
/// `plain`, which has a point, with the decimal mark of the screen.
QString withDecimalMark(QString plain);
/// A number as shown on screen: `digits` significant digits at most, thin spaces for thousands, the true
/// minus sign, a power of ten only below 1e-4 or from 1e7 on. Values that are not finite are an en dash.
QString numberText(double value, int digits = 4);
/// A number as numberText() shows it, but with exactly `digits` significant digits, so that a changing number
/// keeps its width.
QString fixedNumberText(double value, int digits = 4);
/// The shortest decimal text that reads back as the same double, with the decimal mark and '-': for fields.
QString exactText(double value);
/// A finite decimal number, the whole of the text (blanks around it aside); "inf", "nan", and
/// numbers that a double cannot hold (1e400, 1e-400) are no numbers. A point is understood always, a comma
/// where it is the decimal mark. `powerOfTen` shifts the decimal point exactly: -2 for percent.
std::optional<double> numberFromText(const QString& text, int powerOfTen = 0);
/// 20640 as "20 640" with a thin space.
QString countText(std::size_t count);
/// Rounded to so many significant decimal digits.
double roundedTo(double value, int digits);

}  // namespace epsiscope
