#include "ui/window/recent_files.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

#include <algorithm>

namespace epsiscope {

namespace {

constexpr qsizetype kMostFiles = 10;
const QString kKey = QStringLiteral("recent");

/// The text of an action, in which an ampersand is one.
QString plain(QString text) {
  return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

}  // namespace

RecentFiles::RecentFiles(QMenu& menu, QSettings& settings) : m_menu(menu), m_settings(settings) {
  connect(&menu, &QMenu::triggered, this, [this](const QAction* action) {
    action->data().isNull() ? clear() : emit chosen(action->data().toString());
  });
  // A file may come and go while the window is open.
  connect(&menu, &QMenu::aboutToShow, this, &RecentFiles::fillMenu);
}

QStringList RecentFiles::files() const {
  return m_settings.value(kKey).toStringList();
}

void RecentFiles::add(const QString& file) {
  QStringList all = files();
  all.removeAll(file);
  all.prepend(file);
  m_settings.setValue(kKey, all.mid(0, kMostFiles));
  fillMenu();
}

void RecentFiles::clear() {
  m_settings.remove(kKey);
  fillMenu();
}

void RecentFiles::fillMenu() {
  m_menu.clear();
  const QStringList all = files();
  for (const QString& file : all) {
    const QFileInfo info(file);
    const auto sameName = std::ranges::count_if(
        all, [&](const QString& other) { return QFileInfo(other).fileName() == info.fileName(); });
    QString name = info.fileName();
    if (sameName > 1) name = tr("%1 in %2").arg(name, QFileInfo(info.path()).fileName());
    QAction* action = m_menu.addAction(plain(name));
    action->setData(file);
    action->setToolTip(file);
    if (info.exists()) continue;
    action->setEnabled(false);
    action->setText(tr("%1 (not found)").arg(plain(name)));
  }
  m_menu.setEnabled(!all.isEmpty());
  m_menu.addSeparator();
  m_menu.addAction(tr("Clear the list"));
}

}  // namespace epsiscope
