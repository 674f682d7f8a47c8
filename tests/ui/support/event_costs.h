#pragma once

#include <QApplication>

#include <string>

namespace epsiscope::test {

/// The longest that the GUI thread was busy with one event, in milliseconds of its own processor time: what
/// other programs do on the machine does not count. An event that is sent within another belongs to that one.
struct EventCost {
  double milliseconds = 0;
  std::string what;  ///< its type and its receiver
};

/// The application of the tests: it measures every event.
class MeasuredApplication : public QApplication {
public:
  using QApplication::QApplication;
  static MeasuredApplication& self() { return *static_cast<MeasuredApplication*>(instance()); }
  bool notify(QObject* receiver, QEvent* event) override;

  /// Begins anew.
  void forget() { m_worst = {}; }
  const EventCost& worst() const { return m_worst; }

private:
  int m_depth = 0;
  EventCost m_worst;
};

/// Returns how many milliseconds of this machine, in this build, are one of the machine that limits are meant
/// for: measured with work that takes 10 ms there.
double millisecondsHere();

}  // namespace epsiscope::test
