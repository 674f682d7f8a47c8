#pragma once

#include <QWidget>

class QLabel;

namespace epsiscope {

/// One sentence for newcomers, which goes away when it is dismissed.
class TipLine : public QWidget {
  Q_OBJECT
public:
  explicit TipLine(QWidget* parent = nullptr);
  void setSentence(const QString& sentence);

signals:
  void dismissed();

private:
  QLabel* m_sentence;
};

}  // namespace epsiscope
