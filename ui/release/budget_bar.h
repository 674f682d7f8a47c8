#pragma once

#include <QWidget>

namespace epsiscope {

/// A budget as a bar: what is used, and what is proposed beside it; hatched where that goes beyond the whole.
/// The numbers stand in words beside it.
class BudgetBar : public QWidget {
  Q_OBJECT
public:
  explicit BudgetBar(QWidget* parent = nullptr);
  /// Shares of the budget.
  void present(double used, double proposed);
  QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  double m_used = 0, m_proposed = 0;
};

}  // namespace epsiscope
