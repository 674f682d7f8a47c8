#include "ui/charts/guide_marks.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "ui/charts/chart_shapes.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr double kGuideReach = 6;

GuideMark::Look lookOf(const ChartGuide& guide) {
  if (!guide.draggable) return GuideMark::Look::plain;
  return guide.second ? GuideMark::Look::outlined : GuideMark::Look::filled;
}

bool wantsFreePlace(const ChartFrame& frame) {
  return std::ranges::any_of(frame.model.guides, [](const ChartGuide& guide) {
    return guide.along == ChartGuide::Along::y && !guide.draggable && !guide.label.isEmpty();
  });
}

/// Finds free places for labels, one after the other.
class Placer {
public:
  explicit Placer(const ChartFrame& frame)
      : m_frame(frame),
        m_small(frame.smallFont),
        m_height(m_small.height()),
        m_bold(boldFont(frame)),
        m_ink(wantsFreePlace(frame) ? inkOfCurves(frame) : std::vector<QPointF>()) {}

  QSizeF sizeOf(const GuideMark& mark) const {
    const QFontMetricsF& metrics = mark.look == GuideMark::Look::filled ? m_bold : m_small;
    const double padding = mark.look == GuideMark::Look::plain ? 4 : m_height + 2;
    return {std::ceil(metrics.horizontalAdvance(mark.text)) + padding, m_height + 3};
  }

  /// `above`: there is a row for labels above the plot.
  void placeVertical(GuideMark& mark, double x, bool above) {
    const QSizeF size = sizeOf(mark);
    // Left of the plot is the highest number of its axis.
    const double most = std::max(1.0, m_frame.size.width() - size.width() - 1);
    const double left = std::clamp(x - size.width() / 2, std::min(m_frame.plot.left() + 1, most), most);
    QRectF box(QPointF(left, m_frame.plot.top() + (above ? -size.height() - 1 : 1)), size);
    for (int row = 0; row < 8 && !isFree(box); ++row) box.translate(0, size.height() + 2);
    take(mark, box);
  }

  void placeHorizontal(GuideMark& mark, double y) {
    const QSizeF size = sizeOf(mark);
    const QRectF& plot = m_frame.plot;
    const bool pill = mark.look != GuideMark::Look::plain;
    const double right = pill ? plot.right() - size.width() : plot.right() - size.width() - 4;
    const double above = pill ? y - size.height() / 2 : y - size.height() - 1;
    const double below = pill ? above : y + 2;
    const double left = plot.left() + 6;
    std::optional<QRectF> best;
    std::size_t leastInk = 0;
    // Curves that end at a baseline do so at the right: what is only read stands at the left.
    const double near = pill ? right : left, far = pill ? left : right;
    for (const QPointF corner : {QPointF(near, above), QPointF(far, above), QPointF(near, below),
                                 QPointF(far, below), QPointF(plot.center().x(), above)}) {
      QRectF box(corner, size);
      box.moveTop(std::clamp(box.top(), plot.top(), std::max(plot.top(), plot.bottom() - size.height())));
      if (!isFree(box)) continue;
      const std::size_t ink = pill ? 0 : inkIn(box);
      if (best && ink >= leastInk) continue;
      best = box;
      leastInk = ink;
    }
    if (best) return take(mark, *best);
    QRectF box(QPointF(right, std::max(plot.top(), above)), size);
    for (int row = 0; row < 20 && !isFree(box); ++row) {
      box.translate(0, -size.height());
      if (box.top() < plot.top()) box.moveTop(plot.bottom() - size.height());
    }
    take(mark, box);
  }

private:
  static QFontMetricsF boldFont(const ChartFrame& frame) {
    QFont font = frame.smallFont;
    font.setBold(true);
    return QFontMetricsF(font);
  }
  bool isFree(const QRectF& box) const {
    return std::none_of(m_taken.begin(), m_taken.end(),
                        [&](const QRectF& other) { return other.intersects(box); });
  }
  void take(GuideMark& mark, const QRectF& box) {
    mark.box = box;
    m_taken.push_back(box);
  }

  /// The amount of the curves under a label.
  std::size_t inkIn(const QRectF& box) const {
    return static_cast<std::size_t>(
        std::count_if(m_ink.begin(), m_ink.end(), [&](QPointF at) { return box.contains(at); }));
  }

  const ChartFrame& m_frame;
  QFontMetricsF m_small;
  double m_height;
  QFontMetricsF m_bold;
  std::vector<QRectF> m_taken;
  std::vector<QPointF> m_ink;
};

/// The words of a plain guide beyond the axis: where its line is cannot be read off.
QString wordsBeyond(const ChartGuide& guide) {
  QString value = numberText(guide.value);
  if (guide.label.isEmpty()) return value;
  const bool says = guide.label.contains(value) || guide.label.contains(numberText(guide.value, 3));
  return says ? guide.label : QStringLiteral("%1: %2").arg(guide.label, value);
}

