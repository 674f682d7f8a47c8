#include "ui/charts/axis_ticks.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

double power10(double exponent) {
  return std::pow(10.0, exponent);
}

/// The 1, 2 or 5 times a power of ten that divides the span into nearest to `wanted` parts, never into
/// over 1.6 times as many.
double roundStep(double span, int wanted) {
  const double magnitude = power10(std::floor(std::log10(span / wanted)) - 1);
  double best = 100 * magnitude;
  double distance = 1e300;
  for (const double factor : {5.0, 10.0, 20.0, 50.0, 100.0}) {
    const double ratio = span / (factor * magnitude) / wanted;
    if (ratio > 1.6 || std::abs(std::log(ratio)) >= distance) continue;
    best = factor * magnitude;
    distance = std::abs(std::log(ratio));
  }
  return best;
}

/// Labels of one axis have the same number of decimals.
QString linearLabel(double value, double step) {
  if (value == 0) return QStringLiteral("0");
  const double magnitude = std::max(std::abs(value), step);
  if (magnitude >= 1e7 || step < 1e-4) return numberText(value, 4);
  const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
  return withDecimalMark(QString::number(value, 'f', decimals).replace(QLatin1Char('-'), QChar(0x2212)));
}

std::vector<AxisTick> ticksOfStep(const AxisLimits& limits, double step) {
  std::vector<AxisTick> ticks;
  const double span = limits.high - limits.low;
  const double first = std::ceil(limits.low / step - 1e-9);
  for (int i = 0; i < 100; ++i) {
    const double value = (first + i) * step;
    if (value > limits.high + 1e-9 * span) break;
    const double exact = std::abs(value) < 1e-9 * step ? 0 : value;
    ticks.push_back({exact, step >= 1 && std::abs(value) >= 1e4 && std::abs(value) < 1e7
                                ? numberText(exact, 7)
                                : linearLabel(exact, step)});
  }
  return ticks;
}

/// One number alone gives no scale: a step of which only one multiple lies on the axis is too large.
std::vector<AxisTick> linearTicks(const AxisLimits& limits, int wanted) {
  constexpr int kMore = 3;
  const double span = limits.high - limits.low;
  // An axis of no length, or of one beyond the doubles, has no numbers.
  if (!(span > 0) || !std::isfinite(span)) return {};
  std::vector<AxisTick> ticks = ticksOfStep(limits, roundStep(span, wanted));
  for (int more = 1; ticks.size() < 2 && more <= kMore; ++more)
    ticks = ticksOfStep(limits, roundStep(span, wanted + more));
  return ticks;
}

/// Values factor * 10^k inside the limits, for every `every`-th decade.
std::vector<AxisTick> decadeTicks(const AxisScale& scale, std::initializer_list<double> factors, int every) {
  std::vector<AxisTick> ticks;
  const int first = static_cast<int>(std::floor(scale.unitLow() - 1e-9));
  const int last = static_cast<int>(std::ceil(scale.unitHigh() + 1e-9));
  for (int k = first; k <= last; ++k) {
    if (k % every != 0) continue;
    for (const double factor : factors) {
      const double value = roundedTo(factor * power10(k), 2);
      if (scale.shows(value)) ticks.push_back({value, numberText(value, 3)});
    }
  }
  return ticks;
}

/// The ends of the axis get labels of their own when they are round and no tick is near.
void addEnds(std::vector<AxisTick>& ticks, const AxisScale& scale, int wanted) {
  const double span = scale.unitHigh() - scale.unitLow();
  for (const double end : {scale.limits.low, scale.limits.high}) {
    if (std::abs(roundedTo(end, 2) - end) > 1e-9 * end) continue;
    const bool crowded = std::any_of(ticks.begin(), ticks.end(), [&](const AxisTick& tick) {
      return std::abs(scale.unit(tick.value) - scale.unit(end)) < 0.4 * span / std::max(1, wanted);
    });
    if (!crowded) ticks.push_back({end, numberText(end, 3)});
  }
  std::sort(ticks.begin(), ticks.end(),
            [](const AxisTick& a, const AxisTick& b) { return a.value < b.value; });
}

}  // namespace

std::vector<AxisTick> axisTicks(const AxisScale& scale, int wanted) {
  if (!scale.logarithmic) return linearTicks(scale.limits, wanted);
  const auto most = static_cast<std::size_t>(std::max(2, wanted + wanted / 2));
  std::vector<AxisTick> ticks = decadeTicks(scale, {1, 2, 5}, 1);
  if (ticks.size() < 3) return linearTicks(scale.limits, wanted);
  if (ticks.size() > most) ticks = decadeTicks(scale, {1}, 1);
  for (int every = 2; ticks.size() > most; ++every) ticks = decadeTicks(scale, {1}, every);
  if (ticks.size() < most) addEnds(ticks, scale, wanted);
  return ticks;
}

std::vector<AxisTick> namedTicks(const AxisScale& scale, const ChartAxis& axis) {
  std::vector<AxisTick> ticks;
  for (std::size_t i = 0; i < static_cast<std::size_t>(axis.names.size()); ++i)
    if (const double place = axis.places.empty() ? static_cast<double>(i) : axis.places[i];
        scale.shows(place))
      ticks.push_back({place, axis.names[static_cast<qsizetype>(i)]});
  return ticks;
}

}  // namespace epsiscope
