#include "ui/tasks/private_classifier/classifier_section.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QString tuneCheck(const QString& text) {
  if (numbersFromText(text)) return {};
  return QObject::tr("Candidates are numbers like %1; leave it empty for none.")
      .arg(textOfNumbers({0.001, 0.01, 0.1}));
}

QString hintOf(const PrivateClassifier& task) {
  if (!task.tune) return {};
  return task.tuning == "all-rows"
             ? QObject::tr(
                   "Every candidate is scored on all rows, and the picked one learns from all of them "
                   "with the rest of ε.")
             : QObject::tr(
                   "Each candidate learns from a part of the rows, and the last part "
                   "chooses: ε in total, but fewer rows for each.");
}

}  // namespace

ClassifierSection::ClassifierSection(std::span<const ParameterRow> rows) : SetupSection(tr("Classifier")) {
  m_loss = addChoice("private_classifier.loss", tr("Loss"),
                     {{QStringLiteral("logistic"), tr("logistic"),
                       tr("log(1 + exp(−z)) of the margin z: smooth everywhere.")},
                      {QStringLiteral("huber"), tr("Huber hinge"),
                       tr("The hinge of an SVM with its corner rounded over h.")},
                      {QStringLiteral("smoothed-hinge"), tr("smoothed hinge"),
                       tr("The hinge with its corner rounded by a polynomial over h.")}},
                     [](Study& study, const std::string& word) { study.privateClassifier.loss = word; });
  addSliders(rows);
  m_tune = addLine("private_classifier.tune", tr("Choose Λ from"),
                   tr("Candidates for Λ, one of which is chosen privately; empty: Λ is as set above."),
                   tuneCheck, [](Study& study, const QString& text) {
                     const auto candidates = numbersFromText(text);
                     study.privateClassifier.tune =
                         candidates && !candidates->empty() ? candidates : std::nullopt;
                   });
  m_tune->setPlaceholderText(tr("off"));
  m_tuning = addChoice(
      "private_classifier.tuning", tr("Chosen by"),
      {{QStringLiteral("parts"), tr("mistakes on a part of its own"),
        tr("Each candidate learns from a part of the rows, and the last part judges: ε for all of it.")},
       {QStringLiteral("all-rows"), tr("scores on all rows"),
        tr("A fifth of ε pays for a choice by what each candidate can reach; the rest learns from all "
           "rows.")}},
      [](Study& study, const std::string& word) { study.privateClassifier.tuning = word; });
  m_tuneHint = addLabel("small");
}

void ClassifierSection::update(const AppState& state) {
  const PrivateClassifier& task = state.study.privateClassifier;
  showIn(m_loss, task.loss);
  showIn(m_tune, task.tune ? textOfNumbers(*task.tune) : QString(), state, "private_classifier.tune");
  showIn(m_tuning, task.tuning);
  m_tuning->parentWidget()->setVisible(task.tune.has_value());
  showSentence(m_tuneHint, hintOf(task));
}

}  // namespace epsiscope
