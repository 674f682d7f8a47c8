#pragma once

#include <QCoreApplication>
#include <QEventLoop>

#include "ui/session/session.h"

namespace epsiscope::test {

/// Lets the event loop work until the session has nothing left to do, and no waiting event gives it more.
inline void settleWithPeople(Session& session, bool looksAtPeople = true) {
  session.setLooksAtPeople(looksAtPeople);
  do {
    while (!session.isSettled()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
  } while (!session.isSettled());
}

/// The same without what other people would change, which takes longer than all else.
inline void settle(Session& session) {
  settleWithPeople(session, false);
}

}  // namespace epsiscope::test
