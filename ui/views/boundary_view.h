#pragma once

#include "ui/views/view.h"

namespace epsiscope {

class ViewHeader;

/// The rows of two features, the boundary without privacy and boundaries of private draws.
class BoundaryView : public View {
  Q_OBJECT
public:
  explicit BoundaryView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }

private:
  ViewHeader* m_header;
  Chart* m_chart;
};

}  // namespace epsiscope
