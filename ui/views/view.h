#pragma once

#include <QWidget>

#include <vector>

#include "ui/theme/theme.h"
#include "ui/window/app_state.h"

namespace epsiscope {

class Chart;

/// One page of the centre: shows the state and hands out a changed study when something in it is dragged.
class View : public QWidget {
  Q_OBJECT
public:
  using QWidget::QWidget;
  virtual void present(const AppState& state, const Theme& theme) = 0;
  /// For export and zoom, the most important first.
  virtual std::vector<Chart*> charts() const = 0;

signals:
  void edited(const Study& study);
};

}  // namespace epsiscope
