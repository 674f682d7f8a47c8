#pragma once

#include "core/base/go_on.h"
#include "core/reading/text/census.h"
#include "core/table/dataset.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

struct ReadOptions;

/// The first of the hundred years that two digits of a date mean: as chosen, or such that none lies in the
/// future, or of a declared reading always the same.
int firstShortYearOf(const ReadOptions& options);

/// The reason why a cell is not usable as a number in a file with that thousands mark, if it is not.
std::optional<CellFault> faultOf(const NumberCell& cell, char thousands);

/// Turns a census into columns: the numbers are there already; texts, and the cells that are no numbers, are
/// read in a second pass over the text, only if there are any. The thousands mark is settled. Null if
/// cancelled.
std::optional<std::vector<Column>> makeColumns(const TableText& table, Census&& census, const GoOn& goOn);

/// Turns the texts of a column that has a reading into numbers; says which of them are none, and why, and
/// leaves its codes to find their cells.
std::vector<std::optional<CellFault>> textsToNumbers(Column& column);

/// Puts the words of its labels in place of the texts of a column, which are compared as texts and as
/// numbers. `decimal`: the mark of numbers.
void nameValues(char decimal, Column& column);
/// Gives a column the labels that the options have for it; a text takes their words.
void nameValuesAsGiven(const ReadOptions& options, char decimal, Column& column);
/// Makes one category of the spellings that are given as the same in a column of text: the first of them,
/// which the column need not hold.
void joinSpellings(const ReadOptions& options, Column& column);

/// "Column 3 "age"", with its place from 1: the subject of notes.
std::string columnTitle(std::size_t index, const std::string& name);
/// Notes for people about these columns: bad cells, identifiers kept as text, numbers that became 0,
/// thousands marks, mixed columns.
void noteColumns(const TableText& table, const Census& census, std::vector<std::string>& notes);
/// Says of which years two digits are, if some date has no more.
void noteShortYears(const ReadOptions& options, Dataset& dataset);
/// Makes the cells that do not fit a declared reading missing ones, and notes how many; else asks about the
/// categories that may be one and the numbers that may mean that a value is missing, or notes those that no
/// question is about.
void settleOddCells(bool declared, Dataset& dataset);
/// Notes the columns of text that were read as numbers, could be, or look as if they could; then a sentence
/// for each bad cell, at most 100, and the number of the others.
void noteReadings(Dataset& dataset);

}  // namespace epsiscope
