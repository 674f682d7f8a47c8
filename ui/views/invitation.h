#pragma once

#include <QStackedWidget>

class QLabel;
class QPushButton;

namespace epsiscope {

/// Contents, or in their place, while there are none, the reason and a button that makes them.
class Invitation : public QStackedWidget {
  Q_OBJECT
public:
  explicit Invitation(QWidget* contents, QWidget* parent = nullptr);
  void showContents() { setCurrentIndex(0); }
  /// Shows the invitation. Without a text there is no button.
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
