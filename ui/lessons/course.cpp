#include "ui/lessons/course.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QSettings>

#include <algorithm>

#include "ui/lessons/lesson_shelf.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

LessonHead headOf(const QString& id, const QSettings& settings) {
  return lessonHead(lessonFile(id, settings));
}

bool isReady(const LessonHead& head, const QSettings& settings) {
  return std::ranges::all_of(head.needs, [&](const QString& id) { return isLessonDone(settings, id); });
}

/// "Done.", "Next.", or which lessons come before it.
QString placeOf(const QString& id, const LessonHead& head, const QSettings& settings) {
  QStringList before;
  for (const QString& needed : head.needs) before << headOf(needed, settings).title;
  QStringList parts;
  if (isLessonDone(settings, id)) parts << QStringLiteral("<b>✓ %1</b>").arg(QObject::tr("Done."));
  if (id == nextLesson(settings)) parts << QStringLiteral("<b>→ %1</b>").arg(QObject::tr("Next."));
  parts << (before.isEmpty()
                ? QObject::tr("Needs nothing before it.")
                : QObject::tr("After: %1.").arg(before.join(QStringLiteral(", ")).toHtmlEscaped()));
  return parts.join(QLatin1Char(' '));
}

QString summaryOf(const QSettings& settings) {
  int minutes = 0, left = 0, done = 0;
  const QStringList ids = courseIds();
  for (const QString& id : ids) {
    const int one = headOf(id, settings).minutes;
    minutes += one;
    isLessonDone(settings, id) ? void(++done) : void(left += one);
  }
  const QString whole = QObject::tr("%1 lessons, about %2 minutes.").arg(ids.size()).arg(minutes);
  if (done == 0) return whole;
  return whole + QLatin1Char(' ') +
         (left == 0 ? QObject::tr("All of them are done.")
                    : QObject::tr("%1 done; about %2 minutes are left.").arg(done).arg(left));
}

}  // namespace

QString nextLesson(const QSettings& settings) {
  for (const QString& id : courseIds())
    if (!isLessonDone(settings, id) && isReady(headOf(id, settings), settings)) return id;
  return {};
}

QString courseHtml(const QSettings& settings) {
  QString html =
      QStringLiteral("<h2>%1</h2><p>%2</p><p>%3</p>")
          .arg(QObject::tr("Course: privacy with numbers"), summaryOf(settings),
               QObject::tr("In this order each lesson uses what the ones before it have shown. No "
                           "lesson asks for mathematics beyond school: it shows a picture, asks for "
                           "a guess, and lets one try."));
  int number = 0;
  for (const LessonGroup& group : lessonGroups()) {
    html +=
        QStringLiteral("<h3>%1</h3><table width=\"100%\" cellpadding=\"4\">").arg(group.name.toHtmlEscaped());
    for (const QString& id : group.ids) {
      const LessonHead head = headOf(id, settings);
      const QString title = head.title.toHtmlEscaped();
      html +=
          QStringLiteral(
              "<tr><td width=\"6%\" align=\"right\">%1</td><td><b>%2</b><br>%3<br><small>%4</small>"
              "</td><td width=\"12%\" align=\"right\">%5</td></tr>")
              .arg(QString::number(++number), QStringLiteral("<a href=\"start:%1\">%2</a>").arg(id, title),
                   head.summary.toHtmlEscaped(), placeOf(id, head, settings),
                   QObject::tr("%1 min").arg(head.minutes).replace(QLatin1Char(' '), QChar::Nbsp));
    }
    html += QStringLiteral("</table>");
  }
  return html;
}

Course::Course(const QSettings& settings, QWidget* parent)
    : Handout(tr("Course"), QStringLiteral("epsiscope-course"), parent), m_start(new QPushButton(this)) {
  setHtml(courseHtml(settings));
  const QString next = nextLesson(settings);
  m_start->setObjectName(QStringLiteral("course-start"));
  m_start->setProperty("role", QStringLiteral("primary"));
  m_start->setText(next.isEmpty() ? tr("All lessons are done")
                                  : tr("Start “%1”").arg(headOf(next, settings).title));
  m_start->setEnabled(!next.isEmpty());
  setTip(m_start, next.isEmpty() ? tr("Any lesson can be taken again: follow its title.")
                                 : tr("The next lesson of the course. Any other starts where its title is."));
  foot()->insertWidget(0, m_start);
  if (!next.isEmpty()) m_start->setFocus();
  const auto start = [this](const QString& id) {
    emit startWanted(id);
    close();
  };
  connect(m_start, &QPushButton::clicked, this, [start, next] { start(next); });
  connect(this, &Handout::followed, this,
          [start](const QString& target) { start(target.section(QLatin1Char(':'), 1)); });
}

}  // namespace epsiscope
