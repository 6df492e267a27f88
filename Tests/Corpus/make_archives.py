#!/usr/bin/env python3
"""Packs one package in all the ways that tar and gzip have, into a folder.

usage: make_archives.py <folder>
"""

import gzip
import io
import json
import random
import sys
import tarfile
import zlib

DEEP = "package/dist/" + "folder/" * 30
MANIFEST = {"schemaVersion": "1.0.0", "modules": [{"kind": "javascript-module", "path": "x.js", "declarations": [
    {"kind": "class", "name": f"X{number}", "tagName": f"x-{number}", "description": "Words and words. " * 40}
    for number in range(200)]}]}


def files():
    noise = random.Random(7).randbytes(200_000)
    return [
        ("package/package.json", json.dumps({"name": "@x/y", "version": "1.2.3", "customElements": DEEP[8:] + "cem.json"})),
        ("package/noise.bin", noise),
        ("package/same.txt", "the same again " * 50_000),
        (DEEP + "cem.json", json.dumps(MANIFEST)),
        ("package/empty.json", ""),
    ]


def tar(form):
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=form) as archive:
        for name, content in files():
            data = content if isinstance(content, bytes) else content.encode()
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return out.getvalue()


def deflated(data, level=9, strategy=zlib.Z_DEFAULT_STRATEGY, window=31, flush=0):
    packer = zlib.compressobj(level, zlib.DEFLATED, window, 9, strategy)
    out = b""
    for start in range(0, len(data), flush or max(1, len(data))):
        out += packer.compress(data[start:start + (flush or len(data))])
        if flush:
            out += packer.flush(zlib.Z_FULL_FLUSH)
    return out + packer.flush()


def header(flags, extra):
    """A member's header with all that one may have, and the checksum of the header where it says so."""
    head = b"\x1f\x8b\x08" + bytes([flags]) + b"\0\0\0\0\x02\x03" + extra
    return head + (zlib.crc32(head) & 0xFFFF).to_bytes(2, "little") if flags & 2 else head


def main(folder):
    def write(name, data):
        with open(f"{folder}/{name}", "wb") as file:
            file.write(data)

    pax, gnu = tar(tarfile.PAX_FORMAT), tar(tarfile.GNU_FORMAT)
    for name, data in (("pax", pax), ("gnu", gnu)):
        write(f"{name}.tar", data)
        for level in (0, 1, 6, 9):
            write(f"{name}-{level}.tgz", deflated(data, level))
    write("fixed.tgz", deflated(pax, 9, zlib.Z_FIXED))
    write("huffman.tgz", deflated(pax, 9, zlib.Z_HUFFMAN_ONLY))
    write("runs.tgz", deflated(pax, 9, zlib.Z_RLE))
    write("flushed.tgz", deflated(pax, 9, flush=20_000))
    write("gzip.tgz", gzip.compress(pax, mtime=0))
    write("members.tgz", deflated(pax[:70_001]) + deflated(b"") + deflated(pax[70_001:], 0) + b"\0" * 512)
    body = deflated(pax, 9, window=-15)
    tail = zlib.crc32(pax).to_bytes(4, "little") + (len(pax) & 0xFFFFFFFF).to_bytes(4, "little")
    extra = b"\x04\0abcd" + b"a name.tar\0" + b"a remark\0"
    write("header.tgz", header(0x1E, extra) + body + tail)


main(sys.argv[1])
