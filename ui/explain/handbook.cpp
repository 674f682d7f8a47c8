#include "ui/explain/handbook.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>
#include <QRegularExpression>

#include <map>

#include "core/study/study_names.h"
#include "ui/explain/explain_page.h"
#include "ui/explain/message_list.h"
#include "ui/state/tasks.h"
#include "ui/theme/resources.h"

namespace epsiscope {

namespace {

/// The language's file, or the English one.
QString chapterText(const char* name, const QString& language) {
  const QString folder = language.section(QLatin1Char('_'), 0, 0);
  const QString own = QStringLiteral(":/handbook/%1/%2.html").arg(folder, QLatin1String(name));
  return QString::fromUtf8(
      fileContents(QFile::exists(own) ? own : QStringLiteral(":/handbook/%1.html").arg(QLatin1String(name))));
}

/// One page per heading of the second rank.
HandbookChapter writtenChapter(const QString& title, const char* name, const QString& language) {
  HandbookChapter chapter{title, {}};
  static const QRegularExpression heading(QStringLiteral("<h2 id=\"([^\"]+)\">([^<]+)</h2>"));
  const QString text = chapterText(name, language);
  qsizetype end = 0;
  for (auto found = heading.globalMatch(text); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    if (!chapter.pages.empty()) chapter.pages.back().html = text.mid(end, match.capturedStart() - end);
    chapter.pages.push_back({match.captured(1), match.captured(2), {}});
    end = match.capturedEnd();
  }
  if (!chapter.pages.empty()) chapter.pages.back().html = text.mid(end);
  return chapter;
}

QString formulaHtml(const ExplainPage& page, const QColor& ink) {
  if (page.formula.isEmpty()) return {};
  QByteArray drawing = fileContents(QStringLiteral(":/formulas/%1.svg").arg(page.formula));
  drawing.replace("#000000", ink.name().toLatin1());
  return QStringLiteral("<p><img src=\"data:image/svg+xml;base64,%1\" alt=\"%2\"></p>")
      .arg(QString::fromLatin1(drawing.toBase64()), page.formulaText.toHtmlEscaped());
}

/// Links in the texts name topics.
QString withAnchors(QString html) {
  static const QRegularExpression link(QStringLiteral("href=(['\"])(?!https?:|#)([^'\"]+)\\1"));
  return html.replace(link, QStringLiteral("href=\"#\\2\""));
}

HandbookPage pageOf(const QString& topic, const QString& language, const QColor& ink) {
  const QString plain = topic.section(QLatin1Char('@'), 0, 0), task = topic.section(QLatin1Char('@'), 1);
  TaskId taskId{};
  for (const auto& [id, name] : Names<TaskId>::all)
    if (task.toStdString() == name) taskId = id;
  const ExplainPage page = explainPage(plain, taskId, language);
  QString html = QStringLiteral("<p><b>%1</b></p>").arg(page.sentence) + formulaHtml(page, ink);
  if (!page.words.isEmpty()) html += QStringLiteral("<p>%1</p>").arg(page.words);
  if (!page.lookFor.isEmpty())
    html += QStringLiteral("<ul><li>%1</li></ul>").arg(page.lookFor.join(QStringLiteral("</li><li>")));
  if (!page.handsOn.isEmpty()) html += QStringLiteral("<p>%1</p>").arg(page.handsOn);
  if (!page.reference.isEmpty()) html += QStringLiteral("<p><small>%1</small></p>").arg(page.reference);
  const QString title = task.isEmpty()
                            ? page.title
                            : QStringLiteral("%1 – %2").arg(
                                  page.title, QCoreApplication::translate("Tasks", wordsOf(taskId).name));
  return {topic, title, withAnchors(html)};
}

/// The pages whose topics begin like this.
HandbookChapter explainedChapter(const QString& title, const QString& prefix, const QString& language,
                                 const QColor& ink) {
  HandbookChapter chapter{title, {}};
  for (const QString& topic : explainTopics())
    if (prefix.isEmpty() ? !topic.contains(QLatin1Char(':')) : topic.startsWith(prefix))
      chapter.pages.push_back(pageOf(topic, language, ink));
  return chapter;
}

void addKeys(const QJsonObject& block, const QString& path, QString& rows) {
  const QJsonObject properties = block.value(QLatin1String("properties")).toObject();
  for (const QString& key : properties.keys()) {
    const QJsonObject one = properties.value(key).toObject();
    const QString at = path.isEmpty() ? key : path + QLatin1Char('.') + key;
    if (const QString text = one.value(QLatin1String("description")).toString(); !text.isEmpty())
      rows += QStringLiteral("<tr><td><code>%1</code></td><td>%2</td></tr>").arg(at, text.toHtmlEscaped());
    addKeys(one, at, rows);
    addKeys(one.value(QLatin1String("items")).toObject(), at + QStringLiteral("[]"), rows);
  }
}

HandbookPage schemaPage(const char* name, const QString& title) {
  const QJsonObject schema =
      QJsonDocument::fromJson(
          fileContents(QStringLiteral(":/schemas/%1.schema.json").arg(QLatin1String(name))))
          .object();
  QString rows;
  addKeys(schema, {}, rows);
  return {QStringLiteral("file-") + QLatin1String(name), title,
          QStringLiteral("<p>%1</p><table>%2</table>")
              .arg(schema.value(QLatin1String("description")).toString().toHtmlEscaped(), rows)};
}

HandbookChapter commandsChapter(const std::vector<HandbookPage>& commands, const QString& language) {
  HandbookChapter chapter = writtenChapter(QObject::tr("Command line"), "commands", language);
  chapter.pages.insert(chapter.pages.end(), commands.begin(), commands.end());
  return chapter;
}

HandbookChapter filesChapter(const QString& language) {
  HandbookChapter chapter = writtenChapter(QObject::tr("Files"), "files", language);
  chapter.pages.push_back(schemaPage("study", QObject::tr("Every key of a study")));
  chapter.pages.push_back(schemaPage("lesson", QObject::tr("Every key of a lesson")));
  chapter.pages.push_back(schemaPage("class", QObject::tr("Every key of class.json")));
  chapter.pages.push_back(schemaPage("results", QObject::tr("Every key of results")));
  return chapter;
}

/// The program's messages, each page's at its end.
HandbookChapter messagesChapter(const QString& language) {
  HandbookChapter chapter = writtenChapter(QObject::tr("When something is refused"), "messages", language);
  std::map<QString, QString> lists;
  for (const ExplainedMessage& message : explainedMessages())
    lists[message.page] += QStringLiteral("<li>%1</li>").arg(message.sentence().toHtmlEscaped());
  for (HandbookPage& page : chapter.pages)
    if (const auto list = lists.find(page.id); list != lists.end())
      page.html +=
          QStringLiteral("<p>%1</p><ul>%2</ul>").arg(QObject::tr("What the program says:"), list->second);
  return chapter;
}

}  // namespace

std::vector<HandbookChapter> handbook(const std::vector<HandbookPage>& commands, const QString& language,
                                      const QColor& ink) {
  useResources();
  return {writtenChapter(QObject::tr("Begin"), "begin", language),
          explainedChapter(QObject::tr("Views"), QStringLiteral("view:"), language, ink),
          explainedChapter(QObject::tr("Methods"), QStringLiteral("method:"), language, ink),
          explainedChapter(QObject::tr("Sections of Setup"), QStringLiteral("section:"), language, ink),
          explainedChapter(QObject::tr("Parameters"), {}, language, ink),
          commandsChapter(commands, language),
          filesChapter(language),
          messagesChapter(language),
          writtenChapter(QObject::tr("For the lab"), "lab", language),
          writtenChapter(QObject::tr("What is promised to whom"), "trust", language)};
}

QString handbookHtml(const std::vector<HandbookChapter>& chapters) {
  QString contents, text;
  for (const HandbookChapter& chapter : chapters) {
    contents += QStringLiteral("<h3>%1</h3><p>").arg(chapter.title.toHtmlEscaped());
    text += QStringLiteral("<h2>%1</h2>\n").arg(chapter.title.toHtmlEscaped());
    for (const HandbookPage& page : chapter.pages) {
      contents += QStringLiteral("<a href=\"#%1\">%2</a> · ").arg(page.id, page.title);
      text +=
          QStringLiteral("<section id=\"%1\"><h3>%2</h3>%3</section>\n").arg(page.id, page.title, page.html);
    }
    if (contents.endsWith(QStringLiteral(" · "))) contents.chop(3);
    contents += QStringLiteral("</p>\n");
  }
  return QStringLiteral(
             "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><meta "
             "http-equiv=\"Content-Security-Policy\" "
             "content=\"default-src 'none'; img-src data:; style-src "
             "'unsafe-inline'\"><title>Epsiscope</title>\n"
             "<style>body{font:16px/1.5 sans-serif;max-width:50em;margin:2em auto;padding:0 "
             "1em;color:#1c2430}"
             "h2{border-bottom:1px solid "
             "#cfd6e2;padding-top:1.5em}h3{margin-bottom:.2em}code,pre{background:#f2f4f8}"
             "pre{padding:.6em;overflow-x:auto}td{vertical-align:top;padding:.2em .6em .2em "
             "0}small{color:#5b6678}"
             "img{max-width:100%}</style></head>\n<body><h1>Epsiscope "
             "%1</h1>\n<nav>%2</nav>\n%3</body></html>\n")
      .arg(QLatin1String(EPSISCOPE_VERSION), contents, text);
}

}  // namespace epsiscope
