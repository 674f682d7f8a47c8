#include "app/commands/interrupt.h"

#include <atomic>
#include <csignal>

namespace epsiscope {

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "set from a signal handler");

}  // namespace

void listenForInterrupt() {
  struct sigaction action {};
  action.sa_handler = [](int) { interrupted = true; };
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, nullptr);
}

bool wasInterrupted() {
  return interrupted;
}

}  // namespace epsiscope
