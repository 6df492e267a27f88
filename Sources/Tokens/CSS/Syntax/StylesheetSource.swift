import Core

struct StylesheetSource {
    let path: SourcePath
    let bytes: [UInt8]
    private let lines: LineIndex

    init(_ file: SourceFile) {
        path = file.path
        bytes = file.bytes
        lines = LineIndex(file.bytes)
    }

    func location(of offset: Int) -> SourceLocation { lines.location(of: offset, in: path) }

    func text(_ range: Range<Int>) -> String { StylesheetText.decoded(range, in: bytes) }

    func raw(_ range: Range<Int>) -> String { StylesheetText.raw(range, in: bytes) }

    func quoted(_ range: Range<Int>) -> String { StylesheetText.quoted(range, in: bytes) }

    func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool { StylesheetText.isWord(range, word, in: bytes) }

    func sign(_ token: StylesheetToken) -> UInt8 { bytes[token.start] }
}
