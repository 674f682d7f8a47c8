#include "ui/window/file_menu.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

#include "core/recipes/recipe.h"
#include "ui/download/download_dialog.h"
#include "ui/session/session.h"
#include "ui/window/database_dialog.h"
#include "ui/window/file_dialogs.h"
#include "ui/window/file_kinds.h"
#include "ui/window/window_actions.h"

namespace epsiscope {

namespace {

/// The key of the settings for where the files of a recipe were found last.
QString placeKey(const QString& recipe) {
  return QStringLiteral("recipes/") + recipe;
}

}  // namespace

FileMenu::FileMenu(const WindowActions& actions, Session& session, QSettings& settings, QWidget* window)
    : m_session(session), m_settings(settings), m_window(window), m_recent(*actions.recent, settings) {
  const auto does = [this](const QAction* action, auto what) {
    connect(action, &QAction::triggered, this, what);
  };
  does(actions.open,
       [this] { chooseData(m_window, [this](const QString& file) { m_session.open(OpenAsking{file}); }); });
  does(actions.openDatabase, [this] {
    auto* dialog = new DatabaseDialog(m_window);
    connect(dialog, &DatabaseDialog::chosen, this,
            [this](const QString& address) { m_session.open(OpenAsking{address}); });
    dialog->open();
  });
  does(actions.openStudy, [this] { openStudyWithDialog(m_window, m_session); });
  does(actions.save, [this] { saveStudyWithDialog(m_window, m_session); });
  does(actions.saveAs, [this] { saveStudyAsWithDialog(m_window, m_session); });
  does(actions.download, [this] { download(); });
  does(actions.pasteTable, [this] { m_session.open(Paste{QApplication::clipboard()->text()}); });
  does(actions.planData, [this] { m_session.open(OpenPlan{}); });
  const auto offers = [this](const QMenu* menu, auto open) {
    connect(menu, &QMenu::triggered, this,
            [open](const QAction* action) { open(action->data().toString()); });
  };
  offers(actions.builtIn, [this](const QString& id) { m_session.open(OpenBuiltIn{id}); });
  offers(actions.publicData, [this](const QString& id) { openRecipe(id); });
  offers(actions.examples, [this](const QString& id) { m_session.open(OpenExample{id}); });
  offers(actions.papers, [this](const QString& id) { openPaperWithDialog(m_window, m_session, id); });
  connect(actions.changeData, &QMenu::triggered, this,
          [this, builtIn = actions.builtIn](const QAction* action) {
            if (builtIn->actions().contains(action)) m_session.open(OpenBuiltIn{action->data().toString()});
          });
  connect(&m_recent, &RecentFiles::chosen, this,
          [this](const QString& file) { m_session.open(OpenFile{file}); });
  connect(&session, &Session::fileOpened, this, &FileMenu::remember);
}

void FileMenu::openRecipe(const QString& id) {
  const QString known = m_settings.value(placeKey(id)).toString();
  if (QFileInfo(known).isFile()) return m_session.open(OpenRecipe{id, known});
  openRecipeWithDialog(m_window, m_session, id);
}

void FileMenu::openByRecipe(const QString& file) {
  if (const Recipe* recipe = recipeForFile(file.toStdU16String()))
    m_session.open(OpenRecipe{QString::fromUtf8(recipe->id), file});
}

/// Opens the first of several files: one study is about one table.
void FileMenu::open(const Dropped& dropped) {
  if (dropped.file.isEmpty()) return m_session.open(Paste{dropped.text});
  const QString remark = tr("Only %2 of the %1 files is opened; drop the others one by one.")
                             .arg(dropped.files)
                             .arg(QFileInfo(dropped.file).fileName());
  m_session.open(OpenFile{dropped.file, dropped.files == 1 ? QString() : remark});
}

void FileMenu::relocate() {
  relocateWithDialog(m_window, m_session);
}

void FileMenu::remember(const QString& file) {
  m_recent.add(file);
  const DataChoice& choice = m_session.state().study.data;
  if (choice.recipe && choice.file == file.toStdString())
    m_settings.setValue(placeKey(QString::fromStdString(*choice.recipe)), file);
}

void FileMenu::download() {
  auto* dialog = new DownloadDialog(m_settings, recipes(), m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &DownloadDialog::opened, this, [this](const QString& recipe, const QString& file) {
    m_session.open(OpenRecipe{recipe, file});
  });
  dialog->open();
}

}  // namespace epsiscope
