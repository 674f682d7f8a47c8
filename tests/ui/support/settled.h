#pragma once

#include <QCoreApplication>
#include <QEventLoop>

#include "ui/session/session.h"

namespace epsiscope::test {

/// Lets the event loop work until the session has nothing left to do.
inline void settle(Session& session) {
  while (!session.isSettled()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  QCoreApplication::processEvents();
}

}  // namespace epsiscope::test
