#include "ui/tasks/private_classifier/classifier_section.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include "core/study/number_keys.h"
#include "ui/state/rows_to_learn.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

QString tuneCheck(const QString& text) {
  if (numbersFromText(text)) return {};
  return QObject::tr("Candidates are numbers like %1; leave it empty for none.")
      .arg(textOfNumbers({0.001, 0.01, 0.1}));
}

/// As other programs write it: they weigh the losses instead of the penalty.
QString classifierLambdaHint(const AppState& state) {
  const std::size_t rows = trainRows(state);
  if (rows == 0) return {};
  const double total = state.study.privateClassifier.lambda * static_cast<double>(rows);
  return QObject::tr("n Λ = %1, C = 1/(n Λ) = %2").arg(numberText(total, 3), numberText(1 / total, 3));
}

}  // namespace

ClassifierSection::ClassifierSection(QWidget* parent) : SetupSection(tr("Classifier"), parent) {
  addLoss();
  addFeatures();
  m_tune = addLine("private_classifier.tune", tr("Choose Λ from"),
                   tr("Candidates for Λ, one of which is chosen privately; empty: Λ is as set above."),
                   tuneCheck, [](Study& study, const QString& text) {
                     const auto candidates = numbersFromText(text);
                     study.privateClassifier.tune =
                         candidates && !candidates->empty() ? candidates : std::nullopt;
                   });
  m_tune->setPlaceholderText(tr("off"));
  m_tuneHint = addLabel("small");
}

void ClassifierSection::addLoss() {
  m_loss = addChoice("private_classifier.loss", tr("Loss"),
                     {{QStringLiteral("logistic"), tr("logistic"),
                       tr("log(1 + exp(−z)) of the margin z: smooth everywhere.")},
                      {QStringLiteral("huber"), tr("Huber hinge"),
                       tr("The hinge of an SVM with its corner rounded over h.")},
                      {QStringLiteral("smoothed-hinge"), tr("smoothed hinge"),
                       tr("The hinge with its corner rounded by a polynomial over h.")}},
                     [](Study& study, const std::string& word) { study.privateClassifier.loss = word; });
  m_h =
      addSlider("private_classifier.h",
                {.label = tr("Rounding of the corner h"),
                 .lowWord = tr("sharp"),
                 .highWord = tr("round"),
                 .tip = tr("A rounder loss bends less, so objective perturbation needs less of ε for it.")});
  m_lambda = addSlider(
      "private_classifier.lambda",
      {.label = tr("Regularisation Λ"),
       .lowWord = tr("flexible"),
       .highWord = tr("stiff"),
       .tip = tr("How strongly the weights are held small: the guarantee rests on it, and more of it "
                 "needs less noise.")});
}

void ClassifierSection::addFeatures() {
  m_random = new QCheckBox(tr("Random features"), this);
  m_random->setProperty("topic", QStringLiteral("private_classifier.random_features"));
  setTip(m_random, tr("Sines and cosines of the features, public and drawn once: the classifier follows "
                      "curves as with a Gaussian kernel."));
  body()->addWidget(m_random);
  connect(m_random, &QCheckBox::clicked, this, [this](bool on) {
    const NumberKey& key = numberKey("private_classifier.random_features");
    edit([&](Study& study) { key.set(study, on ? standardOf(key) : 0); });
  });
  m_features = addSlider("private_classifier.random_features",
                         {.label = tr("How many"),
                          .lowWord = tr("quick"),
                          .highWord = tr("fine"),
                          .tip = tr("How many sines and cosines: more come closer to the Gaussian kernel.")});
  m_gamma =
      addSlider("private_classifier.gamma",
                {.label = tr("Kernel rate γ"),
                 .lowWord = tr("smooth"),
                 .highWord = tr("wiggly"),
                 .tip = tr("Rows further apart than about 1/√γ are unlike for the kernel exp(−γ d²).")});
}

void ClassifierSection::update(const AppState& state) {
  const PrivateClassifier& task = state.study.privateClassifier;
  showIn(m_loss, task.loss);
  showIn(m_h, state);
  m_h->setVisible(task.loss != "logistic");
  showIn(m_lambda, state);
  m_lambda->setHint(classifierLambdaHint(state));
  const bool random = task.randomFeatures > 0;
  m_random->setChecked(random);
  m_features->setVisible(random);
  m_gamma->setVisible(random);
  if (random) showIn(m_features, state);
  showIn(m_gamma, state);
  showIn(m_tune, task.tune ? textOfNumbers(*task.tune) : QString(), state, "private_classifier.tune");
  showSentence(m_tuneHint, task.tune ? tr("Each candidate learns from a part of the rows, and the last part "
                                          "chooses: ε in total, but fewer rows for each.")
                                     : QString());
}

}  // namespace epsiscope
