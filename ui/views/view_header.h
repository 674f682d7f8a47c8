#pragma once

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace epsiscope {

class Badge;
class PillRow;

/// The line above a view: title, facts in pills, and the view's own controls at the right end, or in a second
/// line where there is no room.
class ViewHeader : public QWidget {
  Q_OBJECT
public:
  explicit ViewHeader(const QString& title, QWidget* parent = nullptr);

  void setTitle(const QString& title);
  /// The red mark; off by default.
  void setNotPrivate(bool notPrivate);
  void setFacts(const QStringList& facts);
  const QStringList& facts() const;
  /// A pill that is on or off, such as "log ε".
  QToolButton* addToggle(const QString& text, const QString& tip, bool on);
  void addControl(QWidget* control);

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void arrange();

  QLabel* m_title;
  Badge* m_notPrivate;
  PillRow* m_facts;
  QBoxLayout* m_lines;
  QHBoxLayout* m_first;
  QHBoxLayout* m_controls;
};

}  // namespace epsiscope
