#pragma once

#include <QWidget>

#include "ui/theme/theme.h"

namespace epsiscope {

/// What the colours of cells mean: a strip from nothing to half of the number, and a hatched field for more.
class HeatKey : public QWidget {
  Q_OBJECT
public:
  using QWidget::QWidget;
  void setTheme(const Theme& theme);
  /// Says which part of the number has the colours.
  void setName(const QString& name);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  Theme m_theme = lightTheme();
  QString m_name;
};

}  // namespace epsiscope
