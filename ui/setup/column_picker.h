#pragma once

#include <QToolButton>

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/prepare/feature_proposal.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// Which columns are features: all others, or some that are ticked in a menu.
class ColumnPicker : public QToolButton {
  Q_OBJECT
public:
  using Columns = std::optional<std::vector<std::string>>;  ///< nothing: all that may be
  explicit ColumnPicker(QWidget* parent = nullptr);

  /// `sources`: the text columns, with how many columns each makes. `others`: the columns that are no
  /// features.
  void show(const Dataset& dataset, const std::set<std::string>& others, const Columns& columns,
            const std::vector<OneHotSource>& sources = {});

signals:
  void chosen(const Columns& columns);  ///< by the user

private:
  void showCount(const Dataset& dataset, const std::set<std::string>& others, const Columns& columns);
  void take();

  QAction* m_all;
};

}  // namespace epsiscope
