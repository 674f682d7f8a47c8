#include "ui/charts/axis_range.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

namespace {

constexpr double smallestShare = 0.4;
/// A log axis drawn from the data covers at most this many decades below its top.
constexpr double mostDecades = 12;

/// Gathers the values an axis can show, those above the soft maximum apart.
class Extent {
public:
  explicit Extent(const ChartAxis& axis) : m_axis(axis) {}

  void add(double value) {
    if (!std::isfinite(value) || (m_axis.logarithmic && value <= 0)) return;
    widen(m_axis.softMaximum && value > *m_axis.softMaximum ? m_beyond : m_inside, value);
  }
  void add(const std::vector<double>& values) {
    for (const double value : values) add(value);
  }
  std::optional<AxisLimits> limits() const {
    if (!m_inside || !m_beyond) return m_inside ? m_inside : m_beyond;
    // Something leaves through the top, so the picture reaches up to where values are ignored.
    return AxisLimits{m_inside->low, std::max(m_inside->high, *m_axis.softMaximum)};
  }

private:
  static void widen(std::optional<AxisLimits>& limits, double value) {
    limits = limits ? AxisLimits{std::min(limits->low, value), std::max(limits->high, value)}
                    : AxisLimits{value, value};
  }

  const ChartAxis& m_axis;
  std::optional<AxisLimits> m_inside, m_beyond;
};

AxisScale scaleOf(const AxisLimits& limits, const ChartAxis& axis) {
  return {.logarithmic = axis.logarithmic, .limits = limits};
}

}  // namespace

bool isHidden(const ChartSeries& series, const QStringList& hidden) {
  return hidden.contains(series.id) || (!series.group.isEmpty() && hidden.contains(series.group)) ||
         std::ranges::any_of(series.ghostOf, [&](const QString& id) { return hidden.contains(id); });
}

ChartModel withoutHidden(ChartModel model, const QStringList& hidden) {
  std::erase_if(model.series, [&](const ChartSeries& series) { return isHidden(series, hidden); });
  return model;
}

std::optional<AxisLimits> dataLimitsX(const ChartModel& model, const QStringList& hidden) {
  Extent extent(model.x);
  for (const ChartSeries& series : model.series)
    if (!isHidden(series, hidden)) extent.add(series.x);
  for (const ChartGuide& guide : model.guides)
    if (guide.along == ChartGuide::Along::x && !guide.draggable) extent.add(guide.value);
  if (model.heat) extent.add({model.heat->x0, model.heat->x1});
  return extent.limits();
}

std::optional<AxisLimits> dataLimitsY(const ChartModel& model, const QStringList& hidden) {
  Extent extent(model.y);
  for (const ChartSeries& series : model.series) {
    if (isHidden(series, hidden)) continue;
    extent.add(series.y);
    extent.add(series.upper);
    if (series.kind == ChartSeries::Kind::steps) extent.add(0.0);
  }
  for (const ChartGuide& guide : model.guides)
    if (guide.along == ChartGuide::Along::y && !guide.draggable) extent.add(guide.value);
  if (model.heat) extent.add({model.heat->y0, model.heat->y1});
  return extent.limits();
}

AxisLimits limitsAround(const AxisLimits& data, const ChartAxis& axis, double padding) {
  const AxisScale scale = scaleOf(data, axis);
  double low = scale.unitLow();
  double high = scale.unitHigh();
  if (axis.logarithmic) low = std::max(low, high - mostDecades);
  const double magnitude = std::max(std::abs(low), std::abs(high));
  if (high - low <= 1e-12 * magnitude || high == low) {
    // One value: room on both sides.
    const double room = axis.logarithmic ? 0.5 : (magnitude > 0 ? 0.5 * magnitude : 0.5);
    return {scale.fromUnit(low - room), scale.fromUnit(high + room)};
  }
  const double room = padding * (high - low);
  // A linear axis that starts at zero stays there.
  const bool atZero = !axis.logarithmic && low == 0;
  return {atZero         ? 0
          : padding == 0 ? data.low
                         : scale.fromUnit(low - room),
          padding == 0 ? data.high : scale.fromUnit(high + room)};
}

AxisLimits keptLimits(const AxisLimits& onScreen, const AxisLimits& data, const ChartAxis& axis,
                      double padding) {
  const AxisScale screen = scaleOf(onScreen, axis);
  const AxisScale wanted = scaleOf(data, axis);
  const double screenSpan = screen.unitHigh() - screen.unitLow();
  const AxisLimits fresh = limitsAround(data, axis, padding);
  if (!(wanted.unitHigh() - wanted.unitLow() >= smallestShare * screenSpan)) return fresh;
  return {data.low < onScreen.low ? fresh.low : onScreen.low,
          data.high > onScreen.high ? fresh.high : onScreen.high};
}

AxisLimits heldLimits(const AxisLimits& onScreen, const AxisLimits& wanted, const AxisHold& hold,
                      bool logarithmic) {
  const AxisScale screen{.logarithmic = logarithmic, .limits = onScreen};
  const AxisScale next{.logarithmic = logarithmic, .limits = wanted};
  const double span = screen.unitHigh() - screen.unitLow();
  const double beyond = std::max(screen.unitLow() - next.unitLow(), next.unitHigh() - screen.unitHigh());
  const bool stays = next.unitHigh() - next.unitLow() >= hold.least * span && beyond <= hold.most * span;
  return stays ? onScreen : wanted;
}

AxisLimits limitsBetween(const AxisLimits& from, const AxisLimits& to, double share, bool logarithmic) {
  if (share >= 1) return to;
  const AxisScale a{.logarithmic = logarithmic, .limits = from};
  const AxisScale b{.logarithmic = logarithmic, .limits = to};
  return {a.fromUnit(a.unitLow() + share * (b.unitLow() - a.unitLow())),
          a.fromUnit(a.unitHigh() + share * (b.unitHigh() - a.unitHigh()))};
}

bool hasFixedRange(const ChartAxis& axis) {
  if (!axis.range) return false;
  const auto [low, high] = *axis.range;
  return std::isfinite(low) && std::isfinite(high) && low < high && (!axis.logarithmic || low > 0);
}

AxisLimits emptyLimits(const ChartAxis& axis) {
  return axis.logarithmic ? AxisLimits{0.1, 10} : AxisLimits{0, 1};
}

std::size_t leftOutCount(const ChartSeries& series, const ChartModel& model) {
  // A histogram's empty bins are bins without height, nothing that is missing.
  if (series.kind == ChartSeries::Kind::steps) return 0;
  const std::vector<double>& edge = series.kind == ChartSeries::Kind::band ? series.upper : series.y;
  std::size_t count = 0;
  for (std::size_t i = 0; i < std::min(series.x.size(), edge.size()); ++i)
    count += (model.x.logarithmic && series.x[i] <= 0) || (model.y.logarithmic && edge[i] <= 0);
  return count;
}

}  // namespace epsiscope
