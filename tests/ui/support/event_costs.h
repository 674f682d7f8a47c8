#pragma once

#include <QApplication>

#include <cstdint>
#include <functional>
#include <string>

namespace epsiscope::test {

/// The work of the GUI thread for one event, counted in requests to the heap: layouts of texts, polished
/// widgets, computed curves and copied columns all make requests, as often and for as much on a busy machine
/// as on an idle one. An event that is sent within another belongs to that one. The benchmarks measure the
/// time.
struct EventCost {
  std::uint64_t allocations = 0;
  std::uint64_t bytes = 0;
  std::string what{};         ///< the type and the receiver of the event with so many allocations
  std::string whatOfBytes{};  ///< of the event with so many bytes
};

/// The requests that `act` makes of the heap on this thread.
EventCost costOfCall(const std::function<void()>& act);

/// The application of the tests, which counts the cost of every event.
class CountingApplication : public QApplication {
public:
  using QApplication::QApplication;
  static CountingApplication& self() { return *static_cast<CountingApplication*>(instance()); }
  bool notify(QObject* receiver, QEvent* event) override;

  /// Begins anew.
  void forget() { m_most = {}; }
  /// The most allocations and the most bytes of one event; these need not be the same event.
  const EventCost& most() const { return m_most; }

private:
  int m_depth = 0;
  EventCost m_most;
};

}  // namespace epsiscope::test
