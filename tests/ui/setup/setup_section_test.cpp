#include "ui/setup/setup_section.h"

#include <gtest/gtest.h>

#include <QCheckBox>

#include <memory>
#include <optional>

#include "core/study/number_keys.h"
#include "core/tasks/task.h"
#include "ui/state/app_state.h"
#include "ui/state/task_ui.h"

namespace epsiscope::setup_section_test {
namespace {

TEST(SetupSection, ABoxBringsRandomFeaturesWithTheirSlidersAndTakesThem) {
  int boxes = 0;
  for (const Task* task : allTasks())
    for (const SectionKind& kind : uiOf(task->facts().task).sections) {
      const std::unique_ptr<SetupSection> section(kind.make());
      for (QCheckBox* box : section->findChildren<QCheckBox*>()) {
        const QString name = box->property("topic").toString();
        ASSERT_FALSE(name.isEmpty()) << box->text().toStdString();
        const auto* features = section->findChild<ParameterSlider*>(name);
        if (features == nullptr) continue;
        ++boxes;
        const QString block = name.section(QLatin1Char('.'), 0, 0);
        const auto* rate = section->findChild<ParameterSlider*>(block + QStringLiteral(".gamma"));
        const NumberKey& key = numberKey(name.toStdString());
        AppState state;
        state.study.task = task->facts().task;
        key.set(state.study, 0);
        QObject::connect(section.get(), &SetupSection::edited,
                         [&](const Study& study) { state.study = study; });
        section->present(state);
        EXPECT_FALSE(box->isChecked() || !features->isHidden() || !rate->isHidden());
        box->click();
        EXPECT_EQ(key.get(state.study), standardOf(key));
        section->present(state);
        EXPECT_TRUE(box->isChecked() && !features->isHidden() && !rate->isHidden());
        EXPECT_EQ(features->value(), standardOf(key));
        box->click();
        EXPECT_EQ(key.get(state.study), 0);
      }
    }
  EXPECT_EQ(boxes, 3);
}

}  // namespace
}  // namespace epsiscope::setup_section_test
