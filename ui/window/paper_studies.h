#pragma once

#include <QtGlobal>

#include <array>

namespace epsiscope {

/// A study of the resources that repeats a paper's protocol on data that the user has.
struct PaperStudy {
  const char* id;  ///< as in :/studies/ID.json
  const char* name;
  const char* recipe;  ///< for the files that the user is asked for
};

inline const auto& paperStudies() {
  static constexpr std::array all = {
      PaperStudy{"paper-housing", QT_TRANSLATE_NOOP("QObject", "RPWithPrior on California housing…"),
                 "california-housing"},
      PaperStudy{"paper-communities", QT_TRANSLATE_NOOP("QObject", "RPWithPrior on Communities and Crime…"),
                 "communities"},
      PaperStudy{"paper-criteo", QT_TRANSLATE_NOOP("QObject", "RPWithPrior on Criteo Sponsored Search…"),
                 "criteo-sponsored-search"},
      PaperStudy{"paper-adult-logistic", QT_TRANSLATE_NOOP("QObject", "Private ERM on Adult, logistic loss…"),
                 "adult"},
      PaperStudy{"paper-adult-huber", QT_TRANSLATE_NOOP("QObject", "Private ERM on Adult, Huber loss…"),
                 "adult"},
      PaperStudy{"paper-kddcup-logistic",
                 QT_TRANSLATE_NOOP("QObject", "Private ERM on KDD Cup 1999, logistic loss…"), "kddcup99"},
      PaperStudy{"paper-kddcup-huber",
                 QT_TRANSLATE_NOOP("QObject", "Private ERM on KDD Cup 1999, Huber loss…"), "kddcup99"},
      PaperStudy{"paper-kddcup-logistic-curve",
                 QT_TRANSLATE_NOOP("QObject", "Learning curve on KDD Cup 1999, logistic loss…"), "kddcup99"},
      PaperStudy{"paper-kddcup-huber-curve",
                 QT_TRANSLATE_NOOP("QObject", "Learning curve on KDD Cup 1999, Huber loss…"), "kddcup99"},
  };
  return all;
}

}  // namespace epsiscope
