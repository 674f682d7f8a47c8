#include "tests/ui/support/event_costs.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QMetaEnum>

#include <algorithm>
#include <ctime>

namespace epsiscope::test {

namespace {

double threadMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

std::string nameOf(const QObject* receiver, QEvent::Type type) {
  const char* known = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
  return std::string(known != nullptr ? known : std::to_string(type).c_str()) + " of " +
         receiver->metaObject()->className() + " " + receiver->objectName().toStdString();
}

}  // namespace

bool MeasuredApplication::notify(QObject* receiver, QEvent* event) {
  if (m_depth > 0) return QApplication::notify(receiver, event);
  const std::string what = nameOf(receiver, event->type());
  ++m_depth;
  const double before = threadMilliseconds();
  const bool handled = QApplication::notify(receiver, event);
  const double cost = threadMilliseconds() - before;
  --m_depth;
  if (cost > m_worst.milliseconds) m_worst = {cost, what};
  return handled;
}

double millisecondsHere() {
  // Text is measured: what a window spends most of its time with, and in a library that is never built
  // slowly.
  constexpr int kTexts = 6000;
  constexpr double kThere = 10;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  constexpr double kSlower = 5;  // The library is not instrumented, the program is.
#else
  constexpr double kSlower = 1;
#endif
  double least = 1e9;
  for (int round = 0; round < 3; ++round) {
    const double before = threadMilliseconds();
    double width = 0;
    for (int i = 0; i < kTexts; ++i)
      width += QFontMetricsF(QApplication::font()).horizontalAdvance(QStringLiteral("measured %1").arg(i));
    if (width > 0) least = std::min(least, threadMilliseconds() - before);
  }
  return kSlower * std::max(1.0, least / kThere);
}

}  // namespace epsiscope::test
