#include "ui/session/runner.h"

#include <QtConcurrentRun>

#include <atomic>
#include <exception>
#include <mutex>
#include <new>
#include <utility>

namespace epsiscope {

/// What a job and the runner share.
struct Runner::Control::Mailbox {
  std::atomic<bool> stop = false;
  Runner* runner = nullptr;
  std::mutex mutex;  ///< guards the rest
  bool announced = false;
  double fraction = -1;
  QString phase;
  Delivery partial;
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
  if (stopped()) return false;
  const std::lock_guard lock(m_mailbox->mutex);
  m_mailbox->fraction = fraction;
  m_mailbox->phase = phase;
  if (partial) m_mailbox->partial = std::move(partial);
  if (!std::exchange(m_mailbox->announced, true)) {
    Runner* runner = m_mailbox->runner;
    const std::weak_ptr<Mailbox> sender = m_mailbox;
    QMetaObject::invokeMethod(
        runner,
        [runner, sender] {
          if (runner->m_current && sender.lock() == runner->m_current && !runner->m_pause.isActive())
            runner->m_pause.start();
        },
        Qt::QueuedConnection);
  }
  return true;
}

Runner::Runner(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
  m_pause.setSingleShot(true);
  m_pause.setInterval(40);
  connect(&m_pause, &QTimer::timeout, this, &Runner::emptyMailbox);
  connect(&m_watcher, &QFutureWatcher<Outcome>::finished, this, &Runner::finish);
}

Runner::~Runner() {
  if (m_current) m_current->stop = true;
  m_watcher.disconnect(this);
  m_pool.waitForDone();
}

void Runner::start(Job job) {
  if (m_current) m_current->stop = true;
  m_current = std::make_shared<Control::Mailbox>();
  m_current->runner = this;
  // Setting a new future drops the events of the old one.
  m_watcher.setFuture(QtConcurrent::run(
      &m_pool, [job = std::move(job), control = Control(m_current)] { return perform(job, control); }));
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
    return {{}, QObject::tr("There is not enough memory for this; use smaller data or fewer bins.")};
  } catch (const std::exception& error) {
    return {{}, QString::fromUtf8(error.what())};
  } catch (...) {
    return {{},
            QObject::tr("The computation ended in an unknown way; change a parameter or start it again.")};
  }
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
  const Outcome outcome = m_watcher.result();
  const std::shared_ptr<Control::Mailbox> finished = m_current;
  emptyMailbox();
  if (m_current != finished) return;
  m_current.reset();
  if (outcome.delivery) outcome.delivery();
  if (!outcome.failure.isEmpty()) emit failed(outcome.failure);
  if (!m_current) emit ended();
}

}  // namespace epsiscope
