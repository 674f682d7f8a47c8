#pragma once

#include "ui/views/view.h"

namespace epsiscope {

class ViewHeader;

/// The optimal interval of RPWithPrior: where it lies, why it is the best, what zeta and the prior's share
/// do.
class IntervalView : public View {
  Q_OBJECT
public:
  explicit IntervalView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_prior, m_map, m_halfWidth, m_share}; }

private:
  void move(const QString& guide, double value);
  void redraw();

  ViewHeader* m_header;
  Chart* m_prior;
  Chart* m_map;
  Chart* m_halfWidth;
  Chart* m_share;
  std::optional<Picture<IntervalPreview>> m_picture;
  Theme m_theme;
  bool m_errorOverZeta = false;
};

}  // namespace epsiscope
