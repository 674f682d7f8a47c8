#pragma once

#include <QCoreApplication>
#include <QEventLoop>

#include "ui/session/session.h"

namespace epsiscope::test {

/// Lets the event loop work until the session has nothing left to do, and no waiting event gives it more.
inline void settle(Session& session) {
  do {
    while (!session.isSettled()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
  } while (!session.isSettled());
}

}  // namespace epsiscope::test
