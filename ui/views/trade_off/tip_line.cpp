#include "ui/views/trade_off/tip_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/widgets/tip.h"

namespace epsiscope {

TipLine::TipLine(QWidget* parent) : QWidget(parent), m_sentence(new QLabel(this)) {
  m_sentence->setProperty("role", QStringLiteral("note"));
  m_sentence->setWordWrap(true);
  auto* dismiss = new QToolButton(this);
  dismiss->setProperty("role", QStringLiteral("flat"));
  dismiss->setText(QStringLiteral("×"));
  dismiss->setFocusPolicy(Qt::StrongFocus);
  describe(dismiss, "dismiss-tip", tr("Dismiss the tip"),
           tr("Hides this tip; the preferences bring all tips back."));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(m_sentence, 1);
  row->addWidget(dismiss, 0, Qt::AlignTop);
  connect(dismiss, &QToolButton::clicked, this, &TipLine::dismissed);
}

void TipLine::setSentence(const QString& sentence) {
  m_sentence->setText(sentence);
}

}  // namespace epsiscope
