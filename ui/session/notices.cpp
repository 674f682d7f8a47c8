#include "ui/session/notices.h"

#include <QCoreApplication>

#include <algorithm>

#include "core/table/cell_report.h"
#include "core/tasks/class_target.h"
#include "ui/session/data_defaults.h"
#include "ui/state/bad_cell_words.h"
#include "ui/state/key_words.h"
#include "ui/state/tasks.h"
#include "ui/state/words.h"

namespace epsiscope {

namespace {

QString nameOf(TaskId task) {
  return QCoreApplication::translate("Tasks", wordsOf(task).name);
}

}  // namespace

void Notices::post(const Notice& notice) {
  add(notice);
  emit changed(Aspect::notice);
}

void Notices::dismiss(std::size_t index) {
  if (index >= m_state.notices.size()) return;
  m_state.notices.erase(m_state.notices.begin() + static_cast<std::ptrdiff_t>(index));
  emit changed(Aspect::notice);
}

void Notices::dismissAll() {
  const QString said = m_notPrivate;
  forgetAll();
  m_notPrivate = said;
  emit changed(Aspect::notice);
}

void Notices::forgetAfter(std::size_t steps) {
  if (std::erase_if(m_state.notices, [steps](const Notice& notice) { return notice.step > steps; }) > 0)
    emit changed(Aspect::notice);
}

void Notices::forget(NoticeAction action) {
  const auto offers = [action](const Notice& notice) {
    return std::ranges::count(notice.actions, action) > 0;
  };
  if (std::erase_if(m_state.notices, offers) > 0) emit changed(Aspect::notice);
}

void Notices::forgetAllBut(NoticeAction action) {
  m_notPrivate.clear();
  std::erase_if(m_state.notices, [action](const Notice& notice) {
    return !notice.isAboutProgram && std::ranges::count(notice.actions, action) == 0;
  });
}

void Notices::forgetAll() {
  m_notPrivate.clear();
  std::erase_if(m_state.notices, [](const Notice& notice) { return !notice.isAboutProgram; });
}

void Notices::addWhatIsOpen() {
  std::erase_if(m_state.notices, [](const Notice& notice) {
    return notice.actions == std::vector{NoticeAction::cells} ||
           notice.actions == std::vector{NoticeAction::match};
  });
  const Dataset& dataset = *m_state.dataset;
  if (badCellCount(dataset) > 0)
    add({.sentence = tr("%1 Choose what is done about it.").arg(badCellSummary(dataset)),
         .actions = {NoticeAction::cells}});
  if (!isBuiltIn(m_state.study.data) && leavesQuestions(m_state.study, dataset))
    add({.sentence =
             tr("The data do not have everything that the study names, or leave something open: match "
                "them to go on."),
         .actions = {NoticeAction::match}});
  addClassTarget();
}

void Notices::addClassTarget() {
  std::erase_if(m_state.notices, [](const Notice& notice) {
    return notice.actions == std::vector{NoticeAction::learnClasses};
  });
  if (!m_state.dataset) return;
  const Study& study = m_state.study;
  const ClassTarget found = classTarget(study, *m_state.dataset);
  if (found == ClassTarget::none) return;
  QStringList names;
  for (const TaskId task : classTasks(study)) names << nameOf(task);
  const QString target = QString::fromStdString(study.data.target);
  add({.sentence =
           found == ClassTarget::texts
               ? tr("The target %1 is text, and the task “%2” learns numbers. Classes are learned by: "
                    "%3.")
                     .arg(target, nameOf(study.task), names.join(QStringLiteral(", ")))
               : tr("The target %1 has two values only. If they are classes, they are learned by: %2.")
                     .arg(target, names.join(QStringLiteral(", "))),
       .actions = {NoticeAction::learnClasses}});
}

bool Notices::followPrivacy() {
  if (!m_state.problems.empty()) return false;  // they say more, and the guarantees are not known yet
  const Study& study = m_state.study;
  QStringList sentences;
  if (!study.view.lesson && study.asPrinted.empty())
    for (const std::string& one : m_state.whyNothingIsPrivate()) sentences << inSymbols(one);
  const QString said = sentences.isEmpty() ? QString()
                                           : tr("No method of this study is private: nothing is protected.") +
                                                 QLatin1Char(' ') + sentences.join(QLatin1Char(' '));
  if (said == m_notPrivate) return false;
  std::erase_if(m_state.notices, [&](const Notice& notice) { return notice.sentence == m_notPrivate; });
  m_notPrivate = said;
  if (said.isEmpty()) return true;
  const bool mayDeclare = m_state.dataset && m_state.dataset->readAsDetected;
  add({.sentence = said,
       .actions = mayDeclare ? std::vector{NoticeAction::declare} : std::vector<NoticeAction>{}});
  return true;
}

void Notices::sayWhatChanged(const Study& before, bool ofDataToo, std::size_t step) {
  QStringList changes;
  for (const KeyChange& change : keyChanges(before, m_state.study))
    if (ofDataToo || !change.key.startsWith(QLatin1String("data.")))
      changes << tr("%1 was %2 and is %3").arg(change.name, change.before, change.after);
  if (changes.isEmpty()) return;
  post({.sentence = tr("The data asked for changes, which Undo takes back. %1.")
                        .arg(changes.join(QStringLiteral("; "))),
        .step = step});
  // Notices that wait for an answer stay in front.
  std::ranges::stable_partition(m_state.notices,
                                [](const Notice& notice) { return !notice.actions.empty(); });
  emit changed(Aspect::notice);
}

}  // namespace epsiscope
