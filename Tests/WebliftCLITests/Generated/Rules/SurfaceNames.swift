import Foundation

/// The names that Apple's modules declare, read from the surface that generated code is type-checked against.
struct SurfaceNames {
    /// By module, what a file can mention of it: its types and its functions outside of types.
    let types: [String: Set<String>]
    /// By module, its functions of types, which a call may name without their type: `.constant(1)`.
    let staticFunctions: [String: Set<String>]
    /// Every name that a declaration of any module introduces, sorted.
    let everyName: [String]
    /// Those of them that the classes have from which generated ones inherit.
    let inherited: Set<String>

    init(folder: URL) throws {
        var types: [String: Set<String>] = ["Testing": ["Test", "Suite", "#expect", "#require"]]
        var staticFunctions: [String: Set<String>] = [:]
        var every: Set<String> = []
        var inherited: Set<String> = []
        for module in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let parts = folder.appending(path: module)
            for part in try FileManager.default.contentsOfDirectory(atPath: parts.path).sorted() {
                let tokens = SwiftLexer(Array(try Data(contentsOf: parts.appending(path: part)))).tokens
                let declared = Self.declared(in: tokens)
                types[module, default: []].formUnion(declared.types)
                staticFunctions[module, default: []].formUnion(Self.staticFunctions(in: tokens))
                every.formUnion(declared.all)
                if Self.parents.contains("\(module)/\(part)") { inherited.formUnion(declared.all) }
            }
        }
        self.types = types
        self.staticFunctions = staticFunctions
        everyName = every.sorted()
        self.inherited = inherited
    }

    private static let parents = ["ObjectiveC/Objects", "UIKit/Responders", "UIKit/Views", "UIKit/Controls"].map {
        $0 + ".swiftinterface"
    }

    private static func staticFunctions(in tokens: [SwiftToken]) -> Set<String> {
        let names = tokens.indices.dropLast(2).filter { tokens[$0].isWord("static") && tokens[$0 + 1].isWord("func") }
        return Set(names.map { tokens[$0 + 2] }.filter { $0.kind == .word }.map(\.text))
    }

    private static func declared(in tokens: [SwiftToken]) -> (types: Set<String>, all: Set<String>) {
        var types: Set<String> = []
        var all: Set<String> = []
        for (keyword, name) in zip(tokens, tokens.dropFirst()) where keyword.kind == .word && name.kind == .word {
            guard !keyword.isEscaped else { continue }
            switch keyword.text {
            case "struct", "class", "enum", "protocol", "actor", "typealias": types.insert(name.text)
            case "func", "var", "let", "case", "associatedtype": all.insert(name.text)
            default: break
            }
        }
        return (types, all.union(types))
    }
}
