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

}  // namespace epsiscope