/// Whether a guide that the axis does not show keeps its words at the edge. A plain one has none in a part
/// that the user chose, as points have no arrows there, and where no axis could show it.
bool waitsAtEdge(const ChartFrame& frame, const AxisScale& scale, const ChartGuide& guide) {
  return guide.draggable || (!frame.isPart && std::isfinite(scale.unit(guide.value)));
}

/// A guide that is beyond the plot keeps its label at the edge, with an arrow; a plain one its value, too.
GuideMark unplacedMark(const ChartFrame& frame, std::size_t index) {
  const ChartGuide& guide = frame.model.guides[index];
  const bool vertical = guide.along == ChartGuide::Along::x;
  const AxisScale& scale = vertical ? frame.x : frame.y;
  GuideMark mark{.guide = index, .look = lookOf(guide), .line = std::nullopt, .text = guide.label, .box = {}};
  if (scale.shows(guide.value)) {
    const double at = scale.pixel(guide.value);
    mark.line = vertical ? QLineF(at, frame.plot.top(), at, frame.plot.bottom())
                         : QLineF(frame.plot.left(), at, frame.plot.right(), at);
    return mark;
  }
  if (!waitsAtEdge(frame, scale, guide)) {
    mark.text.clear();
    return mark;
  }
  if (!guide.draggable) mark.text = wordsBeyond(guide);
  const bool beyond = guide.value > scale.limits.high;
  const QString arrow = vertical ? (beyond ? QStringLiteral(" →") : QStringLiteral("← "))
                                 : (beyond ? QStringLiteral(" ↑") : QStringLiteral(" ↓"));
  mark.text = vertical && !beyond ? arrow + mark.text : mark.text + arrow;
  return mark;
}

/// The place of a label whose line is beyond the axis, or where a log axis has no place for it.
double labelPixel(const AxisScale& scale, double value) {
  return scale.pixel(std::clamp(value, scale.limits.low, scale.limits.high));
}

/// A step of about a five-hundredth of a linear axis: a power of ten.
double linearStep(const AxisScale& scale) {
  const double span = scale.limits.high - scale.limits.low;
  return std::pow(10.0, std::floor(std::log10(span / 100) + 1e-9));
}

double rounded(const AxisScale& scale, double value) {
  const double inside = std::clamp(value, scale.limits.low, scale.limits.high);
  const double round = scale.logarithmic
                           ? roundedTo(inside, 3)
                           : roundedTo(std::round(inside / linearStep(scale)) * linearStep(scale), 12);
  return std::clamp(round, scale.limits.low, scale.limits.high);
}

}  // namespace

std::vector<GuideMark> guideMarks(const ChartFrame& frame) {
  std::vector<GuideMark> marks;
  for (std::size_t i = 0; i < frame.model.guides.size(); ++i) marks.push_back(unplacedMark(frame, i));
  Placer placer(frame);
  // Draggable ones first: their labels are handles and have the first choice of a place.
  for (const bool plain : {false, true}) {
    for (GuideMark& mark : marks) {
      if (mark.text.isEmpty() || (mark.look == GuideMark::Look::plain) != plain) continue;
      const ChartGuide& guide = frame.model.guides[mark.guide];
      if (guide.along == ChartGuide::Along::x)
        placer.placeVertical(mark, labelPixel(frame.x, guide.value), !guide.label.isEmpty());
      else
        placer.placeHorizontal(mark, labelPixel(frame.y, guide.value));
    }
  }
  return marks;
}

std::optional<std::size_t> guideAt(const ChartFrame& frame, const std::vector<GuideMark>& marks,
                                   QPointF point) {
  std::optional<std::size_t> nearest;
  double distance = kGuideReach;
  for (const GuideMark& mark : marks) {
    const ChartGuide& guide = frame.model.guides[mark.guide];
    if (!guide.draggable) continue;
    if (mark.box.contains(point)) return mark.guide;
    if (!mark.line ||
        !frame.plot.adjusted(-kGuideReach, -kGuideReach, kGuideReach, kGuideReach).contains(point))
      continue;
    const double d = guide.along == ChartGuide::Along::x ? std::abs(point.x() - mark.line->x1())
                                                         : std::abs(point.y() - mark.line->y1());
    if (d > distance) continue;
    distance = d;
    nearest = mark.guide;
  }
  return nearest;
}

double draggedValue(const ChartFrame& frame, const ChartGuide& guide, QPointF point) {
  const bool vertical = guide.along == ChartGuide::Along::x;
  const AxisScale& scale = vertical ? frame.x : frame.y;
  return rounded(scale, scale.value(vertical ? point.x() : point.y()));
}

double steppedGuide(const ChartFrame& frame, const ChartGuide& guide, int steps) {
  const AxisScale& scale = guide.along == ChartGuide::Along::x ? frame.x : frame.y;
  const double from = scale.unit(std::clamp(guide.value, scale.limits.low, scale.limits.high));
  const double step = (scale.unitHigh() - scale.unitLow()) / 200;
  const double next = rounded(scale, scale.fromUnit(from + steps * step));
  if (next != guide.value || scale.logarithmic) return next;
  // Rounding must not swallow the step.
  return rounded(scale, guide.value + (steps > 0 ? linearStep(scale) : -linearStep(scale)));
}

}  // namespace epsiscope
