#include "ui/views/data/column_summary_model.h"

#include <algorithm>

#include "core/tasks/task.h"
#include "ui/state/oddity_word.h"
#include "ui/state/words.h"
#include "ui/state/app_state.h"
#include "ui/views/data/data_table_model.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/shown_text.h"

namespace epsiscope {

namespace {

using SummaryField = ColumnSummaryModel::Field;

/// The fields of a profile for numbers: the place among its quantiles.
int quantileOf(int field) {
  return field - SummaryField::least;
}

bool isPrivate(int field) {
  return field >= SummaryField::odd || field == SummaryField::shape;
}

int alignment(int field) {
  const bool number = field >= SummaryField::missing;
  return static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QString classText(const Column& column, const ColumnProfile& profile, std::size_t bar) {
  const auto code = static_cast<std::size_t>(profile.classes[bar]);
  const double share =
      static_cast<double>(profile.histogram[bar]) / static_cast<double>(profile.numbers.count);
  return QObject::tr("%1 (%2)").arg(shownText(column.categories[code]), percentText(share, 2));
}

}  // namespace

QString shapeText(const Column& column, const ColumnProfile& profile) {
  if (profile.histogram.empty()) return QObject::tr("No values.");
  if (column.kind == ColumnKind::number)
    return QObject::tr("From %1 to %2, half of them between %3 and %4.")
        .arg(numberText(profile.quantiles[0]), numberText(profile.quantiles[4]),
             numberText(profile.quantiles[1]), numberText(profile.quantiles[3]));
  constexpr std::size_t named = 5;
  QStringList classes;
  for (std::size_t bar = 0; bar < std::min(named, profile.histogram.size()); ++bar)
    classes << classText(column, profile, bar);
  const QString list = classes.join(QStringLiteral(", "));
  return profile.distinct > named ? QObject::tr("Mostly %1.").arg(list) : list;
}

bool ColumnSummaryModel::present(const AppState& state) {
  const bool hidden = hidesValues(state.study);
  const bool same = m_dataset == state.dataset && m_profiles == state.profiles &&
                    m_oddities == state.oddities && m_hidden == hidden;
  std::vector<ColumnRole> roles = rolesOf(state.study.data, *state.dataset, state.cache.get());
  if (!taskOf(state.study).facts().learns)
    std::ranges::replace_if(
        roles, [](ColumnRole of) { return of != ColumnRole::target; }, ColumnRole::ignored);
  if (same && roles == m_roles && m_choices == state.study.data.columns) return false;
  const bool other = m_dataset != state.dataset;
  if (other) beginResetModel();
  m_dataset = state.dataset;
  m_summaries = state.summaries;
  m_profiles = state.profiles;
  m_oddities = state.oddities;
  m_roles = std::move(roles);
  m_choices = state.study.data.columns;
  m_hidden = hidden;
  if (other)
    endResetModel();
  else if (rowCount() > 0)
    emit dataChanged(index(0, 0), index(rowCount() - 1, fields - 1));
  return !same;
}

const ColumnProfile* ColumnSummaryModel::profileOf(int row) const {
  const auto at = static_cast<std::size_t>(row);
  return m_profiles && !m_hidden && at < m_profiles->size() ? &(*m_profiles)[at] : nullptr;
}

int ColumnSummaryModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(std::min(m_roles.size(), m_summaries.size()));
}

int ColumnSummaryModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : fields;
}

QString ColumnSummaryModel::kindText(const Column& column) const {
  const auto choice = std::ranges::find(m_choices, column.name, &ColumnChoice::column);
  if (choice != m_choices.end() && choice->categories)
    return countedText("QObject", "text, %1 declared", "text, %1 declared", choice->categories->size());
  return kindName(column.kind);
}

