#pragma once

#include <QStringList>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ui/state/picture.h"
#include "ui/views/method_table.h"
#include "ui/views/view.h"

class QBoxLayout;
class QFontMetrics;

namespace epsiscope {

class ChartList;
class Invitation;
class MethodChoice;
class PictureView;

/// The picture that a view shows, and the state that it is shown for.
template <class P>
struct Sight {
  const AppState& state;  ///< its study may be ahead of the picture's
  const Study& study;     ///< the picture's
  const P& preview;
  const Theme& theme;
};

/// All contents of a view in one state.
struct ViewContents {
  QStringList facts = {};
  std::vector<std::optional<ChartModel>> charts = {};           ///< in their order; absent ones are hidden
  std::string axes = {};                                        ///< see lookName()
  std::vector<std::optional<MethodTableContents>> tables = {};  ///< likewise
  /// The method in front and the methods to choose from, where the view has the choice.
  std::string method = {};
  std::vector<std::string> methods = {};
  /// The sentence in place of missing contents; empty: nothing is missing.
  QString missing = {};
  /// The words for an offered change on the button beside `missing`, or on that of the header.
  QString remedy = {};
  bool isOffered = false;  ///< in the header
  std::function<void(Study&)> change = nullptr;
  bool onScreenAlone = false;  ///< not for exports
};

/// A view of one picture: its parts, and its contents in a state.
struct ViewDescription {
  /// Heights in lines of text; 0: the usual height of charts.
  struct ChartPlace {
    int leastPlot = 0, most = 0;
  };
  struct LogPill {
    bool ofX = false;  ///< its axis is x, otherwise y
    const char* name;
    QString text, tip;
    std::size_t chart = 0;
  };
  struct Offer {
    const char* name;
    QString text, tip;
  };

  QString title;
  std::vector<ChartPlace> charts = {{}};
  std::size_t front = 0;   ///< the chart that a room sees first
  bool areTitled = false;  ///< in the charts, otherwise in the header
  int spacing = 4;         ///< between charts
  /// Whether charts stand beside each other at this width; null: below each other.
  bool (*standBeside)(int width, const QFontMetrics& font) = nullptr;
  QStringList tables = {};             ///< their names for screen readers
  QString methodChoice = {};           ///< the name of the choice among methods; empty: there is none
  std::vector<LogPill> logPills = {};  ///< only where nothing is missing
  std::optional<Offer> offer = {};     ///< the button for ViewContents::change: something may be missing
  /// Adds further controls to the header, before the charts and after them in the order of Tab.
  void (*addChoices)(PictureView& view) = nullptr;
  void (*addControls)(PictureView& view) = nullptr;
  /// Takes a guide that means something only in this view; others are handled by takeDragged().
  void (*take)(Study& study, std::size_t chart, const QString& guide, double value) = nullptr;
  /// Takes the row of a table that was chosen.
  void (*choose)(Study& study, const QString& choice) = nullptr;
  /// Null: there is nothing to show yet, and the present contents stay.
  std::function<std::optional<ViewContents>(const AppState& state, const Theme& theme)> contents;
};

/// Contents that need a picture.
template <class P>
std::function<std::optional<ViewContents>(const AppState&, const Theme&)> ofPicture(
    ViewContents (*contents)(const Sight<P>&)) {
  return [contents](const AppState& state, const Theme& theme) -> std::optional<ViewContents> {
    const Picture* picture = pictureWith<P>(state);
    if (picture == nullptr) return {};
    return contents({state, picture->study, *previewOf<P>(picture), theme});
  };
}

/// Adds the charts of such a view for an export, those with nothing in them apart.
void addChartsOf(const ViewDescription& view, const AppState& state, ChartList& charts);

/// A view made from its description.
class PictureView : public View {
  Q_OBJECT
public:
  explicit PictureView(ViewDescription description, QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override;

  ViewHeader* header() const { return m_header; }
  MethodChoice* addMethodChoice(const QString& name, const QString& tip = {});
  using View::addSegments;
  using View::addSwitch;
  using View::edit;
  using View::follow;

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void addCharts();
  void addOffer();
  void showContents(ViewContents contents, const Theme& theme);

  const ViewDescription m_description;
  ViewHeader* m_header;
  MethodChoice* m_method = nullptr;
  std::vector<Chart*> m_charts;
  QBoxLayout* m_chartLayout;
  std::vector<MethodTable*> m_tables;
  std::vector<QToolButton*> m_pills;
  Invitation* m_invitation = nullptr;  ///< null: nothing can be missing
  QToolButton* m_offer = nullptr;
  std::function<void(Study&)> m_change;
};

}  // namespace epsiscope
