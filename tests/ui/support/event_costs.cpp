#include "tests/ui/support/event_costs.h"

#include <QEvent>
#include <QMetaEnum>

#include <cerrno>

namespace {

/// The thread's requests to the heap since it began.
struct Asked {
  std::uint64_t times = 0;
  std::uint64_t bytes = 0;
};
constinit thread_local Asked asked;

}  // namespace

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)

// The sanitizers' own, for which GCC brings no header.
extern "C" int __sanitizer_install_malloc_and_free_hooks(  // NOLINT(bugprone-reserved-identifier)
    void (*allocated)(const volatile void* at, std::size_t size), void (*freed)(const volatile void* at));

namespace {
[[maybe_unused]] const int kHooks = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t size) {
      ++asked.times;
      asked.bytes += size;
    },
    [](const volatile void*) {});
}  // namespace

#else

// These replace the C library's own functions, which they call; every library's calls come here.
// NOLINTBEGIN(bugprone-reserved-identifier)
extern "C" void* __libc_malloc(std::size_t size);
extern "C" void* __libc_calloc(std::size_t count, std::size_t size);
extern "C" void* __libc_realloc(void* old, std::size_t size);
// NOLINTEND(bugprone-reserved-identifier)

extern "C" void* malloc(std::size_t size) {
  ++asked.times;
  asked.bytes += size;
  return __libc_malloc(size);
}
extern "C" void* calloc(std::size_t count, std::size_t size) {
  ++asked.times;
  asked.bytes += count * size;
  return __libc_calloc(count, size);
}
extern "C" void* realloc(void* old, std::size_t size) {
  ++asked.times;
  asked.bytes += size;
  return __libc_realloc(old, size);
}

#endif

namespace epsiscope::test {

namespace {

std::string nameOf(const QObject* receiver, QEvent::Type type) {
  const char* known = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
  return std::string(known != nullptr ? known : std::to_string(type).c_str()) + " of " +
         receiver->metaObject()->className() + " " + receiver->objectName().toStdString();
}

}  // namespace

EventCost costOfCall(const std::function<void()>& act) {
  const Asked before = asked;
  act();
  return {.allocations = asked.times - before.times, .bytes = asked.bytes - before.bytes};
}

bool CountingApplication::notify(QObject* receiver, QEvent* event) {
  if (m_depth > 0) return QApplication::notify(receiver, event);
  const std::string what = nameOf(receiver, event->type());
  ++m_depth;
  bool handled = false;
  const EventCost cost = costOfCall([&] { handled = QApplication::notify(receiver, event); });
  --m_depth;
  if (cost.allocations > m_most.allocations) {
    m_most.allocations = cost.allocations;
    m_most.what = what;
  }
  if (cost.bytes > m_most.bytes) {
    m_most.bytes = cost.bytes;
    m_most.whatOfBytes = what;
  }
  return handled;
}

}  // namespace epsiscope::test
