#include "ui/explain/formula.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

#include "ui/theme/resources.h"

namespace epsiscope {

namespace {

/// The height of an x in the drawings: that of Computer Modern at 10 points.
constexpr double kHeightOfX = 4.3055;
/// Indices are hard to read in the size of the text.
constexpr double kLarger = 1.15;

QByteArray fileOf(const QString& name, const char* ending) {
  return fileContents(QStringLiteral(":/formulas/%1.%2").arg(name, QLatin1String(ending)));
}

}  // namespace

Formula::Formula(QWidget* parent) : QLabel(parent), m_renderer(std::make_unique<QSvgRenderer>()) {
  setProperty("role", QStringLiteral("formula"));
  setFocusPolicy(Qt::TabFocus);
  setContextMenuPolicy(Qt::ActionsContextMenu);
  const auto addCopy = [this](const QString& text, auto source) {
    auto* action = new QAction(text, this);
    connect(action, &QAction::triggered, this, [source] { QGuiApplication::clipboard()->setText(source()); });
    addAction(action);
  };
  addCopy(tr("Copy as TeX"), [this] { return m_tex; });
  addCopy(tr("Copy as text"), [this] { return accessibleName(); });
}

Formula::~Formula() = default;

void Formula::setFormula(const QString& name, const QString& words) {
  m_drawing = fileOf(name, "svg");
  m_tex = QString::fromUtf8(fileOf(name, "tex")).trimmed();
  m_ink = QColor();
  m_renderer->load(m_drawing);
  setAccessibleName(words);
  setToolTip(words);
  setVisible(m_renderer->isValid());
  updateGeometry();
  update();
}

QSize Formula::frame() const {
  return size() - contentsRect().size();
}

QSizeF Formula::naturalSize() const {
  return m_renderer->viewBoxF().size() * (kLarger * QFontMetricsF(font()).xHeight() / kHeightOfX);
}

QSizeF Formula::drawnSize(int width) const {
  const QSizeF natural = naturalSize();
  if (natural.isEmpty()) return {};
  const double room = std::max(1, width - frame().width());
  return natural * std::min(1.0, room / natural.width());
}

QSize Formula::sizeHint() const {
  return naturalSize().toSize() + frame() + QSize(1, 1);
}

QSize Formula::minimumSizeHint() const {
  return {fontMetrics().height() * 4, fontMetrics().height()};
}

int Formula::heightForWidth(int width) const {
  return qCeil(drawnSize(width).height()) + frame().height();
}

void Formula::paintEvent(QPaintEvent* event) {
  QLabel::paintEvent(event);
  const QColor ink = palette().color(QPalette::WindowText);
  if (ink != m_ink) m_renderer->load(QByteArray(m_drawing).replace("#000000", ink.name().toLatin1()));
  m_ink = ink;
  QRectF place({}, drawnSize(width()));
  place.moveCenter(QRectF(contentsRect()).center());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  m_renderer->render(&painter, place);
  if (!hasFocus()) return;
  painter.setPen(palette().color(QPalette::Active, QPalette::Highlight));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void Formula::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) updateGeometry();
}

}  // namespace epsiscope
