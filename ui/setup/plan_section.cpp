#include "ui/setup/plan_section.h"

#include <QLabel>

#include "core/builtin/planned_data.h"
#include "core/study/plan.h"
#include "core/study/study_names.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "ui/state/parameter_row.h"

namespace epsiscope {

namespace {

void setShape(Study& study, const std::string& word) {
  for (const auto& [shape, name] : Names<LabelShape>::all)
    if (word == name) study.data.plan.shape = shape;
  if (study.data.plan.shape == LabelShape::classes)
    study.data.positive = kPlannedPositive;
  else
    study.data.positive.reset();
}

bool hasFeatures(const AppState& state) {
  return taskOf(state.study).facts().learns;
}

constexpr ParameterRow kPlanParameters[] = {
    {.key = "data.plan.rows",
     .label = marked("Parameters", "People asked, n"),
     .lowWord = marked("Parameters", "few"),
     .highWord = marked("Parameters", "many"),
     .tip = marked("Parameters", "How many people you want to ask: the rows of the table.")},
    {.key = "data.plan.features",
     .label = marked("Parameters", "Features"),
     .lowWord = marked("Parameters", "few"),
     .highWord = marked("Parameters", "many"),
     .tip = marked("Parameters", "How many numbers are known of each of them beside the label."),
     .isShown = hasFeatures},
    {.key = "data.plan.r2",
     .label = marked("Parameters", "Expected R²"),
     .lowWord = marked("Parameters", "they tell nothing"),
     .highWord = marked("Parameters", "nearly all"),
     .tip = marked("Parameters", "How much of the labels' variance the features explain linearly."),
     .isShown = hasFeatures}};

}  // namespace

PlanSection::PlanSection(QWidget* parent) : SetupSection(tr("Planned people"), parent) {
  addSliders(kPlanParameters);
  m_shape = addChoice(
      "data.plan.shape", tr("Labels are"),
      {{QStringLiteral("uniform"), tr("spread evenly"), tr("All values within the bounds are as likely.")},
       {QStringLiteral("bell"), tr("bell-shaped"), tr("Most labels lie in the middle of the bounds.")},
       {QStringLiteral("skewed"), tr("mostly low"), tr("Most labels are low, and few are very high.")},
       {QStringLiteral("outliers"), tr("close, with outliers"),
        tr("Labels lie close together, but for one in fifty, which lies anywhere within the bounds.")},
       {QStringLiteral("classes"), tr("two classes"), tr("Labels are no numbers but yes or no.")}},
      setShape);
  m_problem = addLabel("problem");
  m_problem->hide();
}

bool PlanSection::isNeeded(const Study& study) const {
  return isPlan(study.data);
}

void PlanSection::update(const AppState& state) {
  showIn(m_shape, nameOf(state.study.data.plan.shape));
  QString sentence;
  for (const char* key : {"data.plan.lower", "data.plan.upper"})
    if (sentence.isEmpty()) sentence = state.problemOf(key);
  showSentence(m_problem, sentence);
}

}  // namespace epsiscope
