#include "ui/session/recovery.h"

#include <QFileInfo>
#include <QLocale>

#include "core/study/study_file.h"
#include "ui/session/pasted_tables.h"
#include "ui/session/study_paths.h"

namespace epsiscope {

Recovery::Recovery(Session& session, const QString& folder, std::function<bool()> wanted, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_wanted(std::move(wanted)),
      m_copy(RecoveryCopy::make(folder)),
      m_orphans(RecoveryCopy::orphans(folder)),
      m_folder(folder),
      m_writer(std::make_unique<Runner>()),
      m_cleaner(std::make_unique<Runner>()) {
  m_due.setSingleShot(true);
  m_due.setInterval(kDelay);
  connect(&m_due, &QTimer::timeout, this, &Recovery::keepNow);
  connect(&session, &Session::changed, this, &Recovery::follow);
  connect(&session, &Session::restored, this, [this] {
    m_restored = true;
    keepNow();
  });
  connect(m_writer.get(), &Runner::failed, &session, &Session::fail);
  removeAbandoned();
}

Recovery::~Recovery() {
  m_writer.reset();
  if (m_copy && !m_left) m_copy->remove();
}

void Recovery::offer() {
  if (!m_copy && m_wanted())
    m_session.post(
        {.sentence = tr("Changes that are not saved cannot be kept in %1 against a crash; save often, or "
                        "make that folder one that can be written.")
                         .arg(m_folder),
         .kind = Notice::Kind::error,
         .isAboutProgram = true});
  offerOrphan();
}

void Recovery::offerOrphan() {
  if (m_orphans.empty()) return;
  const QDateTime time = QFileInfo(m_orphans.front()->file()).lastModified();
  m_session.post(
      {.sentence = tr("Epsiscope ended unexpectedly; changes of %1 were not saved and can be restored.")
                       .arg(QLocale().toString(time, QLocale::ShortFormat)),
       .actions = {NoticeAction::restore, NoticeAction::discard}});
}

void Recovery::restore() {
  if (!m_orphans.empty()) m_session.open(Restore{m_orphans.front()->file()});
}

void Recovery::discard() {
  if (m_orphans.empty()) return;
  m_orphans.front()->remove();
  m_orphans.erase(m_orphans.begin());
  removeAbandoned();
  offerOrphan();
}

void Recovery::dropRestored() {
  if (std::exchange(m_restored, false)) discard();
}

void Recovery::leave() {
  m_due.stop();
  m_left = m_copy && mustKeep();
  if (!m_left) return;
  m_writer.reset();
  try {
    m_copy->write(m_session.state().study);
    m_session.leavePastedTables();
  } catch (const std::exception&) {
    // Nobody is there any more to be notified.
  }
}

void Recovery::removeAbandoned() {
  QStringList copies;
  for (const auto& orphan : m_orphans) copies << orphan->file();
  m_cleaner->start([copies](const Runner::Control&) -> Runner::Delivery {
    QStringList wanted;
    for (const QString& copy : copies) {
      try {
        wanted << QString::fromStdString(readStudy(pathOf(copy)).data.file);
      } catch (const std::exception&) {
        // It will not be restored either.
      }
    }
    removeAbandonedTables(wanted);
    return {};
  });
}

void Recovery::follow(Aspects what) {
  if (!(what & (Aspect::study | Aspect::data)) || !m_copy) return;
  if (mustKeep()) {
    if (!m_due.isActive()) m_due.start();
    return;
  }
  m_due.stop();
  if (!std::exchange(m_kept, false)) return;
  m_writer->start([this, copy = m_copy](const Runner::Control&) -> Runner::Delivery {
    copy->remove();
    return [this] { dropRestored(); };
  });
}

/// Changes made before another table was opened are in no file either, though nothing has changed since.
bool Recovery::mustKeep() const {
  const AppState& state = m_session.state();
  const bool isNowhere = state.studyFile.isEmpty() && m_session.history().canUndo();
  return state.dataset && (state.isModified() || isNowhere) && m_wanted();
}

void Recovery::keepNow() {
  m_due.stop();
  if (!m_copy || !mustKeep()) return;
  m_kept = true;
  m_writer->start(
      [this, copy = m_copy, study = m_session.state().study](const Runner::Control&) -> Runner::Delivery {
        copy->write(study);
        return [this] { dropRestored(); };
      });
}

}  // namespace epsiscope
