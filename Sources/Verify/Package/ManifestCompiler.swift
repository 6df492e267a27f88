import Core
import SwiftModel

/// Mistakes that SwiftPM tells when it loads a manifest: it is checked against the module of its tools version, and not
/// run.
package struct ManifestCompiler: Sendable, Equatable {
    private let options: [ProgramArgument]
    /// nil where the toolchain does not tell.
    private let version: ToolsVersion?

    /// nil where the module is missing. `host` has options for a program of this machine.
    init?(resources: String, compiler version: String, host: [ProgramArgument] = []) {
        let modules = "\(resources)/pm/ManifestAPI"
        guard FileTree.kind(of: modules) == .folder else { return nil }
        options = ["-I", .path(modules)] + host
        let number = version.split(separator: " ").lazy.compactMap { ToolsVersion(version: $0) }.first
        self.version = number
    }

    func messages(
        in folder: String,
        _ setup: CompilerSetup,
        _ verdicts: Verdicts
    ) throws(VerificationFailure) -> [CompilerMessage] {
        guard let manifest = PackageManifest(in: folder) else {
            guard FileTree.exists("\(folder)/\(PackageManifest.name)") else { return [] }
            return [
                PackageLayout.message(
                    .warning,
                    "this is not read: it is a link, or no Swift that is known here",
                    in: folder
                )
            ]
        }
        guard let asked = manifest.toolsVersion else {
            let text = "this does not begin with a line such as “// swift-tools-version: 6.0”"
            return [PackageLayout.message(.error, text, in: folder)]
        }
        if let version, (version.major, version.minor) < (asked.major, asked.minor) {
            let text = "this is for SwiftPM \(asked), and not known here: the one of this machine is \(version)"
            return [PackageLayout.message(.warning, text, in: folder)]
        }
        return manifest.versions.compactMap { version in
            version.mistake.map {
                PackageLayout.message($0.severity, $0.text, in: folder, manifest.bytes, at: version.offset)
            }
        }
            + (try said(to: manifest, for: asked, in: folder, setup, verdicts))
    }

    private func said(
        to manifest: PackageManifest,
        for version: ToolsVersion,
        in folder: String,
        _ setup: CompilerSetup,
        _ verdicts: Verdicts
    ) throws(VerificationFailure) -> [CompilerMessage] {
        let arguments: [ProgramArgument] =
            [
                "-frontend", "-typecheck", "-module-name", "Package", "-diagnostic-style", "llvm",
                "-no-color-diagnostics",
                "-package-description-version", .value("\(version.major).\(version.minor).\(version.patch)"),
                "-swift-version", .value("\(max(4, version.major))"), "-module-cache-path",
                .path("\(setup.scratch)/cache"),
            ] + options
        var hasher = ContentHasher()
        for word in setup.identity + arguments.map(\.text) { hasher.add(word) }
        hasher.add(contents: manifest.bytes)
        let key = hasher.hash
        if verdicts.green(in: key).contains(key) { return [] }
        let path = "\(folder)/\(PackageManifest.name)"
        let file = ProgramArgument.path(path)
        var compiler = ChildProcess(program: setup.frontend, arguments: arguments + [file], timeLimit: .seconds(60))
        compiler.isPatient = true
        let answer = CompilerAnswer(try compiler.output(), copies: [path: file.text])
        if answer.isContent { verdicts.remember([key], in: key) }
        guard answer.outcome == .checked else {
            return answer.messages + [PackageLayout.message(.error, "the compiler could not finish this", in: folder)]
        }
        return answer.messages
    }
}
