#include "ui/window/bounds_question.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/tasks/task.h"
#include "ui/session/data_defaults.h"
#include "ui/state/app_state.h"
#include "ui/state/data_roles.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/text_field.h"

namespace epsiscope {

namespace {

constexpr int kWidth = 460;

QString numberCheck(const QString& text) {
  if (text.isEmpty() || numberFromText(text)) return {};
  return QObject::tr("A bound is a number like %1 or 1e6.").arg(exactText(0.5));
}

QLabel* textLabel(const char* role, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setProperty("role", QLatin1String(role));
  label->setWordWrap(true);
  return label;
}

}  // namespace

BoundsQuestion::BoundsQuestion(QWidget* parent)
    : QWidget(parent),
      m_target(new QComboBox(this)),
      m_heading(textLabel("title", this)),
      m_problem(textLabel("problem", this)),
      m_lower(new TextField(tr("Smallest value"), numberCheck, this)),
      m_upper(new TextField(tr("Largest value"), numberCheck, this)),
      m_use(new QPushButton(tr("Use these bounds"), this)),
      m_fromData(new QPushButton(tr("Take those of the data"), this)) {
  setObjectName(QStringLiteral("bounds-question"));
  m_target->setObjectName(QStringLiteral("bounds-question.target"));
  m_target->setAccessibleName(tr("Column to be protected"));
  m_lower->setObjectName(QStringLiteral("bounds-question.lower"));
  m_upper->setObjectName(QStringLiteral("bounds-question.upper"));
  m_use->setObjectName(QStringLiteral("bounds-question.use"));
  m_fromData->setObjectName(QStringLiteral("bounds-question.from-data"));
  m_use->setProperty("role", QStringLiteral("primary"));
  m_fromData->setProperty("role", QStringLiteral("link"));

  auto* card = new QWidget(this);
  card->setMaximumWidth(kWidth);
  auto* column = new QVBoxLayout(card);
  column->setSpacing(16);
  QLabel* why = textLabel("muted", this);
  why->setText(
      tr("Noise hides one value among all that are possible, so it needs to know what is possible. Say "
         "what anybody knows without the data: a scale from 0 to 100, wages up to 200."));
  auto* form = new QFormLayout;
  form->setSpacing(8);
  form->addRow(tr("Protect"), m_target);
  form->addRow(tr("Smallest value"), m_lower);
  form->addRow(tr("Largest value"), m_upper);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_use);
  buttons->addStretch(1);
  buttons->addWidget(m_fromData);
  buttons->addWidget(new Badge(tr("not private"), Badge::Kind::notPrivate, this));
  for (QLabel* label : {m_heading, why}) column->addWidget(label);
  column->addLayout(form);
  column->addWidget(m_problem);
  column->addLayout(buttons);

  auto* middle = new QHBoxLayout;
  middle->addStretch(1);
  middle->addWidget(card, 100);
  middle->addStretch(1);
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(24, 24, 24, 24);
  page->addStretch(1);
  page->addLayout(middle);
  page->addStretch(2);

  connect(m_target, &QComboBox::activated, this, [this](int index) {
    emit answered(withTarget(m_study, *m_dataset, m_target->itemData(index).toString().toStdString()));
  });
  for (const TextField* field : {m_lower, m_upper}) {
    connect(field, &QLineEdit::textChanged, this, &BoundsQuestion::showSentence);
    connect(field, &QLineEdit::returnPressed, this, &BoundsQuestion::take);
  }
  connect(m_use, &QPushButton::clicked, this, &BoundsQuestion::take);
  connect(m_fromData, &QPushButton::clicked, this, [this] {
    Study study = m_study;
    study.data.lower = study.data.upper = std::nullopt;
    takeBoundsFromData(study, *m_dataset);
    emit answered(study);
  });
}

void BoundsQuestion::present(const AppState& state) {
  const bool isNews = state.dataset != m_dataset || state.study.data.target != m_study.data.target;
  m_study = state.study;
  m_dataset = state.dataset;
  if (isNews) {
    m_lower->setText(m_study.data.lower ? exactText(*m_study.data.lower) : QString());
    m_upper->setText(m_study.data.upper ? exactText(*m_study.data.upper) : QString());
  }
  m_heading->setText(tr("What values can %1 have?").arg(shownText(m_study.data.target).toHtmlEscaped()));
  showTargets();
  showSentence();
}

void BoundsQuestion::showTargets() {
  QStringList names;
  for (const Column& column : m_dataset->columns)
    if (column.kind == ColumnKind::number) names << QString::fromStdString(column.name);
  QStringList shown;
  for (int i = 0; i < m_target->count(); ++i) shown << m_target->itemData(i).toString();
  const QSignalBlocker quiet(m_target);
  if (shown != names) {
    m_target->clear();
    for (const QString& name : names) m_target->addItem(shownText(name), name);
  }
  m_target->setCurrentIndex(m_target->findData(QString::fromStdString(m_study.data.target)));
}

/// Says why the typed text is wrong; the button waits for two numbers in their order.
void BoundsQuestion::showSentence() {
  const auto lower = numberFromText(m_lower->text()), upper = numberFromText(m_upper->text());
  const QString text = lower && upper && !(*lower < *upper)
                           ? tr("The largest value must be above the smallest one.")
                           : (numberCheck(m_lower->text()).isEmpty() ? numberCheck(m_upper->text())
                                                                     : numberCheck(m_lower->text()));
  m_problem->setText(text);
  m_problem->setVisible(!text.isEmpty());
  m_use->setEnabled(lower && upper && *lower < *upper);
}

void BoundsQuestion::take() {
  if (!m_use->isEnabled()) return;
  Study study = m_study;
  study.data.lower = numberFromText(m_lower->text());
  study.data.upper = numberFromText(m_upper->text());
  emit answered(study);
}

}  // namespace epsiscope
