#pragma once

#include "ui/views/noise/noise_charts.h"
#include "ui/views/view.h"

class QComboBox;
class QPushButton;
class QSpinBox;

namespace epsiscope {

class MethodChoice;
class MethodTable;
class ViewHeader;

/// The release for one label, and how much it distinguishes that label from another one.
class NoiseView : public View {
  Q_OBJECT
public:
  explicit NoiseView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_density, m_ratio}; }

signals:
  /// The user wants another seed, for the whole study.
  void newNoiseRequested();

private:
  void addChoices();
  void addDraws();
  void redraw();
  void offerMatrices(const NoisePreview& preview);
  const NoiseCurve* chosenMatrix(const NoisePreview& preview) const;
  void showVerdicts(const std::vector<RatioVerdict>& verdicts, const std::string& front);
  void moveLabel(const QString& guide, double value);
  void setDraws(int count);

  ViewHeader* m_header;
  Chart* m_density;
  Chart* m_ratio;
  MethodTable* m_verdicts;
  QSpinBox* m_draws;
  QPushButton* m_more;
  MethodChoice* m_method;
  QComboBox* m_below;
  std::shared_ptr<const Picture> m_picture;
  const NoisePreview* m_preview = nullptr;  ///< the picture's; null as long as there is none
  Theme m_theme;
};

}  // namespace epsiscope
