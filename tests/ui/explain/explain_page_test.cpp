#include "ui/explain/explain_page.h"

#include <gtest/gtest.h>

#include <set>

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>

#include <memory>

#include "core/study/plan.h"
#include "core/tasks/task.h"
#include "core/erm/perturbation.h"
#include "core/study/study_names.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/task.h"
#include "tests/support/temporary_folder.h"
#include "ui/import/import_dialog.h"
#include "ui/setup/column_picker.h"
#include "ui/setup/setup_panel.h"
#include "ui/setup/setup_section.h"
#include "ui/state/view_kind.h"
#include "ui/theme/resources.h"
#include "ui/widgets/method_list.h"

namespace epsiscope::explain_page_test {
namespace {

struct Wanted {
  QString topic;
  TaskId task = TaskId::labelPrivacy;
};

/// The methods with a page: also the best prediction that ignores the features, for every task that learns.
std::vector<std::string> methodsOf(TaskId task) {
  std::vector<std::string> ids;
  for (const Method& method : taskOf(task).methods()) ids.push_back(method.id);
  if (taskOf(task).facts().learns && std::ranges::find(ids, kMethodPredictMean) == ids.end())
    ids.push_back(kMethodPredictMean);
  return ids;
}

std::vector<Wanted> viewsAndMethods() {
  std::vector<Wanted> wanted;
  for (const Task* task : allTasks()) {
    Study study;
    study.task = task->facts().task;
    Study counts = study;  // some views are there for some statistics alone
    counts.statistic.statistic = StatisticKind::histogram;
    Study divided = study;  // where rows are divided
    divided.statistic.by = {"sex"};
    Study planned = study;  // or without data
    planned.data.file = std::string(kPlanFile);
    std::set<const ViewKind*> views;
    for (const Study& one : {study, counts, divided, planned})
      for (const ViewKind* view : viewsOf(one)) views.insert(view);
    for (const ViewKind* view : views)
      wanted.push_back({QStringLiteral("view:") + QLatin1String(view->id), task->facts().task});
    for (const std::string& method : methodsOf(task->facts().task))
      wanted.push_back({QStringLiteral("method:") + QString::fromStdString(method), task->facts().task});
  }
  return wanted;
}

QList<QWidget*> controlsOf(const SetupPanel& panel) {
  QList<QWidget*> controls;
  for (QWidget* widget : panel.findChildren<QWidget*>())
    if (qobject_cast<ParameterSlider*>(widget) || qobject_cast<TextField*>(widget) ||
        qobject_cast<QComboBox*>(widget) || qobject_cast<QCheckBox*>(widget) ||
        qobject_cast<ColumnPicker*>(widget) ||
        (qobject_cast<QAbstractSpinBox*>(widget) && !qobject_cast<QComboBox*>(widget->parent())))
      controls << widget;
  return controls;
}

/// The dialog with all of its questions: the file is that of a recipe.
std::unique_ptr<ImportDialog> importDialog() {
  Study study;
  study.data.file = "adult.data";
  return std::make_unique<ImportDialog>(study, nullptr, lightTheme());
}

QJsonObject pagesIn(const QString& file) {
  return QJsonDocument::fromJson(fileContents(file)).object();
}

QStringList linksIn(const QString& text) {
  static const QRegularExpression link(QStringLiteral("<a href='([^']*)'>"));
  QStringList links;
  for (auto it = link.globalMatch(text); it.hasNext();) links << it.next().captured(1);
  return links;
}

void expectComplete(const QString& topic, TaskId task) {
  SCOPED_TRACE(topic.toStdString() + " of " + nameOf(task));
  const ExplainPage page = explainPage(topic, task, QStringLiteral("en"));
  for (const QString& text : {page.title, page.sentence, page.reference}) EXPECT_FALSE(text.isEmpty());
  EXPECT_FALSE(page.lookFor.isEmpty() || page.lookFor.contains(QString()));
  EXPECT_TRUE(page.sentence.endsWith(QLatin1Char('.'))) << page.sentence.toStdString();
  if (page.formula.isEmpty()) return;
  for (const char* ending : {"tex", "svg"})
    EXPECT_TRUE(QFile::exists(QStringLiteral(":/formulas/%1.%2").arg(page.formula, QLatin1String(ending))));
  EXPECT_FALSE(page.formulaText.isEmpty()) << "how is " << page.formula.toStdString() << " read?";
}

TEST(ExplainPage, EveryViewAndMethodOfEveryTaskHasACompletePage) {
  for (const Wanted& wanted : viewsAndMethods()) expectComplete(wanted.topic, wanted.task);
}

TEST(ExplainPage, ViewsAlsoSayWhatToTry) {
  for (const Wanted& wanted : viewsAndMethods()) {
    const ExplainPage page = explainPage(wanted.topic, wanted.task);
    if (!wanted.topic.startsWith(QLatin1String("view:"))) continue;
    EXPECT_FALSE(page.handsOn.isEmpty() || page.formula.isEmpty()) << wanted.topic.toStdString();
    EXPECT_GE(page.lookFor.size(), 2) << wanted.topic.toStdString();
  }
}

TEST(ExplainPage, EveryControlAndSectionOfTheSetupHasACompletePage) {
  QMenu menu;
  const SetupPanel panel(&menu);
  QList<QWidget*> controls = controlsOf(panel);
  EXPECT_GE(controls.size(), 40);
  for (QWidget* control : controls) {
    const QString topic = helpTopic(control);
    EXPECT_FALSE(topic.startsWith(QLatin1String("section:")))
        << control->accessibleName().toStdString() << " has only its section's page";
    for (const Task* task : allTasks()) expectComplete(topic, task->facts().task);
  }
  for (const QWidget* section : panel.findChildren<SetupSection*>())
    for (const Task* task : allTasks()) expectComplete(helpTopic(section), task->facts().task);
}

TEST(ExplainPage, EveryChoiceOfTheImportDialogHasACompletePage) {
  const std::unique_ptr<ImportDialog> dialog = importDialog();
  QStringList topics = {helpTopic(dialog->findChild<QWidget*>(QStringLiteral("data.columns")))};
  for (const QWidget* box : dialog->findChildren<QComboBox*>()) topics << helpTopic(box);
  EXPECT_GE(topics.size(), 12);
  for (const QString& topic : topics) expectComplete(topic, TaskId::labelPrivacy);
}

TEST(ExplainPage, NoPageIsOutOfReach) {
  QMenu menu;
  const SetupPanel panel(&menu);
  const std::unique_ptr<ImportDialog> dialog = importDialog();
  QStringList reached;
  for (QWidget* widget : panel.findChildren<QWidget*>() + dialog->findChildren<QWidget*>())
    reached << helpTopic(widget);
  for (const Wanted& wanted : viewsAndMethods()) {
    const QString ofTask = wanted.topic + QLatin1Char('@') + QString::fromStdString(nameOf(wanted.task));
    reached << (explainTopics().contains(ofTask) ? ofTask : wanted.topic);
  }
  // A control or section may have a page of its own for a task, as a view or method may.
  for (qsizetype i = reached.size() - 1; i >= 0; --i)
    for (const Task* task : allTasks())
      if (!reached[i].contains(QLatin1Char(':')) || reached[i].startsWith(QLatin1String("section:")))
        reached << reached[i] + QLatin1Char('@') + QLatin1String(task->facts().id);
  for (qsizetype i = 0; i < reached.size(); ++i)
    for (const QString& link : linksIn(explainPage(reached[i], TaskId::labelPrivacy).words))
      if (!reached.contains(link)) reached << link;
  for (const QString& topic : explainTopics())
    EXPECT_TRUE(reached.contains(topic)) << "nothing leads to " << topic.toStdString();
}

TEST(ExplainPage, LinksLeadToPagesAndNoFormulaIsSaidExplicitly) {
  useResources();
  for (const char* file : {"views", "methods", "sections", "parameters"}) {
    const QJsonObject pages = pagesIn(QStringLiteral(":/explain/%1.json").arg(QLatin1String(file)));
    EXPECT_FALSE(pages.isEmpty()) << file;
    for (auto page = pages.begin(); page != pages.end(); ++page) {
      const QJsonObject parts = page->toObject();
      EXPECT_TRUE(parts.value(QLatin1String("formula")).isString() ||
                  parts.value(QLatin1String("formula")).isNull())
          << page.key().toStdString();
      for (const QString& link : linksIn(parts.value(QLatin1String("words")).toString()))
        EXPECT_TRUE(explainTopics().contains(link)) << link.toStdString();
    }
  }
}

TEST(ExplainPage, ATaskMayHaveAPageOfItsOwn) {
  const auto sentence = [](const char* topic, TaskId task) {
    return explainPage(QLatin1String(topic), task).sentence;
  };
  QSet<QString> tradeOffs, baselines;
  for (const Task* task : allTasks()) {
    tradeOffs << sentence("view:trade-off", task->facts().task);
    baselines << sentence("method:none", task->facts().task);
  }
  EXPECT_EQ(tradeOffs.size(), std::ssize(allTasks()));
  EXPECT_EQ(baselines.size(), std::ssize(allTasks()));
  EXPECT_EQ(sentence("task", TaskId::labelPrivacy), sentence("task", TaskId::kernelRelease));
  EXPECT_TRUE(explainPage(QStringLiteral("view:nothing"), TaskId::labelPrivacy).isEmpty());
}

TEST(ExplainPage, WhatALanguageLacksIsSaidInEnglish) {
  const auto page = [](const char* language) {
    return explainPage(QStringLiteral("label_privacy.zeta"), TaskId::labelPrivacy, QLatin1String(language));
  };
  EXPECT_EQ(page("xx_YY").sentence, page("en_US").sentence);
  EXPECT_FALSE(page("xx").formulaText.isEmpty());
}

/// The differences in structure between a translation and the English file: another key, another formula,
/// more or fewer points.
QStringList differencesOf(const QJsonObject& translated, const QJsonObject& english) {
  QStringList differences;
  for (auto page = translated.begin(); page != translated.end(); ++page) {
    const QJsonObject parts = page->toObject(), original = english.value(page.key()).toObject();
    const auto points = [](const QJsonObject& of) {
      return of.value(QLatin1String("look_for")).toArray().size();
    };
    const auto link = [](const QJsonObject& of) {
      return linksIn(of.value(QLatin1String("words")).toString());
    };
    if (parts.keys() != original.keys() || page->isString() != english.value(page.key()).isString() ||
        parts.value(QLatin1String("formula")) != original.value(QLatin1String("formula")) ||
        points(parts) != points(original) || link(parts) != link(original))
      differences << page.key();
  }
  return differences;
}

TEST(ExplainPage, TranslationsAreBuiltLikeTheEnglishFiles) {
  useResources();
  const QJsonObject english = pagesIn(QStringLiteral(":/explain/views.json"));
  QJsonObject broken = english, noise = english.value(QLatin1String("noise")).toObject();
  noise.insert(QLatin1String("look_for"), QJsonArray{QStringLiteral("nur eines")});
  broken.insert(QLatin1String("noise"), noise);
  broken.insert(QLatin1String("nowhere"), QJsonObject{{QStringLiteral("title"), QStringLiteral("?")}});
  EXPECT_EQ(differencesOf(broken, english),
            (QStringList{QStringLiteral("noise"), QStringLiteral("nowhere")}));
  for (const QString& language : QDir(QStringLiteral(":/explain")).entryList(QDir::Dirs))
    for (const QString& file : QDir(QStringLiteral(":/explain/") + language).entryList())
      EXPECT_EQ(differencesOf(pagesIn(QStringLiteral(":/explain/%1/%2").arg(language, file)),
                              pagesIn(QStringLiteral(":/explain/") + file)),
                QStringList())
          << language.toStdString() << '/' << file.toStdString();
}

}  // namespace
}  // namespace epsiscope::explain_page_test
