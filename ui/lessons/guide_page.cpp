#include "ui/lessons/guide_page.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/lessons/lesson_shelf.h"

namespace epsiscope {

void showLessonGuide(QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(QObject::tr("Guide for lesson writers"));
  auto* text = new QTextBrowser(dialog);
  text->setMarkdown(lessonGuide());
  text->setOpenLinks(false);
  text->setAccessibleName(dialog->windowTitle());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  auto* column = new QVBoxLayout(dialog);
  column->addWidget(text, 1);
  column->addWidget(buttons);
  dialog->resize(72 * dialog->fontMetrics().averageCharWidth(), 40 * dialog->fontMetrics().height());
  dialog->show();
}

}  // namespace epsiscope
