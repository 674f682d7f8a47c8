#include "ui/charts/dot_image.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace epsiscope {

namespace {

constexpr double shadesPerDot = 16;
/// Coverage, in sixteenths, of the pixels around the one that a dot's centre is in: a soft disc of three
/// pixels across.
constexpr std::array<std::array<unsigned, 3>, 3> stamp{{{7, 14, 7}, {14, 16, 14}, {7, 14, 7}}};

struct Coverage {
  int width;
  int height;
  std::vector<unsigned> dots;

  void add(int column, int row) {
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) {
        const int x = column + dx;
        const int y = row + dy;
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const auto at =
            static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
        dots[at] += stamp[static_cast<std::size_t>(dy + 1)][static_cast<std::size_t>(dx + 1)];
      }
    }
  }
};

}  // namespace

QImage dotImage(const std::vector<QPointF>& positions, const QRectF& area, double ratio,
                const QColor& color) {
  const int width = std::max(1, static_cast<int>(std::ceil(area.width() * ratio)));
  const int height = std::max(1, static_cast<int>(std::ceil(area.height() * ratio)));
  Coverage coverage{
      width, height,
      std::vector<unsigned>(static_cast<std::size_t>(width) * static_cast<std::size_t>(height))};
  for (const QPointF& at : positions)
    coverage.add(static_cast<int>((at.x() - area.left()) * ratio),
                 static_cast<int>((at.y() - area.top()) * ratio));

  std::array<QRgb, 256> shades{};
  const double transparency = 1.0 - std::min(0.95, static_cast<double>(color.alphaF()));
  for (std::size_t i = 0; i < shades.size(); ++i) {
    const double alpha = 1.0 - std::pow(transparency, static_cast<double>(i) / shadesPerDot);
    shades[i] = qPremultiply(
        qRgba(color.red(), color.green(), color.blue(), static_cast<int>(std::lround(alpha * 255))));
  }
  QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
  std::size_t pixel = 0;
  for (int y = 0; y < height; ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (int x = 0; x < width; ++x, ++pixel) line[x] = shades[std::min(coverage.dots[pixel], 255U)];
  }
  return image;
}

}  // namespace epsiscope
