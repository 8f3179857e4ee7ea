#pragma once

#include "games/aqil/aqil_index.hpp"
#include "games/morris/morris_index.hpp"
#include "games/ntxuva/ntxuva_index.hpp"
#include "games/ouri/ouri_index.hpp"

namespace sowmill {

// How the positions of a game are numbered for tables.
inline OuriIndex index_of(const Ouri& game) { return OuriIndex(game); }
inline AqilIndex index_of(const Aqil& game) { return AqilIndex(game); }
inline NtxuvaIndex index_of(const Ntxuva& game) { return NtxuvaIndex(game); }
inline MorrisIndex index_of(const Morris& game) { return MorrisIndex(game); }

}  // namespace sowmill
