#pragma once

#include <QWidget>

class QLabel;

namespace epsiscope {

struct Notice;

/// One line for what has no field of its own. It never takes the focus and is put away with a click.
class NoticeBar : public QWidget {
  Q_OBJECT
public:
  explicit NoticeBar(QWidget* parent = nullptr);
  void present(const Notice& notice);

signals:
  void dismissed();

private:
  QLabel* m_text;
};

}  // namespace epsiscope