QString ColumnSummaryModel::text(std::size_t row, int field) const {
  const Column& column = m_dataset->columns[row];
  if (m_hidden && isPrivate(field)) return field == shape ? QString() : tr("hidden");
  const ColumnSummary& summary = m_summaries[row];
  const bool number = column.kind == ColumnKind::number;
  switch (field) {
    case name:
      return shownText(column.name);
    case role:
      return roleName(m_roles[row]);
    case kind:
      return kindText(column);
    case odd:
      return oddText(row);
    case missing:
      return countText(column.missing);
    case bad:
      return number ? countText(column.badCells.size()) : QString();
    case least:
      return number ? numberText(summary.min) : QString();
    case largest:
      return number ? numberText(summary.max) : QString();
    case mean:
      return number ? numberText(summary.mean) : QString();
    case sd:
      return number ? numberText(summary.sd) : QString();
    default:
      return profileText(row, field);
  }
}

/// The text of a field that takes a moment to compute.
QString ColumnSummaryModel::profileText(std::size_t row, int field) const {
  const Column& column = m_dataset->columns[row];
  if (field == shape || (field != distinct && column.kind == ColumnKind::text)) return {};
  const ColumnProfile* profile = profileOf(static_cast<int>(row));
  if (profile == nullptr) return QStringLiteral("…");
  return field == distinct ? countText(profile->distinct)
                           : numberText(profile->quantiles[static_cast<std::size_t>(quantileOf(field))]);
}

QString ColumnSummaryModel::oddText(std::size_t row) const {
  if (!m_oddities) return QStringLiteral("…");
  const std::vector<Oddity>& all = (*m_oddities)[row];
  QStringList words;
  for (const Oddity& one : all) words << oddityWord(one.kind);
  if (words.size() > 2) return tr("%1 and %2 more").arg(words.front()).arg(words.size() - 1);
  return words.join(QStringLiteral(", "));
}

QString ColumnSummaryModel::oddTip(std::size_t row) const {
  if (!m_oddities || m_hidden) return {};
  QStringList sentences;
  for (const Oddity& one : (*m_oddities)[row])
    sentences << shownText(one.says) + QLatin1Char(' ') + shownText(one.privacy);
  return sentences.isEmpty() ? tr("Nothing stands out.") : sentences.join(QLatin1Char('\n'));
}

QString ColumnSummaryModel::tip(std::size_t row, int field) const {
  const ColumnProfile* profile = profileOf(static_cast<int>(row));
  switch (field) {
    case shape:
      return profile == nullptr ? QString() : shapeText(m_dataset->columns[row], *profile);
    case odd:
      return oddTip(row);
    case role:
      return m_roles[row] == ColumnRole::leftOut
                 ? tr("A feature that the study cannot use: the notes in Setup say why. Click to change it.")
                 : tr("Whether the column is the target, learned from or ignored. Click to change it.");
    case kind:
      return tr(
          "Whether cells are read as numbers or as text. Click to change it, or to declare categories.");
    default:
      return text(row, field);
  }
}

QVariant ColumnSummaryModel::data(const QModelIndex& index, int dataRole) const {
  if (!index.isValid()) return {};
  const auto row = static_cast<std::size_t>(index.row());
  switch (dataRole) {
    case Qt::DisplayRole:
      return text(row, index.column());
    case Qt::ToolTipRole:
      return tip(row, index.column());
    case Qt::AccessibleTextRole:
      return index.column() == shape || index.column() == odd ? QVariant(tip(row, index.column()))
                                                              : QVariant();
    case Qt::TextAlignmentRole:
      return alignment(index.column());
    default:
      return {};
  }
}

QVariant ColumnSummaryModel::headerData(int section, Qt::Orientation orientation, int dataRole) const {
  if (dataRole == Qt::TextAlignmentRole) return alignment(section);
  if (dataRole != Qt::DisplayRole || orientation != Qt::Horizontal) return {};
  const QStringList names = {tr("column"),  tr("values"),         tr("role"),   tr("kind"),
                             tr("odd"),     tr("missing"),        tr("bad"),    tr("different"),
                             tr("least"),   tr("lower quartile"), tr("median"), tr("upper quartile"),
                             tr("largest"), tr("mean"),           tr("sd")};
  return names.value(section);
}

}  // namespace epsiscope
