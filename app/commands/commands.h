#pragma once

#include <QStringList>

#include <span>

namespace epsiscope {

/// One word after `epsiscope`. Throws UsageError or FileError, which main() turns into a sentence and exit 2.
struct Command {
  const char* name;
  const char* usage;
  int (*run)(const QStringList& arguments);
};
std::span<const Command> commands();

}  // namespace epsiscope
