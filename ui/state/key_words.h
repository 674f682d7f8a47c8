#pragma once

#include <QJsonObject>
#include <QString>

#include <span>
#include <vector>

#include "core/study/study_fwd.h"

namespace epsiscope {

/// The name of a study's key, to be translated in the context "Report".
struct KeyWords {
  const char* key;  ///< within its block
  const char* name;
};
/// Returns the keys of "label_privacy", ... or of none that runs depend on; of "data" those that say how rows
/// are made ready.
std::span<const KeyWords> keysOfBlock(const QString& block);

/// Returns the value as the study file writes it, without its punctuation; numbers exactly, or with so many
/// digits.
QString valueText(const QJsonValue& value, int digits = 0);
QJsonObject jsonOf(const Study& study);
/// Returns what the study file has under a dotted key; undefined if it has no such key.
QJsonValue valueOf(const Study& study, const QString& key);

struct KeyChange {
  QString key;  ///< "label_privacy.zeta"
  QString name, before, after;
};
/// Returns every key with a name whose value differs.
std::vector<KeyChange> keyChanges(const Study& before, const Study& after);

}  // namespace epsiscope
