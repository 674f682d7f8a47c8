#include "ui/explain/explain_page.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QVariant>
#include <QWidget>

#include <array>

#include "core/study/study_names.h"
#include "ui/theme/resources.h"

namespace epsiscope {

namespace {

struct Shelf {
  const char* prefix;  ///< of its topics
  const char* file;
};
constexpr std::array kShelves = {Shelf{"view:", "views"}, Shelf{"method:", "methods"},
                                 Shelf{"section:", "sections"}, Shelf{"", "parameters"}};

QJsonObject readFile(const QString& language, const char* name) {
  const QString file =
      QStringLiteral(":/explain/%1%2.json")
          .arg(language.isEmpty() ? QString() : language + QLatin1Char('/'), QLatin1String(name));
  return QJsonDocument::fromJson(fileContents(file)).object();
}

ExplainPage pageFrom(const QJsonObject& json) {
  const auto text = [&](const char* key) { return json.value(QLatin1String(key)).toString(); };
  ExplainPage page;
  page.title = text("title");
  page.sentence = text("sentence");
  page.formula = text("formula");
  page.words = text("words");
  page.reference = text("reference");
  page.handsOn = text("hands_on");
  for (const QJsonValue& item : json.value(QLatin1String("look_for")).toArray())
    page.lookFor << item.toString();
  return page;
}

QString formulaText(const QString& formula, const QString& language) {
  return readFile(language, "formulas").value(formula).toString();
}

}  // namespace

ExplainPage explainPage(const QString& topic, TaskId task, const QString& language) {
  if (topic.isEmpty()) return {};
  const Shelf& shelf = *std::ranges::find_if(
      kShelves, [&](const Shelf& one) { return topic.startsWith(QLatin1String(one.prefix)); });
  const QString name = topic.mid(QLatin1String(shelf.prefix).size());
  const QString ofTask = name + QLatin1Char('@') + QString::fromStdString(nameOf(task));
  for (const QString& folder : {language.section(QLatin1Char('_'), 0, 0), QString()}) {
    const QJsonObject pages = readFile(folder, shelf.file);
    const QJsonValue found = pages.contains(ofTask) ? pages.value(ofTask) : pages.value(name);
    if (!found.isObject()) continue;
    ExplainPage page = pageFrom(found.toObject());
    page.formulaText = formulaText(page.formula, folder);
    if (page.formulaText.isEmpty()) page.formulaText = formulaText(page.formula, {});
    return page;
  }
  return {};
}

QStringList explainTopics(const QString& language) {
  QStringList topics;
  for (const Shelf& shelf : kShelves)
    for (const QString& name : readFile(language, shelf.file).keys())
      topics << QLatin1String(shelf.prefix) + name;
  return topics;
}

QString helpTopic(const QWidget* widget) {
  const QStringList topics = explainTopics();
  for (; widget != nullptr; widget = widget->parentWidget())
    for (const QString& topic : {widget->property("topic").toString(), widget->objectName()})
      if (topics.contains(topic)) return topic;
  return {};
}

}  // namespace epsiscope
