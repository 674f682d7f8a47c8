#include "ui/widgets/slider_scale.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// The power of ten that a linear slider's values are multiples of: about a five-hundredth of its range.
int linearStepExponent(const SliderSpec& spec) {
  return static_cast<int>(std::floor(std::log10((spec.maximum - spec.minimum) / 100 * 1.0001)));
}

double roundedLinear(double value, const SliderSpec& spec) {
  if (spec.whole) return std::round(value);
  const int exponent = linearStepExponent(spec);
  const double scale = std::pow(10.0, std::abs(exponent));
  return exponent < 0 ? std::round(value * scale) / scale : std::round(value / scale) * scale;
}

double clamped(double value, const SliderSpec& spec) {
  return std::clamp(value, spec.minimum, spec.maximum);
}

/// Three significant digits, none of them behind the point of a whole number.
double shown(double value, const SliderSpec& spec) {
  return spec.whole ? std::round(roundedTo(value, 3)) : roundedTo(value, 3);
}

double fineStep(double value, int direction, const SliderSpec& spec) {
  if (spec.whole) {
    // A logarithmic step, but at least to the next number.
    const double step = spec.logarithmic ? std::max(1.0, std::round(value / 50)) : 1;
    return std::round(value) + direction * step;
  }
  if (!spec.logarithmic) {
    const double step = std::pow(10.0, linearStepExponent(spec));
    return roundedLinear(value + direction * step, spec);
  }
  // The next point of a grid of hundredths of a decade, so that a step up and a step down cancel.
  const double place = std::log10(value) * 100;
  double next = direction > 0 ? std::floor(place + 0.5) + 1 : std::ceil(place - 0.5) - 1;
  return roundedTo(std::pow(10.0, next / 100), 3);
}

}  // namespace

double fractionOf(double value, const SliderSpec& spec) {
  const double v = clamped(value, spec);
  const double fraction = spec.logarithmic
                              ? std::log(v / spec.minimum) / std::log(spec.maximum / spec.minimum)
                              : (v - spec.minimum) / (spec.maximum - spec.minimum);
  return std::clamp(fraction, 0.0, 1.0);
}

double valueAt(double fraction, const SliderSpec& spec) {
  if (fraction <= 0) return spec.minimum;
  if (fraction >= 1) return spec.maximum;
  const double value = spec.logarithmic
                           ? shown(spec.minimum * std::pow(spec.maximum / spec.minimum, fraction), spec)
                           : roundedLinear(spec.minimum + fraction * (spec.maximum - spec.minimum), spec);
  return clamped(value, spec);
}

double steppedValue(double value, SliderTrack::Step step, const SliderSpec& spec) {
  double tenth = (spec.maximum - spec.minimum) / 10;
  if (spec.whole) tenth = std::max(1.0, std::round(tenth));
  const double inside = clamped(value, spec);
  switch (step) {
    case SliderTrack::Step::fineDown:
      return clamped(fineStep(inside, -1, spec), spec);
    case SliderTrack::Step::fineUp:
      return clamped(fineStep(inside, 1, spec), spec);
    case SliderTrack::Step::pageDown:
      return clamped(spec.logarithmic ? shown(inside / 10, spec) : roundedLinear(inside - tenth, spec), spec);
    case SliderTrack::Step::pageUp:
      return clamped(spec.logarithmic ? shown(inside * 10, spec) : roundedLinear(inside + tenth, spec), spec);
    case SliderTrack::Step::home:
      return spec.minimum;
    case SliderTrack::Step::end:
      return spec.maximum;
  }
  return inside;
}

std::vector<double> decadeTicks(const SliderSpec& spec) {
  std::vector<double> ticks;
  if (!spec.logarithmic) return ticks;
  const int first = static_cast<int>(std::ceil(std::log10(spec.minimum) - 1e-9));
  const int last = static_cast<int>(std::floor(std::log10(spec.maximum) + 1e-9));
  for (int k = first; k <= last; ++k) ticks.push_back(fractionOf(std::pow(10.0, k), spec));
  return ticks;
}

QString fieldText(double value, const SliderSpec& spec) {
  if (!spec.percent) return exactText(value);
  const double percent = numberFromText(exactText(value), 2).value_or(value * 100);
  return exactText(percent) + QStringLiteral(" %");
}

std::optional<double> typedValue(const QString& text, const SliderSpec& spec) {
  QString number = text.trimmed();
  if (spec.percent && number.endsWith(QLatin1Char('%'))) number.chop(1);
  const auto value = numberFromText(number, spec.percent ? -2 : 0);
  if (!value || !(*value > spec.smallestTyped) || !(*value < spec.largestTyped)) return std::nullopt;
  if (spec.whole && *value != std::floor(*value)) return std::nullopt;
  return value;
}

QString rangeSentence(const SliderSpec& spec) {
  const QString mark = decimalMark() == QLatin1Char(',') ? QObject::tr("a comma") : QObject::tr("a point");
  const QString example = fieldText(spec.standard, spec);
  const QString low = fieldText(spec.smallestTyped, spec);
  const QString high = fieldText(spec.largestTyped, spec);
  const bool bounded = spec.largestTyped < 1e300;
  const bool boundedBelow = spec.smallestTyped > -1e300;
  if (spec.whole)
    return QObject::tr("Type a whole number above %1 and below %2, such as %3.").arg(low, high, example);
  QString sentence = QObject::tr("Type a number, with %1 for decimals, such as %2").arg(mark, example);
  if (boundedBelow && bounded)
    sentence = QObject::tr("Type a number above %1 and below %2, with %3 for decimals, such as %4")
                   .arg(low, high, mark, example);
  else if (boundedBelow)
    sentence =
        QObject::tr("Type a number above %1, with %2 for decimals, such as %3").arg(low, mark, example);
  else if (bounded)
    sentence =
        QObject::tr("Type a number below %1, with %2 for decimals, such as %3").arg(high, mark, example);
  if (!spec.wordForNone.isEmpty()) sentence += QObject::tr(", or the word %1").arg(spec.wordForNone);
  return sentence + QLatin1Char('.');
}

bool isUnfinishedNumber(const QString& text) {
  static const QRegularExpression start(
      QStringLiteral("^\\s*\\+?(0*[.,]?0*|\\d*[.,]?\\d*e[-+]?0*)\\s*%?\\s*$"),
      QRegularExpression::CaseInsensitiveOption);
  return start.match(text).hasMatch();
}

}  // namespace epsiscope
