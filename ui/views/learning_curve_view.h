#pragma once

#include "ui/views/view.h"

namespace epsiscope {

class ViewHeader;

/// Error against the number of rows that are learned from, as the last run measured it.
class LearningCurveView : public View {
  Q_OBJECT
public:
  explicit LearningCurveView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }

private:
  ViewHeader* m_header;
  Chart* m_chart;
};

}  // namespace epsiscope
