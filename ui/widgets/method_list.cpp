#include "ui/widgets/method_list.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <functional>

#include "ui/theme/marker.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"

namespace epsiscope {

namespace {

constexpr int idRole = Qt::UserRole;

void drawTick(QPainter& painter, QPointF centre, double unit, const QColor& color) {
  QPainterPath tick;
  tick.moveTo(centre + unit * QPointF(-4, 0));
  tick.lineTo(centre + unit * QPointF(-1, 3));
  tick.lineTo(centre + unit * QPointF(4, -3));
  painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(tick);
}

/// The place of a row's question mark.
QRectF helpBox(const QRectF& row) {
  return {row.right() - 48, row.top(), 20, row.height()};
}

/// Paints swatch, name, question mark and tick, and lets the rest of the row toggle.
class RowDelegate : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  std::function<void(const QModelIndex&)> explain;

  void setTheme(const Theme& theme) { m_theme = theme; }

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const int width =
        option.fontMetrics.horizontalAdvance(index.data().toString()) + swatchWidth(option) + 64;
    return {width, option.fontMetrics.height() + 8};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const bool enabled = index.flags().testFlag(Qt::ItemIsEnabled);
    const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const QRectF row(option.rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (enabled && option.state.testFlag(QStyle::State_MouseOver)) painter->fillRect(row, m_theme.field);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
      painter->setPen(m_theme.accent);
      painter->setBrush(Qt::NoBrush);
      painter->drawRoundedRect(row.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    const double swatch = swatchWidth(option);
    if (!checked) painter->setOpacity(0.45);
    drawSwatch(*painter, methodStyle(index.data(idRole).toString(), m_theme),
               QRectF(row.left() + 4, row.top(), swatch, row.height()), m_theme.panel);
    painter->setOpacity(1);
    painter->setPen(enabled && checked ? m_theme.text : m_theme.mutedText);
    const QRectF nameBox = row.adjusted(swatch + 14, 0, -48, 0);
    painter->drawText(nameBox, Qt::AlignVCenter | Qt::AlignLeft,
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight,
                                                    static_cast<int>(nameBox.width())));
    if (option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus)) {
      painter->setPen(m_theme.accent);
      painter->drawText(helpBox(row), Qt::AlignCenter, QStringLiteral("?"));
    }
    if (checked)
      drawTick(*painter, QPointF(row.right() - 12, row.center().y()), option.fontMetrics.height() / 16.0,
               m_theme.accent);
    painter->restore();
  }

  bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override {
    const bool clicked = event->type() == QEvent::MouseButtonRelease &&
                         static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton;
    if (clicked && helpBox(option.rect).contains(static_cast<QMouseEvent*>(event)->position())) {
      explain(index);
      return true;
    }
    if (!index.flags().testFlag(Qt::ItemIsEnabled)) return false;
    const bool typed =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
    if (!clicked && !typed) return false;
    const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model->setData(index, checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
  }

private:
  static int swatchWidth(const QStyleOptionViewItem& option) { return option.fontMetrics.height() * 3 / 2; }

  Theme m_theme = lightTheme();
};

}  // namespace

MethodList::MethodList(QWidget* parent) : QListWidget(parent) {
  auto* rows = new RowDelegate(this);
  rows->explain = [this](const QModelIndex& index) {
    setCurrentIndex(index);
    emit helpRequested();
  };
  setItemDelegate(rows);
  connect(this, &QListWidget::currentItemChanged, this, &MethodList::nameTopic);
  setProperty("role", QStringLiteral("methods"));
  setAccessibleName(tr("Methods"));
  setAccessibleDescription(tr("Space takes a method in or out."));
  setSelectionMode(QAbstractItemView::NoSelection);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setMouseTracking(true);
  viewport()->setAutoFillBackground(false);
  connect(this, &QListWidget::itemChanged, this, [this] { emit checkedChanged(checked()); });
}

void MethodList::setRows(const std::vector<MethodRow>& rows) {
  const QSignalBlocker quiet(this);
  const QStringList before = checked();
  clear();
  for (const MethodRow& row : rows) {
    auto* item = new QListWidgetItem(row.name, this);
    item->setData(idRole, row.id);
    const bool available = row.disabledReason.isEmpty();
    item->setFlags(available ? Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable
                             : Qt::NoItemFlags);
    item->setToolTip(available ? row.tip : row.disabledReason);
    item->setData(Qt::AccessibleDescriptionRole, available ? row.tip : row.disabledReason);
    item->setCheckState(before.contains(row.id) ? Qt::Checked : Qt::Unchecked);
  }
  if (currentRow() < 0 && count() > 0) setCurrentRow(0);
  nameTopic();
  updateGeometry();
}

void MethodList::nameTopic() {
  const QListWidgetItem* row = currentItem();
  setProperty("topic", row == nullptr ? QString() : QStringLiteral("method:") + row->data(idRole).toString());
}

void MethodList::setTheme(const Theme& theme) {
  static_cast<RowDelegate*>(itemDelegate())->setTheme(theme);
  viewport()->update();
}

QStringList MethodList::checked() const {
  QStringList ids;
  for (int i = 0; i < count(); ++i)
    if (item(i)->checkState() == Qt::Checked) ids << item(i)->data(idRole).toString();
  return ids;
}

void MethodList::setChecked(const QStringList& ids) {
  const QSignalBlocker quiet(this);
  for (int i = 0; i < count(); ++i)
    item(i)->setCheckState(ids.contains(item(i)->data(idRole).toString()) ? Qt::Checked : Qt::Unchecked);
  viewport()->update();
}

QSize MethodList::sizeHint() const {
  int height = 2;
  for (int i = 0; i < count(); ++i) height += sizeHintForRow(i);
  return {200, height};
}

QSize MethodList::minimumSizeHint() const {
  return {120, sizeHint().height()};
}

}  // namespace epsiscope
