#include "ui/explain/explain_page.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/study/study_names.h"
#include "ui/window/resources.h"

namespace epsiscope {

ExplainPage explainPage(const QString& viewId, Task task) {
  useResources();
  QFile file(QStringLiteral(":/explain/%1-%2.json").arg(viewId, QString::fromStdString(nameOf(task))));
  if (!file.exists()) file.setFileName(QStringLiteral(":/explain/%1.json").arg(viewId));
  if (!file.open(QIODevice::ReadOnly)) return {};
  const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
  const auto text = [&](const char* key) { return json.value(QLatin1String(key)).toString(); };
  ExplainPage page;
  page.title = text("title");
  page.shows = text("shows");
  page.formula = text("formula");
  page.formulaWords = text("formula_words");
  page.handsOn = text("hands_on");
  for (const QJsonValue& item : json.value(QLatin1String("look_for")).toArray())
    page.lookFor << item.toString();
  return page;
}

}  // namespace epsiscope
