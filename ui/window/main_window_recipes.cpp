#include "ui/window/main_window.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

#include "ui/window/dialogs.h"

namespace epsiscope {

namespace {

/// Where the files of a recipe were found last.
QString placeKey(const QString& recipe) {
  return QStringLiteral("recipes/") + recipe;
}

}  // namespace

void MainWindow::connectRecipes() {
  connect(m_actions.publicData, &QMenu::triggered, this,
          [this](const QAction* action) { openRecipe(action->data().toString()); });
  connect(&m_session, &Session::fileOpened, this, [this](const QString& file) {
    const DataChoice& opened = m_session.state().study.data;
    if (opened.recipe && opened.file == file.toStdString())
      m_settings.setValue(placeKey(QString::fromStdString(*opened.recipe)), file);
  });
}

void MainWindow::openRecipe(const QString& id) {
  const QString known = m_settings.value(placeKey(id)).toString();
  if (QFileInfo(known).isFile()) return m_session.openRecipe(id, known);
  openRecipeWithDialog(this, m_session, id);
}

}  // namespace epsiscope
