package import SourceText
package import SwiftModel
package import Tokens
package import WebModel

/// A library as it is going to be written and told of: its components as their files are, and its design tokens in Swift.
///
/// Made once, for the code and for the documentation.
package struct PreparedLibrary: Sendable {
    package let swift: SwiftLibrary
    let scaffolds: ScaffoldLibrary
    /// nil without token files.
    let design: DesignTokenLibrary?
    private let parts: [String: ComponentParts]

    /// `tokens` that can't be Swift are reported here, and nowhere else.
    package init(
        _ swift: SwiftLibrary,
        of library: Library,
        tokens: TokenGraph? = nil,
        into diagnostics: inout DiagnosticBag
    ) {
        self.swift = swift
        (scaffolds, design) = Workers.both(into: &diagnostics) { _ in
            ScaffoldLibrary(swift, of: library)
        } and: { diagnostics in
            tokens.map { DesignTokenLibrary($0, in: swift, into: &diagnostics) }
        }
        let parts = Workers.map(scaffolds.components) { [scaffolds, design] component in
            ComponentParts(component, in: scaffolds, design)
        }
        self.parts = Dictionary(zip(scaffolds.components.map(\.swift.tag), parts)) { first, _ in first }
    }

    func parts(of component: ComponentScaffold) -> ComponentParts {
        parts[component.swift.tag] ?? ComponentParts(component, in: scaffolds, design)
    }
}
