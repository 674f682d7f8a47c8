#include "ui/window/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/window/app_state.h"

namespace epsiscope {

NoticeBar::NoticeBar(QWidget* parent) : QWidget(parent), m_text(new QLabel(this)) {
  m_text->setProperty("role", QStringLiteral("note"));
  m_text->setWordWrap(true);
  m_text->setTextFormat(Qt::PlainText);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* dismiss = new QToolButton(this);
  dismiss->setProperty("role", QStringLiteral("flat"));
  dismiss->setText(QStringLiteral("×"));
  dismiss->setToolTip(tr("Puts this message away."));
  dismiss->setAccessibleName(tr("Dismiss message"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 8);
  row->addWidget(m_text, 1);
  row->addWidget(dismiss, 0, Qt::AlignTop);
  connect(dismiss, &QToolButton::clicked, this, &NoticeBar::dismissed);
  hide();
}

void NoticeBar::present(const Notice& notice) {
  m_text->setText(notice.times > 1 ? tr("%1 (%2 times)").arg(notice.sentence).arg(notice.times)
                                   : notice.sentence);
  m_text->setAccessibleName(m_text->text());
  setVisible(!notice.sentence.isEmpty());
}

}  // namespace epsiscope
