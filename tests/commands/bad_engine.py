#!/usr/bin/env python3
"""An engine that speaks UGI, or UCI, and behaves badly in the way its argument says."""
import os
import sys
import time


def go(how):
    if how == "ends":
        os._exit(3)
    if how == "hangs":
        time.sleep(1000)
    if how == "illegal":
        print("bestmove z9", flush=True)
    if how == "empty":
        print("bestmove", flush=True)
    if how == "no-move":
        print("bestmove 0000", flush=True)
    if how == "noise":
        sys.stdout.buffer.write(bytes(range(256)) * 5000 + b"\nbestmove \xff\xfe\x00\n")
        sys.stdout.buffer.flush()
    while how == "babbles":
        print("info depth 1 score cp 0", flush=True)


def main():
    how, speaks = sys.argv[1], sys.argv[2]
    for line in sys.stdin:
        word = line.split()[0] if line.split() else ""
        if how == "mute":
            continue
        if word == speaks:
            print("id name bad", speaks + "ok", sep="\n", flush=True)
        elif word == "isready":
            print("readyok", flush=True)
        elif word == "go":
            go(how)
        elif word == "quit":
            break
    if how == "stays":
        time.sleep(1000)


try:
    main()
except BrokenPipeError:  # Nobody listens any more, which a program dies of without a word.
    os._exit(1)
