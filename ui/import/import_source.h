#pragma once

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/prepare/feature_proposal.h"
#include "core/table/dataset.h"
#include "core/table/identifier.h"
#include "ui/session/runner.h"

namespace epsiscope {

struct DataChoice;
struct PreviewRows;

/// What is to be proposed of a table, for which every cell is looked at.
struct TableLook {
  std::vector<SetAside> aside{};          ///< what nothing can be learned from
  std::optional<RepeatedNames> people{};  ///< who the rows seem to belong to
  std::optional<LikelyWeight> weight{};
};

/// Reads the table of an import: its first rows at once, the whole file beside them. The latest request wins.
class ImportSource : public QObject {
  Q_OBJECT
public:
  /// `dataset`: the table, if it was read already.
  explicit ImportSource(std::shared_ptr<const Dataset> dataset, QObject* parent = nullptr);

  /// Reads the whole file, and its first rows as long as that takes.
  void read(const DataChoice& choice);
  /// Does the same with the table that was read already.
  void look(const DataChoice& choice);
  /// Reads the first rows, by the whole table where that is known. `around`: a line that cannot be read,
  /// whose neighbours are read in their place where they can be.
  void readHead(const DataChoice& choice, std::size_t around = 0);
  /// Asks what is being read to stop; idle() follows.
  void stop();

  bool isReadingTable() const { return m_reader.isRunning(); }
  bool isReading() const { return isReadingTable() || m_headReader.isRunning(); }
  /// Whether the table is the one requested last.
  bool isKnown() const { return m_dataset && !isReadingTable(); }
  /// The table that was read last; null if there is none, or if it could not be read.
  const std::shared_ptr<const Dataset>& dataset() const { return m_dataset; }
  /// What was found in the table, once it is known.
  const TableLook& tableLook() const { return *m_look; }
  /// How the file is read: until the table is known as the first rows show it; null while they do not.
  const Reading* reading() const;
  const std::vector<Finding>& findings() const;
  /// Names of the columns of the first rows.
  const std::vector<std::string>& headNames() const { return m_headNames; }
  /// The line that cannot be read, which the rows are around; 0: they are the first.
  std::size_t failedLine() const { return m_failedLine; }

signals:
  /// The part done, in [0, 1]; negative if it is not known.
  void progressed(double fraction);
  /// The first rows show how the file is read.
  void headRead();
  void rowsRead(std::shared_ptr<const PreviewRows> rows);
  /// The table cannot be read.
  void failed(const QString& sentence);
  /// The table was read, or will not be.
  void ended();
  /// Nothing is being read any more.
  void idle();

private:
  void start(const DataChoice& choice, const std::shared_ptr<const Dataset>& known);
  void fail(const QString& sentence);

  std::shared_ptr<const Dataset> m_dataset;
  std::shared_ptr<const TableLook> m_look;  ///< at the table
  bool m_hasRecipe = false;
  std::vector<std::string> m_headNames;
  std::size_t m_failedLine = 0;
  std::optional<Reading> m_headReading;
  std::vector<Finding> m_headFindings;
  Runner m_headReader, m_reader;
};

}  // namespace epsiscope
