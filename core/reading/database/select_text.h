#pragma once

#include <string>
#include <string_view>

namespace epsiscope {

/// Throws the FileError that says that only a SELECT is read.
[[noreturn]] void refuseOtherThanSelect(const std::string& shown);
/// Throws it unless the query begins as a SELECT does: the first of two guards, for a sentence. The other is
/// the database itself, which is asked to change nothing.
void requireSelect(std::string_view query, const std::string& shown);
/// Whether the query orders its rows, all of them and at its end.
bool ordersRows(std::string_view query);
/// Whether the functions of dates in the query are given the present moment.
bool asksForNow(std::string_view query);

}  // namespace epsiscope
