#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

namespace epsiscope::test {

using LinearRgb = std::array<double, 3>;

/// Returns the linear parts of an sRGB colour, as WCAG 2.1 converts them.
inline LinearRgb linearRgb(const QColor& color) {
  const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return {linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
}

inline double luminance(const LinearRgb& color) {
  return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
}

/// The contrast ratio of WCAG 2.1, from 1 to 21.
inline double contrast(const QColor& a, const QColor& b) {
  const auto [dark, light] = std::minmax({luminance(linearRgb(a)), luminance(linearRgb(b))});
  return (light + 0.05) / (dark + 0.05);
}

}  // namespace epsiscope::test
