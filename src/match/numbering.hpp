#pragma once

#include "games/aqil/aqil_index.hpp"
#include "games/morris/morris_index.hpp"
#include "games/ntxuva/ntxuva_index.hpp"
#include "games/ouri/ouri_index.hpp"

namespace sowmill {

// How the positions of a game are numbered for tables.
inline OuriIndex numbering_of(const Ouri& game) { return OuriIndex(game); }
inline AqilIndex numbering_of(const Aqil& game) { return AqilIndex(game); }
inline NtxuvaIndex numbering_of(const Ntxuva& game) { return NtxuvaIndex(game); }
inline MorrisIndex numbering_of(const Morris& game) { return MorrisIndex(game); }

}  // namespace sowmill
