#include "ui/widgets/section.h"

#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/widgets/help_mark.h"

namespace epsiscope {

namespace {

/// The words at the left edge, in line with the controls below, and a chevron at the right.
class Heading : public QToolButton {
public:
  using QToolButton::QToolButton;

protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette().color(QPalette::ButtonText);
    painter.setPen(ink);
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, text());
    if (!isChecked()) paintSummary(painter);
    const QPointF centre(width() - 8.0, height() / 2.0);
    painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (isChecked())
      painter.drawPolyline(
          QPolygonF{centre + QPointF(-4, -2), centre + QPointF(0, 2), centre + QPointF(4, -2)});
    else
      painter.drawPolyline(
          QPolygonF{centre + QPointF(-2, -4), centre + QPointF(2, 0), centre + QPointF(-2, 4)});
    if (!hasFocus()) return;
    painter.setPen(palette().color(QPalette::Active, QPalette::Highlight));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  }

private:
  /// Between the title and the question mark.
  void paintSummary(QPainter& painter) {
    const QString words = property("summary").toString();
    const int left = fontMetrics().horizontalAdvance(text()) + 12, right = width() - 44;
    if (words.isEmpty() || right <= left) return;
    painter.save();
    QFont plain = font();
    plain.setBold(false);
    painter.setFont(plain);
    painter.drawText(QRect(left, 0, right - left, height()), Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetrics(plain).elidedText(words, Qt::ElideRight, right - left));
    painter.restore();
  }
};

}  // namespace

Section::Section(const QString& title, QWidget* parent)
    : QWidget(parent), m_heading(new Heading(this)), m_contents(new QWidget(this)) {
  m_heading->setProperty("role", QStringLiteral("heading"));
  m_heading->setText(title.toUpper());
  m_heading->setAccessibleName(title);
  m_heading->setAccessibleDescription(tr("Shows or hides this section."));
  m_heading->setCheckable(true);
  m_heading->setFocusPolicy(Qt::StrongFocus);
  m_heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto* beforeChevron = new QHBoxLayout(m_heading);
  beforeChevron->setContentsMargins(0, 0, 20, 0);
  beforeChevron->addWidget(new HelpMark(this, title, m_heading), 0, Qt::AlignRight | Qt::AlignVCenter);

  auto* body = new QVBoxLayout(m_contents);
  body->setContentsMargins(0, 4, 0, 8);
  body->setSpacing(8);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_heading);
  column->addWidget(m_contents);

  connect(m_heading, &QToolButton::toggled, this, [this](bool open) {
    m_contents->setVisible(open);
    emit toggled(open);
  });
  m_heading->setChecked(true);
}

QVBoxLayout* Section::body() const {
  return static_cast<QVBoxLayout*>(m_contents->layout());
}

void Section::setSummary(const QString& words) {
  if (m_heading->property("summary") == words) return;
  m_heading->setProperty("summary", words);
  m_heading->setAccessibleDescription(words.isEmpty()
                                          ? tr("Shows or hides this section.")
                                          : tr("Shows or hides this section. Set in it: %1.").arg(words));
  m_heading->update();
}

bool Section::isOpen() const {
  return m_heading->isChecked();
}

void Section::setOpen(bool open) {
  m_heading->setChecked(open);
}

}  // namespace epsiscope
