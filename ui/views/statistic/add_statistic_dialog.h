#pragma once

#include <QDialog>

#include <memory>
#include <optional>

#include "core/study/study.h"
#include "core/table/dataset.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace epsiscope {

class DivideButton;

/// Asks for one more statistic: its column, its kind and the publicly known bounds.
class AddStatisticDialog : public QDialog {
  Q_OBJECT
public:
  AddStatisticDialog(const Study& study, std::shared_ptr<const Dataset> dataset, QWidget* parent = nullptr);

signals:
  /// `declared`: the column with its categories, where a histogram of text needs them and none were declared.
  void chosen(const FurtherStatistic& statistic, const std::optional<ColumnChoice>& declared);

private:
  void addColumn(QFormLayout* form);
  void addBounds(QFormLayout* form);
  void offerStatistics();
  void offerMechanisms();
  void follow();
  void accept() override;
  const Column& column() const;
  bool isText() const { return column().kind == ColumnKind::text; }
  bool needsBounds() const;
  FurtherStatistic statistic() const;
  QString whatIsMissing() const;

  Study m_study;
  std::shared_ptr<const Dataset> m_dataset;
  QFormLayout* m_form;
  QComboBox* m_column;
  QComboBox* m_statistic;
  QComboBox* m_mechanism;
  QComboBox* m_value;
  DivideButton* m_by;
  QLineEdit* m_quantile;
  QLineEdit* m_bins;
  QLineEdit* m_lower;
  QLineEdit* m_upper;
  QLabel* m_said;
  QPushButton* m_ok;
};

}  // namespace epsiscope
