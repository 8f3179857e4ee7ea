"""Runs a program with little memory, as a machine has that gives no more."""
import pathlib
import resource
import unittest


def limited_to(megabytes):
    """For subprocess: preexec_fn=limited_to(200)."""
    return lambda: resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20,) * 2)


def unless_sanitized(program):
    """Sanitizers take terabytes of addresses at once, so that no program of theirs starts with less."""
    built = pathlib.Path(program).read_bytes()
    sanitized = b"__asan_init" in built or b"__tsan_init" in built
    return unittest.skipIf(sanitized, "a sanitizer needs all addresses")
