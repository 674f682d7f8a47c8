#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace epsiscope {

class Badge;
class PillRow;

/// The line above a view: title, facts in pills, and the view's own controls at the right end.
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

private:
  QLabel* m_title;
  Badge* m_notPrivate;
  QHBoxLayout* m_row;
  PillRow* m_facts;
};

}  // namespace epsiscope
