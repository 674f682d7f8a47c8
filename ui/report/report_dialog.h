#pragma once

#include <QDialog>

#include "core/study/study.h"
#include "ui/report/report.h"

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;

namespace epsiscope {

/// Asks what a report is for, who answers for it and how it shows the data, before it is written. Texts may
/// stay empty.
class ReportDialog : public QDialog {
  Q_OBJECT
public:
  explicit ReportDialog(const Study& study, QWidget* parent = nullptr);
  /// The study with what was said.
  Study saidOf(Study study) const;
  /// Whether charts of true values are asked for, which no study remembers.
  TrueValues trueValues() const;

private:
  QPlainTextEdit* m_purpose;
  QLineEdit* m_author;
  QCheckBox* m_privateData;
  QCheckBox* m_trueValues;
};

}  // namespace epsiscope
