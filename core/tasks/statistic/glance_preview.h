#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/glance/association.h"
#include "core/glance/box_plot.h"
#include "core/glance/cell_axis.h"
#include "core/glance/missing_patterns.h"
#include "core/glance/oddity.h"
#include "core/privacy/guarantee.h"
#include "core/privacy/transcript.h"
#include "core/study/study_fwd.h"
#include "core/table/identifier.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/statistic/private_cells.h"
#include "core/tasks/statistic/private_correlations.h"
#include "core/tasks/statistic/private_glance.h"

namespace epsiscope {

class TaskCache;

/// A table at a glance, or a picture of up to six of its columns, as it is and as it remains at view.epsilon:
/// one possible result, for the study's seed. What is as it is, is not private.
struct GlancePreview {
  static constexpr std::size_t kMostColumns = 6;
  static constexpr std::size_t kMostDots = 2000;

  /// What all rows of the table say, whatever the study uses and declares.
  struct Facts {
    Associations associations{};
    std::vector<MissingPattern> missing{};
    std::optional<std::size_t> duplicateRows{};  ///< absent: not counted yet
  };
  /// The rows in use, by the cells of one column (a = b), or of two: of `shown`.
  struct Panel {
    std::size_t a = 0, b = 0;
    std::vector<double> counts{};  ///< see cellCounts()
    std::optional<PrivateCells> twin{};
  };
  /// Some of the rows in use, all or evenly spaced, and the same for all columns.
  struct Dots {
    std::vector<std::vector<double>> values{};  ///< of each column shown; of a text its cell; NaN: nothing
    std::vector<std::int32_t> classes{};        ///< of each, where the target has few; else empty
    std::vector<std::string> classNames{};
  };
  /// A plan that spends epsilon on a first look at every column.
  struct FirstLook {
    PrivateGlance glance{};
    std::vector<std::vector<Oddity::Kind>> noticed{};  ///< of each column of it
  };

  std::shared_ptr<const PreparedTable> table;  ///< that it is of
  std::shared_ptr<const Facts> facts;
  std::optional<RepeatedNames> person{};  ///< see personIn(); of the whole table, with `duplicateRows`
  std::size_t rows = 0;                   ///< in use
  std::vector<std::string> shown{};       ///< columns in the picture; empty: the whole table
  std::vector<CellAxis> axes{};           ///< of each
  std::vector<Panel> panels{};
  Dots dots{};
  std::vector<BoxPlot> boxes{};  ///< of a column of numbers, by the cells of the other one, a text
  double epsilon = 1;
  std::uint64_t seed = 0;
  std::vector<LabelBounds> bounds{};                  ///< of the columns of numbers that are declared
  std::shared_ptr<const ColumnMoments> moments{};     ///< of these columns
  std::optional<PrivateCorrelations> correlations{};  ///< of the whole table, from those
  Guarantee guarantee{};                              ///< of the private picture
  std::string whyNoTwin{};                            ///< a sentence; empty: there is one
  std::optional<FirstLook> look{};  ///< of the whole table; an earlier one until it is drawn
  std::string whyNoLook{};
  std::shared_ptr<const TaskCache> lookCache{};
  bool isFinished = false;  ///< else there is more to be had by drawing on

  /// The share of the private numbers, cells or correlations, that may as well be 0; NaN where there are
  /// none.
  double unsureShare() const;

  /// Whether a box plot is the picture: of a text and a column of numbers.
  bool isGrouped() const { return shown.size() == 2 && axes[0].isText() != axes[1].isText(); }
  /// The places in `shown` of the text and of the numbers. Precondition: isGrouped().
  std::size_t groups() const { return axes[0].isText() ? 0 : 1; }
  std::size_t values() const { return 1 - groups(); }
};

/// The columns that the study wants to see, those that are there and once each; no more than kMostColumns.
std::vector<std::string> glanceColumns(const Study& study, const Dataset& dataset);

/// `last`: an earlier one, from which is taken what has not changed; or null. Unfinished if cancelled.
/// `keeps`: see Custodian.
GlancePreview previewGlance(const Study& study, const TaskCache& cache, const GlancePreview* last = nullptr,
                            const GoOn& goOn = {}, Transcript* keeps = nullptr);

/// The box plot that the private cells leave; a group of fewer rows than noise makes up has no box.
/// Precondition: isGrouped(), and there is a twin.
std::vector<BoxPlot> privateBoxes(const GlancePreview& preview);

}  // namespace epsiscope
