#pragma once

#include "text/message.hpp"

// What the help says of options that several commands take.
namespace sowmill::option_texts {

inline constexpr Message folder_of_tables = {"The folder of the tables", "A pasta das tabelas"};
inline constexpr Message tables_for_play = {
    "The folder of tables that know the end; auto: those built with the program, if there are any; "
    "none",
    "A pasta das tabelas que conhecem os finais; auto: as construídas com o programa, se "
    "existirem; "
    "none: nenhumas",
    "A pasta das tabelas que conhecem os finais; auto: as construídas com o programa, se houver; "
    "none: nenhuma"};
inline constexpr Message record = {"The record; - is standard input",
                                   "O registo; - é a entrada padrão",
                                   "O registro; - é a entrada padrão"};
inline constexpr Message game_of_file = {"Which game of a file that has several, from 1",
                                         "Que jogo de um ficheiro que tenha vários, a partir de 1",
                                         "Qual jogo de um arquivo que tenha vários, a partir de 1"};
inline constexpr Message depth = {"Plies to look ahead", "Profundidade, em jogadas"};
inline constexpr Message memory = {"Megabytes of memory for positions",
                                   "Megabytes de memória para posições"};
inline constexpr Message threads = {"Threads; else one a processor",
                                    "Threads; senão, uma por processador"};

}  // namespace sowmill::option_texts
