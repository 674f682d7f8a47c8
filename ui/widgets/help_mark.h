#pragma once

#include <QToolButton>

namespace epsiscope {

/// A small question mark that comes while the pointer or the focus is in `around`, and leads to the page of
/// `about`. It keeps its room and is no stop of the Tab key: F1 does the same.
class HelpMark : public QToolButton {
  Q_OBJECT
public:
  HelpMark(QWidget* about, const QString& name, QWidget* around);
  QWidget* about() const { return m_about; }
  QSize sizeHint() const override;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void follow();

  QWidget* m_about;
  QWidget* m_around;
};

}  // namespace epsiscope
