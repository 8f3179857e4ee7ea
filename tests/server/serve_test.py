#!/usr/bin/env python3
"""Runs `sowmill serve` on a free port of this computer: what a browser gets, and what hostile clients do not."""
import concurrent.futures
import ctypes
import errno
import gzip
import http.client
import json
import os
import pathlib
import random
import re
import resource
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = sys.argv.pop(1)
LARGE = random.Random(3).randbytes(3_000_000)
SCRIPT = b"console.log(1);\n" * 500


def make_site(folder):
    page = pathlib.Path(folder) / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Sowmill</title>")
    (page / "sowmill.wasm").write_bytes(b"\0asm\1\0\0\0")
    (page / "large.bin").write_bytes(LARGE)
    (page / "assets" / "index-Bq3k_0aX.js").write_bytes(SCRIPT)
    (page / "assets" / "index-Bq3k_0aX.js.gz").write_bytes(gzip.compress(SCRIPT))
    (pathlib.Path(folder) / "secret.txt").write_text("secret")
    (page / "out.txt").symlink_to("../secret.txt")
    return page


def start(*arguments, descriptors=None):
    def limit():
        if descriptors:
            resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

    server = subprocess.Popen([PROGRAM, "serve", "--lang", "en", *arguments], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, preexec_fn=limit)
    return server, server.stdout.readline()


def stop(server):
    server.send_signal(signal.SIGTERM)
    status = server.wait(10)
    server.stdout.close()
    server.stderr.close()
    return status


def read_reply(client):
    """The status of one reply, which is read whole and no further."""
    reply = http.client.HTTPResponse(client)
    reply.begin()
    reply.read()
    return reply.status


def segments_received(client):
    """How many segments with data this end has got (tcpi_data_segs_in of Linux)."""
    return struct.unpack_from("I", client.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 192), 152)[0]


def sockets_of(process):
    """Copies of the sockets that a child process has open. Raises PermissionError where that is forbidden."""
    pidfd_getfd = 438
    libc = ctypes.CDLL(None, use_errno=True)
    pidfd = os.pidfd_open(process.pid)
    try:
        for entry in pathlib.Path(f"/proc/{process.pid}/fd").iterdir():
            if not os.readlink(entry).startswith("socket:"):
                continue
            copy = libc.syscall(pidfd_getfd, pidfd, int(entry.name), 0)
            if copy < 0 and ctypes.get_errno() in (errno.EPERM, errno.ENOSYS):
                raise PermissionError
            if copy >= 0:
                with socket.socket(fileno=copy) as found:
                    yield found
    finally:
        os.close(pidfd)


def peer_of(connection):
    try:
        return connection.getpeername()
    except OSError:  # It listens, or its client has gone.
        return None


def queued_by(port):
    """Bytes that wait in the system to be sent or confirmed, for each socket of that local port."""
    lines = pathlib.Path("/proc/net/tcp").read_text().splitlines()[1:]
    fields = [line.split() for line in lines]
    return [int(field[4].split(":")[0], 16) for field in fields if int(field[1].split(":")[1], 16) == port]


