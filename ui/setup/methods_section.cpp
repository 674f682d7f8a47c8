#include "ui/setup/methods_section.h"

#include <QLabel>
#include <QVBoxLayout>

#include "core/mechanisms/registry.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"
#include "ui/widgets/method_list.h"

namespace epsiscope {

namespace {

std::vector<std::string>& methodsOf(Study& study) {
  return study.task == Task::labelPrivacy ? study.labelPrivacy.methods : study.privateClassifier.methods;
}

MethodRow methodRow(const char* id, const QString& name, const QString& tip) {
  return {.id = QString::fromLatin1(id), .name = name, .tip = tip, .disabledReason = {}};
}

std::vector<MethodRow> labelPrivacyRows() {
  std::vector<MethodRow> rows;
  for (const RegistryRow& row : mechanismRegistry())
    rows.push_back({.id = QString::fromStdString(row.id),
                    .name = QString::fromStdString(methodLabel(row.id)),
                    .tip = QString::fromStdString(sentence("Core", row.summary.c_str())),
                    .disabledReason = {}});
  rows.push_back(
      methodRow("central-ridge", QObject::tr("Central ridge"),
                QObject::tr("Keeps the labels and makes the sums noisy that ridge needs of them.")));
  rows.push_back(
      methodRow("best", QObject::tr("Best expected"),
                QObject::tr("At each ε the method and learner that public quantities expect to be best.")));
  rows.push_back(methodRow("predict-mean", QObject::tr("Predict the mean"),
                           QObject::tr("Ignores the features: the private mean for everyone.")));
  rows.push_back(methodRow("none", QObject::tr("No privacy"),
                           QObject::tr("What the same learner reaches with the true labels.")));
  return rows;
}

std::vector<MethodRow> classifierRows() {
  return {
      methodRow("output", QObject::tr("Output perturbation"),
                QObject::tr("Learns as usual and makes the weights noisy.")),
      methodRow("objective", QObject::tr("Objective perturbation"),
                QObject::tr("Adds a random slope to what is minimised: the noise shapes the weights while "
                            "they are learned.")),
      methodRow("objective-tight", QObject::tr("Objective, tight"),
                QObject::tr("The same with a smaller price for the loss's bend, proved here.")),
      methodRow("objective-halved", QObject::tr("Objective, halved"),
                QObject::tr("The same, but half of ε always pays for the loss's bend.")),
      methodRow("none", QObject::tr("No privacy"), QObject::tr("The same classifier without noise."))};
}

}  // namespace

MethodsSection::MethodsSection(QWidget* parent)
    : SetupSection(tr("Methods"), parent), m_list(new MethodList(this)) {
  m_list->setAccessibleName(tr("Methods"));
  body()->addWidget(m_list);
  m_problem = addLabel("problem");
  connect(m_list, &MethodList::checkedChanged, this, [this](const QStringList& ids) {
    edit([&](Study& study) {
      std::vector<std::string>& methods = methodsOf(study);
      methods.clear();
      for (const QString& id : ids) methods.push_back(id.toStdString());
    });
  });
}

void MethodsSection::setTheme(const Theme& theme) {
  m_list->setTheme(theme);
}

void MethodsSection::update(const AppState& state) {
  const Task task = state.study.task;
  const bool labels = task == Task::labelPrivacy;
  if (m_shown != task) m_list->setRows(labels ? labelPrivacyRows() : classifierRows());
  m_shown = task;
  Study study = state.study;
  QStringList ids;
  for (const std::string& method : methodsOf(study)) ids << QString::fromStdString(method);
  m_list->setChecked(ids);
  showSentence(m_problem, state.problemOf(labels ? "label_privacy.methods" : "private_classifier.methods"));
}

}  // namespace epsiscope
