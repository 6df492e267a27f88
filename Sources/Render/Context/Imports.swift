import SwiftModel

/// Modules that a file imports: the modules of the types in its declarations.
struct Imports {
    private var modules: Set<String>

    init(_ first: [String], types: [SwiftType]) {
        self.init(first, names: types.flatMap(\.rootNames))
    }

    /// Of types, and of anything else, which nothing is imported for.
    init(_ first: [String], names: some Sequence<String>) {
        modules = Set(first)
        for name in names {
            guard let module = KnownSwiftType.named(name)?.module, module != .swift else { continue }
            modules.insert(module.rawValue)
        }
        // Both bring these along.
        if modules.contains("SwiftUI") || modules.contains("UIKit") {
            modules.subtract(["Foundation", "CoreGraphics"])
        }
    }

    /// In the order that the formatter wants.
    var lines: [String] { modules.sorted().map { "import \($0)" } }
}
