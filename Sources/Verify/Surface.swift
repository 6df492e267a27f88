import Processes
import SourceText

/// The declarations of Apple's frameworks that generated Swift is checked against, as modules.
package struct Surface: Sendable, Equatable {
    let modules: StandardModules
    /// The folder with the modules.
    let folder: String

    /// The frameworks, in the order in which they need each other.
    package static let frameworks = [
        "CoreGraphics", "Combine", "Foundation", "UniformTypeIdentifiers", "UIKit", "SwiftUI",
    ]

    private static let prefix = "surface-"

    /// What the compiler needs to check files against it.
    package func setup(for target: DeploymentTarget) -> CompilerSetup {
        let plugins = "\(modules.toolchain.resources)/host/plugins"
        return CompilerSetup(
            frontend: modules.toolchain.frontend,
            identity: modules.identity + [folder],
            options: modules.options(for: target) + [
                "-I", .path(folder), "-disable-objc-interop",
                // The macros of the toolchain, such as `@Test`. Those of a package itself are never loaded.
                "-plugin-path", .path(plugins), "-plugin-path", .path("\(plugins)/testing"),
            ],
            scratch: modules.folder,
            hasTesting: modules.hasTesting,
            hasPreviewMacro: false
        )
    }

    /// Builds the modules from their text, or takes them from the cache, where the same text was built.
    ///
    /// `text` gives the text of a framework, by its name.
    package static func prepare(
        _ modules: StandardModules,
        text: (String) -> String?,
        progress: (String) -> Void
    ) throws(VerificationFailure) -> Surface {
        var hasher = ContentHasher()
        for framework in frameworks {
            hasher.add(framework)
            hasher.add(text(framework) ?? "")
        }
        let folder = "\(modules.folder)/\(Self.prefix)\(hasher.hash)"
        let surface = Surface(modules: modules, folder: folder)
        if FileTree.kind(of: folder) == .folder {
            FileTree.touch(folder)
            return surface
        }
        // Of versions of this program that nobody has used for a month.
        FileTree.remove(in: modules.folder, olderThan: 30 * 86_400) { $0.hasPrefix(Self.prefix) }
        let aside = try FileTree.makeFolder(beside: folder)
        defer { FileTree.remove(aside) }
        for framework in frameworks {
            guard let text = text(framework) else {
                throw VerificationFailure(.preparation, "there is no surface of \(framework)")
            }
            progress("building the surface of \(framework)")
            let path = "\(aside)/\(framework).swiftinterface"
            try FileTree.write(text, to: path)
            try modules.compile(framework, from: path, into: aside, ["-I", .path(aside), "-disable-objc-interop"])
            FileTree.remove(path)
        }
        _ = try FileTree.move(aside, to: folder)
        return surface
    }
}
