import Foundation
import TestSupport

/// Every name that means something to Swift or to Apple's frameworks, and so may break what is called so.
///
/// Of the frameworks' names these are the ones that generated code can say or inherit: those that stand anywhere in what it is
/// made of. `make proof` takes all.
struct LandmineNames {
    /// Keywords first, then the names of the surface, each once.
    let all: [String]
    /// Those that tests can meet: keywords, and what stands in the templates of tests.
    let ofTests: [String]
    /// Those that can be the name of a component.
    let types: [String]

    init(surface: SurfaceNames) {
        let keywords = Self.keywords
        all = keywords + Self.met(surface).filter { !keywords.contains($0) }
        let testWords = Self.words(
            in: ["tests", "test-support", "shared-tests"].map { "templates/shared/\($0).mustache" }
        )
        ofTests = all.filter { keywords.contains($0) || testWords.contains($0) }
        let declared = surface.types.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        types = keywords + declared.intersection(all).filter { !keywords.contains($0) }.sorted()
    }

    /// The names of the surface that generated code can meet, sorted.
    static func met(_ surface: SurfaceNames) -> [String] {
        Loop.current == .proof
            ? surface.everyName : surface.everyName.filter { words.contains($0) || surface.inherited.contains($0) }
    }

    /// The words in the templates, in what fills them, and in the translations.
    private static let words = words(
        in: ["templates", "Sources/Generate", "Sources/SwiftModel", "specs/matrix.md", "specs/primitives.md"]
    )

    private static func words(in places: [String]) -> Set<String> {
        var words: Set<String> = []
        for place in places {
            let root = Shared.project.appending(path: place)
            let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            for path in paths.isEmpty ? [root] : paths.map({ root.appending(path: $0) }) {
                guard let bytes = try? Data(contentsOf: path) else { continue }
                let text = String(decoding: bytes, as: UTF8.self).utf8
                for word in text.split(whereSeparator: {
                    !($0 == 0x5F || $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x61 && $0 <= 0x7A)
                }) {
                    words.insert(String(decoding: word, as: UTF8.self))
                }
            }
        }
        return words
    }

    /// Of declarations, statements, expressions, patterns and attributes, and those that are keywords somewhere only.
    private static let keywords = [
        "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "associativity", "async", "await",
        "borrowing", "break", "case", "catch", "class", "consume", "consuming", "continue", "convenience", "copy",
        "default", "defer", "deinit", "didSet", "discard", "distributed", "do", "dynamic", "each", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
        "in",
        "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "left", "let", "macro", "mutating",
        "nil", "none", "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix",
        "precedence", "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows",
        "return", "right", "self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "then",
        "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet", "yield",
    ]
}
