package import Core
import Package

/// Reads SVG files as icons. A file that is no icon is reported with its place and left out.
package enum IconReader {
    /// The largest icon, in bytes. Icons that people draw are a thousand times smaller.
    package static let largest = 1 << 20

    /// File with the name of its icon: the path below the folder that was named, without its ending.
    package struct Source: Sendable {
        package let name: String
        package let file: SourceFile

        package init(name: String, file: SourceFile) {
            self.name = name
            self.file = file
        }
    }

    /// Sorted by name.
    package static func icons(in sources: [Source], into diagnostics: inout DiagnosticBag) -> [Icon] {
        let read = Workers.map(sources, into: &diagnostics) { source, diagnostics in
            icon(source, into: &diagnostics)
        }
        return different(read.compactMap(\.self).sorted { ($0.name, $0.path) < ($1.name, $1.path) }, into: &diagnostics)
    }

    private static func icon(_ source: Source, into diagnostics: inout DiagnosticBag) -> Icon? {
        let file = source.file
        guard let name = IconName(source.name), OutputPath.isName("\(name.asset).imageset") else {
            diagnostics.warning(
                .iconsName,
                "no asset can be called “\(TerminalText.line(source.name))” everywhere; this icon is left out",
                at: .start(of: file.path),
                suggestion: "letters, digits, hyphens, underscores and dots"
            )
            return nil
        }
        let problems = problems(of: file.bytes)
        guard problems.isEmpty else {
            let lines = LineIndex(file.bytes)
            for problem in problems.prefix(mostProblems) {
                let place = lines.location(of: problem.offset, in: file.path)
                diagnostics.warning(problem.id, "\(problem.message) (“\(name)” is left out)", at: place)
            }
            return nil
        }
        return Icon(name: name, path: file.path, bytes: file.bytes)
    }

    /// Limit of the problems that are told of one file: so many are enough to know the file.
    private static let mostProblems = 20

    static func problems(of bytes: [UInt8]) -> [SVGProblem] {
        guard bytes.count <= largest else {
            return [SVGProblem(.iconsTooLarge, "the file is larger than \(largest >> 20) MiB", at: 0)]
        }
        if let offset = UTF8Check.firstInvalidOffset(in: bytes) {
            return [SVGProblem(.iconsNotAnIcon, "this is no UTF-8 from here on", at: offset)]
        }
        if let offset = bytes.firstIndex(of: 0) {
            return [SVGProblem(.iconsNotAnIcon, "this is no text: here is a NUL", at: offset)]
        }
        if let declared = XMLDeclaration.encoding(of: bytes),
            !["utf-8", "us-ascii"].contains(declared.name.lowercased())
        {
            return [SVGProblem(.iconsNotAnIcon, "another encoding than UTF-8 is declared", at: declared.offset)]
        }
        return SVGCheck(SVGParser.document(of: bytes)).problems
    }

    /// Keeps the first icon of each asset name, also where a file system does not tell `A` from `a`.
    private static func different(_ icons: [Icon], into diagnostics: inout DiagnosticBag) -> [Icon] {
        var first: [String: Icon] = [:]
        var different: [Icon] = []
        for icon in icons {
            let key = icon.name.asset.lowercased()
            if let other = first[key] {
                diagnostics.warning(
                    .iconsName,
                    "the asset of “\(icon.name)” would have the name of that of “\(other.name)”; this icon is left out",
                    at: .start(of: icon.path),
                    notes: [.init("“\(other.name)” is here", at: .start(of: other.path))]
                )
                continue
            }
            first[key] = icon
            different.append(icon)
        }
        return different
    }
}

/// The first line of an XML text.
enum XMLDeclaration {
    /// The encoding that it names, and where; nil where it names none.
    static func encoding(of bytes: [UInt8]) -> (name: String, offset: Int)? {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard bytes[start...].starts(with: "<?xml ".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        let places = StartTag.attributes(of: bytes[start..<end])
        guard let offset = places["encoding"] else { return nil }
        let value = bytes[offset..<end].drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
        guard let quote = value.first else { return nil }
        return (String(decoding: value.dropFirst().prefix { $0 != quote }, as: UTF8.self), offset)
    }
}
