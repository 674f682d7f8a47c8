#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QSettings>
#include <QTabWidget>
#include <QTranslator>

#include <map>
#include <set>

#include "core/base/file_error.h"
#include "core/mechanisms/registry.h"
#include "core/reading/reader.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/problems.h"
#include "core/text/sentence.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/settled.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_model.h"
#include "ui/explain/explain_panel.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"
#include "ui/views/view.h"
#include "ui/window/main_window.h"
#include "tests/support/prepared.h"

namespace epsiscope::pseudo_locale_test {
namespace {

const QChar kOpen(0x27E6), kClose(0x27E7);

/// A translator that puts every text of the program in white square brackets: a text without them did not go
/// through a translator.
class Brackets : public QTranslator {
public:
  bool isEmpty() const override { return false; }
  QString translate(const char* /*context*/, const char* text, const char* one, int count) const override {
    return kOpen + QString::fromUtf8(count == 1 && one != nullptr ? one : text) + kClose;
  }
};

/// The rest of a text without its parts in brackets, markup and mnemonics.
QString outsideBrackets(QString text) {
  static const QRegularExpression markup(QStringLiteral("<[^>]*>|&nbsp;|&"));
  text.remove(markup);
  QString rest;
  int depth = 0;
  for (const QChar c : text) {
    if (c == kOpen) ++depth;
    if (depth == 0) rest += c;
    if (c == kClose) --depth;
  }
  return rest;
}

class PseudoLocaleTest : public testing::Test {
protected:
  void SetUp() override {
    QCoreApplication::installTranslator(&m_brackets);
    installTranslator([](const char*, const char* text, const char* one, std::size_t count) {
      return std::optional("\u27E6" + std::string(one != nullptr && count == 1 ? one : text) + "\u27E7");
    });
    m_window = std::make_unique<MainWindow>(m_settings, WindowStart{.file = {}, .asksBeforeClosing = false});
    m_window->resize(1440, 900);
    m_window->show();
    test::settle(session());
  }
  void TearDown() override {
    m_window.reset();
    installTranslator(nullptr);
    QCoreApplication::removeTranslator(&m_brackets);
  }
  Session& session() { return m_window->session(); }

  /// Words that people wrote, not the program: columns, values and files.
  std::set<QString> ownWords() {
    // Ids of encodings and of the window's own name; the symbols of formulas.
    std::set<QString> words = {QStringLiteral("Epsiscope"), QStringLiteral("exp"), QStringLiteral("ms")};
    const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
    const auto add = [&](const std::string& text) {
      for (auto match = word.globalMatch(QString::fromStdString(text)); match.hasNext();)
        words.insert(match.next().captured());
    };
    const AppState& state = session().state();
    if (state.dataset == nullptr) return words;
    for (const Column& column : state.dataset->columns) {
      add(column.name);
      for (const std::string& category : column.categories) add(category);
    }
    add(state.study.data.unit.value_or(""));
    add(state.study.data.file);
    add(m_folder.path().string());
    return words;
  }

  void check(const QString& text, const QString& where) {
    static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
    const std::set<QString> own = ownWords();
    for (auto match = word.globalMatch(outsideBrackets(text)); match.hasNext();)
      if (const QString found = match.next().captured(); !own.contains(found)) {
        m_untranslated[text] = where;
        return;
      }
  }
  void check(const std::string& text, const char* where) {
    check(QString::fromStdString(text), QLatin1String(where));
  }

  void checkChart(const ChartModel& model) {
    const QString where = QStringLiteral("chart ") + model.id;
    for (const QString& text :
         QStringList{model.title, model.x.title, model.y.title} + model.badges + model.notes + model.sources)
      check(text, where);
    for (const ChartSeries& series : model.series) check(series.name, where);
    for (const ChartGuide& guide : model.guides) check(guide.label, where);
    for (const ChartShade& shade : model.shades) check(shade.label, where);
    if (model.heat) check(model.heat->name, where);
  }

  void checkTable(const QAbstractItemView& view) {
    const QAbstractItemModel* model = view.model();
    if (model == nullptr) return;
    const QString where = QStringLiteral("table ") + view.objectName() + view.accessibleName();
    for (int column = 0; column < model->columnCount(); ++column) {
      check(model->headerData(column, Qt::Horizontal).toString(), where);
      for (int row = 0; row < std::min(model->rowCount(), 30); ++row)
        check(model->index(row, column).data().toString(), where);
    }
  }

