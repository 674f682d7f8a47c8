#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/said_error.h"

namespace epsiscope {

/// Wrong usage or unusable input of a command: one sentence with the next step, exit 2.
class UsageError : public SaidError {
public:
  explicit UsageError(const QString& sentence) : SaidError(sentence.toStdString()) {}
};

struct OptionSpec {
  QString name;       ///< without the dashes
  QString valueName;  ///< empty: a flag
  QString help;
};

/// The arguments of a command, from which `--help`, the manual page and shell completions are made.
struct CommandHelp {
  QString command, summary;
  QStringList positionals;
  std::vector<OptionSpec> options;
};

/// Thrown where `--help` is given: nothing else is to be done.
struct HelpWanted {
  CommandHelp help;
};

/// The arguments of one command. A value is the next argument whatever its first character.
class Arguments {
public:
  /// Throws UsageError for an unknown option, a missing value or a wrong number of positional arguments
  /// (`positionals` names them; one in brackets may be absent, a last one with three dots may be followed by
  /// more of its kind), HelpWanted for `--help`.
  Arguments(const QString& command, const QString& summary, const QStringList& positionals,
            const std::vector<OptionSpec>& options, const QStringList& given);

  const QStringList& positionals() const { return m_positionals; }
  bool has(const QString& option) const;
  std::optional<QString> text(const QString& option) const;
  QStringList texts(const QString& option) const;
  QString requiredText(const QString& option) const;
  /// Finite decimal numbers only: nan, inf, `0,5` and trailing text are UsageErrors that name the option.
  std::optional<double> number(const QString& option) const;
  double requiredNumber(const QString& option) const;
  std::optional<std::uint64_t> wholeNumber(const QString& option) const;

private:
  QString m_command;
  QStringList m_positionals;
  std::vector<std::pair<QString, QString>> m_values;  ///< flags have an empty value
};

/// The number that `text` is, or a UsageError that names the option; see Arguments::number.
double finiteNumber(const QString& command, const QString& option, const QString& text);

/// The whole number that `text` is, digits alone; absent for anything else or beyond 64 bits.
std::optional<std::uint64_t> wholeNumberIn(const QString& text);

}  // namespace epsiscope
