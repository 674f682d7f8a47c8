#include "ui/window/notice_bar.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

#include "ui/widgets/shown_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

NoticeBar::NoticeBar(QWidget* parent) : QWidget(parent), m_text(new QLabel(this)) {
  m_text->setObjectName(QStringLiteral("notice"));
  m_text->setWordWrap(true);
  m_text->setTextFormat(Qt::PlainText);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 8);
  row->addWidget(m_text, 1);
  addAction(NoticeAction::locate, QStringLiteral("notice.locate"), tr("Locate…"),
            tr("Asks where the data file is, and goes on with the study."));
  addAction(NoticeAction::match, QStringLiteral("notice.match"), tr("Match…"),
            tr("Asks which columns take the place of those that are not there, and how the file is read."));
  addAction(NoticeAction::declare, QStringLiteral("notice.declare"), tr("Declare…"),
            tr("Shows how the file is read, and lists what you would declare."));
  addAction(NoticeAction::cells, QStringLiteral("notice.cells"), tr("Show…"),
            tr("Lists the cells that are no numbers, and asks what happens to them."));
  addAction(NoticeAction::restore, QStringLiteral("notice.restore"), tr("Restore"),
            tr("Opens the copy; nothing is saved over."));
  addAction(NoticeAction::discard, QStringLiteral("notice.discard"), tr("Discard"), tr("Deletes the copy."));
  addAction(NoticeAction::useRecipe, QStringLiteral("notice.use-recipe"), tr("Use the recipe"),
            tr("Reads the published file as its recipe says, with target, bounds and preparation."));
  addAction(NoticeAction::learnClasses, QStringLiteral("notice.learn-classes"), tr("Learn classes"),
            tr("Switches to the first of these tasks; Undo switches back."));
  addAction(NoticeAction::showOpening, QStringLiteral("notice.opening"), tr("Show me"),
            tr("Three screens with one idea each; the window stays as it is."));
  addAction(NoticeAction::neverOpening, QStringLiteral("notice.no-opening"), tr("Never again"),
            tr("Does not offer it any more; Help has it."));
  addAction(NoticeAction::reopen, QStringLiteral("notice.reopen"), tr("Open it"),
            tr("Opens the study as its file has it now; asks about changes of yours."));
  addAction(NoticeAction::replaceRun, QStringLiteral("notice.replace-run"), tr("Replace it"),
            tr("Keeps the run of this window in the place of the other one."));
  addAction(NoticeAction::openPage, QStringLiteral("notice.open-page"), tr("Open it"),
            tr("Opens the page in the browser."));
  m_newer = addButton(QStringLiteral("notice.newer"), QStringLiteral("‹"), tr("Newer message"),
                      tr("Shows the message that came after this one."));
  m_place = new QLabel(this);
  m_place->setProperty("role", QStringLiteral("small"));
  row->addWidget(m_place, 0, Qt::AlignVCenter);
  m_older = addButton(QStringLiteral("notice.older"), QStringLiteral("›"), tr("Older message"),
                      tr("Shows the message that came before this one."));
  m_all = addButton(QStringLiteral("notice.dismiss-all"), tr("Dismiss all"), tr("Dismiss all messages"),
                    tr("Puts all messages away."));
  QToolButton* dismiss = addButton(QStringLiteral("notice.dismiss"), QStringLiteral("×"),
                                   tr("Dismiss message"), tr("Puts this message away."));
  connect(m_newer, &QToolButton::clicked, this,
          [this] { turn(m_index == 0 ? m_notices.size() - 1 : m_index - 1); });
  connect(m_older, &QToolButton::clicked, this, [this] { turn((m_index + 1) % m_notices.size()); });
  connect(m_all, &QToolButton::clicked, this, &NoticeBar::allDismissed);
  connect(dismiss, &QToolButton::clicked, this, [this] { emit dismissed(m_index); });
  hide();
}

QToolButton* NoticeBar::addButton(const QString& name, const QString& text, const QString& label,
                                  const QString& tip) {
  auto* button = new QToolButton(this);
  button->setProperty("role", QStringLiteral("flat"));
  button->setText(text);
  describe(button, name, label, tip);
  static_cast<QHBoxLayout*>(layout())->addWidget(button, 0, Qt::AlignVCenter);
  return button;
}

void NoticeBar::addAction(NoticeAction action, const QString& name, const QString& text, const QString& tip) {
  QToolButton* button = addButton(name, text, text, tip);
  connect(button, &QToolButton::clicked, this, [this, action] { emit actionRequested(action, m_index); });
  m_actions.emplace_back(action, button);
}

void NoticeBar::present(const std::vector<Notice>& notices) {
  const auto found = std::ranges::find_if(
      notices, [&](const Notice& notice) { return std::ranges::count(m_notices, notice) == 0; });
  const auto newest = static_cast<std::size_t>(found - notices.begin());
  // A notice in front that waits for an answer gives way to an error alone.
  const bool isNew = found != notices.end() && (newest == 0 || found->kind == Notice::Kind::error);
  const QString shown = m_index < m_notices.size() ? m_notices[m_index].sentence : QString();
  m_notices = notices;
  setVisible(!notices.empty());
  if (notices.empty()) return;
  const auto same = std::ranges::find(notices, shown, &Notice::sentence);
  const auto place = same != notices.end() ? static_cast<std::size_t>(same - notices.begin()) : m_index;
  turn(isNew ? newest : std::min(place, notices.size() - 1));
  if (isNew) announce();
}

void NoticeBar::turn(std::size_t index) {
  m_index = index;
  const Notice& notice = m_notices[index];
  const QString sentence = shownText(notice.sentence);
  m_text->setText(notice.times > 1 ? tr("%1 (%n times)", nullptr, notice.times).arg(sentence) : sentence);
  const bool isError = notice.kind == Notice::Kind::error;
  m_text->setAccessibleName(isError ? tr("Error: %1").arg(m_text->text()) : m_text->text());
  m_text->setProperty("role", isError ? QStringLiteral("error") : QStringLiteral("note"));
  m_text->style()->unpolish(m_text);
  m_text->style()->polish(m_text);
  QEvent restyled(QEvent::StyleChange);
  QApplication::sendEvent(m_text, &restyled);
  for (const auto& [action, button] : m_actions)
    button->setVisible(std::ranges::count(notice.actions, action) > 0);
  const bool several = m_notices.size() > 1;
  for (QWidget* part : std::initializer_list<QWidget*>{m_newer, m_place, m_older, m_all})
    part->setVisible(several);
  m_place->setText(tr("%1 of %2").arg(index + 1).arg(m_notices.size()));
}

/// Tells who does not see the bar appear.
void NoticeBar::announce() {
  QAccessibleEvent event(m_text, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

}  // namespace epsiscope
