#include "ui/widgets/segmented.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVariant>

#include "ui/widgets/tip.h"

namespace epsiscope {

SegmentedControl::SegmentedControl(const QStringList& choices, QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  for (int i = 0; i < choices.size(); ++i) {
    auto* button = new QPushButton(choices[i], this);
    button->setCheckable(true);
    button->setAutoDefault(false);
    const bool first = i == 0;
    const bool last = i == choices.size() - 1;
    button->setProperty("segment", first && last ? QStringLiteral("only")
                                   : first       ? QStringLiteral("first")
                                   : last        ? QStringLiteral("last")
                                                 : QStringLiteral("middle"));
    button->setAccessibleName(choices[i]);
    m_group->addButton(button, i);
    row->addWidget(button);
  }
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  // Tab leads to the choice; without this it leads to the first button, and then to no other of them.
  connect(m_group, &QButtonGroup::idToggled, this, [this] {
    for (QAbstractButton* button : m_group->buttons())
      button->setFocusPolicy(button->isChecked() || current() < 0 ? Qt::StrongFocus : Qt::ClickFocus);
  });
  setCurrent(0);
  connect(m_group, &QButtonGroup::idClicked, this, &SegmentedControl::chosen);
}

int SegmentedControl::current() const {
  return m_group->checkedId();
}

void SegmentedControl::setCurrent(int index) {
  QAbstractButton* taken = m_group->checkedButton();
  if (QAbstractButton* button = m_group->button(index)) {
    button->setChecked(true);
  } else if (taken != nullptr) {
    // An exclusive group does not let go of its last choice.
    m_group->setExclusive(false);
    taken->setChecked(false);
    m_group->setExclusive(true);
  }
}

void SegmentedControl::setDisabledReason(int index, const QString& reason) {
  QAbstractButton* button = m_group->button(index);
  if (button == nullptr) return;
  button->setEnabled(reason.isEmpty());
  setTip(button, reason);
}

void SegmentedControl::setToolTipOf(int index, const QString& tip) {
  if (QAbstractButton* button = m_group->button(index)) {
    setTip(button, tip);
  }
}

void SegmentedControl::setTextOf(int index, const QString& text) {
  if (QAbstractButton* button = m_group->button(index)) {
    button->setText(text);
    button->setAccessibleName(text);
  }
}

}  // namespace epsiscope
