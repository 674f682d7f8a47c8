#pragma once

#include <QWidget>

#include <vector>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace epsiscope {

class Badge;
class PillRow;

/// The line above a view: title, facts in pills, and the view's own controls at the right end, or in lines of
/// their own where there is no room.
class ViewHeader : public QWidget {
  Q_OBJECT
public:
  explicit ViewHeader(const QString& title, QWidget* parent = nullptr);

  void setTitle(const QString& title);
  /// Shows the red mark with the names of methods that promise nothing; hides it where there are none.
  void setNotPrivate(const QStringList& names);
  void setFacts(const QStringList& facts);
  const QStringList& facts() const;
  /// Keeps the first fact: it is so important that controls make room for it.
  void keepFirstFact();
  /// Adds a pill that is on or off, such as "log ε".
  QToolButton* addToggle(const QString& text, const QString& tip, bool on);
  /// Adds a pill that does something when it is pressed.
  QToolButton* addButton(const QString& text, const QString& tip);
  void addControl(QWidget* control);

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void fitMark();
  void arrange();
  int widthOf(const QWidget* control) const;
  QHBoxLayout* controlLine(std::size_t line);

  bool m_keepsFirstFact = false;
  QLabel* m_title;
  Badge* m_notPrivate;
  QString m_mark;  ///< the badge's text where there is room
  PillRow* m_facts;
  QBoxLayout* m_lines;
  QHBoxLayout* m_first;
  QBoxLayout* m_controlLines;
  std::vector<QWidget*> m_controls;
  std::vector<std::size_t> m_lineOf;  ///< the line of each control
};

}  // namespace epsiscope
