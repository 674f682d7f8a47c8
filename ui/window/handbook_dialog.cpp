#include "ui/window/handbook_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScreen>
#include <QSplitter>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

#include "ui/explain/message_list.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

constexpr int kChapter = Qt::UserRole, kPage = Qt::UserRole + 1;

/// Text alone: a word of the markup is none of the page.
QString wordsOfPage(const HandbookPage& page) {
  QString text = page.title + QLatin1Char(' ') + page.html;
  static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
  return text.replace(tags, QStringLiteral(" "));
}

}  // namespace

HandbookDialog::HandbookDialog(std::vector<HandbookChapter> chapters, QWidget* parent)
    : QDialog(parent),
      m_chapters(std::move(chapters)),
      m_word(new QLineEdit(this)),
      m_contents(new QTreeWidget(this)),
      m_page(new QTextBrowser(this)) {
  setWindowTitle(tr("Handbook"));
  m_word->setPlaceholderText(tr("Search"));
  m_word->setClearButtonEnabled(true);
  m_word->setAccessibleName(tr("Search the handbook"));
  setTip(m_word, tr("Shows the pages that have this word, or the page about this message."));
  m_contents->setHeaderHidden(true);
  m_contents->setAccessibleName(tr("Pages of the handbook"));
  m_page->setAccessibleName(tr("Page"));
  m_page->setOpenLinks(false);
  m_page->document()->setDocumentMargin(16);
  auto* left = new QWidget(this);
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_word);
  column->addWidget(m_contents, 1);
  auto* halves = new QSplitter(Qt::Horizontal, this);
  halves->setChildrenCollapsible(false);
  halves->addWidget(left);
  halves->addWidget(m_page);
  halves->setStretchFactor(1, 1);
  halves->setSizes({260, 560});
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(16, 16, 16, 16);
  whole->setSpacing(12);
  whole->addWidget(halves, 1);
  whole->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(m_contents, &QTreeWidget::currentItemChanged, this,
          [this](const QTreeWidgetItem* item) { showItem(item); });
  connect(m_word, &QLineEdit::textChanged, this, &HandbookDialog::search);
  connect(m_page, &QTextBrowser::anchorClicked, this,
          [this](const QUrl& target) { showPage(target.fragment()); });
  resize(QSize(120 * fontMetrics().averageCharWidth(), 40 * fontMetrics().height())
             .boundedTo(screen()->availableSize() * 0.9));
  fill();
}

void HandbookDialog::fill() {
  for (std::size_t i = 0; i < m_chapters.size(); ++i) {
    auto* chapter = new QTreeWidgetItem(m_contents, {m_chapters[i].title});
    for (std::size_t k = 0; k < m_chapters[i].pages.size(); ++k) {
      auto* page = new QTreeWidgetItem(chapter, {m_chapters[i].pages[k].title});
      page->setData(0, kChapter, static_cast<int>(i));
      page->setData(0, kPage, static_cast<int>(k));
    }
  }
  if (QTreeWidgetItem* first = m_contents->topLevelItem(0)) {
    first->setExpanded(true);
    m_contents->setCurrentItem(first->child(0));
  }
}

void HandbookDialog::showItem(const QTreeWidgetItem* item) {
  // A chapter's heading shows its first page.
  if (item != nullptr && item->parent() == nullptr) item = item->child(0);
  if (item == nullptr) return;
  const HandbookPage& page = m_chapters[static_cast<std::size_t>(item->data(0, kChapter).toInt())]
                                 .pages[static_cast<std::size_t>(item->data(0, kPage).toInt())];
  m_page->setHtml(QStringLiteral("<h2>%1</h2>%2").arg(page.title, page.html));
}

void HandbookDialog::showPage(const QString& id) {
  for (int i = 0; i < m_contents->topLevelItemCount(); ++i)
    for (int k = 0; k < m_contents->topLevelItem(i)->childCount(); ++k)
      if (m_chapters[static_cast<std::size_t>(i)].pages[static_cast<std::size_t>(k)].id == id)
        return m_contents->setCurrentItem(m_contents->topLevelItem(i)->child(k));
}

void HandbookDialog::search() {
  const QString word = m_word->text().trimmed();
  // A message that was pasted stands nowhere as it was said.
  const QString explained = pageOfMessage(word);
  for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
    QTreeWidgetItem* chapter = m_contents->topLevelItem(i);
    int found = 0;
    for (int k = 0; k < chapter->childCount(); ++k) {
      const HandbookPage& page = m_chapters[static_cast<std::size_t>(i)].pages[static_cast<std::size_t>(k)];
      const bool has = word.isEmpty() || (!explained.isEmpty() && page.id == explained) ||
                       wordsOfPage(page).contains(word, Qt::CaseInsensitive);
      chapter->child(k)->setHidden(!has);
      found += has ? 1 : 0;
    }
    chapter->setHidden(found == 0);
    chapter->setExpanded(!word.isEmpty() || i == 0);
  }
}

}  // namespace epsiscope
