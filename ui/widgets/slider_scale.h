#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/slider_track.h"

namespace epsiscope {

/// The place of a value on the slider, from 0 to 1; values outside its range sit at the nearer end.
double fractionOf(double value, const SliderSpec& spec);
/// The value at a fraction, rounded to three significant digits (linear: to a round step), so that the text
/// shown is the value.
double valueAt(double fraction, const SliderSpec& spec);
/// The value one step from here: fine is a hundredth of a decade (linear: of the range), page a decade (a
/// tenth).
double steppedValue(double value, SliderTrack::Step step, const SliderSpec& spec);
/// Fractions of the decades strictly inside the range; of the tenths on a linear slider none.
std::vector<double> decadeTicks(const SliderSpec& spec);

/// The field's text for a value: the shortest exact one, with " %" if the slider is in percent.
QString fieldText(double value, const SliderSpec& spec);
/// The number that the user typed, if it is one within the spec's limits.
std::optional<double> typedValue(const QString& text, const SliderSpec& spec);
/// One sentence that says which texts are good.
QString rangeSentence(const SliderSpec& spec);
/// Whether the text may still become a number: an error would come too early while it is being typed.
bool isUnfinishedNumber(const QString& text);

}  // namespace epsiscope
