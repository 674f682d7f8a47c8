#pragma once

#include <QStackedWidget>

class QLabel;
class QPushButton;

namespace epsiscope {

/// Contents, or in their place while there are none: why, and a button that does what is missing.
class Invitation : public QStackedWidget {
  Q_OBJECT
public:
  explicit Invitation(QWidget* contents, QWidget* parent = nullptr);
  void showContents() { setCurrentIndex(0); }
  /// Without a text for the button there is none.
  void invite(const QString& sentence, const QString& button = {});
  QString sentence() const;
  QPushButton* button() const { return m_button; }

signals:
  void accepted();

private:
  QLabel* m_sentence;
  QPushButton* m_button;
};

}  // namespace epsiscope
