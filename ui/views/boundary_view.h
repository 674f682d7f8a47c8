#pragma once

#include "ui/views/view.h"

class QComboBox;
class QStackedWidget;

namespace epsiscope {

class Invitation;
class ViewHeader;

/// Offers the methods of a classifier's study that have draws to show; the data of an item is the id.
void offerPrivateMethods(QComboBox* methods, const Study& study, const std::string& shown);
/// The first two numeric columns beside the target, or nothing.
std::optional<std::vector<std::string>> firstTwoFeatures(const Study& study, const Dataset& dataset);

/// The rows of two features, the boundary without privacy and boundaries of private draws.
class BoundaryView : public View {
  Q_OBJECT
public:
  explicit BoundaryView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }

private:
  void invite(const std::string& obstacle);

  ViewHeader* m_header;
  QComboBox* m_method;
  QStackedWidget* m_pages;
  Chart* m_chart;
  Invitation* m_invitation;
  Study m_study;
  std::optional<std::vector<std::string>> m_features;  ///< to choose, if the user wants to
};

}  // namespace epsiscope
