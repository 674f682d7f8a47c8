#pragma once

#include <QTimer>

#include "ui/opening/opening_page.h"
#include "ui/opening/two_houses.h"

namespace epsiscope {

/// One person, one label, one noise: what may be released for either of two houses.
class NoisePage : public OpeningPage {
  Q_OBJECT
public:
  explicit NoisePage(QWidget* parent = nullptr);
  void draw() override;

private:
  TwoHouses m_houses;
  ParameterSlider* m_slider;
  QTimer m_rest;
  double m_settled = 1;  ///< where the slider rested
  double m_before = 0;   ///< where it rested before; 0: nowhere
};

}  // namespace epsiscope
