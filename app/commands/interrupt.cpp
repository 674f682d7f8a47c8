#include "app/commands/interrupt.h"

#include <sys/time.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstring>

namespace epsiscope {

namespace {

/// After which nobody should still wait for a command to end.
constexpr int kPatienceMilliseconds = 120;

std::atomic<int> theSignal = 0;
std::atomic<Interrupt> whatHappens = Interrupt::endsSoon;
std::atomic<const char*> lastSentence = "";
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<const char*>::is_always_lock_free &&
                  std::atomic<Interrupt>::is_always_lock_free,
              "used in signal handlers");

[[noreturn]] void end() {
  const char* const sentence = lastSentence;
  if (::write(STDERR_FILENO, sentence, std::strlen(sentence)) < 0) {
    // Nobody listens.
  }
  ::_exit(interruptedCode());
}

void beEndedSoon() {
  const itimerval once = {.it_interval = {},
                          .it_value = {.tv_sec = 0, .tv_usec = kPatienceMilliseconds * 1000}};
  ::setitimer(ITIMER_REAL, &once, nullptr);
}

void note(int signal) {
  if (theSignal.exchange(signal) != 0) end();
  if (whatHappens == Interrupt::endsSoon) beEndedSoon();
}

void handle(int signal, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigaction(signal, &action, nullptr);
}

}  // namespace

void listenForInterrupt(Interrupt what, const char* sentence) {
  lastSentence = sentence;
  whatHappens = what;
  handle(SIGALRM, [](int) { end(); });
  handle(SIGINT, note);
  handle(SIGTERM, note);
  // A command under nohup outlives its terminal.
  struct sigaction before {};
  sigaction(SIGHUP, nullptr, &before);
  if (before.sa_handler != SIG_IGN) handle(SIGHUP, note);
  if (wasInterrupted() && what == Interrupt::endsSoon) beEndedSoon();
}

bool wasInterrupted() {
  return theSignal != 0;
}

int interruptedCode() {
  return 128 + theSignal;
}

}  // namespace epsiscope
