#include "app/termination.h"

#include <QSocketNotifier>

#include <fcntl.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <csignal>

namespace epsiscope {

namespace {

/// A handler may do little more than write into a pipe.
std::array<int, 2> thePipe = {-1, -1};

volatile std::sig_atomic_t theExitCode = 0;

void tell(int signal) {
  const auto byte = static_cast<unsigned char>(signal);
  if (::write(thePipe[1], &byte, 1) != 1) ::_exit(128 + signal);
}

}  // namespace

void endWithinASecond(int exitCode) {
  theExitCode = exitCode;
  struct sigaction action {};
  action.sa_handler = [](int) { ::_exit(theExitCode); };
  sigaction(SIGALRM, &action, nullptr);
  constexpr itimerval kSoon = {.it_interval = {}, .it_value = {.tv_sec = 0, .tv_usec = 800'000}};
  setitimer(ITIMER_REAL, &kSoon, nullptr);
}

void callOnTermination(QObject& context, std::function<void(int)> end) {
  std::signal(SIGPIPE, SIG_IGN);
  if (::pipe2(thePipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
  auto* notifier = new QSocketNotifier(thePipe[0], QSocketNotifier::Read, &context);
  QObject::connect(notifier, &QSocketNotifier::activated, &context, [notifier, end = std::move(end)] {
    unsigned char signal = 0;
    if (::read(thePipe[0], &signal, 1) != 1) return;
    notifier->setEnabled(false);
    end(signal);
  });
  struct sigaction action {};
  action.sa_handler = tell;
  action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    // A program under nohup outlives its terminal.
    struct sigaction before {};
    sigaction(signal, nullptr, &before);
    if (before.sa_handler != SIG_IGN) sigaction(signal, &action, nullptr);
  }
}

}  // namespace epsiscope
