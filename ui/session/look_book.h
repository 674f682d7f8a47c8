#pragma once

#include <QObject>

#include <filesystem>
#include <string>
#include <vector>

#include "ui/session/aspects.h"
#include "ui/session/runner.h"

namespace epsiscope {

class Session;

/// Notes which tables of people were open in Classroom, see core/release/looks.h: the statement of a release
/// says so. Where that cannot be kept nothing is said.
class LookBook : public QObject {
  Q_OBJECT
public:
  LookBook(Session& session, std::filesystem::path folder, QObject* parent = nullptr);
  bool isBusy() const { return m_runner.isRunning(); }

private:
  void follow(Aspects what);
  void write();

  Session& m_session;
  std::filesystem::path m_folder;
  std::string m_last;                  ///< of the table that is open
  std::vector<std::string> m_waiting;  ///< to be noted
  Runner m_runner;
};

}  // namespace epsiscope
