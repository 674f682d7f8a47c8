#include "ui/session/runner.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QEventLoop>
#include <QSemaphore>
#include <QThread>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <memory>
#include <new>
#include <stdexcept>

#include "core/base/said_error.h"

namespace epsiscope::runner_test {
namespace {

void waitForEnd(const Runner& runner) {
  while (runner.isRunning()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

TEST(Runner, DeliversInTheThreadThatOwnsIt) {
  Runner runner;
  QThread* deliveredIn = nullptr;
  QThread* workedIn = nullptr;
  runner.start([&](const Runner::Control&) -> Runner::Delivery {
    workedIn = QThread::currentThread();
    return [&] { deliveredIn = QThread::currentThread(); };
  });
  waitForEnd(runner);
  EXPECT_EQ(deliveredIn, QThread::currentThread());
  EXPECT_NE(workedIn, QThread::currentThread());
}

TEST(Runner, DeliversOnlyTheLastOfAHundredStarts) {
  Runner runner;
  std::vector<int> delivered;
  for (int i = 0; i < 100; ++i)
    runner.start([&delivered, i](const Runner::Control&) -> Runner::Delivery {
      return [&delivered, i] { delivered.push_back(i); };
    });
  waitForEnd(runner);
  EXPECT_EQ(delivered, std::vector<int>{99});
}

TEST(Runner, TellsAReplacedJobToStop) {
  Runner runner;
  QSemaphore began;
  std::atomic<bool> wasStopped = false;
  runner.start([&](const Runner::Control& control) -> Runner::Delivery {
    began.release();
    while (!control.stopped()) QThread::yieldCurrentThread();
    wasStopped = true;
    return [] { ADD_FAILURE() << "a replaced job was delivered"; };
  });
  began.acquire();
  bool delivered = false;
  runner.start([&](const Runner::Control&) -> Runner::Delivery { return [&] { delivered = true; }; });
  waitForEnd(runner);
  EXPECT_TRUE(wasStopped);
  EXPECT_TRUE(delivered);
}

TEST(Runner, StopKeepsWhatTheJobStillReturns) {
  Runner runner;
  QSemaphore began;
  int delivered = 0;
  runner.start([&](const Runner::Control& control) -> Runner::Delivery {
    began.release();
    while (control.report(0.5, QStringLiteral("half"))) QThread::yieldCurrentThread();
    return [&] { ++delivered; };
  });
  began.acquire();
  runner.stop();
  waitForEnd(runner);
  EXPECT_EQ(delivered, 1);
}

TEST(Runner, TheNewestPartialResultComesBeforeTheEnd) {
  Runner runner;
  std::vector<int> seen;
  runner.start([&](const Runner::Control& control) -> Runner::Delivery {
    for (int i = 0; i < 1000; ++i)
      control.report(i / 1000.0, QStringLiteral("counting"), [&seen, i] { seen.push_back(i); });
    return [&seen] { seen.push_back(-1); };
  });
  waitForEnd(runner);
  ASSERT_GE(seen.size(), 2u);
  EXPECT_EQ(seen.back(), -1);
  EXPECT_EQ(seen[seen.size() - 2], 999);
}

TEST(Runner, AnExceptionBecomesASentence) {
  Runner runner;
  QString sentence;
  bool ended = false;
  QObject::connect(&runner, &Runner::failed, [&](const QString& text) { sentence = text; });
  QObject::connect(&runner, &Runner::ended, [&] { ended = true; });
  runner.start([](const Runner::Control&) -> Runner::Delivery { throw SaidError("the file is empty."); });
  waitForEnd(runner);
  EXPECT_EQ(sentence, QStringLiteral("the file is empty."));
  EXPECT_TRUE(ended);
}

TEST(Runner, MemoryThatIsNotThereIsASentence) {
  Runner runner;
  QString sentence;
  QObject::connect(&runner, &Runner::failed, [&](const QString& text) { sentence = text; });
  runner.start([](const Runner::Control&) -> Runner::Delivery { throw std::bad_alloc(); });
  waitForEnd(runner);
  EXPECT_TRUE(sentence.contains(QStringLiteral("not enough memory"))) << sentence.toStdString();
}

/// The exit code of a child to which the system gives no thread: root may have as many as it likes, so the
/// child becomes another user.
int codeOfAChildWithoutThreads() {
  const pid_t child = ::fork();
  if (child == 0) {
    const rlimit none = {.rlim_cur = 1, .rlim_max = 1};
    if ((::geteuid() == 0 && ::setuid(65534) != 0) || ::setrlimit(RLIMIT_NPROC, &none) != 0) ::_exit(1);
    Runner runner;
    QString sentence;
    QObject::connect(&runner, &Runner::failed, [&](const QString& text) { sentence = text; });
    runner.start([](const Runner::Control&) -> Runner::Delivery { ::_exit(2); });
    waitForEnd(runner);
    ::_exit(sentence.contains(QStringLiteral("no further thread")) ? 0 : 3);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Runner, AThreadThatIsNotGivenIsASentence) {
  EXPECT_EQ(codeOfAChildWithoutThreads(), 0);
}

TEST(Runner, ADeliveryMayStartTheNextJob) {
  Runner runner;
  int ends = 0, delivered = 0;
  QObject::connect(&runner, &Runner::ended, [&] { ++ends; });
  runner.start([&](const Runner::Control&) -> Runner::Delivery {
    return [&] {
      ++delivered;
      runner.start([&](const Runner::Control&) -> Runner::Delivery { return [&] { ++delivered; }; });
    };
  });
  waitForEnd(runner);
  EXPECT_EQ(delivered, 2);
  EXPECT_EQ(ends, 1);
}

/// The object that ends a job may hold the job's input, and more.
TEST(Runner, OfAReplacedJobNothingIsKept) {
  const auto large = std::make_shared<int>(1);
  Runner runner;
  QSemaphore began;
  runner.start([large, &began](const Runner::Control& control) -> Runner::Delivery {
    control.report(0.5, QString(), [large, control] { ADD_FAILURE() << "delivered after the end"; });
    began.release();
    while (!control.stopped()) QThread::yieldCurrentThread();
    return [large, control] { ADD_FAILURE() << "a replaced job was delivered"; };
  });
  began.acquire();
  runner.start([](const Runner::Control&) -> Runner::Delivery { return {}; });
  waitForEnd(runner);
  EXPECT_EQ(large.use_count(), 1);
}

TEST(Runner, CanBeDestroyedWhileItWorks) {
  std::atomic<bool> finished = false;
  {
    Runner runner;
    QSemaphore began;
    runner.start([&](const Runner::Control& control) -> Runner::Delivery {
      began.release();
      while (control.report(-1, QString())) QThread::yieldCurrentThread();
      finished = true;
      return [] { ADD_FAILURE() << "delivered after the end"; };
    });
    began.acquire();
  }
  EXPECT_TRUE(finished);
  QCoreApplication::processEvents();
}

}  // namespace
}  // namespace epsiscope::runner_test
