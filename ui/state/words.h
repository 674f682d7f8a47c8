#pragma once

#include <QString>

#include <cstdint>
#include <string>

#include "ui/widgets/number_text.h"

namespace epsiscope {

enum class CellForm : std::uint8_t;
enum class ColumnKind;
struct Study;

/// Whether single cells of the table must not be seen: what is released is no longer looked up in the data.
bool hidesValues(const Study& study);
/// "number" or "text".
QString kindName(ColumnKind kind);
/// "percent", "date, day first": how texts are read as numbers.
QString formText(CellForm form);
/// 0.62 as "62 %".
QString percentText(double fraction, int digits = 3);
/// The most certain that somebody can become, as percentText: never "100 %", and a number wherever there is
/// one, for sentences say "at most" before it.
QString certaintyText(double probability);
/// With exactly so many decimals, so that a column of them lines up; the true minus sign.
QString decimalText(double value, int decimals);
/// The letter for lambda in the task's paper: Λ of classifiers, λ of kernels.
QString lambdaSymbol(const Study& study);
/// "ε 0.5", "λ 0.01": what stays fixed while a chart shows an axis of something else.
QString epsilonFact(double epsilon);
QString lambdaFact(const Study& study, double lambda);
/// The mark of every chart of the study: "planned, not measured" where it is, else nothing.
QString markOf(const Study& study);
/// "split 1 of seed 3": what a picture of one fit is of.
QString firstSplitFact(const Study& study);
/// A sentence of the core with the letters that charts use: ε, λ, ≤.
QString inSymbols(const std::string& sentence);
/// The same words for a text that wraps: numbers stay with their percent sign and with their unit.
QString unbroken(QString words);

}  // namespace epsiscope
