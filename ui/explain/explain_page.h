#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

class QWidget;

namespace epsiscope {

enum class TaskId;

/// The text about one topic: a view, a parameter, a section of the setup panel or a method. Texts are rich;
/// links in them name other topics.
struct ExplainPage {
  QString title;
  QString sentence;     ///< what it is, in one sentence
  QString formula;      ///< name of a file of resources/formulas; empty: none needed
  QString formulaText;  ///< the same as it is read aloud
  QString words;        ///< the meaning of the formula, and everything else to know; may be empty
  QStringList lookFor;
  QString reference;
  QString handsOn;  ///< of views
  bool isEmpty() const { return title.isEmpty(); }
};

/// Topics are "view:trade-off", "method:laplace", "section:privacy" or a key of the study, such as
/// "label_privacy.zeta". A task may have a page of its own: in the files of resources/explain it stands under
/// "trade-off@kernel-release". A page that the language's folder (explain/de for de_AT) lacks is the English
/// one. Empty if there is none.
ExplainPage explainPage(const QString& topic, TaskId task, const QString& language = QLocale().name());

/// Every topic that has a page, as written in the files: with "@task" where it is for one task. `language`:
/// the folder's name, empty for English.
QStringList explainTopics(const QString& language = {});

/// The topic that explains a control: the property "topic" or the objectName of it or of the nearest widget
/// around it that has a page. Empty if there is none.
QString helpTopic(const QWidget* widget);

}  // namespace epsiscope
