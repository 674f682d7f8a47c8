#pragma once

#include <QString>

#include <string>

namespace epsiscope {

/// 20640 as "20 640" with a thin space.
QString countText(std::size_t count);
/// 0.62 as "62 %".
QString percentText(double fraction, int digits = 3);
/// How sure somebody can become, as percentText: never "100 %".
QString certaintyText(double probability);
/// With exactly so many decimals, so that a column of them lines up; the true minus sign.
QString decimalText(double value, int decimals);
/// "1 row", "20 640 rows": the plural is the singular with an s.
QString counted(std::size_t count, const QString& thing);

/// A sentence of the core with the letters that charts use: ε, λ, ≤.
QString inSymbols(const std::string& sentence);

}  // namespace epsiscope
