import Core

/// Declarations of Apple's frameworks that generated Swift is checked against.
package struct Surface: Sendable, Equatable {
    let modules: StandardModules
    let text: SurfaceText
    let folder: String

    private static let prefix = "surface-"

    package func setup(for target: DeploymentTarget) -> CompilerSetup {
        let plugins = "\(modules.toolchain.resources)/host/plugins"
        return CompilerSetup(
            frontend: modules.toolchain.frontend,
            identity: modules.identity + [folder],
            options: modules.options(for: target) + [
                "-I", .path(folder), "-disable-objc-interop",
                // The macros of the toolchain, such as `@Test`. Macros of a package itself are never loaded.
                "-plugin-path", .path(plugins), "-plugin-path", .path("\(plugins)/testing"),
            ],
            scratch: modules.folder,
            hasTesting: modules.hasTesting,
            hasAppleMacros: false,
            manifests: ManifestCompiler(resources: modules.toolchain.resources, compiler: modules.toolchain.version)
        )
    }

    /// Takes modules of the same text from the cache. Declarations of a surface that is not strict may use API that is
    /// newer than they are.
    package static func prepare(
        _ modules: StandardModules,
        _ text: SurfaceText,
        isStrict: Bool = true,
        progress: (String) -> Void
    ) throws(VerificationFailure) -> Surface {
        var hasher = ContentHasher()
        if !isStrict { hasher.add("not strict") }
        for module in text.modules {
            hasher.add(module.name)
            hasher.add(module.interface)
        }
        let folder = "\(modules.folder)/\(Self.prefix)\(hasher.hash)"
        let surface = Surface(modules: modules, text: text, folder: folder)
        if FileTree.kind(of: folder) == .folder {
            FileTree.touch(folder)
            return surface
        }
        // Surfaces of program versions that nobody has used for a month are left over.
        FileTree.remove(in: modules.folder, olderThan: 30 * 86_400) { $0.hasPrefix(Self.prefix) }
        let aside = try FileTree.makeFolder(beside: folder)
        defer { FileTree.remove(aside) }
        let options: [ProgramArgument] =
            ["-I", .path(aside), "-disable-objc-interop"] + (isStrict ? [] : ["-disable-availability-checking"])
        for module in text.modules {
            progress("building the surface of \(module.name)")
            let path = "\(aside)/\(module.name).swiftinterface"
            try FileTree.write(module.interface, to: path)
            do throws(VerificationFailure) {
                try modules.compile(module.name, from: path, into: aside, options)
            } catch {
                guard let own = module.files.first(where: \.isOwn), error.kind == .preparation else { throw error }
                throw VerificationFailure(
                    .surface,
                    "the declarations in \(own.path) do not compile",
                    details: error.details
                )
            }
            FileTree.remove(path)
        }
        _ = try FileTree.move(aside, to: folder)
        return surface
    }
}

/// `<Module>.swiftinterface`, or each of that kind in a folder `<Module>`.
package enum SurfaceFiles {
    private static let ending = ".swiftinterface"
    /// Far more than anybody writes by hand.
    private static let countLimit = 1_000

    package static func read(
        _ path: String
    ) throws(VerificationFailure) -> [(module: String, file: SurfaceText.File)] {
        guard FileTree.exists(path) else { throw VerificationFailure(.system, "there are no declarations at \(path)") }
        guard FileTree.kind(of: path) == .folder else { return [try file(path, of: nil)] }
        var files: [(module: String, file: SurfaceText.File)] = []
        for name in try FileTree.names(in: path) {
            let place = "\(path)/\(name)"
            if name.hasSuffix(ending), FileTree.kind(of: place) == .file {
                files.append(try file(place, of: nil))
            } else if FileTree.kind(of: place) == .folder {
                for part in try FileTree.names(in: place) where part.hasSuffix(ending) {
                    files.append(try file("\(place)/\(part)", of: name))
                }
            }
            guard files.count <= countLimit else {
                throw VerificationFailure(.system, "\(path) has more than \(countLimit) files of declarations")
            }
        }
        guard !files.isEmpty else {
            throw VerificationFailure(.system, "\(path) has no declarations: no <Module>\(ending)")
        }
        return files
    }

    private static func file(
        _ path: String,
        of module: String?
    ) throws(VerificationFailure) -> (module: String, file: SurfaceText.File) {
        let name = module ?? String((path.split(separator: "/").last ?? "").dropLast(ending.count))
        guard path.hasSuffix(ending), PlainName.isPlain(name) else {
            throw VerificationFailure(.system, "declarations stand in <Module>.swiftinterface, not in \(path)")
        }
        return (name, SurfaceText.File(path: path, text: try FileTree.text(of: path), isOwn: true))
    }
}

/// Name that can be a module's, its folder's and a word for the compiler at once.
enum PlainName {
    static func isPlain(_ name: some StringProtocol) -> Bool {
        guard let first = name.first, !first.isNumber, name.utf8.count < 200 else { return false }
        return name.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
