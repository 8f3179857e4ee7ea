#include "commands/program.hpp"

int main(int argc, char** argv) { return sowmill::run_program(argc, argv); }
