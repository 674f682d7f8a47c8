#include "app/commands/arguments.h"

#include <QCommandLineParser>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace epsiscope {

double finiteNumber(const QString& command, const QString& option, const QString& text) {
  const std::string bytes = text.toStdString();
  double value = 0;
  const auto [end, error] = std::from_chars(bytes.data(), bytes.data() + bytes.size(), value);
  if (error != std::errc() || end != bytes.data() + bytes.size() || !std::isfinite(value))
    throw UsageError(
        QStringLiteral("%1: --%2 is \"%3\", which is not a finite number; write it like 0.5 or 1e-5.")
            .arg(command, option, text));
  return value;
}

Arguments::Arguments(const QString& command, const QString& summary, const QStringList& positionals,
                     const std::vector<OptionSpec>& options, const QStringList& given)
    : m_command(command) {
  QCommandLineParser parser;
  const QCommandLineOption help(QStringLiteral("help"));
  parser.addOption(help);
  for (const OptionSpec& option : options)
    parser.addOption(QCommandLineOption(option.name, option.help, option.valueName));

  const bool understood = parser.parse(QStringList{QStringLiteral("epsiscope ") + command} + given);
  if (parser.isSet(help)) throw HelpWanted{{command, summary, positionals, options}};
  const QString hint = QStringLiteral("; see epsiscope %1 --help.").arg(command);
  if (!understood) throw UsageError(command + QStringLiteral(": ") + parser.errorText().chopped(1) + hint);

  m_positionals = parser.positionalArguments();
  const auto optional = std::count_if(positionals.begin(), positionals.end(),
                                      [](const QString& name) { return name.startsWith(QLatin1Char('[')); });
  if (m_positionals.size() < positionals.size() - optional)
    throw UsageError(
        QStringLiteral("%1: %2 is missing%3").arg(command, positionals[m_positionals.size()], hint));
  const bool hasMore = !positionals.isEmpty() && positionals.last().endsWith(QStringLiteral("..."));
  if (!hasMore && m_positionals.size() > positionals.size())
    throw UsageError(QStringLiteral("%1: \"%2\" is one argument too many%3")
                         .arg(command, m_positionals[positionals.size()], hint));
  for (qsizetype i = 0; i < m_positionals.size(); ++i)
    if (m_positionals[i].isEmpty())
      throw UsageError(QStringLiteral("%1: %2 is empty%3")
                           .arg(command, positionals[std::min(i, positionals.size() - 1)], hint));
  for (const OptionSpec& option : options) {
    if (option.valueName.isEmpty()) {
      if (parser.isSet(option.name)) m_values.emplace_back(option.name, QString());
      continue;
    }
    for (const QString& value : parser.values(option.name)) m_values.emplace_back(option.name, value);
  }
}

bool Arguments::has(const QString& option) const {
  return text(option).has_value();
}

std::optional<QString> Arguments::text(const QString& option) const {
  const QStringList all = texts(option);
  return all.isEmpty() ? std::nullopt : std::optional(all.last());
}

QStringList Arguments::texts(const QString& option) const {
  QStringList found;
  for (const auto& [name, value] : m_values)
    if (name == option) found << value;
  return found;
}

QString Arguments::requiredText(const QString& option) const {
  const auto given = text(option);
  if (given && given->isEmpty())
    throw UsageError(QStringLiteral("%1: --%2 is empty; write its value after it.").arg(m_command, option));
  if (given) return *given;
  throw UsageError(
      QStringLiteral("%1: --%2 is needed and has no default; add --%2 VALUE.").arg(m_command, option));
}

std::optional<double> Arguments::number(const QString& option) const {
  const auto given = text(option);
  return given ? std::optional(finiteNumber(m_command, option, *given)) : std::nullopt;
}

double Arguments::requiredNumber(const QString& option) const {
  return finiteNumber(m_command, option, requiredText(option));
}

std::optional<std::uint64_t> Arguments::wholeNumber(const QString& option) const {
  const auto given = text(option);
  if (!given) return std::nullopt;
  const std::optional<std::uint64_t> value = wholeNumberIn(*given);
  if (!value)
    throw UsageError(QStringLiteral("%1: --%2 is \"%3\", which is not a whole number from 0 on.")
                         .arg(m_command, option, *given));
  return value;
}

std::optional<std::uint64_t> wholeNumberIn(const QString& text) {
  const std::string bytes = text.toStdString();
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(bytes.data(), bytes.data() + bytes.size(), value);
  if (error != std::errc() || end != bytes.data() + bytes.size()) return std::nullopt;
  return value;
}

}  // namespace epsiscope
