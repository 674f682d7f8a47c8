#include "app/commands/handbook.h"

#include <cstdio>

#include "app/commands/arguments.h"
#include "app/commands/commands.h"
#include "app/commands/help.h"

namespace epsiscope {

namespace {

HandbookPage pageOf(const CommandHelp& help) {
  QString html;
  for (const Command& command : commands())
    if (help.command == QLatin1String(command.name))
      html += QStringLiteral("<p><code>epsiscope %1</code></p>")
                  .arg(QString::fromUtf8(command.usage).toHtmlEscaped());
  const QStringList parts = help.summary.split(QStringLiteral("\n\n"));
  html += QStringLiteral("<p>%1</p>").arg(parts.front().toHtmlEscaped());
  for (const QString& more : parts.mid(1)) html += QStringLiteral("<pre>%1</pre>").arg(more.toHtmlEscaped());
  html += QStringLiteral("<table>");
  for (const OptionSpec& option : help.options)
    html += QStringLiteral("<tr><td><code>--%1 %2</code></td><td>%3</td></tr>")
                .arg(option.name, option.valueName, option.help.toHtmlEscaped());
  return {QStringLiteral("command-") + help.command, help.command, html + QStringLiteral("</table>")};
}

}  // namespace

std::vector<HandbookPage> commandPages() {
  std::vector<HandbookPage> pages;
  for (const CommandHelp& help : allHelp()) pages.push_back(pageOf(help));
  return pages;
}

int runHandbook(const QStringList& given) {
  const Arguments arguments(QStringLiteral("handbook"),
                            QStringLiteral("Prints the handbook, one page of HTML."), {}, {}, given);
  std::fputs(handbookHtml(handbook(commandPages(), {})).toUtf8().constData(), stdout);
  return 0;
}

}  // namespace epsiscope
