#pragma once

#include <functional>

class QObject;

namespace epsiscope {

/// From now on `end` is called, in the event loop of `context` and with the signal's number, when the system,
/// a terminal that is closed or Ctrl-C tells the program to end. The second time the program ends at once.
/// Nobody who reads what it prints and goes away ends it.
void callWhenToldToEnd(QObject& context, std::function<void(int)> end);

/// From now on the process ends within a second, with this exit code if not before, whatever its threads do:
/// one that does not hear that it should stop is left behind. What must be kept is written before.
void endWithinASecond(int exitCode);

}  // namespace epsiscope
