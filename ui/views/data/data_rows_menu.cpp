#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>

#include "core/reading/table_file.h"
#include "ui/views/data/data_models.h"
#include "ui/views/data/data_rows.h"

namespace epsiscope {

QMenu* DataRows::menuOf(int column) {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("row-menu"));
  menu->setToolTipsVisible(true);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const auto offer = [&](const char* name, const QString& text, int by, Qt::SortOrder order) {
    QAction* action = menu->addAction(text);
    action->setObjectName(QLatin1String(name));
    const QString whyNot = whyNotSorted(by);
    action->setEnabled(whyNot.isEmpty());
    action->setToolTip(whyNot);
    connect(action, &QAction::triggered, this,
            [this, by, order] { m_table->horizontalHeader()->setSortIndicator(by, order); });
  };
  offer("sort-up", tr("Sort &upwards by this column"), column, Qt::AscendingOrder);
  offer("sort-down", tr("Sort &downwards by this column"), column, Qt::DescendingOrder);
  offer("sort-file", tr("&Order of the file"), -1, Qt::AscendingOrder);
  menu->addSeparator();
  addSaving(menu);
  return menu;
}

QString DataRows::whyNotSorted(int column) const {
  if (m_rows->isHidden())
    return tr("Cells are private: nothing of them is shown where results are released.");
  if (column < 0 && !m_wanted.sort) return tr("The rows are in the order of the file.");
  return m_dataset ? QString() : tr("There are no rows.");
}

void DataRows::addSaving(QMenu* menu) {
  const QString whyNot = m_rows->isHidden()
                             ? tr("Cells are private: nothing of them is written where results are released.")
                         : m_writer.isRunning() ? tr("A table is being written.")
                                                : QString();
  for (const bool all : {false, true}) {
    QAction* action = menu->addAction(all ? tr("Save &all rows as CSV…") : tr("&Save table as CSV…"));
    action->setObjectName(all ? QStringLiteral("save-all") : QStringLiteral("save-shown"));
    action->setEnabled(whyNot.isEmpty());
    action->setToolTip(whyNot.isEmpty() ? tr("Writes private data: keep the file as safe as its source.")
                                        : whyNot);
    connect(action, &QAction::triggered, this, [this, all] { save(all); });
  }
}

void DataRows::save(bool all) {
  auto* dialog = new QFileDialog(window(), tr("Save the table"), {}, tr("Tables (*.csv)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("csv"));
  connect(dialog, &QFileDialog::fileSelected, this, [this, all](const QString& file) { write(file, all); });
  dialog->open();
}

void DataRows::write(const QString& file, bool all) {
  m_writer.start([this, file, dataset = m_dataset,
                  rows = all ? nullptr : m_rows->rows()](const Runner::Control&) -> Runner::Delivery {
    const std::filesystem::path path = file.toStdU16String();
    rows ? writeTable(*dataset, *rows, path) : writeTable(*dataset, path);
    return {};
  });
}

}  // namespace epsiscope
