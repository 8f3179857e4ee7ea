#pragma once

#include <string>

#include "record/record.hpp"

namespace sowmill {

// {"tags": [[name, value] ..], "rounds": [{"setup", "lot", "play", "result"} ..]}; set-up and lot
// only of an Aqil match. A line of play is {"comments": [text ..], "moves": [{"move", "remarks"}
// ..]}, a remark a text or a line of play, as in record.hpp.
std::string record_json(const Record& record);

}  // namespace sowmill
