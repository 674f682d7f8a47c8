#pragma once

#include <QObject>

#include <map>
#include <optional>
#include <string>

#include "ui/session/aspects.h"
#include "ui/session/file_stamp.h"
#include "ui/session/history.h"
#include "ui/session/table_reader.h"
#include "ui/state/app_state.h"

namespace epsiscope {

class Notices;

/// The study that is being edited, the table that it is about, and the way back from every change.
class Document : public QObject {
  Q_OBJECT
public:
  Document(AppState& state, Notices& notices, QObject* parent = nullptr);

  /// A change by the user. Changes with the same `step` other than 0 are undone together: a drag is one step.
  void setStudy(const Study& study, quint64 step = 0);
  /// Changes by the user so far, those that were undone as well.
  quint64 changes() const { return m_changes; }
  void undo();
  void redo();
  const History& history() const { return m_history; }
  /// Takes another seed, shown to the user, for the noise and for private priors; the splits stay.
  void newSeed();
  /// Takes another seed for the splits; the noise keeps its own.
  void newSplits();
  /// A field holds text that is no value: what is shown is out of date, though the study is as before.
  void setBadText(const QString& field, bool bad);
  /// Returns whether it was written; a notice says why not. A pasted table is written beside. A file in the
  /// way is replaced only if it still is as `replaces` says.
  bool save(const QString& file, const FileStamp& replaces = {});
  /// The stamp of a file that is neither this study nor the one opened from there or saved there last; null
  /// if the study may be saved there.
  std::optional<FileStamp> inTheWay(const QString& file) const;
  /// The study's file as it was opened or saved last.
  const FileStamp& fileStamp() const { return m_fileStamp; }

  /// A study's file, as it was read; or none.
  struct Place {
    QString file = {};
    FileStamp stamp = {};
  };
  /// Another study takes the place of this one, whose history ends. Its table was read as `read` says,
  /// `saved` is the study as it stands in the file.
  void open(const Study& study, const Study& saved, const Place& place, const DataChoice& read,
            const SummarisedTable& table);
  /// The study goes on with other data, as one that is in no file. Undo takes it back, where there were data
  /// before.
  void moveTo(const Study& study, const DataChoice& read, const SummarisedTable& table);
  /// The study goes on with the same data in another way: a change as any other.
  void change(const Study& study, const DataChoice& read, const SummarisedTable& table);

  /// The last study that the table in hand was read for.
  const Study& settled() const { return m_settled; }
  /// Whether the table in hand was read as the study says.
  bool isReadAsWanted() const;
  /// The table in hand is that of the study. Precondition: isReadAsWanted().
  void settle() { m_settled = m_state.study; }
  /// The table was read again as the study says.
  void adoptReading(const SummarisedTable& table);
  /// The table was not read for `wanted`: the change that wanted it is taken back, later changes stay.
  void giveUpReading(const Study& wanted);

  /// The study under work.
  struct Work {
    Study study, savedStudy;
    QString studyFile;
    FileStamp fileStamp;
    Study settled;
    SummarisedTable table;
    History history;
  };
  Work work() const;
  void takeBack(const Work& work);

signals:
  void changed(Aspects what);
  /// The study is another one: everything that follows from it is to be looked at again.
  void edited(Aspects what);
  void taskChanged();
  /// All values computed from the table before are past.
  void tableReplaced();
  /// `replaced`: what was in the way has given way.
  void saved(const QString& file, bool replaced);

private:
  void replaceStudy(const Study& study);
  void chooseClass();
  void place(const Study& study, const DataChoice& read, const SummarisedTable& table);
  void setTable(const SummarisedTable& table);
  void recallLabels(DataChoice& data) const;
  bool keepPastedTable(const QString& studyFile);
  std::string textFor(const QString& file) const;

  AppState& m_state;
  Notices& m_notices;
  History m_history;
  Study m_settled;
  FileStamp m_fileStamp;
  /// The declarations about the labels of each target of the table: given up with the target, and back with
  /// it.
  std::map<std::string, DataChoice> m_declared;
  std::optional<std::string> m_withoutClass;  ///< the target of the table in which no class can be chosen
  quint64 m_changes = 0;
};

}  // namespace epsiscope
