import TestSupport

/// Manifests of libraries that nobody has: components with properties, events and CSS parts of invented names.
struct InventedLibrary {
    struct Part {
        let name, type, value: String
    }

    struct Piece {
        let tag, className: String
        var parts: [Part]
        var styles: [String]
    }

    var pieces: [Piece]
    /// What the manifest tells.
    var tellsDefaults = true
    var tellsTypes = true
    var tellsStyles = true
    /// What is true of single components only.
    var withoutDefaults: Set<String> = []

    private static let syllables = ["bru", "zeni", "olt", "quar", "mip", "fla", "dosk", "eru", "vant", "hol"]
    private static let kinds = [
        ("boolean", "false"), ("string", "'zeni'"), ("number", "7"), ("'olt' | 'mip'", "'mip'"),
    ]

    init(seed: UInt64, components: Int = 7) {
        var generator = SeededGenerator(seed: seed)
        func word() -> String { (0..<2).map { _ in Self.syllables.randomElement(using: &generator) ?? "" }.joined() }
        pieces = (0..<components).map { number in
            let parts = (0..<Int.random(in: 3...6, using: &generator)).map { index in
                let (type, value) = Self.kinds.randomElement(using: &generator) ?? ("string", "''")
                return Part(name: "\(word())\(index)", type: type, value: value)
            }
            let styles = (0..<Int.random(in: 1...3, using: &generator)).map { "\(word())-\($0)" }
            return Piece(tag: "elvt-\(word())\(number)", className: "Elvt\(number)", parts: parts, styles: styles)
        }
    }

    var text: String {
        ExampleManifest.text(
            pieces.map { piece in
                let fields = piece.parts.map { part in
                    let hasValue = tellsDefaults && !withoutDefaults.contains(piece.tag)
                    return ExampleManifest.field(part.name, tellsTypes ? part.type : nil, hasValue ? part.value : nil)
                }
                let styles = piece.styles.map { ExampleManifest.entry($0) }
                var lists = ["\"members\": [\(fields.joined(separator: ", "))]"]
                if tellsStyles { lists.append("\"cssParts\": [\(styles.joined(separator: ", "))]") }
                return ExampleManifest.component(piece.tag, piece.className, lists)
            }
        )
    }
}
