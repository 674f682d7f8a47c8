#include "ui/widgets/disclosure.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/widgets/tip.h"

namespace epsiscope {

Disclosure::Disclosure(const QString& title, const QString& tip, QWidget* parent)
    : QWidget(parent),
      m_button(new QToolButton(this)),
      m_contents(new QWidget(this)),
      m_text(new QLabel(m_contents)) {
  m_button->setProperty("role", QStringLiteral("link"));
  m_button->setText(title);
  m_button->setAccessibleName(title);
  setTip(m_button, tip);
  m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_button->setArrowType(Qt::RightArrow);
  m_button->setCheckable(true);
  m_button->setFocusPolicy(Qt::StrongFocus);
  m_text->setProperty("role", QStringLiteral("small"));
  m_text->setTextFormat(Qt::PlainText);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_text->setWordWrap(true);
  m_text->hide();
  auto* contents = new QVBoxLayout(m_contents);
  contents->setContentsMargins(0, 0, 0, 0);
  contents->setSpacing(8);
  contents->addWidget(m_text);
  m_contents->hide();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(m_button, 0, Qt::AlignLeft);
  column->addWidget(m_contents);
  hide();
  connect(m_button, &QToolButton::toggled, this, [this](bool open) {
    m_button->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_contents->setVisible(open);
  });
}

void Disclosure::setParagraphs(const QStringList& paragraphs) {
  m_text->setText(paragraphs.join(QLatin1Char('\n')));
  m_text->setVisible(!paragraphs.isEmpty());
  setVisible(!paragraphs.isEmpty());
}

QVBoxLayout* Disclosure::body() const {
  return static_cast<QVBoxLayout*>(m_contents->layout());
}

QString Disclosure::text() const {
  return m_text->text();
}

bool Disclosure::isOpen() const {
  return m_button->isChecked();
}

void Disclosure::setOpen(bool open) {
  m_button->setChecked(open);
}

}  // namespace epsiscope
