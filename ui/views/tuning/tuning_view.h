#pragma once

#include "ui/views/view.h"

namespace epsiscope {

class Invitation;
class MethodChoice;
class MethodTable;
class ViewHeader;
struct TuningPreview;

/// One private choice of the regularisation among candidates: its parts, mistakes and probabilities. A study
/// that names none begins with startCandidates().
class TuningView : public View {
  Q_OBJECT
public:
  explicit TuningView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }

private:
  void showParts(const TuningPreview& preview, const Theme& theme);

  ViewHeader* m_header;
  MethodChoice* m_method;
  Chart* m_chart;
  MethodTable* m_parts;
  Invitation* m_invitation;
  QToolButton* m_use;
};

}  // namespace epsiscope
