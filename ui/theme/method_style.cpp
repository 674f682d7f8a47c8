#include "ui/theme/method_style.h"

#include <QString>

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "ui/theme/theme.h"

namespace epsiscope {

namespace {

struct StyleRow {
  std::string_view method;
  QRgb light;
  QRgb dark;
  MarkerShape marker;
  bool openMarker = false;
  Qt::PenStyle pen = Qt::SolidLine;
  double width = 2;
};

// Okabe-Ito hues. Lines need a contrast of 3:1, which three of the hues miss on white: there gaussian's sky
// blue, rr-on-bins' orange and unbiased's purple are darkened, and on the dark surface laplace's blue and
// grid-response's brown are lightened. The hue stays, and marker and dash keep apart what a colour-blind
// reader could confuse.
constexpr std::array<StyleRow, 40> styleTable{{
    {"laplace", 0x0072b2, 0x3a92cf, MarkerShape::circle},
    {"discrete-laplace", 0x0072b2, 0x3a92cf, MarkerShape::circle, true, Qt::DashLine},
    {"exponential", 0x009e73, 0x17ab80, MarkerShape::triangle, true},
    {"gaussian", 0x2f93d0, 0x56b4e9, MarkerShape::square},
    {"gaussian-classic", 0x2f93d0, 0x56b4e9, MarkerShape::square, true, Qt::DashLine},
    {"staircase", 0x009e73, 0x17ab80, MarkerShape::triangle},
    {"rr-on-bins", 0xb98000, 0xe69f00, MarkerShape::diamond},
    {"unbiased", 0xc46c9e, 0xcc79a7, MarkerShape::cross},
    {"rp-with-prior", 0xd55e00, 0xe06a10, MarkerShape::star},
    {"rp-with-prior-debiased", 0xd55e00, 0xe06a10, MarkerShape::star, true, Qt::DashLine},
    {"central-ridge", 0x111111, 0xffffff, MarkerShape::circle, false, Qt::SolidLine, 3},
    {"central-ridge-gaussian", 0x111111, 0xffffff, MarkerShape::circle, true, Qt::DashLine, 3},
    {"grid-response", 0x8c6d1f, 0xa88530, MarkerShape::diamond, true},
    {"rp-with-prior-two-stage", 0xd55e00, 0xe06a10, MarkerShape::square, true, Qt::DashDotLine},
    {"best", 0x5b4bb5, 0xa79bf0, MarkerShape::circle, true, Qt::SolidLine, 3},
    {"best-central", 0x5b4bb5, 0xa79bf0, MarkerShape::triangle, true, Qt::SolidLine, 3},
    {"best-local", 0x9c3fa3, 0xd58fdc, MarkerShape::square, false, Qt::DashLine, 3},
    {"randomized-response", 0x0072b2, 0x3a92cf, MarkerShape::circle},
    {"randomized-response-uncorrected", 0xc46c9e, 0xcc79a7, MarkerShape::cross, false, Qt::DashLine},
    {"rr-with-prior", 0xd55e00, 0xe06a10, MarkerShape::star},
    {"predict-majority", 0x6f727b, 0xa9abb3, MarkerShape::none, false, Qt::DotLine},
    {"output", 0xb98000, 0xe69f00, MarkerShape::square},
    {"objective", 0x0072b2, 0x3a92cf, MarkerShape::triangle},
    {"objective-tight", 0x0072b2, 0x3a92cf, MarkerShape::triangle, true, Qt::DashLine},
    {"objective-halved", 0xc46c9e, 0xcc79a7, MarkerShape::diamond},
    {"ridge", 0x009e73, 0x17ab80, MarkerShape::square},
    {"ridge-tight", 0x009e73, 0x17ab80, MarkerShape::square, true, Qt::DashLine},
    {"svm", 0xd55e00, 0xe06a10, MarkerShape::circle},
    {"svm-tight", 0xd55e00, 0xe06a10, MarkerShape::circle, true, Qt::DashLine},
    {"random-error-1", 0xd55e00, 0xe06a10, MarkerShape::triangle, false, Qt::DashLine},
    {"random-error-2", 0xc46c9e, 0xcc79a7, MarkerShape::star, false, Qt::DashDotLine},
    {"sample-error", 0x2f93d0, 0x56b4e9, MarkerShape::diamond, false, Qt::DotLine},
    {"approximation", 0xb98000, 0xe69f00, MarkerShape::cross, false, Qt::DashDotDotLine},
    {"noise", 0x2f93d0, 0x56b4e9, MarkerShape::none, false, Qt::DashDotLine},
    {"clipping", 0xb98000, 0xe69f00, MarkerShape::none, false, Qt::DashLine},
    {"sampling-error", 0x6f727b, 0xa9abb3, MarkerShape::none, false, Qt::DotLine},
    {"sum", 0x111111, 0xffffff, MarkerShape::diamond, false, Qt::SolidLine, 3},
    {"constant", 0x6f727b, 0xa9abb3, MarkerShape::none, false, Qt::DotLine},
    {"none", 0x6f727b, 0xa9abb3, MarkerShape::none, false, Qt::DashLine},
    {"predict-mean", 0x6f727b, 0xa9abb3, MarkerShape::none, false, Qt::DotLine},
}};

constexpr StyleRow neutral{"", 0x63666f, 0xa9abb3, MarkerShape::circle};

}  // namespace

MethodStyle methodStyle(const QString& method, const Theme& theme) {
  const std::string id = method.toStdString();
  const StyleRow* found = &neutral;
  for (const StyleRow& row : styleTable)
    if (row.method == id) found = &row;
  return {.color = QColor(theme.dark ? found->dark : found->light),
          .marker = found->marker,
          .openMarker = found->openMarker,
          .pen = found->pen,
          .width = found->width};
}

MethodStyle notPrivateStyle(MethodStyle style) {
  style.hollow = true;
  style.openMarker = true;
  return style;
}

QColor colorFor(const QColor& color, const Theme& to) {
  const QRgb wanted = color.rgb() & RGB_MASK;
  const Theme& from = to.dark ? lightTheme() : darkTheme();
  std::optional<QColor> found;
  for (const StyleRow& row : styleTable)
    if ((to.dark ? row.light : row.dark) == wanted && !found) found = QColor(to.dark ? row.dark : row.light);
  if (!found && (to.dark ? neutral.light : neutral.dark) == wanted)
    found = QColor(to.dark ? neutral.dark : neutral.light);
  for (QColor Theme::*part : {&Theme::accent, &Theme::notPrivate, &Theme::problem, &Theme::text,
                              &Theme::mutedText, &Theme::border, &Theme::grid, &Theme::track})
    if (!found && (from.*part).rgb() == color.rgb()) found = to.*part;
  if (!found) return color;
  found->setAlpha(color.alpha());
  return *found;
}

}  // namespace epsiscope
