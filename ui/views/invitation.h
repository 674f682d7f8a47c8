#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace epsiscope {

/// In place of a chart that has nothing to show yet: why, and a button that does what is missing.
class Invitation : public QWidget {
  Q_OBJECT
public:
  explicit Invitation(QWidget* parent = nullptr);
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
