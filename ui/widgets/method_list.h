#pragma once

#include <QListWidget>

#include <vector>

#include "ui/theme/theme.h"

namespace epsiscope {

struct MethodRow {
  QString id = {};
  QString name = {};
  QString tip = {};             ///< one sentence
  QString disabledReason = {};  ///< not empty: cannot be chosen, and this says why
};

/// The methods with their colour, marker and dash; a click or Space takes one in or out. It shows all of its
/// rows. Its property "topic" names the page of explanations of the current one.
class MethodList : public QListWidget {
  Q_OBJECT
public:
  explicit MethodList(QWidget* parent = nullptr);

  /// Keeps what is checked where the id is still there.
  void setRows(const std::vector<MethodRow>& rows);
  void setTheme(const Theme& theme);
  QStringList checked() const;  ///< ids, in the order of the rows
  /// Does not emit checkedChanged().
  void setChecked(const QStringList& ids);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

signals:
  void checkedChanged(const QStringList& ids);  ///< by the user
  void helpRequested();                         ///< the question mark of the current row was pressed

private:
  void nameTopic();
};

}  // namespace epsiscope
