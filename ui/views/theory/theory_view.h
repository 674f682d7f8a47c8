#pragma once

#include "ui/views/view.h"

class QToolButton;

namespace epsiscope {

class MethodTable;
class SegmentedControl;
class ViewHeader;
struct TheoryPreview;

/// The bound on the error of released predictions, term by term, beside what is measured; below it, how much
/// noise each form of the bound asks for.
class TheoryView : public View {
  Q_OBJECT
public:
  explicit TheoryView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }

private:
  void addControls();
  void drag(const QString& guide, double value);
  void showScales(const TheoryPreview& preview, const Theme& theme);

  ViewHeader* m_header;
  Chart* m_chart;
  MethodTable* m_scales;
  SegmentedControl* m_axis;
  QToolButton* m_asPrinted;
};

}  // namespace epsiscope
