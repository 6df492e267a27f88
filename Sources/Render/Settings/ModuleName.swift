package import SwiftModel

/// The name of the generated module: in `import` lines, in folder names, in the manifest of the package.
package struct ModuleName: Sendable, Hashable, CustomStringConvertible {
    package let description: String

    /// nil where it is no name that a module can have.
    package init?(_ text: String) {
        guard let name = SwiftIdentifier(swift: text, as: .type), name.declaration == text else { return nil }
        description = name.name
    }

    /// `ElevateUI` for the prefix `Elevate`.
    package init(prefix: String) {
        description = SwiftIdentifier(swift: prefix + "UI", as: .type)?.name ?? "ComponentsUI"
    }
}
