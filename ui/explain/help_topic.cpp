#include "ui/explain/help_topic.h"

#include <QWidget>

#include "ui/explain/explain_page.h"

namespace epsiscope {

QString helpTopic(const QWidget* widget) {
  const QStringList topics = explainTopics();
  for (; widget != nullptr; widget = widget->parentWidget())
    for (const QString& topic : {widget->property("topic").toString(), widget->objectName()})
      if (topics.contains(topic)) return topic;
  return {};
}

}  // namespace epsiscope
