#pragma once

#include "ui/setup/setup_section.h"

namespace epsiscope {

struct TradeOffPreview;

/// The aims that the privacy budget is weighed against: a second one, an error that is wanted, and delta
/// where a chosen method has one.
class AimsSection : public SetupSection {
  Q_OBJECT
public:
  explicit AimsSection(QWidget* parent = nullptr);

protected:
  void update(const AppState& state) override;

private:
  void showTargetRange(const Study& study, const TradeOffPreview& preview);

  ParameterSlider* m_compare;
  ParameterSlider* m_target;
};

}  // namespace epsiscope
