import Package
import SwiftModel

/// The name of the generated module: in `import` lines, in folder names, in the manifest of the package.
package struct ModuleName: Sendable, Hashable, CustomStringConvertible {
    package let description: String

    /// Modules that generated code imports, or may be edited to import: a module of such a name would hide them.
    private static let imported = KnownSwiftType.Module.allCases.map(\.rawValue) + ["Combine", "XCTest", "Testing"]

    /// nil where it is no name that a module can have, or none that the folder of its files can have everywhere: `Con`.
    package init?(_ text: String) {
        guard let name = SwiftIdentifier(swift: text, as: .type), name.declaration == text,
            !ModuleName.imported.contains(text), OutputPath.isName(text)
        else { return nil }
        description = name.name
    }

    /// `ElevateUI` for the prefix `Elevate`.
    package init(prefix: String) {
        description = (ModuleName(prefix + "UI") ?? ModuleName(prefix + "ComponentsUI"))?.description ?? "ComponentsUI"
    }
}
