#pragma once

#include <QWidget>

#include <array>

class QGridLayout;

namespace epsiscope {

/// Four parts in two columns, or below each other where two columns would be too narrow to read.
class Quarters : public QWidget {
  Q_OBJECT
public:
  /// `heights`: of the upper and the lower row, as stretch factors.
  Quarters(const std::array<QWidget*, 4>& parts, std::array<int, 2> heights, QWidget* parent = nullptr);

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void arrange(int columns);

  std::array<QWidget*, 4> m_parts;
  std::array<int, 2> m_heights;
  QGridLayout* m_grid;
  int m_columns = 0;
};

}  // namespace epsiscope
