#include "ui/session/look_book.h"

#include <utility>

#include "core/base/said_error.h"
#include "core/release/looks.h"
#include "core/table/dataset.h"
#include "ui/session/data_defaults.h"
#include "ui/session/session.h"

namespace epsiscope {

LookBook::LookBook(Session& session, std::filesystem::path folder, QObject* parent)
    : QObject(parent), m_session(session), m_folder(std::move(folder)) {
  connect(&session, &Session::changed, this, &LookBook::follow);
  connect(&m_runner, &Runner::ended, this, &LookBook::write);
}

void LookBook::follow(Aspects what) {
  const AppState& state = m_session.state();
  if (!(what & Aspect::data) || !state.dataset || isBuiltIn(state.study.data)) return;
  if (state.dataset->sha256 == m_last) return;
  m_last = state.dataset->sha256;
  m_waiting.push_back(m_last);
  if (!m_runner.isRunning()) write();
}

void LookBook::write() {
  if (m_waiting.empty()) return;
  m_runner.start([folder = m_folder, tables = std::exchange(m_waiting, {})](const Runner::Control&) {
    try {
      for (const std::string& table : tables) noteLook(folder, table);
    } catch (const SaidError&) {
      // A study may be looked at where nothing can be written.
    }
    return Runner::Delivery();
  });
}

}  // namespace epsiscope
