#pragma once

#include <QColor>
#include <QPen>

namespace epsiscope {

struct Theme;

/// The meaning of a line's pattern. This is the grammar of every picture, in one place:
///
/// * Colour and marker are the method, or the part of an error: no two are the same
/// (ui/theme/method_style.h).
/// * The fill is whose value it is: that of y is filled in the method's colour, that of y′ in the tone
///   of neighbours, with a thinner line.
/// * The pattern is the meaning of a line, the same for curves and guides, and never which method it is.
/// * Red says that something promises nothing, and only that: it is in the badge that names it. That true
///   values are shown breaks no method's promise: the status line and a quiet line of every export say it.
enum class LineMeaning {
  own,        ///< solid: a method, a part of an error, a setting of the study or a bound of its promise
  yardstick,  ///< dotted: no method, but there to be compared with: a level, a suggestion, a published column
  notPrivate,  ///< long dashes: it promises nothing
  elsewhere,   ///< short dashes, and faint: the same at another epsilon, before a change or in another result
};

/// The pen of a line of that meaning.
QPen linePen(const QColor& color, double width, LineMeaning meaning);

/// The tone in which whatever belongs to the neighbour y′ is filled, of every method.
QColor neighbourTone(const Theme& theme);
/// The width of a line that belongs to y′.
inline constexpr double kNeighbourWidth = 1.2;

}  // namespace epsiscope
