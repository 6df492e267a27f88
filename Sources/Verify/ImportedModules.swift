import Core

/// Imports of a file, as far as its lines tell: a wrong one costs nothing, and an import over two lines is a module
/// that the compiler does not find.
enum ImportedModules {
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]

    static func of(_ bytes: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        let lines = bytes.lines(holding: Array("import".utf8)) { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") }
        for line in lines where line.count < 400 {
            let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" || $0 == "\r" }
            guard let position = words.firstIndex(of: "import") else { continue }
            let behind = words[(position + 1)...].drop { kinds.contains($0) }
            if let name = behind.first?.split(separator: ".").first { names.insert(String(name)) }
        }
        return names
    }
}
