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
  double width = 2;
  LineMeaning meaning = LineMeaning::own;
};

constexpr double kHeavy = 3, kTwin = 1.6;
constexpr bool kOpen = true;

// Okabe-Ito hues. Lines need a contrast of 3:1, which three of the hues miss on white: there gaussian's sky
// blue, rr-on-bins' orange and unbiased's purple are darkened, and on the dark surface laplace's blue and
// grid-response's brown are lightened. The hue stays, and the marker keeps apart what a colour-blind reader
// could confuse: of two that stand in one chart either the marker differs or the colour does for every sight.
// A twin has the hue of its method, an open marker and a thinner line.
constexpr std::array<StyleRow, 54> styleTable{{
    {"laplace", 0x0072b2, 0x3a92cf, MarkerShape::circle},
    {"discrete-laplace", 0x0072b2, 0x3a92cf, MarkerShape::circle, kOpen, kTwin},
    {"exponential", 0x009e73, 0x17ab80, MarkerShape::triangle, kOpen},
    {"gaussian", 0x2f93d0, 0x56b4e9, MarkerShape::square},
    {"gaussian-classic", 0x2f93d0, 0x56b4e9, MarkerShape::square, kOpen, kTwin},
    {"staircase", 0x009e73, 0x17ab80, MarkerShape::triangle},
    {"rr-on-bins", 0xb98000, 0xe69f00, MarkerShape::diamond},
    {"unbiased", 0xc46c9e, 0xcc79a7, MarkerShape::cross},
    {"rp-with-prior", 0xd55e00, 0xe06a10, MarkerShape::star},
    {"rp-with-prior-debiased", 0xd55e00, 0xe06a10, MarkerShape::star, kOpen, kTwin},
    {"rp-with-prior-two-stage", 0xd55e00, 0xe06a10, MarkerShape::square, kOpen},
    {"central-ridge", 0x111111, 0xffffff, MarkerShape::circle, false, kHeavy},
    {"central-ridge-gaussian", 0x111111, 0xffffff, MarkerShape::circle, kOpen, kTwin},
    {"grid-response", 0x8c6d1f, 0xa88530, MarkerShape::diamond, kOpen},
    {"best", 0x5b4bb5, 0xa79bf0, MarkerShape::circle, kOpen, kHeavy},
    {"best-central", 0x5b4bb5, 0xa79bf0, MarkerShape::triangle, kOpen, kHeavy},
    {"best-local", 0x9c3fa3, 0xd58fdc, MarkerShape::fall, false, kHeavy},
    {"randomized-response", 0x0072b2, 0x3a92cf, MarkerShape::square},
    {"randomized-response-uncorrected", 0xc46c9e, 0xcc79a7, MarkerShape::plus},
    {"rr-with-prior", 0xd55e00, 0xe06a10, MarkerShape::diamond},
    {"output", 0xb98000, 0xe69f00, MarkerShape::square},
    {"objective", 0x0072b2, 0x3a92cf, MarkerShape::triangle},
    {"objective-tight", 0x0072b2, 0x3a92cf, MarkerShape::triangle, kOpen, kTwin},
    {"objective-halved", 0xc46c9e, 0xcc79a7, MarkerShape::diamond},
    {"output-gaussian", 0xb98000, 0xe69f00, MarkerShape::circle, kOpen, kTwin},
    {"noisy-sums", 0x0072b2, 0x3a92cf, MarkerShape::diamond},
    {"noisy-sums-gaussian", 0xb98000, 0xe69f00, MarkerShape::circle},
    {"objective-gaussian", 0x009e73, 0x17ab80, MarkerShape::star},
    {"ridge", 0x009e73, 0x17ab80, MarkerShape::square},
    {"ridge-tight", 0x009e73, 0x17ab80, MarkerShape::square, kOpen, kTwin},
    {"svm", 0xd55e00, 0xe06a10, MarkerShape::circle},
    {"svm-tight", 0xd55e00, 0xe06a10, MarkerShape::circle, kOpen, kTwin},
    {"kernel", 0x0072b2, 0x3a92cf, MarkerShape::star},
    {"kernel-tight", 0x0072b2, 0x3a92cf, MarkerShape::star, kOpen, kTwin},
    {"random-error-1", 0xd55e00, 0xe06a10, MarkerShape::triangle},
    {"random-error-2", 0xc46c9e, 0xcc79a7, MarkerShape::star},
    {"sample-error", 0x2f93d0, 0x56b4e9, MarkerShape::diamond},
    {"approximation", 0xb98000, 0xe69f00, MarkerShape::cross},
    {"sum", 0x111111, 0xffffff, MarkerShape::fall, false, kHeavy},
    {"recommended-path", 0x009e73, 0x17ab80, MarkerShape::circle, false, kHeavy},
    {"fixed-epsilon-path", 0x5b4bb5, 0xa79bf0, MarkerShape::plus, false, kHeavy},
    {"noise", 0xc46c9e, 0xcc79a7, MarkerShape::fall},
    {"clipping", 0xb98000, 0xe69f00, MarkerShape::plus},
    {"share-1", 0x0072b2, 0x3a92cf, MarkerShape::none},
    {"share-2", 0xb98000, 0xe69f00, MarkerShape::none},
    {"share-3", 0x009e73, 0x17ab80, MarkerShape::none},
    {"share-4", 0xc46c9e, 0xcc79a7, MarkerShape::none},
    {"share-5", 0x2f93d0, 0x56b4e9, MarkerShape::none},
    {"share-6", 0xd55e00, 0xe06a10, MarkerShape::none},
    {"share-7", 0x8c6d1f, 0xa88530, MarkerShape::none},
    {"predict-mean", 0x6f727b, 0xa9abb3, MarkerShape::plus, false, 2, LineMeaning::yardstick},
    {"predict-majority", 0x6f727b, 0xa9abb3, MarkerShape::cross, false, 2, LineMeaning::yardstick},
    {"sampling-error", 0x6f727b, 0xa9abb3, MarkerShape::diamond, kOpen, 2, LineMeaning::yardstick},
    {"none", 0x6f727b, 0xa9abb3, MarkerShape::none, false, 2, LineMeaning::notPrivate},
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
          .meaning = found->meaning,
          .width = found->width};
}

QStringList styledMethods() {
  QStringList ids;
  for (const StyleRow& row : styleTable)
    ids << QString::fromUtf8(row.method.data(), qsizetype(row.method.size()));
  return ids;
}

MethodStyle notPrivateStyle(MethodStyle style) {
  if (style.meaning == LineMeaning::own) style.meaning = LineMeaning::notPrivate;
  return style;
}

MethodStyle elsewhereStyle(MethodStyle style) {
  if (style.meaning == LineMeaning::own) style.meaning = LineMeaning::elsewhere;
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
