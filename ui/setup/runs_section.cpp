#include "ui/setup/runs_section.h"

#include <QCheckBox>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "ui/state/tasks.h"
#include "core/tasks/task.h"
#include "core/study/number_keys.h"
#include "ui/state/rows_to_learn.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

bool isSize(double number) {
  return number == std::floor(number) && number >= 1 && number <= 1e9;
}

/// The sentence where the text is no list of such numbers.
QString listCheck(
    const QString& text, const QString& sentence, bool (*fits)(double) = [](double) { return true; }) {
  const auto numbers = numbersFromText(text);
  return numbers && !numbers->empty() && std::ranges::all_of(*numbers, fits) ? QString() : sentence;
}

QString gridCheck(const QString& text) {
  return listCheck(text, QObject::tr("Budgets are numbers like %1.").arg(textOfNumbers({0.1, 0.5, 2})));
}

QString lambdaCheck(const QString& text) {
  return listCheck(text, QObject::tr("Values are numbers like %1.").arg(textOfNumbers({1e-4, 0.01, 1})));
}

QString sizeCheck(const QString& text) {
  return listCheck(
      text, QObject::tr("Numbers of rows are whole numbers like %1.").arg(textOfNumbers({100, 200, 500})),
      isSize);
}

}  // namespace

RunsSection::RunsSection(QWidget* parent) : SetupSection(tr("Sampled runs"), parent) {
  m_trials = addCount("trials", tr("Runs"), QString());
  m_draws = addCount("private_classifier.draws", tr("Draws in each"),
                     tr("How often the noise is drawn anew in every run."));
  m_epsilons =
      addLine("epsilon", tr("at ε"), tr("The values of ε at which runs are sampled, separated by commas."),
              gridCheck, [](Study& study, const QString& text) {
                study.epsilon = numbersFromText(text).value_or(study.epsilon);
              });
  m_epsilons->setAccessibleName(tr("Budgets to run"));
  addSweeps();
}

QSpinBox* RunsSection::addCount(const char* field, const QString& label, const QString& tip) {
  const NumberKey& key = numberKey(field);
  auto* box = new QSpinBox(this);
  describe(box, field, label, tip);
  box->setRange(static_cast<int>(key.slider.least), static_cast<int>(key.slider.most));
  box->setKeyboardTracking(false);
  box->setButtonSymbols(QSpinBox::NoButtons);
  box->setAlignment(Qt::AlignRight);
  body()->addWidget(labelled(label, box, this));
  connect(box, &QSpinBox::valueChanged, this,
          [this, &key](int count) { edit([&](Study& study) { key.set(study, count); }); });
  return box;
}

void RunsSection::addSweeps() {
  const auto addToggle = [this](const char* topic, const QString& text, const QString& tip) {
    auto* box = new QCheckBox(text, this);
    box->setProperty("topic", QLatin1String(topic));
    setTip(box, tip);
    body()->addWidget(box);
    return box;
  };
  m_sweeps = addToggle("lambda_sweep", tr("Also over Λ"),
                       tr("Runs at more values of the regularisation, for the error against it."));
  m_lambdas =
      addLine("lambda_sweep", tr("values"), tr("More values of the regularisation, separated by commas."),
              lambdaCheck, [](Study& study, const QString& text) {
                std::vector<double>& sweep = *taskOf(study).lambdaSweepOf(study);
                sweep = numbersFromText(text).value_or(sweep);
              });
  m_learns = addToggle("train_sizes", tr("Also on fewer rows"),
                       tr("Runs that learn from fewer rows, for the learning curve."));
  m_sizes =
      addLine("train_sizes", tr("from"), tr("Numbers of rows that are learned from, separated by commas."),
              sizeCheck, [](Study& study, const QString& text) {
                study.trainSizes.clear();
                for (const double size : numbersFromText(text).value_or(std::vector<double>()))
                  study.trainSizes.push_back(static_cast<int>(size));
              });
  m_lambdas->setAccessibleName(tr("Values of the regularisation to run"));
  m_sizes->setAccessibleName(tr("Numbers of rows to run"));
  connect(m_sweeps, &QCheckBox::clicked, this, [this](bool on) {
    edit([on](Study& study) {
      const Task& task = taskOf(study);
      *task.lambdaSweepOf(study) = on ? task.facts().sensibleLambdas : std::vector<double>();
    });
  });
  connect(m_learns, &QCheckBox::clicked, this, [this](bool on) {
    edit([&](Study& study) { study.trainSizes = on ? learningSizes(m_trainRows) : std::vector<int>(); });
  });
}

void RunsSection::update(const AppState& state) {
  Study study = state.study;
  const Task& task = taskOf(study);
  const TaskFacts& facts = task.facts();
  const QSignalBlocker quietTrials(m_trials), quietDraws(m_draws);
  m_trials->setValue(study.trials);
  const int* draws = task.drawsOf(study);
  if (draws != nullptr) m_draws->setValue(*draws);
  setTip(m_trials, QObject::tr(wordsOf(study.task).runs));
  m_draws->parentWidget()->setVisible(draws != nullptr);
  showIn(m_epsilons, textOfNumbers(study.epsilon), state, "epsilon");

  m_trainRows = rowsToLearnFrom(state);
  const std::vector<double> sweep = facts.hasLambdaSweep ? *task.lambdaSweepOf(study) : std::vector<double>();
  m_sweeps->setText(tr("Also over %1").arg(QString::fromUtf8(wordsOf(study.task).lambda)));
  m_sweeps->setVisible(facts.hasLambdaSweep);
  m_sweeps->setChecked(!sweep.empty());
  m_lambdas->parentWidget()->setVisible(!sweep.empty());
  showIn(m_lambdas, textOfNumbers(sweep), state, (facts.block + std::string(".lambda_sweep")).c_str());
  const std::vector<double> sizes(study.trainSizes.begin(), study.trainSizes.end());
  m_learns->setVisible(facts.hasTrainSizes);
  m_learns->setChecked(!sizes.empty());
  m_learns->setEnabled(m_trainRows > 1 || !sizes.empty());
  m_sizes->parentWidget()->setVisible(facts.hasTrainSizes && !sizes.empty());
  showIn(m_sizes, textOfNumbers(sizes), state, "train_sizes");
}

}  // namespace epsiscope
