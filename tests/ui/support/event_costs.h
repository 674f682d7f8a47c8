#pragma once

#include <QApplication>

#include <cstdint>
#include <string>

namespace epsiscope::test {

/// What one event made the GUI thread do, counted in what it asks the heap for: texts that are laid out,
/// widgets that are polished, curves that are computed and columns that are copied all ask, as often and for
/// as much on a busy machine as on an idle one. An event that is sent within another belongs to that one.
/// What the time is, the benchmarks say.
struct EventCost {
  std::uint64_t allocations = 0;
  std::uint64_t bytes = 0;
  std::string what;  ///< its type and its receiver
};

/// The application of the tests: it counts what every event costs.
class CountingApplication : public QApplication {
public:
  using QApplication::QApplication;
  static CountingApplication& self() { return *static_cast<CountingApplication*>(instance()); }
  bool notify(QObject* receiver, QEvent* event) override;

  /// Begins anew.
  void forget() { m_most = {}; }
  /// The most allocations and the most bytes of one event; `what` had the most allocations.
  const EventCost& most() const { return m_most; }

private:
  int m_depth = 0;
  EventCost m_most;
};

}  // namespace epsiscope::test
