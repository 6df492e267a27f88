import Core

/// A readme in two halves: the text of people, and the compiler's below its mark. Like the compiler, this looks for the
/// mark at any place: code that nobody closed above it takes nothing from the text below.
struct ReadmeText {
    /// nil where there is no mark.
    let written: SourceFile?
    /// Every line, with the lines of the other half empty, so that places are places of the file.
    let generated: SourceFile

    init(_ file: SourceFile) {
        let bytes = file.bytes
        // Sites that show readmes want front matter, which is no prose.
        let begin = FrontMatter(bytes).end
        guard let mark = bytes.place(of: ReadmeRecognition.marker, from: begin) else {
            written = nil
            generated = SourceFile(path: file.path, bytes: Self.lineEnds(bytes[..<begin]) + bytes[begin...])
            return
        }
        let end = mark + ReadmeRecognition.marker.count
        written = SourceFile(path: file.path, bytes: Self.lineEnds(bytes[..<begin]) + bytes[begin..<mark])
        generated = SourceFile(path: file.path, bytes: Self.lineEnds(bytes[..<mark]) + bytes[end...])
    }

    private static func lineEnds(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.filter { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
}

/// Tells a readme of Stencil without parsing: the compiler writes a mark above its part and a line with its name below.
/// Where people took both out, its table of properties below the name of an element still tells.
enum ReadmeRecognition {
    static let marker = Array("<!-- Auto Generated Below -->".utf8)
    private static let footer = Array("*Built with [StencilJS](".utf8)
    private static let propertyColumns = ["property", "attribute", "description", "type"]

    static func recognises(_ bytes: [UInt8]) -> Bool {
        var hasTitle = false
        var isPage = false
        for line in UnfencedLines(bytes) {
            if line.starts(with: marker) || line.starts(with: footer) { return true }
            if line.first == UInt8(ascii: "#"), !hasTitle {
                hasTitle = line.dropFirst().first == 0x20 && isElement(line.dropFirst(2))
            } else if hasTitle, line.first == UInt8(ascii: "|"), !isPage {
                isPage = isHeader(line)
            }
        }
        // A page may have a table like Stencil's and name its element in its own way.
        return isPage && !ElevateDocs.recognises(bytes)
    }

    private static func isElement(_ title: ArraySlice<UInt8>) -> Bool {
        guard title.count < 100 else { return false }
        return ElementName.inTitle(String(decoding: title, as: UTF8.self)) != nil
    }

    private static func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count < 10_000 else { return false }
        let cells = String(decoding: line, as: UTF8.self).split(separator: "|").map { $0.trimmed.lowercased() }
        return cells.starts(with: propertyColumns)
    }
}
