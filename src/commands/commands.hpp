#pragma once

#include "cli/session.hpp"

namespace sowmill {

// Each adds its subcommand to the program.
void add_rulesets(CLI::App& program, Session& session);
void add_start(CLI::App& program, Session& session);
void add_moves(CLI::App& program, Session& session);
void add_explain(CLI::App& program, Session& session);
void add_outcome(CLI::App& program, Session& session);
void add_perft(CLI::App& program, Session& session);
void add_show(CLI::App& program, Session& session);
void add_record(CLI::App& program, Session& session);
void add_play(CLI::App& program, Session& session);
void add_solve(CLI::App& program, Session& session);
void add_probe(CLI::App& program, Session& session);
void add_tables(CLI::App& program, Session& session);
void add_verify(CLI::App& program, Session& session);
void add_serve(CLI::App& program, Session& session);
void add_engine(CLI::App& program, Session& session);
void add_match(CLI::App& program, Session& session);
void add_train(CLI::App& program, Session& session);
void add_analyse(CLI::App& program, Session& session);
void add_review(CLI::App& program, Session& session);
void add_book(CLI::App& program, Session& session);
void add_bench(CLI::App& program, Session& session);

}  // namespace sowmill
