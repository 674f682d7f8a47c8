#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;

namespace epsiscope {

class TextField;

/// The column that weights the rows, or none, and the largest weight that is declared for it.
class WeightPicker : public QWidget {
  Q_OBJECT
public:
  explicit WeightPicker(QWidget* parent = nullptr);

  /// `columns`: those that could weight rows. `weight`: empty, or the chosen one.
  void show(const QStringList& columns, const QString& weight, std::optional<double> largest);
  void setProblem(const QString& sentence);

signals:
  void chosen(const QString& weight);  ///< by the user; empty: none
  void largestTyped(double largest);   ///< by the user
  void badText(bool bad);

private:
  QComboBox* m_weight;
  QWidget* m_largestRow;
  TextField* m_largest;
  QLabel* m_problem;
};

}  // namespace epsiscope