class Serve(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.page = make_site(cls.folder.name)
        cls.server, line = start("--root", str(cls.page), "--port", "0")
        cls.port = int(re.search(r"http://127\.0\.0\.1:(\d+)/", line).group(1))

    @classmethod
    def tearDownClass(cls):
        assert stop(cls.server) == 0
        cls.folder.cleanup()

    def ask(self, path, method="GET", headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.putrequest(method, path, skip_accept_encoding=True)
            for name, value in (headers or {}).items():
                connection.putheader(name, value)
            connection.endheaders()
            answer = connection.getresponse()
            return answer, answer.read()
        finally:
            connection.close()

    def send(self, data, wait=5):
        """Whatever comes back for these bytes, until the server closes or falls silent."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=wait) as client:
            answer = b""
            try:
                client.sendall(data)
                client.shutdown(socket.SHUT_WR)
                while part := client.recv(65536):
                    answer += part
            except OSError:
                pass
            return answer

    def still_serves(self):
        self.assertEqual(self.ask("/")[0].status, 200)

    def test_files_come_with_types_policy_and_caching(self):
        answer, body = self.ask("/")
        self.assertEqual((answer.status, answer.getheader("Content-Type")), (200, "text/html; charset=utf-8"))
        self.assertIn(b"Sowmill", body)
        self.assertEqual(answer.getheader("Cache-Control"), "no-cache")
        policy = answer.getheader("Content-Security-Policy")
        self.assertIn("script-src 'self' 'wasm-unsafe-eval'", policy)
        self.assertNotIn("unsafe-inline", policy)
        self.assertEqual(answer.getheader("Cross-Origin-Opener-Policy"), "same-origin")
        self.assertEqual(self.ask("/sowmill.wasm")[0].getheader("Content-Type"), "application/wasm")
        self.assertEqual(self.ask("/?position=4-4&x=..%2f")[0].status, 200)
        script, body = self.ask("/assets/index-Bq3k_0aX.js", headers={"Accept-Encoding": "gzip, br"})
        self.assertEqual(gzip.decompress(body), SCRIPT)
        self.assertIn("immutable", script.getheader("Cache-Control"))
        self.assertEqual(self.ask("/assets/index-Bq3k_0aX.js")[1], SCRIPT)

    def test_head_has_the_length_and_no_body(self):
        answer, body = self.ask("/large.bin", "HEAD")
        self.assertEqual((answer.status, answer.getheader("Content-Length"), body), (200, str(len(LARGE)), b""))

    def test_unchanged_and_parts(self):
        answer, body = self.ask("/large.bin")
        self.assertEqual(body, LARGE)
        tag = answer.getheader("ETag")
        self.assertEqual(self.ask("/large.bin", headers={"If-None-Match": tag})[0].status, 304)
        part, body = self.ask("/large.bin", headers={"Range": "bytes=1000000-2500000"})
        self.assertEqual((part.status, body), (206, LARGE[1_000_000:2_500_001]))
        self.assertEqual(part.getheader("Content-Range"), f"bytes 1000000-2500000/{len(LARGE)}")
        self.assertEqual(self.ask("/large.bin", headers={"Range": "bytes=9999999-"})[0].status, 416)

    def test_one_connection_serves_many_requests(self):
        request = b"GET /sowmill.wasm HTTP/1.1\r\nHost: a\r\n\r\n"
        self.assertEqual(self.send(request * 5).count(b"HTTP/1.1 200 OK"), 5)
        mixed = request + b"GET /none HTTP/1.1\r\nHost: a\r\n\r\n" + request
        self.assertEqual(self.send(mixed).count(b"HTTP/1.1 "), 3)
        old = self.send(b"GET / HTTP/1.0\r\n\r\n")
        self.assertTrue(old.startswith(b"HTTP/1.1 200"), old)

    def test_a_small_reply_is_one_segment(self):
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as client:
            for number in range(1, 4):
                client.sendall(b"GET /sowmill.wasm HTTP/1.1\r\nHost: a\r\n\r\n")
                self.assertEqual(read_reply(client), 200)
                self.assertEqual(segments_received(client), number)

    def test_nothing_waits_for_a_confirmation(self):
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as client:
            client.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            self.assertEqual(read_reply(client), 200)
            try:
                options = [found.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                           for found in sockets_of(self.server) if peer_of(found) == client.getsockname()]
            except PermissionError:
                self.skipTest("this system does not let a process look at its child's sockets")
            self.assertEqual(options, [1])

    def test_a_changed_file_is_seen(self):
        path = self.page / "changing.txt"
        for text in ("one", "two", "six", "a longer one"):
            path.write_text(text)
            self.assertEqual(self.ask("/changing.txt")[1], text.encode())
        path.unlink()
        self.assertEqual(self.ask("/changing.txt")[0].status, 404)

    def test_nothing_outside_the_folder(self):
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/out.txt",
                     "//etc/passwd", "/%2fetc/passwd", "/..\\secret.txt", "/index.html%00.js", "/.hidden", "/assets/%2e%2e/"):
            answer = self.send(f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode())
            self.assertRegex(answer, rb"^HTTP/1\.1 40[04] ", path)
            self.assertNotIn(b"secret", answer)

    def test_malformed_requests_are_refused(self):
        for request, status in [
            (b"nonsense\r\n\r\n", b"400"), (b"GET\r\n\r\n", b"400"), (b"GET / HTTP/9.9\r\nHost: a\r\n\r\n", b"400"),
            (b"GET / HTTP/1.1\r\n\r\n", b"400"), (b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"400"),
            (b"GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n", b"400"), (b"GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", b"400"),
            (b"GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n", b"400"), (b"\x16\x03\x01\x02\x00\x01", b""),
            (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello", b"405"),
            (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\nhello", b"4"),
            (b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", b"405"),
            (b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", b"400"),
            (b"GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: nonsense\r\n\r\n", b"400"),
            (b"GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", b"400"),
            (b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", b"405"), (b"CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n", b"405"),
            (b"GET /" + b"a" * 3000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", b"414"),
            (b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 100_000 + b"\r\n\r\n", b"431"),
            (b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: y\r\n" * 10_000 + b"\r\n", b"431"), (b"A" * 1_000_000, b""),
        ]:
            answer = self.send(request)
            with self.subTest(request=request[:60]):
                # A client that sends on while it is refused may lose the answer.
                if answer or len(request) < 10_000:
                    self.assertTrue(answer.startswith(b"HTTP/1.1 " + status) or (status == b"" and b" 4" in answer), answer[:200])
                self.assertNotIn(b" 200 ", answer)
        self.still_serves()

    def test_a_request_hidden_behind_a_body_is_not_answered(self):
        hidden = b"GET /sowmill.wasm HTTP/1.1\r\nHost: a\r\n\r\n"
        for head in (b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % len(hidden),
                     b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % len(hidden),
                     b"GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: nonsense\r\n\r\n"):
            self.assertEqual(self.send(head + hidden).count(b"HTTP/1.1 "), 1)

    def test_noise(self):
        source = random.Random(5)
        for _ in range(100):
            self.send(source.randbytes(source.randrange(1, 3000)), wait=2)
        for _ in range(200):
            request = bytearray(b"GET /index.html?x HTTP/1.1\r\nHost: a\r\nRange: bytes=0-5\r\nAccept-Encoding: gzip\r\n\r\n")
            for _ in range(source.randrange(1, 5)):
                request[source.randrange(len(request))] = source.randrange(256)
            self.send(bytes(request), wait=2)
        self.still_serves()

    def test_idle_and_slow_clients_do_not_hold_up_the_others(self):
        idle = [socket.create_connection(("127.0.0.1", self.port)) for _ in range(100)]
        for number, client in enumerate(idle):
            # Some say nothing, some half a request, some ask and do not read.
            client.sendall((b"", b"GET / HT", b"GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n")[number % 3])
        begun = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(20) as pool:
            bodies = list(pool.map(lambda _: self.ask("/large.bin")[1], range(40)))
        self.assertTrue(all(body == LARGE for body in bodies))
        self.assertLess(time.monotonic() - begun, 10)
        for client in idle:
            client.close()

    def test_a_slow_request_times_out(self):
        with socket.create_connection(("127.0.0.1", self.port), timeout=25) as client:
            begun = time.monotonic()
            client.sendall(b"GET / HTTP/1.1\r\n")
            self.assertNotIn(b" 200 ", client.recv(1000))
            self.assertLess(time.monotonic() - begun, 20)

    def test_silent_sockets_of_one_address_do_not_shut_out_the_others(self):
        silent = [socket.create_connection(("127.0.0.1", self.port), timeout=5) for _ in range(500)]
        with socket.create_connection(("127.0.0.1", self.port), timeout=10, source_address=("127.0.0.2", 0)) as other:
            other.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            self.assertEqual(read_reply(other), 200)
        for client in silent:
            client.close()

    def test_little_is_queued_for_clients_that_do_not_read(self):
        idle = [socket.create_connection(("127.0.0.1", self.port)) for _ in range(20)]
        for client in idle:
            client.sendall(b"GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n")
        for client in idle:
            client.recv(1)
        queued, before = queued_by(self.port), None
        while queued != before:
            time.sleep(0.5)
            queued, before = queued_by(self.port), queued
        self.assertGreaterEqual(len(queued), len(idle))
        self.assertLess(max(queued), 512 * 1024)
        for client in idle:
            client.close()

    def test_too_many_connections_are_closed_and_then_it_goes_on(self):
        many = []
        for _ in range(600):
            client = socket.create_connection(("127.0.0.1", self.port), timeout=5)
            many.append(client)
        for client in many:
            client.close()
        time.sleep(0.3)
        self.still_serves()


class FewDescriptors(unittest.TestCase):
    """A server that may open no more files says so, and goes on when it may again."""

    def test_few_descriptors(self):
        with tempfile.TemporaryDirectory() as folder:
            server, line = start("--root", str(make_site(folder)), "--port", "0", descriptors=40)
            try:
                self.check(int(re.search(r":(\d+)/", line).group(1)))
            finally:
                stop(server)

    def check(self, port):
        request = b"GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n"
        clients, refused = [], None
        while refused is None and len(clients) < 60:
            client = socket.create_connection(("127.0.0.1", port), timeout=10)
            clients.append(client)
            client.sendall(b"GET /none HTTP/1.1\r\nHost: a\r\n\r\n")
            if (status := read_reply(client)) != 404:
                refused = status
        self.assertEqual(refused, 503)
        # A client that was there before gets no file either.
        clients[0].sendall(request)
        self.assertEqual(read_reply(clients[0]), 503)
        for client in clients[1:]:
            client.close()
        for _ in range(100):
            clients[0].sendall(request)
            if (status := read_reply(clients[0])) == 200:
                break
            time.sleep(0.1)
        self.assertEqual(status, 200)
        with socket.create_connection(("127.0.0.1", port), timeout=10) as client:
            client.sendall(request)
            self.assertEqual(read_reply(client), 200)
        clients[0].close()


class Tables(unittest.TestCase):
    """Tables are listed and read in parts; a damaged one is refused before anything is served."""

    def test_tables(self):
        with tempfile.TemporaryDirectory() as folder:
            page, tables = make_site(folder), pathlib.Path(folder) / "tables"
            subprocess.run([PROGRAM, "solve", "ouri", "--seeds", "4", "--out", tables / "ouri"], check=True,
                           stderr=subprocess.DEVNULL)
            self.add_what_is_no_table(tables)
            server, line = start("--root", str(page), "--port", "0", "--tables", str(tables))
            port = int(re.search(r":(\d+)/", line).group(1))
            try:
                self.check_parts(port, tables)
            finally:
                stop(server)
            (tables / "ouri" / "ouri-3.table").write_bytes(b"SOWTABLE" + bytes(100))
            for wrong in (str(tables), str(page), "/dev/null/none"):
                done = subprocess.run([PROGRAM, "serve", "--root", str(page), "--port", "0", "--tables", wrong],
                                      capture_output=True, timeout=20, check=False)
                self.assertEqual((done.returncode, done.stderr.count(b"\n")), (2, 1), done)

    def add_what_is_no_table(self, tables):
        """Names like those of tables: hidden, foreign, unreadable, out of the folder, or no text."""
        table = (tables / "ouri" / "ouri-2.table").read_bytes()
        (tables / ".hidden.table").write_bytes(table)
        (tables / ".folder").mkdir()
        (tables / ".folder" / "hidden.table").write_bytes(table)
        (tables / "foreign.table").write_bytes(b"something else, longer than the head of a table" * 100)
        (tables / "empty.table").write_bytes(b"")
        (tables / "folder.table").mkdir()
        (tables / "gone.table").symlink_to("none.table")
        (tables.parent / "outside.table").write_bytes(table)
        (tables / "outside.table").symlink_to("../outside.table")
        os.mkfifo(tables / "pipe.table")
        (tables / "back\\slash.table").write_bytes(table)
        pathlib.Path(os.fsdecode(os.fsencode(tables) + b"/\xff.table")).write_bytes(table)
        if os.getuid() != 0:
            (tables / "locked.table").write_bytes(table)
            (tables / "locked.table").chmod(0)

    def check_parts(self, port, tables):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        connection.request("GET", "/tables/index.json")
        listed = json.loads(connection.getresponse().read())
        self.assertEqual([table["slice"] for table in listed], list("01234"))
        for table in listed:
            content = (tables / table["file"]).read_bytes()
            self.assertEqual(table["bytes"], len(content))
            connection.request("GET", "/tables/" + table["file"], headers={"Range": "bytes=7-99"})
            answer = connection.getresponse()
            self.assertEqual((answer.status, answer.read()), (206, content[7:100]))
        for path in ("/tables/ouri/none.table", "/tables/", "/tables/../secret.txt"):
            connection.request("GET", path)
            answer = connection.getresponse()
            self.assertIn(answer.status, (400, 404))
            answer.read()
        connection.close()


class Start(unittest.TestCase):
    def refused(self, *arguments):
        done = subprocess.run([PROGRAM, "serve", "--lang", "en", *arguments], capture_output=True, text=True, timeout=20,
                              check=False)
        self.assertEqual((done.returncode, done.stderr.count("\n")), (2, 1), done)
        return done.stderr

    def test_what_cannot_be_served_is_said(self):
        with tempfile.TemporaryDirectory() as folder:
            page = str(make_site(folder))
            with socket.create_server(("127.0.0.1", 0)) as taken:
                port = str(taken.getsockname()[1])
                self.assertIn(f"port {port} is used by another program", self.refused("--root", page, "--port", port))
            self.assertIn("not an address", self.refused("--root", page, "--port", "0", "--address", "nowhere.example"))
            self.assertIn("not an address of this", self.refused("--root", page, "--port", "0", "--address", "192.0.2.1"))
            self.refused("--root", page, "--port", "65536")
            self.refused("--root", page, "--port", "-1")
            self.assertIn("there is no page", self.refused("--root", folder))
            self.assertIn("there is no page", self.refused("--root", "/dev/null/none"))

    def test_interrupts_end_it_cleanly(self):
        with tempfile.TemporaryDirectory() as folder:
            for ending in (signal.SIGINT, signal.SIGTERM):
                server, line = start("--root", str(make_site(folder) if ending == signal.SIGINT else folder + "/page"),
                                     "--port", "0", "--address", "::1" if os.path.exists("/proc/net/if_inet6") else "127.0.0.1")
                self.assertIn("http://", line)
                server.send_signal(ending)
                self.assertEqual(server.wait(10), 0)
                server.stdout.close()
                server.stderr.close()


unittest.main()
