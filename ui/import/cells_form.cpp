#include "ui/import/cells_form.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include "core/study/study_names.h"
#include "core/table/cell_report.h"
#include "core/text/wording.h"
#include "ui/widgets/form_rows.h"
#include "ui/import/reading_form.h"
#include "ui/widgets/counted_text.h"

namespace epsiscope {

namespace {

constexpr std::size_t kShownCells = 3;
constexpr std::size_t kShownNames = 3;

template <class Rule>
void addRules(QComboBox* box, std::initializer_list<std::pair<Rule, QString>> rules) {
  for (const auto& [rule, words] : rules) box->addItem(words, QString::fromStdString(nameOf(rule)));
}

template <class Rule>
void showRule(QComboBox* box, Rule rule, bool isNeeded) {
  box->setCurrentIndex(box->findData(QString::fromStdString(nameOf(rule))));
  box->parentWidget()->setVisible(isNeeded);
}

template <class Rule>
Rule ruleOf(const QComboBox* box, int index) {
  const std::string word = box->itemData(index).toString().toStdString();
  for (const auto& [rule, name] : Names<Rule>::all)
    if (name == word) return rule;
  return Rule::stop;
}

/// The names of the columns that have such cells.
QString namesOf(const Dataset& dataset, const auto& has) {
  std::vector<std::string> names;
  for (const Column& column : dataset.columns)
    if (has(column)) names.push_back(column.name);
  return QString::fromStdString(quotedList(names, kShownNames));
}

}  // namespace

QString missingSentence(const Dataset& dataset) {
  std::size_t count = 0;
  for (const Column& column : dataset.columns) count += column.missing;
  if (count == 0) return {};
  return countedText("QObject", "%1 cells are missing, in %2.", "%1 cell is missing, in %2.", count)
      .arg(namesOf(dataset, [](const Column& column) { return column.missing > 0; }));
}

QString badSentence(const Dataset& dataset, bool hidden) {
  const std::size_t count = badCellCount(dataset);
  if (count == 0)
    return CellsForm::tr("There are no bad cells: every cell of a column of numbers is a number or missing.");
  QStringList lines = {
      countedText("QObject", "%1 cells are no numbers, in %2.", "%1 cell is no number, in %2.", count)
          .arg(namesOf(dataset, [](const Column& column) { return !column.badCells.empty(); }))};
  std::size_t shown = 0;
  for (std::size_t column = 0; column < dataset.columns.size(); ++column)
    for (const BadCell& cell : dataset.columns[column].badCells) {
      if (shown++ == kShownCells) return lines.join(QLatin1Char('\n'));
      lines << QString::fromStdString(describe(dataset, column, cell, hidden));
    }
  return lines.join(QLatin1Char('\n'));
}

CellsForm::CellsForm(QWidget* parent)
    : QWidget(parent),
      m_missingCells(smallLabel(this)),
      m_missing(formBox(this)),
      m_badCells(smallLabel(this)),
      m_bad(formBox(this)) {
  addRules<MissingRule>(m_missing, {{MissingRule::stop, tr("stop and say where")},
                                    {MissingRule::dropRows, tr("drop those rows")},
                                    {MissingRule::dropColumns, tr("drop those columns")},
                                    {MissingRule::mean, tr("fill with the mean")}});
  addRules<BadCellRule>(m_bad, {{BadCellRule::stop, tr("stop and say where")},
                                {BadCellRule::dropRows, tr("drop those rows")},
                                {BadCellRule::mean, tr("fill with the mean")}});
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(formRow("data.missing", tr("Missin&g cells"),
                            tr("What happens to cells without a value. A missing label is never filled in."),
                            m_missing, this));
  column->addWidget(m_missingCells);
  column->addWidget(formRow("data.bad_cells", tr("&Bad cells"),
                            tr("What happens to cells that are no numbers in a column of numbers."), m_bad,
                            this));
  column->addWidget(m_badCells);
  connect(m_missing, &QComboBox::activated, this, [this](int index) {
    m_data.missing = ruleOf<MissingRule>(m_missing, index);
    emit edited(m_data);
  });
  connect(m_bad, &QComboBox::activated, this, [this](int index) {
    m_data.badCells = ruleOf<BadCellRule>(m_bad, index);
    emit edited(m_data);
  });
}

void CellsForm::present(const DataChoice& choice, const Dataset* dataset, bool hidden) {
  m_data = choice;
  bool anyMissing = false;
  if (dataset != nullptr)
    for (const Column& column : dataset->columns) anyMissing |= column.missing > 0;
  showRule(m_missing, choice.missing, anyMissing);
  showRule(m_bad, choice.badCells, dataset != nullptr && badCellCount(*dataset) > 0);
  showSentence(m_missingCells, dataset == nullptr ? QString() : missingSentence(*dataset));
  showSentence(m_badCells, dataset == nullptr ? QString() : badSentence(*dataset, hidden));
}

}  // namespace epsiscope
