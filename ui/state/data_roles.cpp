#include "ui/state/data_roles.h"

#include <QObject>

#include "ui/state/app_state.h"

namespace epsiscope {

QString roleName(ColumnRole role) {
  switch (role) {
    case ColumnRole::target:
      return QObject::tr("target");
    case ColumnRole::feature:
      return QObject::tr("feature");
    case ColumnRole::ignored:
      return QObject::tr("ignored");
    case ColumnRole::leftOut:
      break;
  }
  return QObject::tr("left out");
}

const Column* targetOf(const AppState& state) {
  const int index = state.dataset ? state.dataset->find(state.study.data.target) : -1;
  return index < 0 ? nullptr : &state.dataset->columns[static_cast<std::size_t>(index)];
}

QStringList weightColumns(const Dataset& dataset, const std::string& target) {
  QStringList names;
  for (const Column& column : dataset.columns)
    if (column.kind == ColumnKind::number && column.name != target)
      names << QString::fromStdString(column.name);
  return names;
}

}  // namespace epsiscope
