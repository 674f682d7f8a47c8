#pragma once

#include <QObject>

#include <memory>

#include "core/study/study.h"
#include "core/text/decimal.h"
#include "ui/release/release_sight.h"
#include "ui/session/runner.h"

namespace epsiscope {

struct Dataset;
class PreparedTable;

/// Prepares a release and makes it, on other threads. It alone holds the table, and nobody gets it from here:
/// what is shown is a ReleaseSight.
class ReleaseDesk : public QObject {
  Q_OBJECT
public:
  /// Paths of the study are absolute.
  explicit ReleaseDesk(const Study& study, QObject* parent = nullptr);
  ~ReleaseDesk() override;

  const Study& study() const { return m_study; }
  const QString& ledger() const { return m_ledger; }
  const ReleaseSight& sight() const { return m_sight; }
  bool isBusy() const { return m_looker.isRunning() || m_writer.isRunning(); }

  /// Another choice, or more declarations: looked at anew, the latest wins.
  void setStudy(const Study& study);
  void setLedger(const QString& file);
  /// Makes the ledger and goes on with it. Precondition: the sight has a statement.
  void createLedger(const QString& file, const Decimal& epsilon, const Decimal& delta);
  /// Releases into a new folder. Precondition: the sight's whyNot() is empty.
  void release(const QString& folder);

signals:
  void changed();

private:
  void look();
  void write(const Runner::Job& job);

  Study m_study;
  QString m_ledger;
  ReleaseSight m_sight;
  std::shared_ptr<const PreparedTable> m_table;  ///< null: not read yet
  DataChoice m_readAs;                           ///< how it was read
  Runner m_looker;
  Runner m_writer;
};

}  // namespace epsiscope
