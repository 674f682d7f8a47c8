#pragma once

#include "ui/setup/setup_section.h"

class QComboBox;
class QPushButton;

namespace epsiscope {

class Badge;

/// What RPWithPrior needs: half-width, histogram width, where its prior comes from.
class PriorSection : public SetupSection {
  Q_OBJECT
public:
  explicit PriorSection(QWidget* parent = nullptr);

protected:
  bool isNeeded(const Study& study) const override;
  void update(const AppState& state) override;

private:
  void addKind();
  void choosePriorFile();
  void showRanges(const Study& study);

  ParameterSlider* m_zeta;
  ParameterSlider* m_responseValues;
  ParameterSlider* m_unbiasedValues;
  ParameterSlider* m_binWidth;
  QComboBox* m_kind;
  QPushButton* m_file;
  Badge* m_notPrivate;
  QLabel* m_hint;
  QLabel* m_problem;
};

}  // namespace epsiscope
