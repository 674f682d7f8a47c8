#include "ui/views/method_choice.h"

#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

MethodChoice::MethodChoice(const QString& name, QWidget* parent) : QComboBox(parent) {
  setSizeAdjustPolicy(AdjustToContents);
  setAccessibleName(name);
  setTip(this, tr("Chooses among the private methods of the study."));
  connect(this, &QComboBox::activated, this, [this](int index) {
    Study study = m_study;
    study.view.method = itemData(index).toString().toStdString();
    emit edited(study);
  });
}

void MethodChoice::offer(const Study& study, const std::string& shown) {
  Study asked = study;
  const std::vector<std::string>* methods = taskOf(study).methodsOf(asked);
  offer(study, shown, methods == nullptr ? std::vector<std::string>() : *methods);
}

void MethodChoice::offer(const Study& study, const std::string& shown,
                         const std::vector<std::string>& methods) {
  m_study = study;
  // Where nothing is drawn yet, what is wished for.
  const std::string front = shown.empty() ? study.view.method.value_or("") : shown;
  clear();
  for (const std::string& method : methods) {
    if (method == kMethodNone) continue;
    addItem(QString::fromStdString(methodLabel(method)), QString::fromStdString(method));
    if (method == front) setCurrentIndex(count() - 1);
  }
  setVisible(count() > 1);
}

}  // namespace epsiscope
