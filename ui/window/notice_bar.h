#pragma once

#include <QWidget>

#include <utility>
#include <vector>

#include "ui/state/notice.h"

class QLabel;
class QToolButton;

namespace epsiscope {

/// The one place for messages that have no field of their own: one notice at a time, the newest first. It
/// never takes the focus by itself and is put away with a click.
class NoticeBar : public QWidget {
  Q_OBJECT
public:
  explicit NoticeBar(QWidget* parent = nullptr);
  void present(const std::vector<Notice>& notices);

signals:
  /// `index`: the notice's place in the list.
  void dismissed(std::size_t index);
  void allDismissed();
  void actionRequested(NoticeAction action, std::size_t index);

private:
  QToolButton* addButton(const QString& name, const QString& text, const QString& label, const QString& tip);
  void addAction(NoticeAction action, const QString& name, const QString& text, const QString& tip);
  void turn(std::size_t index);
  void announce();

  std::vector<Notice> m_notices;
  std::size_t m_index = 0;  ///< of the one that is shown
  QLabel* m_text;
  std::vector<std::pair<NoticeAction, QToolButton*>> m_actions;
  QToolButton* m_newer;
  QLabel* m_place;
  QToolButton* m_older;
  QToolButton* m_all;
};

}  // namespace epsiscope
