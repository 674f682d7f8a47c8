#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QFont>
#include <QPalette>

#include "tests/ui/events.h"

namespace epsiscope::test {

/// Gives the application back the look that it began with after each test, and lets go of its keys: windows
/// dress all of it, and the next test must not depend on which windows there were and what was pressed in
/// them.
class FreshLook : public testing::EmptyTestEventListener {
  void OnTestEnd(const testing::TestInfo& /*test*/) override {
    letGo();
    if (qApp->styleSheet().isEmpty()) return;
    qApp->setStyleSheet(QString());
    QApplication::setFont(m_font);
    QApplication::setPalette(m_palette);
  }

  QFont m_font = QApplication::font();
  QPalette m_palette = QApplication::palette();
};

}  // namespace epsiscope::test
