#pragma once

#include <QString>

class QWidget;

namespace epsiscope {

/// The topic that explains a control: the property "topic" or the objectName of it or of the nearest widget
/// around it that has a page. Empty if there is none.
QString helpTopic(const QWidget* widget);

}  // namespace epsiscope