  void checkWidget(QWidget& widget) {
    const QString where =
        QLatin1String(widget.metaObject()->className()) + QLatin1Char(' ') + widget.objectName();
    for (const QString& text : {widget.windowTitle(), widget.toolTip(), widget.statusTip(),
                                widget.whatsThis(), widget.accessibleName(), widget.accessibleDescription()})
      check(text, where);
    if (const auto* label = qobject_cast<QLabel*>(&widget)) check(label->text(), where);
    if (const auto* button = qobject_cast<QAbstractButton*>(&widget)) check(button->text(), where);
    if (const auto* field = qobject_cast<QLineEdit*>(&widget)) {
      check(field->text(), where);
      check(field->placeholderText(), where);
    }
    if (const auto* box = qobject_cast<QComboBox*>(&widget))
      for (int i = 0; i < box->count(); ++i) check(box->itemText(i), where);
    if (const auto* tabs = qobject_cast<QTabWidget*>(&widget))
      for (int i = 0; i < tabs->count(); ++i) {
        check(tabs->tabText(i), where);
        check(tabs->tabToolTip(i), where);
      }
    if (const auto* table = qobject_cast<QAbstractItemView*>(&widget)) checkTable(*table);
    if (const auto* chart = qobject_cast<Chart*>(&widget)) {
      checkChart(chart->model());
      check(chart->readout(1), where);
    }
    if (qobject_cast<QMenu*>(&widget) == m_window->actionsOfWindow().lessons) return;
    for (const QAction* action : widget.actions()) {
      check(action->text(), where);
      check(action->toolTip(), where);
    }
  }

  /// Checks all texts of the window; the pages of explanations and the lessons are files of their own.
  void checkWindow() {
    checkWidget(*m_window);
    for (QWidget* widget : m_window->findChildren<QWidget*>()) {
      bool explains = qobject_cast<ExplainPanel*>(widget) != nullptr;
      for (const QWidget* parent = widget; parent != nullptr; parent = parent->parentWidget())
        explains = explains || qobject_cast<const ExplainPanel*>(parent) != nullptr;
      if (!explains) checkWidget(*widget);
    }
  }

  void checkAllViews() {
    for (const ViewKind* view : viewsOf(session().state().study)) {
      Study study = session().state().study;
      study.view.tab = view->id;
      session().setStudy(study);
      test::settleWithPeople(session());
      checkWindow();
    }
  }

  void expectNone() {
    for (const auto& [text, where] : m_untranslated)
      ADD_FAILURE() << where.toStdString() << ": " << text.toStdString();
  }

  test::TemporaryFolder m_folder;
  QSettings m_settings{QString::fromStdString((m_folder.path() / "settings.ini").string()),
                       QSettings::IniFormat};
  Brackets m_brackets;
  std::unique_ptr<MainWindow> m_window;
  std::map<QString, QString> m_untranslated;
};

TEST_F(PseudoLocaleTest, EveryViewOfLabelPrivacyIsTranslated) {
  checkAllViews();
  expectNone();
}

TEST_F(PseudoLocaleTest, EveryViewOfKernelReleaseIsTranslated) {
  session().open(OpenExample{QStringLiteral("kernel-release")});
  test::settle(session());
  checkAllViews();
  expectNone();
}

TEST_F(PseudoLocaleTest, EveryViewOfPrivateClassifiersIsTranslated) {
  session().open(OpenExample{QStringLiteral("private-classifier")});
  test::settle(session());
  checkAllViews();
  expectNone();
}

TEST_F(PseudoLocaleTest, EveryMethodHasWords) {
  for (const RegistryRow& row : mechanismRegistry()) {
    check(methodLabel(row.id), "label");
    check(sentence("Core", row.summary.c_str()), "summary");
  }
  expectNone();
}

TEST_F(PseudoLocaleTest, ProblemsOfStudiesAreTranslated) {
  const Study good = session().state().study;
  std::vector<Study> bad(8, good);
  bad[0].epsilon = {-1};
  bad[1].epsilon = {};
  bad[2].data.lower = 5;
  bad[3].data.target = "nobody";
  bad[4].labelPrivacy.methods = {"wizardry"};
  bad[5].labelPrivacy.binWidth = 1e-9;
  bad[6].trials = 0;
  bad[7].data.features = {{"price", "price"}};
  for (const Study& study : bad) {
    const std::vector<Problem> found = problems(study, session().state().dataset.get(), {});
    EXPECT_FALSE(found.empty());
    for (const Problem& problem : found) {
      QString text = QString::fromStdString(problem.sentence);
      for (const char* own : {"nobody", "wizardry"}) text.remove(QLatin1String(own));
      for (const std::string& method : labelPrivacyMethods()) text.remove(QString::fromStdString(method));
      check(text, QString::fromStdString(problem.field));
    }
  }
  expectNone();
}

TEST_F(PseudoLocaleTest, WhatIsWrongWithFilesIsTranslated) {
  const std::vector<std::string> bad = {
      "", "a,b\n", "a,b\n1,2\n3\n", "a\n\"1\n", std::string("a\0b", 3), "PK\x03\x04zip", " \n \n"};
  for (std::size_t i = 0; i < bad.size(); ++i) {
    const auto file = m_folder.path() / (std::to_string(i) + ".c");
    m_folder.write(file.filename().string(), bad[i]);
    try {
      readDataset(file, {}, {});
      ADD_FAILURE() << i;
    } catch (const FileError& error) {
      check(error.what(), "file");
    }
  }
  expectNone();
}

}  // namespace
}  // namespace epsiscope::pseudo_locale_test
