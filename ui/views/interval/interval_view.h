#pragma once

#include "ui/views/view.h"

namespace epsiscope {

class ViewHeader;
struct IntervalPreview;

/// The optimal interval of RPWithPrior: its place, the reason why it is the best, and the effect of zeta and
/// the prior's share.
class IntervalView : public View {
  Q_OBJECT
public:
  explicit IntervalView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_prior, m_map, m_halfWidth, m_share}; }

private:
  void move(const QString& guide, double value);

  ViewHeader* m_header;
  Chart* m_prior;
  Chart* m_map;
  Chart* m_halfWidth;
  Chart* m_share;
  std::shared_ptr<const Picture> m_picture;
  const IntervalPreview* m_preview = nullptr;  ///< the picture's; null as long as there is none
};

}  // namespace epsiscope
