import Foundation

/// The names that Apple's modules declare, read from the surface that generated code is type-checked against.
struct SurfaceNames {
    /// By module, what a file can mention of it: its types and its functions outside of types.
    let types: [String: Set<String>]
    /// By module, its functions of types, which a call may name without their type: `.constant(1)`.
    let staticFunctions: [String: Set<String>]
    /// Every name that a declaration of any module introduces, sorted.
    let everyName: [String]

    init(folder: URL) throws {
        var types: [String: Set<String>] = ["Testing": ["Test", "Suite", "#expect", "#require"]]
        var staticFunctions: [String: Set<String>] = [:]
        var every: Set<String> = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            guard name.hasSuffix(".swiftinterface") else { continue }
            let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
            let tokens = SwiftLexer(Array(bytes)).tokens
            let declared = Self.declared(in: tokens)
            let module = String(name.dropLast(".swiftinterface".count))
            types[module] = declared.types
            staticFunctions[module] = Self.staticFunctions(in: tokens)
            every.formUnion(declared.all)
        }
        self.types = types
        self.staticFunctions = staticFunctions
        everyName = every.sorted()
    }

    private static func staticFunctions(in tokens: [SwiftToken]) -> Set<String> {
        Set(
            zip(zip(tokens, tokens.dropFirst()), tokens.dropFirst(2)).compactMap { words, name in
                words.0.isWord("static") && words.1.isWord("func") && name.kind == .word ? name.text : nil
            }
        )
    }

    private static func declared(in tokens: [SwiftToken]) -> (types: Set<String>, all: Set<String>) {
        var types: Set<String> = []
        var all: Set<String> = []
        for (keyword, name) in zip(tokens, tokens.dropFirst()) where keyword.kind == .word && name.kind == .word {
            guard !keyword.isEscaped else { continue }
            switch keyword.text {
            case "struct", "class", "enum", "protocol", "actor", "typealias":
                types.insert(name.text)
                all.insert(name.text)
            case "func", "var", "let", "case", "associatedtype":
                all.insert(name.text)
            default: break
            }
        }
        return (types, all)
    }
}
