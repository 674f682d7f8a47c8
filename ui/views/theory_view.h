#pragma once

#include "ui/views/view.h"

namespace epsiscope {

class ViewHeader;

/// The bound on the error of released predictions, term by term, beside what is measured.
class TheoryView : public View {
  Q_OBJECT
public:
  explicit TheoryView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }

private:
  ViewHeader* m_header;
  Chart* m_chart;
};

}  // namespace epsiscope
