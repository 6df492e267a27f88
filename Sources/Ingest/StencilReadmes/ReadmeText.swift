import Core

/// A readme in its two halves: the text of people, and the text of the compiler below its mark.
///
/// The compiler looks for the mark at any place, and so does this: code that nobody closed above it takes nothing from
/// the text below.
struct ReadmeText {
    /// nil where there is no mark.
    let written: SourceFile?
    /// Every line, with the lines of the other half empty, so that places are places of the file.
    let generated: SourceFile

    init(_ file: SourceFile) {
        let bytes = file.bytes
        // Sites that show readmes want front matter, which is no prose.
        let begin = FrontMatter(bytes).end
        guard let mark = Self.firstMark(in: bytes[begin...]) else {
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

    private static func firstMark(in bytes: ArraySlice<UInt8>) -> Int? {
        let marker = ReadmeRecognition.marker
        var rest = bytes
        while let start = rest.firstIndex(of: marker[0]) {
            if rest[start...].starts(with: marker) { return start }
            rest = rest[(start + 1)...]
        }
        return nil
    }
}
