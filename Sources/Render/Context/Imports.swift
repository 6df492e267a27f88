import SwiftModel

/// The modules that a file of a component imports: those of the types in its API beside SwiftUI.
struct Imports {
    private var modules: Set<String>

    init(_ first: [String], _ component: ComponentScaffold) {
        modules = Set(first)
        for member in component.members {
            guard let type = member.type else { continue }
            for name in type.rootNames where name == "UTType" { modules.insert("UniformTypeIdentifiers") }
        }
    }

    /// In the order that the formatter wants.
    var lines: [String] { modules.sorted().map { "import \($0)" } }
}
