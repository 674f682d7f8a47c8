#pragma once

#include "core/base/go_on.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <thread>

namespace epsiscope {

/// Runs one job at a time on a worker thread; the only place in ui that starts threads. The latest start
/// wins: what an earlier job still reports or returns is dropped. Nothing that a job throws leaves it. Where
/// the system gives no thread, the job fails.
///
/// A job hands results back as closures ("deliveries") that are called in the thread of the runner, so that a
/// job never touches a widget. Progress goes through a mailbox of one entry, emptied 25 times a second: a
/// fast job cannot flood the event loop, and the newest partial result is never lost. The threads share
/// nothing but what a mutex guards.
class Runner : public QObject {
  Q_OBJECT
public:
  using Delivery = std::function<void()>;

  /// A job's means to report how far it is and to learn that it should stop. May be called from any thread.
  class Control {
  public:
    bool stopped() const;
    /// Asks whether to stop, and says nothing of how far the job is.
    GoOn goOn() const;
    /// Reports how far the job is within this phase.
    GoOn goOn(const QString& phase) const;
    /// `fraction` in [0, 1], negative if unknown. Returns false when the job should stop.
    bool report(double fraction, const QString& phase, Delivery partial = {}) const;

  private:
    friend class Runner;
    struct Mailbox;
    explicit Control(std::shared_ptr<Mailbox> mailbox) : m_mailbox(std::move(mailbox)) {}
    std::shared_ptr<Mailbox> m_mailbox;
  };
  /// Returns what to do with its result, or nothing. A job that was stopped may still return what it has.
  using Job = std::function<Delivery(const Control&)>;

  explicit Runner(QObject* parent = nullptr);
  /// Asks the job to stop and waits for it.
  ~Runner() override;

  void start(Job job);
  /// Asks the running job to stop; ended() follows.
  void stop();
  bool isRunning() const { return m_current != nullptr; }

signals:
  void progressed(double fraction, const QString& phase);
  void failed(const QString& sentence);
  /// After the last delivery of a job that was not replaced.
  void ended();

protected:
  bool event(QEvent* event) override;

private:
  struct Outcome {
    Delivery delivery;
    QString failure;
  };
  struct Desk;
  static Outcome perform(const Job& job, const Control& control);
  static void work(Desk& desk);
  void startThread();
  bool hasEnded() const;
  void readNews();
  void emptyMailbox();
  void finish();

  QTimer m_pause;
  std::shared_ptr<Control::Mailbox> m_current;
  std::unique_ptr<Desk> m_desk;
  std::thread m_thread;
};

}  // namespace epsiscope
