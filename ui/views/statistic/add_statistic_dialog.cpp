#include "ui/views/statistic/add_statistic_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/study/number_keys.h"
#include "core/start/class_values.h"
#include "core/tasks/methods.h"
#include "core/tasks/statistic/release.h"
#include "ui/state/data_roles.h"
#include "ui/state/tasks.h"
#include "ui/tasks/statistic/divide_button.h"
#include "ui/tasks/statistic/statistic_words.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// Nobody would choose among more values than this.
constexpr std::size_t kMostValues = 200;

StatisticKind kindIn(const QComboBox* box) {
  return static_cast<StatisticKind>(box->currentData().toInt());
}

}  // namespace

AddStatisticDialog::AddStatisticDialog(const Study& study, std::shared_ptr<const Dataset> dataset,
                                       QWidget* parent)
    : QDialog(parent), m_study(study), m_dataset(std::move(dataset)), m_form(new QFormLayout) {
  setWindowTitle(tr("Add a statistic"));
  addColumn(m_form);
  addBounds(m_form);
  m_said = new QLabel(this);
  m_said->setProperty("role", QStringLiteral("note"));
  m_said->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  m_ok = buttons->button(QDialogButtonBox::Ok);
  m_ok->setText(tr("Add"));
  m_ok->setObjectName(QStringLiteral("add-statistic.add"));
  auto* all = new QVBoxLayout(this);
  all->addLayout(m_form);
  all->addWidget(m_said);
  all->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &AddStatisticDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  offerStatistics();
}

void AddStatisticDialog::addColumn(QFormLayout* form) {
  QStringList names;
  for (const Column& one : m_dataset->columns) names << QString::fromStdString(one.name);
  m_column = addRow(form, choices(this, names), "add-statistic.column", tr("&Column"),
                    tr("The column that the statistic is about."));
  m_statistic = addRow(form, choices(this, {}), "add-statistic.statistic", tr("&Statistic"),
                       tr("The statistic of the column; text has counts and histograms only."));
  m_mechanism = addRow(form, choices(this, {}), "add-statistic.mechanism", tr("&Mechanism"),
                       tr("The way it is released; only mechanisms that can are listed."));
  m_value = addRow(form, choices(this, {}), "add-statistic.value", tr("&Value"),
                   tr("Rows that have this value are counted."));
  m_by = new DivideButton(this);
  addRow(form, m_by, "add-statistic.by", tr("&Divide by"), m_by->toolTip());
  connect(m_by, &DivideButton::chosen, this, &AddStatisticDialog::follow);
  connect(m_column, &QComboBox::currentIndexChanged, this, &AddStatisticDialog::offerStatistics);
  connect(m_statistic, &QComboBox::currentIndexChanged, this, &AddStatisticDialog::offerMechanisms);
}

void AddStatisticDialog::addBounds(QFormLayout* form) {
  const auto add = [&](const char* name, const QString& label, const QString& tip, const QString& text) {
    auto* line = addRow(form, new QLineEdit(text, this), name, label, tip);
    connect(line, &QLineEdit::textChanged, this, &AddStatisticDialog::follow);
    return line;
  };
  const QString known =
      tr("Declared, public bounds: what is known about the values without looking at them.");
  m_lower = add("add-statistic.lower", tr("&Lower bound"), known, QString());
  m_upper = add("add-statistic.upper", tr("&Upper bound"), known, QString());
  m_quantile = add("add-statistic.quantile", tr("&Which quantile"),
                   tr("The share of the rows that lie below it: 0.5 is the median."), exactText(0.5));
  m_bins = add("add-statistic.bins", tr("C&ells"),
               tr("How many cells of equal width lie between the bounds."), QStringLiteral("20"));
}

const Column& AddStatisticDialog::column() const {
  return m_dataset->columns[static_cast<std::size_t>(std::max(0, m_column->currentIndex()))];
}

bool AddStatisticDialog::needsBounds() const {
  return !isText();
}

