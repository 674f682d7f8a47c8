#pragma once

#include <array>

#include "ui/views/view.h"

namespace epsiscope {

class Invitation;
class SegmentedControl;
class ViewHeader;

/// Error against the number of rows that are learned from, as the last run measured it; before there is one,
/// a quick look.
class LearningCurveView : public View {
  Q_OBJECT
public:
  explicit LearningCurveView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }

private:
  struct Shown;
  Shown shownOf(const AppState& state, const Theme& theme) const;
  void invite(const AppState& state);

  ViewHeader* m_header;
  Chart* m_chart;
  Invitation* m_invitation;
  SegmentedControl* m_metric;
  std::array<QToolButton*, 2> m_pills;
  QToolButton* m_measure;
  std::vector<int> m_sizes;  ///< to measure at, if the user wants to
};

}  // namespace epsiscope
