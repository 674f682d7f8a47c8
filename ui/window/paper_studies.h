#pragma once

#include <QtGlobal>

#include <array>

namespace epsiscope {

/// A study of the resources that repeats a paper's protocol on data that the user has.
struct PaperStudy {
  const char* id;  ///< as in :/studies/ID.json
  const char* name;
  const char* dataFile;  ///< which the user is asked for
};

inline const auto& paperStudies() {
  static constexpr std::array all = {
      PaperStudy{"paper-housing", QT_TRANSLATE_NOOP("QObject", "RPWithPrior on California housing…"),
                 "california_housing.csv"},
      PaperStudy{"paper-communities", QT_TRANSLATE_NOOP("QObject", "RPWithPrior on Communities and Crime…"),
                 "communities.data"},
  };
  return all;
}

}  // namespace epsiscope
