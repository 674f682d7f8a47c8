#pragma once

#include "core/run/people_preview.h"
#include "ui/views/view.h"

class QBoxLayout;
class QComboBox;

namespace epsiscope {

namespace view_id {
inline constexpr const char* people = "people";
}

class MethodTable;
class ViewHeader;

/// How many people a planned study must ask for a wanted error.
class PeopleView : public View {
  Q_OBJECT
public:
  explicit PeopleView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart, m_map}; }

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void offerMethods(const PeoplePreview& preview, const PeopleCurve* shown);
  void showTable(const PeoplePreview& preview, const Theme& theme);
  void drag(const QString& guide, double value);

  ViewHeader* m_header;
  QComboBox* m_method;
  Chart* m_chart;
  Chart* m_map;
  QBoxLayout* m_charts;
  MethodTable* m_table;
};

}  // namespace epsiscope
