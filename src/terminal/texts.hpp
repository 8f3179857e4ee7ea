#pragma once

#include "text/message.hpp"

// What the terminal game says, in every language.
namespace sowmill::texts {

inline constexpr Message greeting = {"{0}. Type a move, or help.",
                                     "{0}. Escreva uma jogada, ou ajuda.",
                                     "{0}. Digite uma jogada, ou ajuda."};
inline constexpr Message turn_prompt = {"{0} to move> ", "Joga {0}> "};
inline constexpr Message over_prompt = {"save FILE, undo or quit> ",
                                        "gravar FICHEIRO, desfazer ou sair> ",
                                        "salvar ARQUIVO, desfazer ou sair> "};
inline constexpr Message game_over = {"The end: {0}.", "Fim: {0}."};
inline constexpr Message pieces = {"Pieces: South {0}, North {1}.", "Peças: Sul {0}, Norte {1}."};
inline constexpr Message legal_moves = {"You may play: {0}", "Pode jogar: {0}",
                                        "Você pode jogar: {0}"};
inline constexpr Message no_moves_yet = {
    "There are no moves yet: first the seeds are laid.",
    "Ainda não há jogadas: primeiro distribuem-se as sementes.",
    "Ainda não há jogadas: primeiro se distribuem as sementes."};
inline constexpr Message no_moves_more = {"The game is over: there are no more moves.",
                                          "O jogo acabou: já não há jogadas.",
                                          "O jogo acabou: não há mais jogadas."};
inline constexpr Message no_preview = {"There is no move to preview yet.",
                                       "Ainda não há jogada para prever."};
inline constexpr Message would_do = {"What {0} would do:", "O que {0} faria:"};
inline constexpr Message must_pass = {"{0} has no legal play: type pass.",
                                      "{0} não tem jogada possível: escreva passar.",
                                      "{0} não tem jogada possível: digite passar."};
inline constexpr Message must_give = {
    "{0} has no seeds: {1} gives one, from a hole written like {2}.",
    "{0} não tem sementes: {1} dá uma, de um buraco que se escreve como {2}."};
inline constexpr Message taken_back = {"Taken back.", "Desfeito."};
inline constexpr Message saved = {"Saved in {0}.", "Gravado em {0}.", "Salvo em {0}."};
inline constexpr Message save_where = {"Say in which file: save FILE.",
                                       "Diga em que ficheiro: gravar FICHEIRO.",
                                       "Diga em qual arquivo: salvar ARQUIVO."};
inline constexpr Message rules_are_in = {"The rules are in {0}.", "As regras estão em {0}."};

inline constexpr Message draw_question = {"{0}, {1} offers a draw. Do you agree (yes or no)? ",
                                          "{0}, {1} propõe empate. Aceita (sim ou não)? "};
inline constexpr Message cycle_question = {
    "{0}, {1} says that the game goes round in a cycle, and proposes to end it so: {2}. Do you "
    "agree (yes or no)? ",
    "{0}, {1} diz que o jogo entrou num ciclo, e propõe acabá-lo assim: {2}. Aceita (sim ou não)? ",
    "{0}, {1} diz que o jogo entrou em um ciclo, e propõe terminá-lo assim: {2}. Aceita (sim ou "
    "não)? "};
inline constexpr Message not_agreed = {"{0} does not agree: the game goes on.",
                                       "{0} não aceita: o jogo continua."};

inline constexpr Message round_and_points = {
    "Round {0}. Points: South {1}, North {2}; 60 win the match.",
    "Ronda {0}. Pontos: Sul {1}, Norte {2}; ganha quem chegar a 60.",
    "Rodada {0}. Pontos: Sul {1}, Norte {2}; ganha quem chegar a 60."};
inline constexpr Message lay_seeds = {
    "{0} lays 36 seeds, and {1} does not look: six numbers from the left,\n"
    "at least 1 each, not all equal, like 11-5-5-5-5-5; or random.",
    "{0} distribui 36 sementes, e {1} não olha: seis números a partir da esquerda,\n"
    "pelo menos 1 em cada, não todos iguais, como 11-5-5-5-5-5; ou acaso."};
inline constexpr Message setup_prompt = {"{0}> ", "{0}> "};
inline constexpr Message has_laid = {"{0} has laid the seeds.", "{0} distribuiu as sementes."};
inline constexpr Message lot_falls = {"The lot makes {0} first.", "O sorteio dá a vez a {0}."};
inline constexpr Message choice_prompt = {"{0}, keep or swap? ", "{0}, manter ou trocar? "};
inline constexpr Message choices = {"keep, swap", "manter, trocar"};
inline constexpr Message keeps = {"{0} keeps the board and sows first.",
                                  "{0} mantém o tabuleiro e semeia primeiro."};
inline constexpr Message swaps = {"{0} swaps: the board is turned, and {1} sows first.",
                                  "{0} troca: o tabuleiro é virado, e {1} semeia primeiro."};
inline constexpr Message round_repeated = {
    "The position stood for the third time: the seeds left count for nobody. This rule is ours.",
    "A posição repetiu-se pela terceira vez: as sementes que restam não contam para ninguém. Esta "
    "regra é nossa.",
    "A posição se repetiu pela terceira vez: as sementes que restam não contam para ninguém. Esta "
    "regra é nossa."};
inline constexpr Message round_scores = {"The round ends {0}: {1} scores {2}.",
                                         "A ronda acaba {0}: {1} marca {2}.",
                                         "A rodada termina {0}: {1} marca {2}."};
inline constexpr Message round_even = {"The round ends {0}: nobody scores.",
                                       "A ronda acaba {0}: ninguém marca.",
                                       "A rodada termina {0}: ninguém marca."};

inline constexpr Message sowing_moves = {"  C                 sow house C\n",
                                         "  C                 semear a casa C\n"};
inline constexpr Message bonus_moves = {
    "  Gxk               sow G and take k as the bonus; G alone declines it\n",
    "  Gxk               semear G e retirar k como bónus; só G recusa-o\n",
    "  Gxk               semear G e retirar k como bônus; só G recusa o bônus\n"};
inline constexpr Message gift_moves = {"  +c                give a seed from c\n",
                                       "  +c                dar uma semente de c\n"};
inline constexpr Message morris_moves = {
    "  d2                place a man\n"
    "  d2-d3             move a man\n"
    "  d2xa1, d2-d3xa1   close a mill and remove a man\n",
    "  d2                colocar uma peça\n"
    "  d2-d3             mover uma peça\n"
    "  d2xa1, d2-d3xa1   fechar um moinho e retirar uma peça\n",
    "  d2                colocar uma peça\n"
    "  d2-d3             mover uma peça\n"
    "  d2xa1, d2-d3xa1   fechar um moinho e remover uma peça\n"};
inline constexpr Message cycle_help = {
    "  cycle             agree that the game goes round in a cycle\n",
    "  ciclo             acordar que o jogo entrou num ciclo\n",
    "  ciclo             concordar que o jogo entrou em um ciclo\n"};
inline constexpr Message help = {
    "  preview MOVE      what a move would do, also ? MOVE\n"
    "  moves             all moves you may make\n"
    "  board             draw the board again\n"
    "  undo              take back\n"
    "  save FILE         write a record of the game\n"
    "  draw, resign      offer a draw, give up\n"
    "  rules, help       where the rules are, this list\n"
    "  quit              leave without saving\n",
    "  prever JOGADA     o que uma jogada faria, também ? JOGADA\n"
    "  jogadas           todas as jogadas possíveis\n"
    "  tabuleiro         desenhar outra vez o tabuleiro\n"
    "  desfazer          voltar atrás\n"
    "  gravar FICHEIRO   escrever um registo do jogo\n"
    "  empate, desistir  propor empate, desistir\n"
    "  regras, ajuda     onde estão as regras, esta lista\n"
    "  sair              sair sem gravar\n",
    "  prever JOGADA     o que uma jogada faria, também ? JOGADA\n"
    "  jogadas           todas as jogadas possíveis\n"
    "  tabuleiro         desenhar de novo o tabuleiro\n"
    "  desfazer          voltar atrás\n"
    "  salvar ARQUIVO    escrever um registro do jogo\n"
    "  empate, desistir  propor empate, desistir\n"
    "  regras, ajuda     onde estão as regras, esta lista\n"
    "  sair              sair sem salvar\n"};

}  // namespace sowmill::texts
