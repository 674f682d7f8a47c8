#pragma once

#include <QStringList>

namespace epsiscope {

/// code STUDY.json --language python|r: prints a program that makes the same release with a library.
int runCode(const QStringList& given);

}  // namespace epsiscope
