#include "ui/lessons/handout.h"

#include <QCheckBox>

#include "tests/support/dead_links.h"
#include "tests/ui/lessons/example_lesson.h"
#include "tests/ui/lessons/lesson_window.h"
#include "tests/ui/support/speaking.h"
#include "ui/lessons/course.h"
#include "ui/lessons/question_bank.h"

namespace epsiscope::handout_test {
namespace {

class HandoutPage : public test::LessonWindow {
protected:
  std::string saved(Handout& page) const {
    const auto file = folder.path() / "page.html";
    EXPECT_TRUE(page.save(QString::fromStdString(file.string())));
    return test::bytesOf(file);
  }
};

TEST_F(HandoutPage, LeadsNowhereThatIsNotWrittenAlong) {
  for (const char* language : {"en", "de"}) {
    const test::Speaking speaking(QString::fromLatin1(language));
    auto* course = new Course(settings, window.get());
    EXPECT_TRUE(course->html().contains(QStringLiteral("<a href=\"start:"))) << "in the window it does";
    const std::string page = saved(*course);
    EXPECT_EQ(test::deadLinks(page), std::vector<std::string>()) << language;
    for (const QString& id : test::shippedLessons())
      EXPECT_NE(page.find(lessonHead(lessonFile(id, settings)).title.toHtmlEscaped().toStdString()),
                std::string::npos)
          << id.toStdString();
    auto* bank = new QuestionBank(settings, window.get());
    bank->findChild<QCheckBox*>(QStringLiteral("bank-answers"))->setChecked(true);
    EXPECT_EQ(test::deadLinks(saved(*bank)), std::vector<std::string>()) << language;
  }
}

}  // namespace
}  // namespace epsiscope::handout_test
