#pragma once

#include <QDialog>

#include "core/study/study.h"

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;

namespace epsiscope {

/// Asks what a report is for and who answers for it, before it is written. Both may stay empty.
class ReportDialog : public QDialog {
  Q_OBJECT
public:
  explicit ReportDialog(const About& about, QWidget* parent = nullptr);
  About about() const;

private:
  QPlainTextEdit* m_purpose;
  QLineEdit* m_author;
  QCheckBox* m_privateData;
};

}  // namespace epsiscope