void AddStatisticDialog::offerStatistics() {
  const QSignalBlocker quiet(m_statistic);
  m_statistic->clear();
  for (const auto& [kind, name] : Names<StatisticKind>::all)
    if (!isText() || statisticRow(kind).countsRows())
      m_statistic->addItem(QObject::tr(wordsOf(kind).name), static_cast<int>(kind));
  m_statistic->setCurrentIndex(
      std::max(0, m_statistic->findData(static_cast<int>(FurtherStatistic{}.statistic))));
  m_value->clear();
  if (isText())
    for (const std::string& value : classValues(column(), kMostValues))
      m_value->addItem(QString::fromStdString(value));
  const QSignalBlocker quietLower(m_lower), quietUpper(m_upper);
  m_by->show(m_dataset, m_study.data, column().name, {});
  const bool isTarget = column().name == m_study.data.target;
  const auto text = [](const std::optional<double>& bound) { return bound ? exactText(*bound) : QString(); };
  m_lower->setText(isTarget ? text(m_study.data.lower) : QString());
  m_upper->setText(isTarget ? text(m_study.data.upper) : QString());
  offerMechanisms();
}

void AddStatisticDialog::offerMechanisms() {
  m_mechanism->clear();
  for (const std::string& id : mechanismsFor(kindIn(m_statistic)))
    m_mechanism->addItem(QString::fromStdString(methodLabel(id)), QString::fromStdString(id));
  follow();
}

void AddStatisticDialog::follow() {
  const StatisticRow& row = statisticRow(kindIn(m_statistic));
  const auto show = [this](QWidget* field, bool shown) {
    field->setVisible(shown);
    m_form->labelForField(field)->setVisible(shown);
  };
  show(m_value, isText() && row.takesPositive);
  show(m_lower, needsBounds());
  show(m_upper, needsBounds());
  show(m_quantile, row.takesQuantile);
  show(m_bins, row.hasCells && !isText());
  const QString missing = whatIsMissing();
  m_ok->setEnabled(missing.isEmpty());
  const auto isUndeclared = [this](const std::string& name) {
    return !choiceOf(m_study.data, name).categories;
  };
  const bool takesCategories = (isText() && row.hasCells && isUndeclared(column().name)) ||
                               std::ranges::any_of(m_by->by(), isUndeclared);
  showSentence(m_said, !missing.isEmpty() ? missing
                       : takesCategories
                           ? tr("Categories are taken from the data, which is not private; declare them "
                                "in the Data view if you know them.")
                           : QString());
}

QString AddStatisticDialog::whatIsMissing() const {
  const StatisticRow& row = statisticRow(kindIn(m_statistic));
  if (isText() && row.takesPositive && m_value->count() == 0) return tr("This column has no value to count.");
  const auto holds = [](const char* key, const QLineEdit* field) {
    const std::optional<double> number = numberFromText(field->text());
    return number && numberKey(key).range.holds(*number);
  };
  if (row.takesQuantile && !holds("statistic.quantile", m_quantile))
    return tr("The quantile is a number between 0 and 1; %1 is the median.").arg(exactText(0.5));
  if (row.hasCells && !isText() && !holds("statistic.bins", m_bins))
    return tr("The number of cells is a whole number from 1 to 10 000.");
  if (!needsBounds()) return {};
  const std::optional<double> lower = numberFromText(m_lower->text()),
                              upper = numberFromText(m_upper->text());
  if (!lower || !upper) return tr("Declare both bounds: what is publicly known about the column.");
  return *lower < *upper ? QString() : tr("The lower bound must be below the upper one.");
}

FurtherStatistic AddStatisticDialog::statistic() const {
  FurtherStatistic made{.column = column().name,
                        .statistic = kindIn(m_statistic),
                        .mechanism = m_mechanism->currentData().toString().toStdString(),
                        .lower = {},
                        .upper = {},
                        .positive = {},
                        .by = m_by->by()};
  const StatisticRow& row = statisticRow(made.statistic);
  if (needsBounds()) {
    made.lower = numberFromText(m_lower->text());
    made.upper = numberFromText(m_upper->text());
  }
  if (isText() && row.takesPositive) made.positive = m_value->currentText().toStdString();
  if (row.takesQuantile) made.quantile = numberFromText(m_quantile->text()).value_or(made.quantile);
  if (row.hasCells && !isText())
    made.bins = static_cast<int>(numberFromText(m_bins->text()).value_or(made.bins));
  return made;
}

void AddStatisticDialog::accept() {
  if (!whatIsMissing().isEmpty()) return;
  const FurtherStatistic made = statistic();
  std::optional<ColumnChoice> declared;
  if (isText() && statisticRow(made.statistic).hasCells) {
    ColumnChoice choice = choiceOf(m_study.data, made.column);
    if (!choice.categories) {
      choice.categories = classValues(column(), column().categories.size());
      declared = choice;
    }
  }
  emit chosen(made, declared);
  QDialog::accept();
}

}  // namespace epsiscope
