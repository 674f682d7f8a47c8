#include "ui/setup/runs_section.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/setup/text_field.h"

namespace epsiscope {

namespace {

QString gridCheck(const QString& text) {
  const auto numbers = numbersFromText(text);
  if (!numbers || numbers->empty())
    return QObject::tr("Budgets are numbers like 0.1, 0.5, 2, separated by commas.");
  return {};
}

}  // namespace

RunsSection::RunsSection(QWidget* parent) : SetupSection(tr("Sampled runs"), parent) {
  m_trials = new QSpinBox(this);
  m_trials->setRange(1, 10000);
  m_trials->setAccessibleName(tr("Number of runs"));
  m_trials->setToolTip(tr("Each run has its own split of the rows, its own prior and its own noise."));
  m_trials->setKeyboardTracking(false);
  m_trials->setButtonSymbols(QSpinBox::NoButtons);
  m_trials->setAlignment(Qt::AlignRight);
  auto* trials = new QHBoxLayout;
  trials->addWidget(new QLabel(tr("Runs"), this));
  trials->addStretch(1);
  trials->addWidget(m_trials);
  body()->addLayout(trials);

  m_epsilons = new TextField(tr("Budgets to run"), gridCheck, this);
  m_epsilons->setToolTip(tr("The values of ε at which runs are sampled, separated by commas."));
  auto* grid = new QHBoxLayout;
  grid->addWidget(new QLabel(tr("at ε"), this));
  grid->addWidget(m_epsilons, 1);
  body()->addLayout(grid);
  m_problem = addLabel("problem");

  connect(m_trials, &QSpinBox::valueChanged, this,
          [this](int count) { edit([count](Study& study) { study.trials = count; }); });
  connect(m_epsilons, &TextField::accepted, this, [this](const QString& text) {
    edit([&](Study& study) { study.epsilon = numbersFromText(text).value_or(study.epsilon); });
  });
  connect(m_epsilons, &TextField::badText, this,
          [this](bool bad) { emit badText(QStringLiteral("epsilon"), bad); });
  connect(m_epsilons, &TextField::sentenceChanged, this,
          [this] { showSentence(m_problem, m_epsilons->sentence()); });
}

void RunsSection::update(const AppState& state) {
  const QSignalBlocker quiet(m_trials);
  m_trials->setValue(state.study.trials);
  m_epsilons->showText(textOfNumbers(state.study.epsilon));
  m_epsilons->setProblem(state.problemOf("epsilon"));
}

}  // namespace epsiscope
