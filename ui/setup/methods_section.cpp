#include "ui/setup/methods_section.h"

#include <QLabel>
#include <QVBoxLayout>

#include "core/mechanisms/registry.h"
#include "ui/widgets/method_list.h"

namespace epsiscope {

namespace {

std::vector<MethodRow> methodRows() {
  std::vector<MethodRow> rows;
  for (const RegistryRow& row : mechanismRegistry())
    rows.push_back({.id = QString::fromStdString(row.id),
                    .name = QString::fromStdString(row.label),
                    .tip = QString::fromStdString(row.summary),
                    .disabledReason = {}});
  rows.push_back({.id = QStringLiteral("central-ridge"),
                  .name = QObject::tr("Central ridge"),
                  .tip = QObject::tr("Keeps the labels and makes the sums noisy that ridge needs of them."),
                  .disabledReason = {}});
  rows.push_back(
      {.id = QStringLiteral("best"),
       .name = QObject::tr("Best expected"),
       .tip = QObject::tr("At each ε the method and learner that public quantities expect to be best."),
       .disabledReason = {}});
  rows.push_back({.id = QStringLiteral("predict-mean"),
                  .name = QObject::tr("Predict the mean"),
                  .tip = QObject::tr("Ignores the features: the private mean for everyone."),
                  .disabledReason = {}});
  rows.push_back({.id = QStringLiteral("none"),
                  .name = QObject::tr("No privacy"),
                  .tip = QObject::tr("What the same learner reaches with the true labels."),
                  .disabledReason = {}});
  return rows;
}

}  // namespace

MethodsSection::MethodsSection(QWidget* parent)
    : SetupSection(tr("Methods"), parent), m_list(new MethodList(this)) {
  m_list->setRows(methodRows());
  m_list->setAccessibleName(tr("Methods"));
  body()->addWidget(m_list);
  m_problem = addLabel("problem");
  connect(m_list, &MethodList::checkedChanged, this, [this](const QStringList& ids) {
    edit([&](Study& study) {
      study.labelPrivacy.methods.clear();
      for (const QString& id : ids) study.labelPrivacy.methods.push_back(id.toStdString());
    });
  });
}

void MethodsSection::setTheme(const Theme& theme) {
  m_list->setTheme(theme);
}

void MethodsSection::update(const AppState& state) {
  QStringList ids;
  for (const std::string& method : state.study.labelPrivacy.methods) ids << QString::fromStdString(method);
  m_list->setChecked(ids);
  showSentence(m_problem, state.problemOf("label_privacy.methods"));
}

}  // namespace epsiscope
