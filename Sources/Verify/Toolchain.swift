import Core
import SwiftModel

package struct Toolchain: Sendable, Equatable {
    /// Program behind `swiftc` that compiles.
    let frontend: String
    package let version: String
    let resources: String
    /// Has only characters that a file's name may have.
    let key: String

    /// Takes the first `swiftc` in the folders of `PATH`.
    package static func find(searchPath: String) throws(VerificationFailure) -> Toolchain {
        let folders = searchPath.split(separator: ":").filter { $0.hasPrefix("/") }
        guard let compiler = folders.lazy.map({ $0 + "/swiftc" }).first(where: ProgramPath.isExecutable) else {
            throw VerificationFailure(.noToolchain, "there is no swiftc on the PATH")
        }
        return try Toolchain(compiler: compiler)
    }

    private init(compiler: String) throws(VerificationFailure) {
        let question = ChildProcess(program: compiler, arguments: ["-print-target-info"], timeLimit: .seconds(60))
        let run = try question.output()
        var diagnostics = DiagnosticBag()
        let file = SourceFile(path: SourcePath("target-info"), text: run.output)
        guard run.succeeded, let root = JSONDocument.parse(file, into: &diagnostics)?.root,
            let version = root["compilerVersion"]?.string,
            let resources = root["paths"]?["runtimeResourcePath"]?.string
        else {
            throw VerificationFailure(
                .noToolchain,
                "\(compiler) does not tell what it is",
                details: run.output.split(separator: "\n").prefix(5).map(String.init)
            )
        }
        // The program itself: `swiftc` may be one that chooses among several toolchains.
        let candidates = [
            FileStatus.realPath(resources).map { $0 + "/../../bin/swift-frontend" },
            FileStatus.realPath(compiler),
        ]
        guard let frontend = candidates.compactMap({ $0 }).first(where: ProgramPath.isExecutable) else {
            throw VerificationFailure(.noToolchain, "\(compiler) has no compiler behind it")
        }
        self.frontend = frontend
        self.version = version
        self.resources = resources
        let tag = root["swiftCompilerTag"]?.string ?? version
        let safe = tag.utf8.map { byte -> Character in
            byte.isNameByte || byte == UInt8(ascii: ".") ? Character(UnicodeScalar(byte)) : "-"
        }
        // Toolchains of one version may lie side by side, and a module is only good for its own.
        var hasher = ContentHasher()
        for word in [version, resources] { hasher.add(word) }
        key = String(safe.prefix(60)) + "-" + hasher.hash.description
    }

    /// nil where it does not come with one.
    func interfacePath(of module: String) throws(VerificationFailure) -> String? {
        let folder = "\(resources)/linux/\(module).swiftmodule"
        guard FileTree.exists(folder) else { return nil }
        return try FileTree.names(in: folder)
            .first { $0.hasSuffix(".swiftinterface") && !$0.hasSuffix(".private.swiftinterface") }
            .map { folder + "/" + $0 }
    }
}
