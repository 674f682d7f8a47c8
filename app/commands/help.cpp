#include "app/commands/help.h"

#include <QCommandLineParser>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <utility>

#include "app/commands/commands.h"

namespace epsiscope {

namespace {

QString usageOfWindow() {
  return QStringLiteral("epsiscope [--software-rendering] [--present] [FILE]");
}

QString joinedFor(const std::vector<CommandHelp>& all, const std::function<QString(const CommandHelp&)>& text,
                  const QString& between) {
  QStringList parts;
  for (const CommandHelp& help : all) parts << text(help);
  return parts.join(between);
}

QString optionWords(const CommandHelp& help) {
  QStringList words = {QStringLiteral("--help")};
  for (const OptionSpec& option : help.options) words << QStringLiteral("--") + option.name;
  return words.join(QLatin1Char(' '));
}

QString bashCompletion(const std::vector<CommandHelp>& all) {
  const QString names = joinedFor(
      all, [](const CommandHelp& help) { return help.command; }, QStringLiteral(" "));
  const QString cases =
      joinedFor(all,
                [](const CommandHelp& help) {
                  return QStringLiteral("    %1) options='%2' ;;\n").arg(help.command, optionWords(help));
                },
                {});
  return QStringLiteral(
             "# Completes the words of epsiscope in bash.\n"
             "_epsiscope() {\n"
             "  local word=${COMP_WORDS[COMP_CWORD]} options=''\n"
             "  COMPREPLY=()\n"
             "  case ${COMP_WORDS[1]} in\n%2  esac\n"
             "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
             "    COMPREPLY=($(compgen -W '%1 --help --version --software-rendering --present' -- "
             "\"$word\"))\n"
             "  elif [[ $word == -* ]]; then\n"
             "    COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n"
             "    return\n"
             "  fi\n"
             "  local file\n"
             "  while IFS= read -r file; do COMPREPLY+=(\"$file\"); done < <(compgen -f -- \"$word\")\n"
             "}\n"
             "complete -o filenames -F _epsiscope epsiscope\n")
      .arg(names, cases);
}

/// For zsh and fish, which take a text in single quotes.
QString inQuotes(QString text) {
  return QLatin1Char('\'') + text.replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
}

QString firstSentence(const QString& text) {
  const qsizetype end = text.indexOf(QLatin1Char('\n'));
  return end < 0 ? text : text.left(end);
}

/// Brackets and colons have a meaning in zsh's specifications.
QString zshText(QString text) {
  for (const char mark : {'\\', '[', ']', ':'})
    text.replace(QLatin1Char(mark), QStringLiteral("\\%1").arg(QLatin1Char(mark)));
  return text;
}

QString zshCompletion(const std::vector<CommandHelp>& all) {
  const QString names =
      joinedFor(all,
                [](const CommandHelp& help) {
                  return QStringLiteral("    %1\n")
                      .arg(inQuotes(help.command + QLatin1Char(':') + zshText(firstSentence(help.summary))));
                },
                {});
  const QString cases = joinedFor(
      all,
      [](const CommandHelp& help) {
        QStringList options;
        for (const OptionSpec& option : help.options)
          options << inQuotes(QStringLiteral("*--%1[%2]%3")
                                  .arg(option.name, zshText(firstSentence(option.help)),
                                       option.valueName.isEmpty()
                                           ? QString()
                                           : QStringLiteral(":%1:_files").arg(zshText(option.valueName))));
        options << QStringLiteral("'--help[Shows the options.]'") << QStringLiteral("'*:file:_files'");
        return QStringLiteral("    %1) _arguments %2 ;;\n").arg(help.command, options.join(QLatin1Char(' ')));
      },
      {});
  return QStringLiteral(
             "#compdef epsiscope\n"
             "# Completes the words of epsiscope in zsh.\n"
             "_epsiscope() {\n"
             "  local -a commands=(\n%1  )\n"
             "  if (( CURRENT == 2 )); then\n"
             "    _describe command commands\n"
             "    _files\n"
             "    return\n"
             "  fi\n"
             "  local command=$words[2]\n"
             "  shift words\n"
             "  (( CURRENT-- ))\n"
             "  case $command in\n%2    *) _files ;;\n  esac\n"
             "}\n"
             "_epsiscope \"$@\"\n")
      .arg(names, cases);
}

QString fishCompletion(const std::vector<CommandHelp>& all) {
  QString text = QStringLiteral("# Completes the words of epsiscope in fish.\n");
  for (const CommandHelp& help : all) {
    text += QStringLiteral("complete -c epsiscope -n __fish_use_subcommand -a %1 -d %2\n")
                .arg(help.command, inQuotes(firstSentence(help.summary)));
    for (const OptionSpec& option : help.options)
      text +=
          QStringLiteral("complete -c epsiscope -n '__fish_seen_subcommand_from %1' -l %2%3 -d %4\n")
              .arg(help.command, option.name, option.valueName.isEmpty() ? QString() : QStringLiteral(" -r"),
                   inQuotes(firstSentence(option.help)));
  }
  return text;
}

/// Text of a manual page: a hyphen is a minus, and no line begins with a command of roff.
QString roff(QString text) {
  text.replace(QLatin1Char('\\'), QStringLiteral("\\e")).replace(QLatin1Char('-'), QStringLiteral("\\-"));
  QString lines;
  for (const QString& line : text.split(QLatin1Char('\n'))) {
    if (line.startsWith(QLatin1Char('.')) || line.startsWith(QLatin1Char('\'')))
      lines += QStringLiteral("\\&");
    lines += line + QLatin1Char('\n');
  }
  return lines;
}

QString roffCommand(const CommandHelp& help) {
  QString text;
  for (const Command& command : commands())
    if (help.command == QLatin1String(command.name))
      text += QStringLiteral(".SS \"epsiscope %1\"\n").arg(roff(QString::fromUtf8(command.usage)).trimmed());
  const QStringList parts = help.summary.split(QStringLiteral("\n\n"));
  text += roff(parts.front());
  // Parts that are laid out in lines stay so.
  for (const QString& more : parts.mid(1))
    text += QStringLiteral(".PP\n.nf\n") + roff(more) + QStringLiteral(".fi\n");
  for (const OptionSpec& option : help.options) {
    const QString value = option.valueName.isEmpty()
                              ? QString()
                              : QStringLiteral(" \\fI%1\\fR").arg(roff(option.valueName).trimmed());
    text += QStringLiteral(".TP\n\\fB\\-\\-%1\\fR%2\n").arg(roff(option.name).trimmed(), value) +
            roff(option.help);
  }
  return text;
}

QString manPage() {
  return QStringLiteral(
             ".\\\" Made from the table of options that epsiscope COMMAND --help prints.\n"
             ".TH EPSISCOPE 1 \"\" \"Epsiscope %1\" \"User Commands\"\n"
             ".SH NAME\n"
             "epsiscope \\- explore and teach differential privacy\n"
             ".SH SYNOPSIS\n"
             ".B epsiscope\n"
             "[\\fB\\-\\-software\\-rendering\\fR] [\\fB\\-\\-present\\fR] [\\fIFILE\\fR]\n"
             ".br\n"
             ".B epsiscope\n"
             "\\fICOMMAND\\fR [\\fIOPTION\\fR]...\n"
             ".SH DESCRIPTION\n"
             "Epsiscope shows what differential privacy costs: load a table, choose what to predict, move "
             "epsilon, "
             "and watch the error of a regression or a classifier, the noise, and the bounds of the theory "
             "change.\n"
             "Without a command it opens its window; \\fIFILE\\fR is a data file or a study.\n"
             "Commands need no display. Numbers are printed with 17 digits and a point.\n"
             ".SH COMMANDS\n")
             .arg(QLatin1String(EPSISCOPE_VERSION)) +
         joinedFor(allHelp(), roffCommand, {}) +
         QStringLiteral(
             ".SH EXIT STATUS\n"
             ".TP\n0\nSuccess.\n"
             ".TP\n1\nA comparison found differences, an audit failed, or shards are missing.\n"
             ".TP\n2\nInput or usage that cannot be used; one sentence on standard error says where and what "
             "to do.\n"
             ".TP\n130, 143\nStopped by an interrupt or told to end; what was finished has been kept.\n"
             ".SH ENVIRONMENT\n"
             ".TP\n\\fBEPSISCOPE_LESSONS\\fR\n"
             "A folder with lessons, and with data that they open, which the window shows beside its own.\n"
             ".SH SEE ALSO\n"
             "The handbook, in the menu Help of the window.\n");
}

}  // namespace

QString generalHelp() {
  QString text = QStringLiteral(
                     "Epsiscope: explore and teach differential privacy.\n\nUsage:\n  %1   the window; FILE "
                     "is a data file or a study\n")
                     .arg(usageOfWindow());
  for (const Command& command : commands())
    text += QStringLiteral("  epsiscope %1\n").arg(QString::fromUtf8(command.usage));
  return text +
         QStringLiteral(
             "  epsiscope --version | --help\n\nDATA is a file, builtin:NAME, sqlite:FILE?table=T or "
             "postgresql:SERVICE?table=T; ?query=SELECT ... in\nplace of the table takes the rows of a "
             "query. Each command has its own --help.\n");
}

QString helpText(const CommandHelp& help) {
  QCommandLineParser parser;
  parser.setApplicationDescription(help.summary);
  parser.addOption({QStringLiteral("help"), QStringLiteral("Shows this page.")});
  for (const OptionSpec& option : help.options)
    parser.addOption(QCommandLineOption(option.name, option.help, option.valueName));
  for (const QString& name : help.positionals) parser.addPositionalArgument(name, QString());
  // Without an application object Qt does not know the program's name.
  return parser.helpText().replace(QStringLiteral("<executable_name>"),
                                   QStringLiteral("epsiscope ") + help.command);
}

std::vector<CommandHelp> allHelp() {
  std::vector<CommandHelp> all;
  for (const Command& command : commands()) {
    if (!all.empty() && all.back().command == QLatin1String(command.name)) continue;
    try {
      command.run({QStringLiteral("--help")});
    } catch (const HelpWanted& wanted) {
      all.push_back(wanted.help);
    }
  }
  return all;
}

int runCompletion(const QStringList& given) {
  const Arguments arguments(QStringLiteral("completion"),
                            QStringLiteral("Prints what a shell needs to complete commands, options and file "
                                           "names: bash, zsh or fish."),
                            {QStringLiteral("SHELL")}, {}, given);
  const QString shell = arguments.positionals().front();
  QString text;
  if (shell == QLatin1String("bash")) text = bashCompletion(allHelp());
  if (shell == QLatin1String("zsh")) text = zshCompletion(allHelp());
  if (shell == QLatin1String("fish")) text = fishCompletion(allHelp());
  if (text.isEmpty())
    throw UsageError(
        QStringLiteral("completion: \"%1\" is none of bash, zsh and fish; choose one of them.").arg(shell));
  std::fputs(text.toUtf8().constData(), stdout);
  return 0;
}

int runManPage(const QStringList& given) {
  const Arguments arguments(QStringLiteral("man-page"), QStringLiteral("Prints the manual page."), {}, {},
                            given);
  std::fputs(manPage().toUtf8().constData(), stdout);
  return 0;
}

}  // namespace epsiscope
