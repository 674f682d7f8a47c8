#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;

namespace epsiscope {

/// A few choices side by side, at most one of them taken: "Classroom | Release".
class SegmentedControl : public QWidget {
  Q_OBJECT
public:
  explicit SegmentedControl(const QStringList& choices, QWidget* parent = nullptr);

  int current() const;
  /// -1: none is taken. Does not emit chosen().
  void setCurrent(int index);
  /// A choice that cannot be taken says why in its tooltip; an empty reason makes it available again.
  void setDisabledReason(int index, const QString& reason);
  void setToolTipOf(int index, const QString& tip);
  void setTextOf(int index, const QString& text);

signals:
  void chosen(int index);  ///< by the user

private:
  QButtonGroup* m_group;
};

}  // namespace epsiscope
