#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QFont>
#include <QPalette>

namespace epsiscope::test {

/// Gives the application back the look that it began with after each test, and fails a test that holds a
/// modifier key: windows dress all of it, keys are remembered, and the next test must not depend on which
/// windows there were and what was pressed in them.
class FreshLook : public testing::EmptyTestEventListener {
  void OnTestEnd(const testing::TestInfo& /*test*/) override {
    EXPECT_EQ(QGuiApplication::keyboardModifiers(), Qt::NoModifier);
    if (qApp->styleSheet().isEmpty()) return;
    qApp->setStyleSheet(QString());
    QApplication::setFont(m_font);
    QApplication::setPalette(m_palette);
  }

  QFont m_font = QApplication::font();
  QPalette m_palette = QApplication::palette();
};

}  // namespace epsiscope::test
