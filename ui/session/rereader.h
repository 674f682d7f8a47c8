#pragma once

#include <QObject>

#include <optional>

#include "ui/session/runner.h"
#include "ui/session/table_reader.h"
#include "ui/state/app_state.h"

namespace epsiscope {

class Activities;
class Document;
class Notices;

/// Reads the data again where a change of the study wants them in another way. The shown data stay until they
/// are there; if they cannot be read so, or the user stops it, the change is taken back.
class Rereader : public QObject {
  Q_OBJECT
public:
  Rereader(AppState& state, Document& document, Notices& notices, Activities& activities,
           QObject* parent = nullptr);

  /// The study may want its data in another way: until they are read nothing else is computed, and that is
  /// its problem.
  void update();

signals:
  /// The data were read again, and are those of the study.
  void adopted();
  /// The change that wanted it was taken back.
  void givenUp();

private:
  void finish(const SummarisedTable& table);
  void giveUp();

  AppState& m_state;
  Document& m_document;
  Notices& m_notices;
  std::optional<Study> m_wanted;  ///< the one for which they are being read
  Runner m_runner;
};

}  // namespace epsiscope
