#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/web/engine/page_views.h"
#include "core/base/json.h"
#include "core/study/study.h"
#include "core/tasks/split_caches.h"

namespace epsiscope {

class PreparedTable;
struct NoisePreview;
struct PageSlider;
struct Problem;
struct TradeOffPreview;

/// One study as a page explores it: its table, prepared once, the state of its sliders, and the splits that
/// its pictures are of. Requests and answers are those of app/web/README.md, without what says that they are
/// answers.
class PageStudy {
public:
  /// Reads the study and its table, or makes the table of built-in data, and prepares one split. Throws
  /// FileError, and PageProblems where the study cannot run.
  PageStudy(const Json& study, const Json& table);

  Json facts();
  /// Takes what can be taken.
  Json take(const Json& values);
  /// Prepares one more split, up to so many.
  Json prepareSplit(std::size_t count);
  /// Draws so many splits at most. Throws FileError for a view that the study does not have.
  Json preview(const std::string& view, std::size_t mostSplits);
  Json errors();
  /// Tries to break the promises of the chosen methods.
  Json audit();
  /// The values of the target in cells, and how many lie beyond the bounds.
  Json column() const;
  Json studyFile() const;

private:
  void prepare();
  SplitCaches firstSplits(std::size_t most) const;
  Json sliders();
  Json sliderJson(const PageSlider& slider) const;
  Json labelSliderJson(const char* key) const;
  Json methods() const;
  /// The epsilon to compare with, and the surest an attacker can become at both; null without one.
  Json compareJson() const;
  NoisePreview labels() const;
  void takeMethods(const Json& value, Json& problems);
  void takeLabel(const std::string& key, const Json& value, Json& problems);
  void takeNumber(const PageSlider& slider, const Json& value, Json& problems);
  void takeWord(const std::string& key, const Json& value, Json& problems);
  /// Keeps the study if it can run.
  void keep(const std::string& key, const Study& next, Json& problems);

  Study m_study;
  DataChoice m_data;                ///< as the study had it
  std::vector<std::string> m_left;  ///< methods that this build does not have
  std::vector<std::string> m_notes;
  std::shared_ptr<const PreparedTable> m_table;
  SplitCaches m_splits;
  std::map<std::string, LastDrawing> m_last;  ///< by view
  LastDrawing m_errors;                       ///< where the picture of the view is over lambda
};

/// Thrown where a study cannot run.
struct PageProblems {
  std::vector<Problem> found;
};

}  // namespace epsiscope
