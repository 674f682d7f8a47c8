#include "ui/widgets/weight_picker.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/widgets/form_rows.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/text_field.h"

namespace epsiscope {

namespace {

QString largestCheck(const QString& text) {
  const std::optional<double> largest = numberFromText(text);
  return largest && *largest > 0 ? QString() : WeightPicker::tr("The largest weight is a number above 0.");
}

}  // namespace

WeightPicker::WeightPicker(QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  m_weight = named(choices(this, {}), "data.weight", tr("Weights"),
                   tr("The column that says how often a row counts in a statistic. It is no feature."));
  m_weight->setMinimumContentsLength(8);
  column->addWidget(labelled(tr("Weights"), m_weight, this));
  m_largest = new TextField(tr("Largest weight"), largestCheck, this);
  describe(m_largest, "data.largest_weight", tr("Largest weight"),
           tr("The largest weight that a row can have, known without looking at the table: noise is made "
              "for it, and larger weights are cut down to it."));
  m_largest->setProperty("topic", QStringLiteral("data.weight"));
  m_largestRow = labelled(tr("Largest weight"), m_largest, this);
  column->addWidget(m_largestRow);
  m_problem = new QLabel(this);
  m_problem->setProperty("role", QStringLiteral("problem"));
  m_problem->setWordWrap(true);
  m_problem->hide();
  column->addWidget(m_problem);
  connect(m_weight, &QComboBox::activated, this,
          [this](int index) { emit chosen(m_weight->itemData(index).toString()); });
  connect(m_largest, &TextField::accepted, this, [this](const QString& text) {
    if (const std::optional<double> largest = numberFromText(text)) emit largestTyped(*largest);
  });
  connect(m_largest, &TextField::badText, this, &WeightPicker::badText);
  connect(m_largest, &TextField::sentenceChanged, this,
          [this] { showSentence(m_problem, m_largestRow->isHidden() ? QString() : m_largest->sentence()); });
}

void WeightPicker::show(const QStringList& columns, const QString& weight, std::optional<double> largest) {
  fillWithColumns(m_weight, QStringList{QString()} + columns, weight, [](const QString& name) {
    return name.isEmpty() ? tr("none: each row counts once") : shownText(name);
  });
  m_largestRow->setVisible(!weight.isEmpty());
  m_largest->showText(largest ? exactText(*largest) : QString());
  if (weight.isEmpty()) showSentence(m_problem, {});
}

void WeightPicker::setProblem(const QString& sentence) {
  m_largest->setProblem(sentence);
}

}  // namespace epsiscope
