#include "ui/widgets/section.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace epsiscope {

Section::Section(const QString& title, QWidget* parent)
    : QWidget(parent), m_heading(new QToolButton(this)), m_contents(new QWidget(this)) {
  m_heading->setProperty("role", QStringLiteral("heading"));
  m_heading->setText(title.toUpper());
  m_heading->setAccessibleName(title);
  m_heading->setAccessibleDescription(tr("Shows or hides this section."));
  m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_heading->setCheckable(true);
  m_heading->setAutoRaise(true);
  m_heading->setFocusPolicy(Qt::StrongFocus);
  m_heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_heading->setIconSize(QSize(10, 10));

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
    m_heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    emit toggled(open);
  });
  m_heading->setArrowType(Qt::DownArrow);
  m_heading->setChecked(true);
}

QVBoxLayout* Section::body() const {
  return static_cast<QVBoxLayout*>(m_contents->layout());
}

bool Section::isOpen() const {
  return m_heading->isChecked();
}

void Section::setOpen(bool open) {
  m_heading->setChecked(open);
}

}  // namespace epsiscope
