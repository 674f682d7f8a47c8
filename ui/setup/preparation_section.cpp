#include "ui/setup/preparation_section.h"

#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

#include "core/start/column_roles.h"
#include "core/study/preparations.h"
#include "ui/setup/column_bounds_text.h"
#include "ui/widgets/badge.h"

namespace epsiscope {

namespace {

QString boundsCheck(const QString& text) {
  if (columnBoundsFromText(text)) return {};
  return QObject::tr("Bounds are names with a number or two each, such as: age 100, latitude 32..42.");
}

bool isUnitRows(const std::string& prepare) {
  return prepare == kPrepareUnitRows || prepare == kPrepareUnitRowsPlain;
}

QString standardiseTip(bool accepted) {
  return accepted
             ? QObject::tr(
                   "Each column less its mean, divided by its standard deviation, both of the private rows.")
             : QObject::tr("A classifier needs rows no longer than 1, which standardised rows are not.");
}

/// A choice that the task refuses stays in the list and says why.
void offerStandardise(QComboBox* box, bool accepted) {
  const int index = box->findData(QString::fromLatin1(kPrepareStandardise));
  box->setItemData(index, standardiseTip(accepted), Qt::ToolTipRole);
  qobject_cast<QStandardItemModel*>(box->model())->item(index)->setEnabled(accepted);
}

}  // namespace

bool takesScalesFromData(const Study& study, const Dataset& dataset) {
  const DataChoice& data = study.data;
  if (data.prepare == kPrepareNone) return false;
  if (data.prepare == kPrepareStandardise && taskOf(study).accepts(kPrepareStandardise)) return true;
  return std::ranges::any_of(dataset.columns, [&](const Column& column) {
    return roleOf(data, column.name) == ColumnRole::feature && column.kind == ColumnKind::number &&
           std::ranges::find(data.columnBounds, column.name, &ColumnBound::column) == data.columnBounds.end();
  });
}

PreparationSection::PreparationSection(QWidget* parent) : SetupSection(tr("Preparation"), parent) {
  m_prepare = addChoice(
      "data.prepare", tr("Scale"),
      {{QString::fromLatin1(kPrepareUnitRows), tr("into the unit ball"),
        tr("Each column is divided by its bound, each row by its length where that is above 1; a constant is "
           "added.")},
       {QString::fromLatin1(kPrepareUnitRowsPlain), tr("unit ball, no constant"),
        tr("As in the paper of Chaudhuri and others: columns by their bound, long rows by their length.")},
       {QString::fromLatin1(kPrepareStandardise), tr("standardise"), standardiseTip(true)},
       {QString::fromLatin1(kPrepareNone), tr("as in the file"),
        tr("Nothing is changed. Classifiers and some kernels need rows no longer than 1.")}},
      [](Study& study, const std::string& word) { study.data.prepare = word; });
  m_bounds =
      addLine("data.column_bounds", tr("Bounds"),
              tr("The largest absolute value a column can have, or its smallest and largest value, known "
                 "without looking at the data, such as: age 100, latitude 32..42."),
              boundsCheck, [](Study& study, const QString& text) {
                study.data.columnBounds = columnBoundsFromText(text).value_or(study.data.columnBounds);
              });
  m_bounds->setPlaceholderText(tr("age 100, hours 99"));
  m_notPrivate = new Badge(tr("not private"), Badge::Kind::notPrivate, this);
  body()->addWidget(m_notPrivate, 0, Qt::AlignLeft);
  m_hint = addLabel("small");
  m_problem = addLabel("problem");
}

void PreparationSection::update(const AppState& state) {
  const Study& study = state.study;
  const std::string& prepare = study.data.prepare;
  const bool accepted = taskOf(study).accepts(kPrepareStandardise);
  offerStandardise(m_prepare, accepted);
  // A classifier takes standardise, which a file may say, for unit rows.
  const bool refused = prepare == kPrepareStandardise && !accepted;
  showIn(m_prepare, refused ? kPrepareUnitRows : prepare);
  const bool unit = isUnitRows(prepare) || refused;
  m_bounds->parentWidget()->setVisible(unit);
  showIn(m_bounds, textOfColumnBounds(study.data.columnBounds), state, "data.column_bounds");
  const bool fromData = state.dataset && takesScalesFromData(study, *state.dataset);
  m_notPrivate->setVisible(fromData);
  showSentence(m_hint, !fromData ? QString()
                       : unit
                           ? tr("Columns without a declared bound are divided by their largest value, which "
                                "is private.")
                           : tr("Mean and standard deviation are those of the private rows."));
  showSentence(m_problem, state.problemOf("data.prepare"));
}

}  // namespace epsiscope
