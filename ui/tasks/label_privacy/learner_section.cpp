#include "ui/tasks/label_privacy/learner_section.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

#include "core/tasks/methods.h"

namespace epsiscope {

namespace {

QString learnerTip(const std::string& learner) {
  if (learner == kLearnerRidge)
    return QObject::tr(
        "Linear regression whose weights are held small; its expected error is known without a run.");
  if (learner == kLearnerRandomFeatures)
    return QObject::tr(
        "Ridge on sines and cosines of the features: it follows curves, and its expected error is known "
        "without a run.");
  return QObject::tr("A small neural network, as in the RPWithPrior paper: press Run to measure its error.");
}

}  // namespace

LearnerSection::LearnerSection(std::span<const ParameterRow> rows) : SetupSection(tr("Learner")) {
  addLearners();
  m_problem = addLabel("problem");
  addSliders(rows);
  addClipping();
}

void LearnerSection::addLearners() {
  for (const std::string& learner : labelPrivacyLearners()) {
    auto* box = new QCheckBox(QString::fromStdString(learnerLabel(learner)), this);
    box->setProperty("topic", QStringLiteral("label_privacy.learner"));
    box->setToolTip(learnerTip(learner));
    body()->addWidget(box);
    m_learners.push_back(box);
    connect(box, &QCheckBox::clicked, this, &LearnerSection::takeLearners);
  }
}

void LearnerSection::addClipping() {
  m_clip = new QCheckBox(tr("Clip predictions to the bounds"), this);
  m_clip->setProperty("topic", QStringLiteral("label_privacy.clip_predictions"));
  m_clip->setToolTip(
      tr("No label lies beyond the declared bounds, so no prediction need: costs no privacy and makes errors "
         "smaller where the noise is large."));
  body()->addWidget(m_clip);
  connect(m_clip, &QCheckBox::clicked, this,
          [this](bool on) { edit([on](Study& study) { study.labelPrivacy.clipPredictions = on; }); });
}

void LearnerSection::takeLearners() {
  edit([this](Study& study) {
    const std::vector<std::string> all = labelPrivacyLearners();
    study.labelPrivacy.learners.clear();
    for (std::size_t i = 0; i < all.size(); ++i)
      if (m_learners[i]->isChecked()) study.labelPrivacy.learners.push_back(all[i]);
  });
}

void LearnerSection::update(const AppState& state) {
  const LabelPrivacy& parameters = state.study.labelPrivacy;
  const std::vector<std::string> all = labelPrivacyLearners();
  for (std::size_t i = 0; i < all.size(); ++i)
    m_learners[i]->setChecked(std::ranges::count(parameters.learners, all[i]) > 0);
  showSentence(m_problem, state.problemOf("label_privacy.learner"));
  m_clip->setChecked(parameters.clipPredictions);
  QStringList chosen;
  for (const std::string& learner : parameters.learners)
    chosen << QString::fromStdString(learnerLabel(learner));
  setSummary(chosen.join(QStringLiteral(", ")));
}

}  // namespace epsiscope
