#include "ui/views/data/category_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

#include "ui/widgets/badge.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

/// The problem of these categories in one sentence; empty if there is none.
QString categoryProblem(const std::vector<std::string>& categories) {
  if (categories.empty()) return QObject::tr("Write at least one category.");
  std::set<std::string> seen;
  for (const std::string& category : categories)
    if (!seen.insert(category).second)
      return QObject::tr("%1 is there twice; write it once.").arg(QString::fromStdString(category));
  return {};
}

}  // namespace

CategoryDialog::CategoryDialog(const Column& column, const Categories& declared, bool hidden, QWidget* parent)
    : QDialog(parent),
      m_ofData(hidden ? std::vector<std::string>() : column.categories),
      m_text(new QPlainTextEdit(this)),
      m_notPrivate(new Badge(tr("not private"), Badge::Kind::notPrivate, this)),
      m_said(new QLabel(this)) {
  setObjectName(QStringLiteral("category-dialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Declared categories"));
  assemble(QString::fromStdString(column.name), hidden);
  connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
    m_fromData = false;
    follow();
  });
  declared ? write(*declared) : takeFromData();
}

void CategoryDialog::write(const std::vector<std::string>& categories) {
  // Nobody reads more, and no study takes more.
  constexpr std::size_t most = 1000;
  QStringList list;
  for (std::size_t i = 0; i < std::min(most, categories.size()); ++i) list << shownText(categories[i]);
  m_written.clear();
  for (std::size_t i = 0; i < std::min(most, categories.size()); ++i)
    m_written.emplace(list[static_cast<qsizetype>(i)].trimmed(), categories[i]);
  m_text->setPlainText(list.join(QLatin1Char('\n')));
}

void CategoryDialog::assemble(const QString& name, bool hidden) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(8);
  auto* intro = new QLabel(tr("The values that %1 can have, one per line, as they are known without looking "
                              "at the data. Each becomes a feature; other values have none.")
                               .arg(shownText(name)),
                           this);
  intro->setWordWrap(true);
  column->addWidget(intro);
  describe(m_text, "declared-categories", tr("Declared categories"), tr("One category per line."));
  m_text->setTabChangesFocus(true);
  m_text->setFrameShape(QFrame::StyledPanel);
  column->addWidget(m_text, 1);
  auto* take = new QPushButton(tr("&Take them from the data (not private)"), this);
  describe(take, "categories-from-data", tr("Take them from the data"),
           tr("Which categories occur is private: what depends on them is marked as not private."));
  take->setAutoDefault(false);
  take->setEnabled(!hidden);
  if (hidden) setTip(take, tr("Cells are private: they are not shown where results are released."));
  auto* row = new QHBoxLayout;
  row->addWidget(take);
  row->addWidget(m_notPrivate);
  row->addStretch();
  column->addLayout(row);
  m_said->setWordWrap(true);
  m_said->setProperty("role", QStringLiteral("small"));
  column->addWidget(m_said);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  m_ok = buttons->button(QDialogButtonBox::Ok);
  column->addWidget(buttons);
  connect(take, &QPushButton::clicked, this, &CategoryDialog::takeFromData);
  connect(buttons, &QDialogButtonBox::accepted, this, &CategoryDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &CategoryDialog::reject);
}

void CategoryDialog::takeFromData() {
  write(m_ofData);
  m_fromData = true;
  follow();
}

/// The categories of the lines. Blank lines say nothing; a line that was not edited means the category for
/// which it was written.
std::vector<std::string> CategoryDialog::lines() const {
  std::vector<std::string> categories;
  for (const QString& line : m_text->toPlainText().split(QLatin1Char('\n')))
    if (const QString shown = line.trimmed(); !shown.isEmpty()) {
      const auto written = m_written.find(shown);
      categories.push_back(written == m_written.end() ? shown.toStdString() : written->second);
    }
  return categories;
}

void CategoryDialog::follow() {
  m_notPrivate->setVisible(m_fromData);
  const std::vector<std::string> categories = lines();
  const QString problem = m_fromData ? QString() : shownText(categoryProblem(categories));
  m_ok->setEnabled(problem.isEmpty());
  m_ok->setToolTip(problem);
  const std::size_t count = m_fromData ? m_ofData.size() : categories.size();
  m_said->setText(problem.isEmpty() ? countedText("QObject", "%1 categories", "%1 category", count)
                                    : problem);
}

void CategoryDialog::accept() {
  emit chosen(m_fromData ? Categories() : Categories(lines()));
  QDialog::accept();
}

}  // namespace epsiscope
