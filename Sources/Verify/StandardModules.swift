import Core

/// Modules of the toolchain, built once for the oldest iOS that can be asked for: they serve for every newer one.
package struct StandardModules: Sendable, Equatable {
    let toolchain: Toolchain
    /// Called a resource folder by the compiler.
    let folder: String

    /// Builds modules aside and moves them when they are complete, so that two runs don't meet and a killed run leaves
    /// nothing half.
    package static func prepare(
        _ toolchain: Toolchain,
        cache: String,
        progress: (String) -> Void
    ) throws(VerificationFailure) -> StandardModules {
        let folder = "\(cache)/\(toolchain.key)/ios-\(recipe)"
        let modules = StandardModules(toolchain: toolchain, folder: folder)
        if isComplete(folder) { return modules }
        try FileTree.makeFolder("\(cache)/\(toolchain.key)")
        FileTree.removeLeftovers(beside: folder)
        let aside = try FileTree.makeFolder(beside: folder)
        defer { FileTree.remove(aside) }
        let building = StandardModules(toolchain: toolchain, folder: aside)
        try building.build(progress)
        // Removes files of the compiler that know where they lie, and can't be moved.
        FileTree.remove("\(aside)/cache")
        if FileTree.kind(of: folder) == .folder, !isComplete(folder) { FileTree.remove(folder) }
        _ = try FileTree.move(aside, to: folder)
        return modules
    }

    /// A run whose cache was removed brings the folder back, with verdicts and without modules.
    static func isComplete(_ folder: String) -> Bool { FileTree.kind(of: "\(folder)/\(modulesFolder)") == .folder }

    /// Raised when modules are built in another way.
    private static let recipe = 1

    /// Lies below the resource folder.
    static let modulesFolder = "iphonesimulator"

    private func build(_ progress: (String) -> Void) throws(VerificationFailure) {
        for name in ["shims", "clang"] { try FileTree.link("\(folder)/\(name)", to: "\(toolchain.resources)/\(name)") }
        for module in StandardModule.all {
            guard let path = try toolchain.interfacePath(of: module.name) else {
                if module.isOptional { continue }
                throw VerificationFailure(.noToolchain, "the toolchain has no text of its module \(module.name)")
            }
            progress("building \(module.name) for iOS, once for this toolchain")
            let text = InterfaceText.forIOS(try FileTree.text(of: path), module, .oldest)
            let changed = "\(folder)/\(module.name).swiftinterface"
            try FileTree.write(text, to: changed)
            let options: [ProgramArgument] =
                (module.isStandardLibrary ? ["-parse-stdlib"] : [])
                + (module.ignoresAvailability ? ["-disable-availability-checking"] : [])
            do throws(VerificationFailure) {
                try compile(module.name, from: changed, into: "\(folder)/\(Self.modulesFolder)", options)
            } catch  where module.isOptional && error.kind == .preparation {
                progress("\(module.name) can't be built; tests are not checked")
            }
            FileTree.remove(changed)
        }
    }

    func compile(
        _ module: String,
        from text: String,
        into parent: String,
        _ options: [ProgramArgument]
    ) throws(VerificationFailure) {
        let output = "\(parent)/\(module).swiftmodule"
        try FileTree.makeFolder(output)
        let arguments: [ProgramArgument] =
            [
                "-frontend", "-compile-module-from-interface", .path(text), "-module-name", .value(module),
                "-o", .path("\(output)/x86_64-apple-ios-simulator.swiftmodule"), "-diagnostic-style", "llvm",
                "-no-color-diagnostics",
            ] + self.options(for: .oldest) + options
        let run = try ChildProcess(program: toolchain.frontend, arguments: arguments).output()
        guard run.succeeded else {
            FileTree.remove(output)
            throw VerificationFailure(
                .preparation,
                "\(module) can't be built for iOS (\(run.ending))",
                details: run.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(10).map(String.init)
            )
        }
    }

    /// Every run of the compiler gets them.
    func options(for target: DeploymentTarget) -> [ProgramArgument] {
        [
            "-target", .value(target.triple), "-resource-dir", .path(folder),
            "-module-cache-path", .path("\(folder)/cache"),
        ]
    }

    /// The name of the folder says how the modules were made.
    var identity: [String] { [toolchain.version, FileTree.stamp(of: toolchain.frontend), folder] }

    var hasTesting: Bool { FileTree.exists("\(folder)/\(Self.modulesFolder)/Testing.swiftmodule") }
}

struct StandardModule: Sendable {
    let name: String
    /// Some toolchains lack it, and only tests need it.
    var isOptional = false
    var isStandardLibrary = false
    /// Text for Linux may use API that iOS has had only for some years.
    var ignoresAvailability = false

    static let all = [
        StandardModule(name: "Swift", isStandardLibrary: true),
        StandardModule(name: "_Concurrency", isStandardLibrary: true, ignoresAvailability: true),
        StandardModule(name: "_StringProcessing"),
        StandardModule(name: "Observation", ignoresAvailability: true),
        StandardModule(name: "Testing", isOptional: true, ignoresAvailability: true),
    ]
}
