import Core

/// Path that can't lead out of an output folder. Its parts are names that every file system takes: no separators of any
/// system, no control characters, nothing that Windows or macOS would read differently or people would not see, each at
/// most 255 bytes.
package struct OutputPath: Sendable, Hashable {
    package enum Problem: Error, Sendable, Hashable {
        case empty
        case tooLong
        /// A part that no file may be called: `..`, `a:b`, `con`.
        case unsafePart(String)
    }

    package static let longestPart = 255
    package static let mostParts = 32

    package let parts: [String]

    package init(_ text: String) throws(Problem) {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        try self.init(parts: parts.map { String(Substring($0)) })
    }

    package init(parts: [String]) throws(Problem) {
        guard !parts.isEmpty, parts != [""] else { throw .empty }
        guard parts.count <= Self.mostParts else { throw .tooLong }
        for part in parts where !Self.isSafe(part) { throw .unsafePart(part) }
        self.parts = parts
    }

    /// A path that the program itself has thought of: that it is none is a mistake of the program.
    package init(ours text: String) {
        do { try self.init(text) } catch { preconditionFailure("“\(text)” is no path: \(error)") }
    }

    package init(ours parts: [String]) {
        do { try self.init(parts: parts) } catch { preconditionFailure("\(parts) is no path: \(error)") }
    }

    func appending(_ name: String) -> OutputPath { OutputPath(ours: parts + [name]) }

    /// The parts of both paths are known to be safe.
    func appending(_ path: OutputPath) -> OutputPath {
        precondition(parts.count + path.parts.count <= Self.mostParts, "“\(path)” is too deep to be in “\(self)”")
        return OutputPath(safe: parts + path.parts)
    }

    private init(safe parts: [String]) {
        self.parts = parts
    }

    package var name: String { parts[parts.count - 1] }

    /// Form that two paths have in common if some file systems can't tell them apart.
    package var folded: String { description.lowercased() }

    func isSibling(of other: OutputPath) -> Bool { parts.dropLast() == other.parts.dropLast() }

    package static func isName(_ name: String) -> Bool { isSafe(name) }

    /// A name like this one that a file can have everywhere: another one only where Windows has a device of that name.
    package static func portable(_ name: String) -> String {
        guard isDevice(name) else { return name }
        let end = name.firstIndex(of: ".") ?? name.endIndex
        // No identifier has a hyphen, so that no other file is called so.
        return "\(name[..<end])-file\(name[end...])"
    }

    private static func isSafe(_ part: String) -> Bool {
        let bytes = part.utf8
        guard let first = bytes.first, let last = bytes.last, bytes.count <= longestPart else { return false }
        guard part != ".", part != "..", first != UInt8(ascii: " "), last != UInt8(ascii: " "),
            last != UInt8(ascii: ".")
        else { return false }
        guard bytes.allSatisfy(isSafe), !isDevice(part) else { return false }
        // Marks that can't be seen are beyond ASCII.
        return bytes.allSatisfy { $0 < 0x80 } || TerminalText.name(part) == part
    }

    private static func isSafe(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x1F, 0x7F, UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "*"),
            UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"):
            false
        default: true
        }
    }

    /// Whether a name means a device on Windows, with any extension: a checkout there would fail.
    private static func isDevice(_ part: String) -> Bool {
        let end = part.utf8.firstIndex(of: UInt8(ascii: ".")) ?? part.endIndex
        // Most names are longer than any device's.
        guard part.utf8.distance(from: part.startIndex, to: end) <= longestDevice else { return false }
        let stem = part[..<end].lowercased()
        if ["con", "prn", "aux", "nul"].contains(stem) { return true }
        return stem.utf8.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt")) && stem.last?.isNumber == true
    }

    /// Bytes, in upper case as well.
    private static let longestDevice = 4
}

extension OutputPath: CustomStringConvertible, Comparable {
    package var description: String {
        var text = ""
        text.reserveCapacity(parts.reduce(parts.count) { $0 + $1.utf8.count })
        for part in parts {
            if !text.utf8.isEmpty { text += "/" }
            text += part
        }
        return text
    }

    package static func < (left: OutputPath, right: OutputPath) -> Bool {
        left.parts.lexicographicallyPrecedes(right.parts)
    }
}

extension [OutputPath] {
    /// Groups paths of one folder that follow each other, so that the way to it is walked once.
    var siblings: [[OutputPath]] {
        var siblings: [[OutputPath]] = []
        for path in self {
            if let last = siblings.last?.last, last.isSibling(of: path) {
                siblings[siblings.count - 1].append(path)
            } else {
                siblings.append([path])
            }
        }
        return siblings
    }
}

/// A file that is to be written.
package struct OutputFile: Sendable, Hashable {
    package let path: OutputPath
    package let bytes: [UInt8]
    package let ownership: FileOwnership

    package init(_ path: OutputPath, bytes: [UInt8], ownership: FileOwnership) {
        self.path = path
        self.bytes = bytes
        self.ownership = ownership
    }
}
