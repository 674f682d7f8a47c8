#pragma once

#include <QDialog>

#include "core/study/study.h"

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

private:
  QPlainTextEdit* m_purpose;
  QLineEdit* m_author;
  QCheckBox* m_privateData;
};

}  // namespace epsiscope
