import Foundation
import PackagePlugin

/// Writes the files of a folder of the package into a Swift source file, so that the binary carries them; and the hash of
/// all that it is built from.
@main
struct EmbedFiles: BuildToolPlugin {
    /// What each target carries: the folder, and the Swift type that its files are in.
    private static let contents = [
        "Render": (folder: "templates", type: "EmbeddedTemplates"),
        "WebliftCLI": (folder: "specs", type: "EmbeddedSpecs"),
    ]
    /// The target that knows what the program was built from, and which folders that is.
    private static let hashed = (
        target: "WebliftCLI", folders: ["Sources", "templates", "specs"], type: "ProgramSources"
    )
    /// The target that carries the built-in matrix as it is after reading, too.
    private static let compiled = (target: "WebliftCLI", matrix: "specs/matrix.md", type: "EmbeddedMatrices")

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let content = EmbedFiles.contents[target.name] else {
            Diagnostics.error("EmbedFiles does not know what \(target.name) is to carry")
            return []
        }
        let folder = context.package.directoryURL.appending(path: content.folder)
        var commands = [try embedding(folder, try FolderContents.files(below: folder), as: content.type, context)]
        if target.name == EmbedFiles.hashed.target { commands.append(try hashing(context)) }
        if target.name == EmbedFiles.compiled.target { commands += try compiling(context) }
        return commands
    }

    private func embedding(
        _ folder: URL,
        _ files: [URL],
        as type: String,
        _ context: PluginContext
    ) throws -> Command {
        let output = context.pluginWorkDirectoryURL.appending(path: "\(type).swift")
        return .buildCommand(
            displayName: "Embedding \(folder.lastPathComponent)",
            executable: try context.tool(named: "embed-files").url,
            arguments: [type, output.path(percentEncoded: false), folder.path(percentEncoded: false)],
            inputFiles: files,
            outputFiles: [output]
        )
    }

    /// The matrix is read now, and embedded as what that comes to.
    private func compiling(_ context: PluginContext) throws -> [Command] {
        let compiled = EmbedFiles.compiled
        let matrix = context.package.directoryURL.appending(path: compiled.matrix)
        let folder = context.pluginWorkDirectoryURL.appending(path: "compiled", directoryHint: .isDirectory)
        let output = folder.appending(path: matrix.deletingPathExtension().lastPathComponent)
        let compiling = Command.buildCommand(
            displayName: "Compiling \(compiled.matrix)",
            executable: try context.tool(named: "compile-matrix").url,
            arguments: [matrix.path(percentEncoded: false), output.path(percentEncoded: false)],
            inputFiles: [matrix],
            outputFiles: [output]
        )
        return [compiling, try embedding(folder, [output], as: compiled.type, context)]
    }

    private func hashing(_ context: PluginContext) throws -> Command {
        let hashed = EmbedFiles.hashed
        let folders = hashed.folders.map { context.package.directoryURL.appending(path: $0) }
        let output = context.pluginWorkDirectoryURL.appending(path: "\(hashed.type).swift")
        return .buildCommand(
            displayName: "Hashing \(hashed.folders.joined(separator: ", "))",
            executable: try context.tool(named: "hash-sources").url,
            arguments: [hashed.type, output.path(percentEncoded: false)]
                + folders.map { $0.path(percentEncoded: false) },
            inputFiles: try folders.flatMap { try FolderContents.files(below: $0) },
            outputFiles: [output]
        )
    }
}
