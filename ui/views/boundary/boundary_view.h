#pragma once

#include "ui/views/view.h"

namespace epsiscope {

class Invitation;
class MethodChoice;
class ViewHeader;

/// The rows of two features, the boundary without privacy and boundaries of private draws. A study with other
/// features begins with the first two that hold numbers.
class BoundaryView : public View {
  Q_OBJECT
public:
  explicit BoundaryView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }

private:
  void invite(const AppState& state, const std::string& reason);

  ViewHeader* m_header;
  MethodChoice* m_method;
  Chart* m_chart;
  Invitation* m_invitation;
  QToolButton* m_use;
  std::vector<std::string> m_features;  ///< to choose, if the user wants to; or none
};

}  // namespace epsiscope
