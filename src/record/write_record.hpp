#pragma once

#include <string>

#include "record/record.hpp"

namespace sowmill {

// The record as text, in lines of fewer than 80 bytes. read_record gives the same record back.
std::string write_record(const Record& record);

}  // namespace sowmill
