#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "ui/session/file_stamp.h"
#include "ui/session/open_request.h"
#include "ui/session/pasted_tables.h"
#include "ui/session/table_reader.h"
#include "ui/state/app_state.h"

namespace epsiscope {

class Activities;
class Document;
class Notices;
struct KeptRun;
struct Recipe;

/// The only way in: makes a document of whatever is opened. Its table is read on a worker thread, and the
/// latest request wins. Replacing the data is one step that undo takes back.
class Opener : public QObject {
  Q_OBJECT
public:
  Opener(AppState& state, Document& document, Notices& notices, Activities& activities,
         QObject* parent = nullptr);

  void open(const OpenRequest& request);
  void leavePastedTables() { m_pasted.leave(); }
  /// Asked before a study with changes that are not saved gives way to another one; none: it may.
  void setQuestion(std::function<bool()> mayReplace) { m_mayReplace = std::move(mayReplace); }
  /// Says what failed. The window is never empty: where there are no data yet the built-in ones are opened.
  void fail(const QString& sentence);
  /// Notices about other data are past; another copy that can be restored is not.
  void forgetPast();

signals:
  /// The opened study is the document now.
  void adopted();
  /// A table waits: something in it, or in how it fits the study, is a question to the user. It may not have
  /// been read yet. The answer is OpenTable; until then the data stay as they are. `study`: the one that is
  /// open, or the one that is to be opened, on that table.
  void needsAnswers(const Study& study, std::shared_ptr<const Dataset> dataset);
  void fileOpened(const QString& file);
  /// The file at the place of the study's kept run was read, or is not there.
  void keptRunRead(const QString& file, const FileStamp& stamp);
  /// The run that was kept with the study, which is the document now.
  void runFound(std::shared_ptr<const Result> result);
  void restored();  ///< the copy is the study now

private:
  /// A study whose table is being read.
  struct NextStudy {
    OpenRequest request;
    Study study;
    std::optional<Study> saved = {};            ///< as it is in its file; absent: as it is opened
    FileStamp stamp = {};                       ///< its file, as it was read
    QString keptRun = {};                       ///< the file in which a run of it may be kept; or empty
    std::shared_ptr<const Result> result = {};  ///< it is the study of this run, and in no file of its own
  };
  /// A table that is being read, and how the current study becomes one on it.
  struct NextTable {
    OpenRequest request;
    DataChoice data;
    std::function<Study(const Study& current, const Dataset&)> fit;
    const Recipe* recipe = nullptr;  ///< that reads the file too, and was not asked for
  };
  /// The study may give way to a table that waits for answers, unless it was changed since.
  struct Permission {
    std::string file;
    quint64 changes = 0;
  };

  /// Called on the other thread, with the table that was read.
  using Afterwards = std::function<void(const Dataset&, const Runner::Control&)>;
  using Adoption = std::function<void(const SummarisedTable&)>;

  void begin(const OpenDefault& request);
  void begin(const OpenFile& request);
  void begin(const OpenAsking& request);
  void begin(const OpenTable& request);
  void begin(const OpenStudy& request);
  void begin(const OpenBuiltIn& request);
  void begin(const OpenPlan& request);
  void begin(const OpenTask& request);
  void begin(const OpenStartData& request);
  void begin(const OpenExample& request);
  void begin(const OpenPaper& request);
  void begin(const OpenRecipe& request);
  void begin(const Relocate& request);
  void begin(const Restore& request);
  void begin(const Paste& request);
  void begin(const AskAgain& request);

  bool mayReplace() const;
  void readStudyFile(const OpenRequest& request, const QString& file);
  void readResultsFile(const OpenRequest& request, const QString& file);
  void readTableFile(const OpenRequest& request, const QString& file);
  void read(const NextStudy& next);
  void readPermitted(const NextStudy& next, const std::shared_ptr<const Dataset>& known = {});
  void read(const NextTable& next);
  /// `refused`: asks how it is to be read where a line of the file cannot be read, or which of its tables is
  /// meant; null: a notice says what is wrong. `known`: the table, if it was read already.
  void read(const DataChoice& data, const Adoption& adopt, const Afterwards& afterwards = {},
            const std::function<void()>& refused = {}, const std::shared_ptr<const Dataset>& known = {});
  void permit(const DataChoice& data);
  void ask(const DataChoice& data, const std::shared_ptr<const Dataset>& dataset);
  void askAbout(const NextStudy& next);
  void offerToLocate(const NextStudy& next);
  void fail(const Notice& notice);
  DataChoice choiceFor(const QString& file) const;
  Study onTable(const Study& current, const QString& file, const Dataset& dataset) const;
  bool isUntouched() const;
  Study fitted(const NextTable& next, const Dataset& dataset) const;
  Study placed(const NextTable& next, const Dataset& dataset) const;
  Study begunTask(TaskId task) const;
  Study begunAnew(const DataChoice& data, const Dataset& dataset) const;
  static NextTable startTable(const OpenRequest& request, TaskId task);
  void adoptStart(const NextTable& start, const SummarisedTable& table);
  void fitOrAsk(const NextTable& next, const SummarisedTable& table);
  void adopt(const NextStudy& next, const SummarisedTable& table, const KeptRun& kept);
  void sayOfData(const NextStudy& next, const Dataset& dataset, const KeptRun& kept);
  void adopt(const NextTable& next, const SummarisedTable& table);
  void sayWhatIsIgnored();
  void adoptChange(const NextTable& next, const SummarisedTable& table);
  void settle(const OpenRequest& request);
  void offerRecipe(const NextTable& next);
  void announce(const OpenRequest& request);

  AppState& m_state;
  Document& m_document;
  Notices& m_notices;
  std::function<bool()> m_mayReplace;
  std::optional<NextStudy> m_missing;  ///< a study whose data file is to be located
  std::optional<NextStudy> m_asking;   ///< the study whose table was asked about last; none: only a table was
  std::optional<Permission> m_permission;
  DataChoice m_builtIn;  ///< as it came with built-in data
  PastedTables m_pasted;
  Runner m_runner;
};

}  // namespace epsiscope
