#include "ui/widgets/person_picker.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/widgets/form_rows.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/text_field.h"

namespace epsiscope {

namespace {

/// The whole number, from 1 on; nothing where it is none.
std::optional<int> rowsFromText(const QString& text) {
  bool isNumber = false;
  const int rows = text.trimmed().toInt(&isNumber);
  return isNumber && rows >= 1 ? std::optional(rows) : std::nullopt;
}

QString rowsCheck(const QString& text) {
  if (text.isEmpty() || rowsFromText(text)) return {};
  return PersonPicker::tr("The most rows of one person are a whole number from 1, such as 5.");
}

}  // namespace

PersonPicker::PersonPicker(QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  m_person =
      named(choices(this, {}), "data.person", tr("Protected"),
            tr("Whom a promise is about: every row by itself, or a person with all rows that are theirs."));
  m_person->setMinimumContentsLength(8);
  column->addWidget(labelled(tr("Protected"), m_person, this));
  m_most = new TextField(tr("Most rows of one person"), rowsCheck, this);
  describe(
      m_most, "data.rows_per_person", tr("Most rows of one person"),
      tr("How many rows one person has at most, declared without counting them. Of somebody who has more, "
         "so many are drawn at random."));
  m_mostRow = labelled(tr("Rows each, at most"), m_most, this);
  column->addWidget(m_mostRow);
  connect(m_person, &QComboBox::activated, this, [this](int index) {
    const QString person = m_person->itemData(index).toString();
    emit chosen(person, person.isEmpty() ? std::nullopt : m_rows);
  });
  connect(m_most, &TextField::accepted, this, [this](const QString& text) {
    emit chosen(m_person->currentData().toString(), rowsFromText(text));
  });
  connect(m_most, &TextField::badText, this, &PersonPicker::badText);
  connect(m_most, &TextField::sentenceChanged, this, &PersonPicker::sentenceChanged);
}

void PersonPicker::show(const QStringList& columns, const QString& person, std::optional<int> mostRows) {
  m_rows = mostRows;
  fillWithColumns(m_person, QStringList{QString()} + columns, person, [](const QString& name) {
    return name.isEmpty() ? tr("every row by itself") : tr("who is in “%1”").arg(shownText(name));
  });
  m_mostRow->setVisible(!person.isEmpty());
  m_most->showText(mostRows ? QString::number(*mostRows) : QString());
}

void PersonPicker::setProblem(const QString& sentence) {
  m_most->setProblem(sentence);
}

QString PersonPicker::sentence() const {
  return m_mostRow->isHidden() ? QString() : m_most->sentence();
}

}  // namespace epsiscope
