#pragma once

#include <QStringList>

#include <vector>

#include "ui/explain/handbook.h"

namespace epsiscope {

/// A page of the handbook for each command.
std::vector<HandbookPage> commandPages();

/// `epsiscope handbook`: prints the handbook.
int runHandbook(const QStringList& given);

}  // namespace epsiscope
