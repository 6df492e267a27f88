/// Bytes as the files of a package of npm, in one file as `npm pack` makes it: what `package.json` names is found in it.
struct PackageText {
    /// The files of a package, which stand in the bytes behind each other with a byte between them that no text has.
    private static let names = [
        "package.json", "custom-elements.json", "dist/index.d.ts", "dist/collection/collection-manifest.json",
        "docs/x-button/readme.md", "docs.json", "inner/package.json", "inner/custom-elements.json",
    ]

    private let files: [(name: String, bytes: [UInt8])]

    init(_ bytes: [UInt8]) {
        let texts = bytes.split(separator: 0xFF, maxSplits: Self.names.count - 1, omittingEmptySubsequences: false)
        files = zip(Self.names, texts).map { ($0, Array($1)) }
    }

    /// A tar archive.
    var archive: [UInt8] {
        files.flatMap { file in
            let padding = [UInt8](repeating: 0, count: (512 - file.bytes.count % 512) % 512)
            return Self.header(of: "package/\(file.name)", size: file.bytes.count) + file.bytes + padding
        } + [UInt8](repeating: 0, count: 1024)
    }

    private static func header(of name: String, size: Int) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: 512)
        func put(_ text: String, at offset: Int) {
            header.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
        }
        put(name, at: 0)
        put(octal(size, digits: 11), at: 124)
        // While the sum is made, its own place is blank.
        put("        ", at: 148)
        put("0ustar\u{0}00", at: 156)
        put(octal(header.reduce(0) { $0 + Int($1) }, digits: 6) + "\u{0}", at: 148)
        return header
    }

    private static func octal(_ number: Int, digits: Int) -> String {
        let text = String(number, radix: 8)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
