#include "ui/session/runner.h"

#include <QCoreApplication>
#include <QEvent>

#include <atomic>
#include <mutex>
#include <new>
#include <system_error>
#include <utility>

#include "core/base/said_error.h"

namespace epsiscope {

namespace {

/// Tells a runner that there is something in a mailbox. It carries nothing: what threads share is guarded by
/// mutexes of ours.
const QEvent::Type kNews = static_cast<QEvent::Type>(QEvent::registerEventType());

}  // namespace

/// The state that a job and the runner share.
struct Runner::Control::Mailbox {
  std::atomic<bool> stop = false;
  Runner* runner = nullptr;
  std::mutex mutex;  ///< guards the rest
  bool announced = false;
  double fraction = -1;
  QString phase;
  Delivery partial;

  /// Closes the box: nobody will ask for its contents any more.
  void close() {
    stop = true;
    const std::lock_guard lock(mutex);
    partial = {};
  }
};

/// The job that waits for the thread, and the end of the last one. A job's end may hold the job's mailbox, so
/// it does not lie in there.
struct Runner::Desk {
  std::mutex mutex;
  bool hasThread = false;
  Job job;
  std::shared_ptr<Control::Mailbox> mailbox;
  std::shared_ptr<Control::Mailbox> ended;
  Outcome outcome;  ///< of `ended`

  void end(const std::shared_ptr<Control::Mailbox>& of, Outcome with) {
    const std::lock_guard lock(mutex);
    ended = of;
    std::swap(outcome, with);
  }
};

bool Runner::Control::stopped() const {
  return m_mailbox->stop;
}

GoOn Runner::Control::goOn() const {
  return [control = *this] { return !control.stopped(); };
}

GoOn Runner::Control::goOn(const QString& phase) const {
  return [control = *this, phase](double done) { return control.report(done, phase); };
}

bool Runner::Control::report(double fraction, const QString& phase, Delivery partial) const {
  const std::lock_guard lock(m_mailbox->mutex);
  if (stopped()) return false;
  m_mailbox->fraction = fraction;
  m_mailbox->phase = phase;
  if (partial) m_mailbox->partial = std::move(partial);
  if (!std::exchange(m_mailbox->announced, true))
    QCoreApplication::postEvent(m_mailbox->runner, new QEvent(kNews));
  return true;
}

Runner::Runner(QObject* parent) : QObject(parent), m_desk(std::make_unique<Desk>()) {
  m_pause.setSingleShot(true);
  m_pause.setInterval(40);
  connect(&m_pause, &QTimer::timeout, this, &Runner::emptyMailbox);
}

Runner::~Runner() {
  if (m_current) m_current->close();
  {
    const std::lock_guard lock(m_desk->mutex);
    m_desk->job = nullptr;
  }
  if (m_thread.joinable()) m_thread.join();
}

void Runner::start(Job job) {
  if (m_current) m_current->close();
  m_current = std::make_shared<Control::Mailbox>();
  m_current->runner = this;
  Job replaced;
  bool hasThread = true;
  {
    const std::lock_guard lock(m_desk->mutex);
    replaced = std::exchange(m_desk->job, std::move(job));
    m_desk->mailbox = m_current;
    hasThread = std::exchange(m_desk->hasThread, true);
  }
  if (!hasThread) startThread();
}

void Runner::startThread() {
  // The one before has nothing left to do.
  if (m_thread.joinable()) m_thread.join();
  try {
    m_thread = std::thread(work, std::ref(*m_desk));
  } catch (const std::system_error&) {
    {
      const std::lock_guard lock(m_desk->mutex);
      m_desk->hasThread = false;
      m_desk->job = nullptr;
      m_desk->mailbox.reset();
    }
    m_desk->end(m_current,
                {{},
                 tr("The system gives this program no further thread, so nothing was computed; close other "
                    "programs, then start it again or change a parameter.")});
    QCoreApplication::postEvent(this, new QEvent(kNews));
  }
}

/// Does one job after the other until none waits.
void Runner::work(Desk& desk) {
  while (true) {
    Job job;
    std::shared_ptr<Control::Mailbox> mailbox;
    {
      const std::lock_guard lock(desk.mutex);
      job = std::exchange(desk.job, nullptr);
      mailbox = std::exchange(desk.mailbox, nullptr);
      if (!job) desk.hasThread = false;
    }
    if (!job) return;
    desk.end(mailbox, perform(job, Control(mailbox)));
    QCoreApplication::postEvent(mailbox->runner, new QEvent(kNews));
  }
}

void Runner::stop() {
  if (m_current) m_current->stop = true;
}

Runner::Outcome Runner::perform(const Job& job, const Control& control) {
  // A job that was replaced before it began has nothing to do.
  if (control.stopped()) return {};
  try {
    return {job(control), {}};
  } catch (const Cancelled&) {
    return {};
  } catch (const std::bad_alloc&) {
    return {
        {},
        tr("There is not enough memory for this; use smaller data, fewer random features or fewer values, or "
           "close other programs.")};
  } catch (const SaidError& error) {
    return {{}, QString::fromUtf8(error.what())};
  } catch (...) {
    return {{},
            QObject::tr("The computation ended in an unknown way; change a parameter or start it again.")};
  }
}

bool Runner::event(QEvent* event) {
  if (event->type() != kNews) return QObject::event(event);
  readNews();
  return true;
}

bool Runner::hasEnded() const {
  const std::lock_guard lock(m_desk->mutex);
  return m_desk->ended == m_current;
}

/// News of a job that was replaced find nothing to do.
void Runner::readNews() {
  if (!m_current) return;
  if (hasEnded()) return finish();
  const bool isAnnounced = [&] {
    const std::lock_guard lock(m_current->mutex);
    return m_current->announced;
  }();
  if (isAnnounced && !m_pause.isActive()) m_pause.start();
}

void Runner::emptyMailbox() {
  if (!m_current) return;
  const std::shared_ptr<Control::Mailbox> current = m_current;
  double fraction = -1;
  QString phase;
  Delivery partial;
  {
    const std::lock_guard lock(current->mutex);
    if (!std::exchange(current->announced, false)) return;
    fraction = current->fraction;
    phase = current->phase;
    partial = std::exchange(current->partial, {});
  }
  emit progressed(fraction, phase);
  // A listener may have started another job.
  if (partial && current == m_current) partial();
}

void Runner::finish() {
  const std::shared_ptr<Control::Mailbox> finished = m_current;
  emptyMailbox();
  if (m_current != finished) return;
  m_current.reset();
  const Outcome outcome = [&] {
    const std::lock_guard lock(m_desk->mutex);
    return std::exchange(m_desk->outcome, {});
  }();
  if (outcome.delivery) outcome.delivery();
  if (!outcome.failure.isEmpty()) emit failed(outcome.failure);
  if (!m_current) emit ended();
}

}  // namespace epsiscope
