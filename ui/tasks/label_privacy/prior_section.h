#pragma once

#include "ui/setup/setup_section.h"

class QComboBox;
class QPushButton;

namespace epsiscope {

class Badge;

/// Where the prior of the methods that adapt to the labels comes from and what it costs, and their grids.
class PriorSection : public SetupSection {
  Q_OBJECT
public:
  explicit PriorSection(std::span<const ParameterRow> rows);

protected:
  bool isNeeded(const Study& study) const override;
  void update(const AppState& state) override;

private:
  void addKind();
  void choosePriorFile();

  QComboBox* m_kind;
  QPushButton* m_file;
  Badge* m_notPrivate;
  QLabel* m_hint;
  QLabel* m_problem;
};

}  // namespace epsiscope
