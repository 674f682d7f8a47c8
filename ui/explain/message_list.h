#pragma once

#include <QString>

#include <vector>

namespace epsiscope {

/// A message of the program when something is wrong, with "…" in place of its varying parts.
struct ExplainedMessage {
  QString page;  ///< of the handbook, which says what it means
  QString reason;
  QString reasonOfOne;  ///< where a single thing is counted; empty: nothing is counted
  QString nextStep;     ///< empty: the reason is the whole sentence

  QString sentence() const;
};

/// All of resources/handbook/messages.json in the language of the screen; the command line's are English.
std::vector<ExplainedMessage> explainedMessages();

/// The page about a message as the program said it, with the file in front or without; empty: there is none.
QString pageOfMessage(const QString& said);

}  // namespace epsiscope
