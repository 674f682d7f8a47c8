#pragma once

#include <vector>

#include "ui/views/view.h"

namespace epsiscope::test {

/// The studies that a view hands out, from now on until it ends.
class Edits : public std::vector<Study> {
public:
  explicit Edits(View& view) {
    QObject::connect(&view, &View::edited, &m_until, [this](const Study& study) { push_back(study); });
  }

private:
  QObject m_until;
};

}  // namespace epsiscope::test
