#pragma once

#include <functional>

class QObject;

namespace epsiscope {

/// From now on `end` is called, in the event loop of `context` and with the signal's number, when the system,
/// a terminal that is closed or Ctrl-C asks the program to end. The second time the program ends at once. A
/// closed pipe on its output does not end it.
void callOnTermination(QObject& context, std::function<void(int)> end);

/// From now on the process ends within a second, with this exit code if not before, whatever its threads do:
/// one that does not see the request to stop is left behind. Write what must be kept before the call.
void endWithinASecond(int exitCode);

}  // namespace epsiscope
