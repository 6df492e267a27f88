/// The modules that a Swift file imports, as far as its lines tell it.
///
/// It is only asked for the order of the modules of one package: what it takes for an import and is none costs nothing.
enum ImportedModules {
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]

    static func of(_ text: String) -> Set<String> {
        var names: Set<String> = []
        for line in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") }) {
            guard line.count < 400 else { continue }
            let words = Substring(line).split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
            guard let position = words.firstIndex(of: "import") else { continue }
            let behind = words[(position + 1)...].drop { kinds.contains($0) }
            if let name = behind.first?.split(separator: ".").first { names.insert(String(name)) }
        }
        return names
    }
}
