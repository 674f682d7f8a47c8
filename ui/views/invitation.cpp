#include "ui/views/invitation.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/widgets/shown_text.h"

namespace epsiscope {

Invitation::Invitation(QWidget* contents, QWidget* parent)
    : QStackedWidget(parent), m_sentence(new QLabel(this)), m_button(new QPushButton(this)) {
  auto* missing = new QWidget(this);
  addWidget(contents);
  addWidget(missing);
  m_sentence->setWordWrap(true);
  m_sentence->setAlignment(Qt::AlignCenter);
  m_sentence->setProperty("role", QStringLiteral("muted"));
  auto* column = new QVBoxLayout(missing);
  column->setSpacing(12);
  column->addStretch(1);
  column->addWidget(m_sentence);
  column->addWidget(m_button, 0, Qt::AlignHCenter);
  column->addStretch(2);
  connect(m_button, &QPushButton::clicked, this, &Invitation::accepted);
}

void Invitation::invite(const QString& sentence, const QString& button) {
  m_sentence->setText(shownText(sentence));
  m_button->setText(button);
  m_button->setAccessibleName(button);
  m_button->setVisible(!button.isEmpty());
  setCurrentIndex(1);
}

QString Invitation::sentence() const {
  return m_sentence->text();
}

}  // namespace epsiscope
