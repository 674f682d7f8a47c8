#pragma once

#include <vector>

#include "ui/views/view.h"

class QLabel;
class QToolButton;

namespace epsiscope {

class MethodTable;
class ViewHeader;
struct AuditPreview;
struct AuditedClaim;

/// What every method promises, and what became of the attempt to break it; with switches for published
/// mistakes, which it finds.
class AuditView : public View {
  Q_OBJECT
public:
  explicit AuditView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_claims}; }

private:
  void addSwitches();
  void repeatMistake(const char* id, bool on);
  void showSwitches();
  void showClaims(const AuditPreview& preview, const Theme& theme);
  void showWitness(const AuditPreview& preview, const Theme& theme);

  ViewHeader* m_header;
  Chart* m_claims;
  MethodTable* m_table;
  MethodTable* m_witness;
  QToolButton* m_deeper = nullptr;
  QLabel* m_switchesOf = nullptr;
  std::vector<QToolButton*> m_switches;  ///< one for each of printedMistakes()
};

}  // namespace epsiscope
