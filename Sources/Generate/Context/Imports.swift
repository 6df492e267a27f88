import SwiftModel

struct Imports {
    private var modules: Set<String>

    init(_ first: [String], types: [SwiftType]) {
        self.init(first, names: types.flatMap(\.rootNames))
    }

    /// Imports the modules of types. `names` may hold other names as well, for which nothing is imported.
    init(_ first: [String], names: some Sequence<String>) {
        modules = Set(first)
        for name in names {
            guard let module = KnownSwiftType.named(name)?.module, module != .swift else { continue }
            modules.insert(module.rawValue)
        }
        // SwiftUI and UIKit bring these modules along.
        if modules.contains("SwiftUI") || modules.contains("UIKit") {
            modules.subtract(["Foundation", "CoreGraphics"])
        }
    }

    /// Sorted as the formatter wants.
    var lines: [String] { modules.sorted().map { "import \($0)" } }
}
