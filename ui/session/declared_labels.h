#pragma once

#include <map>
#include <string>

#include "core/study/study.h"

namespace epsiscope {

/// What was declared about the labels of each target of a table: given up with the target, and back with it.
class DeclaredLabels {
public:
  void remember(const DataChoice& data) { m_declared[data.target] = data; }
  /// Fills in what was known of the target, where `data` says nothing about it.
  void recall(DataChoice& data) const;
  void clear() { m_declared.clear(); }

private:
  std::map<std::string, DataChoice> m_declared;
};

}  // namespace epsiscope
