#pragma once

#include <vector>

#include "ui/views/view.h"

class QSpinBox;

namespace epsiscope {

class MethodChoice;
class MethodTable;
class ViewHeader;
struct AttackPreview;

/// What somebody learns of one row from one release, who knows all others.
class AttackView : public View {
  Q_OBJECT
public:
  explicit AttackView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override;

private:
  void chooseRow(int row);
  void showRowChoice(const AttackPreview& preview);
  void showGuesses(const AttackPreview& preview, const Theme& theme);
  void showNeighbours(const AttackPreview& preview, const Theme& theme);

  ViewHeader* m_header;
  QSpinBox* m_row;
  MethodChoice* m_method;
  Chart* m_belief;
  Chart* m_test;
  MethodTable* m_guesses;
  MethodTable* m_neighbours;
};

}  // namespace epsiscope
