#include "ui/theme/link_colors.h"

#include <QApplication>
#include <QLabel>
#include <QPalette>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextEdit>

namespace epsiscope {

namespace {

void colorLinks(QTextDocument& document, const QBrush& color) {
  std::vector<std::pair<int, int>> links;  // changing a link takes its fragment apart
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
    for (auto at = block.begin(); !at.atEnd(); ++at)
      if (at.fragment().charFormat().isAnchor())
        links.emplace_back(at.fragment().position(), at.fragment().position() + at.fragment().length());
  QTextCharFormat format;
  format.setForeground(color);
  for (const auto& [start, end] : links) {
    QTextCursor link(&document);
    link.setPosition(start);
    link.setPosition(end, QTextCursor::KeepAnchor);
    link.mergeCharFormat(format);
  }
}

}  // namespace

void renewLinkColors() {
  const QBrush color = QApplication::palette().link();
  for (QWidget* widget : QApplication::allWidgets()) {
    if (const auto* page = qobject_cast<QTextEdit*>(widget)) colorLinks(*page->document(), color);
    if (auto* label = qobject_cast<QLabel*>(widget); label && label->text().contains(QLatin1String("<a "))) {
      const QString text = label->text();
      label->clear();
      label->setText(text);
    }
  }
}

}  // namespace epsiscope
