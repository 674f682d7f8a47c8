#include "ui/charts/heat_image.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/theme/theme.h"

namespace epsiscope {

namespace {

// Five stops with even steps of lightness. Light theme: pale to deep blue; dark theme: night blue to pale
// yellow.
constexpr std::array<QRgb, 5> lightStops{0xe2edf5, 0xb9d6e8, 0x82b8d6, 0x3e86b8, 0x124f86};
constexpr std::array<QRgb, 5> darkStops{0x23262e, 0x2c4a6b, 0x3d7a93, 0x75ad8f, 0xe4dc8c};

}  // namespace

QColor heatColor(double share, const Theme& theme) {
  const auto& stops = theme.dark ? darkStops : lightStops;
  const double place = std::clamp(share, 0.0, 1.0) * static_cast<double>(stops.size() - 1);
  const std::size_t lower = std::min(static_cast<std::size_t>(place), stops.size() - 2);
  const double t = place - static_cast<double>(lower);
  const QColor a(stops[lower]);
  const QColor b(stops[lower + 1]);
  const auto mix = [t](int from, int to) { return static_cast<int>(std::lround(from + t * (to - from))); };
  return QColor(mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue()));
}

QColor textOnHeat(double share, const Theme& theme) {
  const QColor color = heatColor(share, theme);
  const auto linear = [](float part) {
    return part <= 0.04045F ? part / 12.92F : std::pow((part + 0.055F) / 1.055F, 2.4F);
  };
  const float luminance =
      0.2126F * linear(color.redF()) + 0.7152F * linear(color.greenF()) + 0.0722F * linear(color.blueF());
  // Contrasts (L + 0.05) / 0.05 to black and 1.05 / (L + 0.05) to white are the same there.
  constexpr float kEven = 0.179F;
  return luminance > kEven ? Qt::black : Qt::white;
}

std::pair<double, double> heatLimits(const ChartHeat& heat) {
  if (heat.limits) return *heat.limits;
  std::optional<std::pair<double, double>> limits;
  for (const double value : heat.values) {
    if (!std::isfinite(value)) continue;
    limits = limits ? std::pair(std::min(limits->first, value), std::max(limits->second, value))
                    : std::pair(value, value);
  }
  return limits.value_or(std::pair(0.0, 1.0));
}

QImage heatImage(const ChartHeat& heat, const Theme& theme) {
  QImage image(static_cast<int>(heat.columns), static_cast<int>(heat.rows),
               QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  const auto [low, high] = heatLimits(heat);
  const double span = high > low ? high - low : 1;
  for (std::size_t row = 0; row < heat.rows; ++row) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(heat.rows - 1 - row)));
    for (std::size_t column = 0; column < heat.columns; ++column) {
      const std::size_t at = row * heat.columns + column;
      const double value = at < heat.values.size() ? heat.values[at] : std::nan("");
      const bool isUnsure = at < heat.unsure.size() && heat.unsure[at];
      if (std::isfinite(value) && !isUnsure) line[column] = heatColor((value - low) / span, theme).rgb();
    }
  }
  return image;
}

QImage heatImage(const ChartModel& model, const Theme& theme) {
  return model.heat ? heatImage(*model.heat, theme) : QImage();
}

}  // namespace epsiscope
