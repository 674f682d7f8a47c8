#include "ui/views/method_choice.h"

#include "core/tasks/methods.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

MethodChoice::MethodChoice(const QString& name, const QString& tip, const QString& all, QWidget* parent)
    : QComboBox(parent), m_all(all) {
  setSizeAdjustPolicy(AdjustToContents);
  describe(this, "view.method", name,
           tip.isEmpty() ? tr("Chooses among the private methods of the study.") : tip);
  connect(this, &QComboBox::activated, this, [this](int index) {
    Study study = m_study;
    const std::string method = itemData(index).toString().toStdString();
    study.view.method = method.empty() ? std::nullopt : std::optional(method);
    emit edited(study);
  });
}

void MethodChoice::offer(const Study& study, const std::string& shown,
                         const std::vector<std::string>& methods) {
  m_study = study;
  // The wanted method, where nothing is drawn yet.
  const std::string front = shown.empty() ? study.view.method.value_or("") : shown;
  clear();
  if (!m_all.isEmpty()) addItem(m_all, QString());
  const int least = count() + 1;
  for (const std::string& method : methods) {
    if (method == kMethodNone) continue;
    addItem(QString::fromStdString(methodLabel(method)), QString::fromStdString(method));
    if (method == front) setCurrentIndex(count() - 1);
  }
  setVisible(count() > least);
}

}  // namespace epsiscope
