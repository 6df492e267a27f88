import Foundation
import PackagePlugin

/// Writes the files of a folder of the package into a Swift source file, so that the binary carries them; and the hash
/// of all that the program is built from.
@main
struct EmbedFiles: BuildToolPlugin {
    /// What each target carries: the folder, and the Swift type that its files are in.
    private static let contents = [
        "Render": (folder: "templates", type: "EmbeddedTemplates"),
        "WebliftCLI": (folder: "specs", type: "EmbeddedSpecs"),
    ]
    /// The target that knows what the program was built from, and which folders that is. It is the last of all: nothing
    /// else is built again where only a comment has changed.
    private static let hashed = (target: "weblift", folders: ["Sources", "templates", "specs"], type: "ProgramSources")

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        if target.name == EmbedFiles.hashed.target { return [try hashing(context)] }
        guard let content = EmbedFiles.contents[target.name] else {
            Diagnostics.error("EmbedFiles does not know what \(target.name) is to carry")
            return []
        }
        let folder = context.package.directoryURL.appending(path: content.folder)
        let output = context.pluginWorkDirectoryURL.appending(path: "\(content.type).swift")
        let embedding = Command.buildCommand(
            displayName: "Embedding \(content.folder)",
            executable: try context.tool(named: "embed").url,
            arguments: [
                "files", content.type, output.path(percentEncoded: false), folder.path(percentEncoded: false),
            ],
            inputFiles: try FolderContents.files(below: folder),
            outputFiles: [output]
        )
        return [embedding]
    }

    private func hashing(_ context: PluginContext) throws -> Command {
        let hashed = EmbedFiles.hashed
        let folders = hashed.folders.map { context.package.directoryURL.appending(path: $0) }
        let output = context.pluginWorkDirectoryURL.appending(path: "\(hashed.type).swift")
        return .buildCommand(
            displayName: "Hashing \(hashed.folders.joined(separator: ", "))",
            executable: try context.tool(named: "embed").url,
            arguments: ["hash", hashed.type, output.path(percentEncoded: false)]
                + folders.map { $0.path(percentEncoded: false) },
            inputFiles: try folders.flatMap { try FolderContents.files(below: $0) },
            outputFiles: [output]
        )
    }
}
