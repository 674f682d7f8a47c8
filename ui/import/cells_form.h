#pragma once

#include <QWidget>

#include "core/study/data_choice.h"

class QComboBox;
class QLabel;

namespace epsiscope {

/// The cells that hold no value or no number: how many, the first of them, and their treatment.
class CellsForm : public QWidget {
  Q_OBJECT
public:
  explicit CellsForm(QWidget* parent = nullptr);
  /// `hidden`: the texts of cells are private.
  void present(const DataChoice& choice, const Dataset* dataset, bool hidden);

signals:
  void edited(const DataChoice& choice);

private:
  DataChoice m_data;
  QLabel* m_missingCells;
  QComboBox* m_missing;
  QLabel* m_badCells;
  QComboBox* m_bad;
};

/// "207 cells are missing, in total_bedrooms." Empty: there is none.
QString missingSentence(const Dataset& dataset);
/// "2 cells are no numbers, in income." and the first few of them in words, a line each.
QString badSentence(const Dataset& dataset, bool hidden);

}  // namespace epsiscope
