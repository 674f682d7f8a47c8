#pragma once

#include "ui/views/view.h"

namespace epsiscope {

class ViewHeader;

/// One private choice of the regularisation among candidates: its parts, mistakes and probabilities.
class TuningView : public View {
  Q_OBJECT
public:
  explicit TuningView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }

private:
  ViewHeader* m_header;
  Chart* m_chart;
};

}  // namespace epsiscope
