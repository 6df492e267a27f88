import CMarkGFM
import Core

/// Room for everything that the CommonMark library makes of one text: given out bit by bit, and given back as a whole.
///
/// The library asks for a few bytes some hundred times for each page, and would give each back alone. Its functions for
/// that know nothing but the bytes, so that a thread has one room at a time, for the tree that it makes.
struct CommonMarkMemory {
    /// Bytes that a page of some kilobytes needs.
    private static let firstPiece = 32 << 10
    private static let largestPiece = 1 << 20
    /// Bytes up to which requests share a piece. A larger request has a piece for itself, which goes when it is no
    /// longer needed: a text that grows line by line would leave all that it was behind.
    private static let largest = 4 << 10
    /// Alignment of any value that is kept in it, and of the length that is kept before it.
    private static let alignment = 16

    /// Key of the room for the tree that each thread makes.
    private static let current = {
        var key = pthread_key_t()
        // Room can't be given to anything without a key.
        precondition(pthread_key_create(&key, nil) == 0, "the system has no key left for a thread's own values")
        return key
    }()

    /// The functions that the library calls. They never change.
    private nonisolated(unsafe) static let functions = {
        let functions = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
        functions.initialize(
            to: cmark_mem(
                calloc: { count, size in CommonMarkMemory.ofThread { $0.zeroed(count * size) } },
                realloc: { bytes, size in CommonMarkMemory.ofThread { $0.grown(bytes, to: size) } },
                free: { bytes in CommonMarkMemory.ofThread { $0.giveBack(bytes) } }
            )
        )
        return functions
    }()

    private var pieces: [UnsafeMutableRawPointer]
    private var pieceSize = firstPiece
    private var next: UnsafeMutableRawPointer
    private var left: Int
    private var large: Set<UnsafeMutableRawPointer> = []

    private init() {
        next = Self.piece(of: pieceSize)
        left = pieceSize
        pieces = [next]
    }

    /// Calls `body` with the functions and returns its result. Nothing that they gave is there afterwards.
    static func with<Result>(_ body: (UnsafeMutablePointer<cmark_mem>) -> Result) -> Result {
        var memory = CommonMarkMemory()
        let outer = pthread_getspecific(current)
        defer {
            pthread_setspecific(current, outer)
            for piece in memory.pieces { free(piece) }
            for piece in memory.large { free(piece) }
        }
        return withUnsafeMutablePointer(to: &memory) { memory in
            pthread_setspecific(current, memory)
            return body(functions)
        }
    }

    @inline(__always)
    private static func ofThread<Result>(_ body: (inout CommonMarkMemory) -> Result) -> Result {
        guard let memory = pthread_getspecific(current) else {
            preconditionFailure("the library asks for memory only while a tree is made")
        }
        return body(&memory.assumingMemoryBound(to: CommonMarkMemory.self).pointee)
    }

    private mutating func zeroed(_ size: Int) -> UnsafeMutableRawPointer {
        let bytes = take(size)
        memset(bytes, 0, size)
        return bytes
    }

    private mutating func grown(_ bytes: UnsafeMutableRawPointer?, to size: Int) -> UnsafeMutableRawPointer {
        guard let bytes else { return take(size) }
        let length = Self.length(of: bytes)
        guard size > length else { return bytes }
        let longer = take(size)
        memcpy(longer, bytes, length)
        giveBack(bytes)
        return longer
    }

    /// Gives bytes back: the last ones make room for the next, and bytes before others go with them.
    private mutating func giveBack(_ bytes: UnsafeMutableRawPointer?) {
        guard let bytes else { return }
        let length = Self.length(of: bytes)
        let start = bytes - Self.alignment
        if length > Self.largest {
            large.remove(start)
            free(start)
        } else if start + Self.room(for: length) == next {
            left += Self.room(for: length)
            next = start
        }
    }

    private mutating func take(_ size: Int) -> UnsafeMutableRawPointer {
        let room = Self.room(for: size)
        let start: UnsafeMutableRawPointer
        if size > Self.largest {
            start = Self.piece(of: room)
            large.insert(start)
        } else {
            if room > left { addPiece() }
            start = next
            next += room
            left -= room
        }
        start.storeBytes(of: size, as: Int.self)
        return start + Self.alignment
    }

    private mutating func addPiece() {
        pieceSize = min(2 * pieceSize, Self.largestPiece)
        next = Self.piece(of: pieceSize)
        left = pieceSize
        pieces.append(next)
    }

    /// Reads the number of the bytes, which stands before them.
    @inline(__always)
    private static func length(of bytes: UnsafeMutableRawPointer) -> Int {
        (bytes - alignment).load(as: Int.self)
    }

    @inline(__always)
    private static func room(for size: Int) -> Int {
        alignment + (size + alignment - 1) & ~(alignment - 1)
    }

    private static func piece(of size: Int) -> UnsafeMutableRawPointer {
        // The library itself ends the program, too, where the system has no more memory.
        guard let piece = malloc(size) else { abort() }
        return piece
    }
}
