import Foundation
import PackagePlugin

/// Writes the files of a folder of the package into a Swift source file, so that the binary carries them.
@main
struct EmbedFiles: BuildToolPlugin {
    /// What each target carries: the folder, and the Swift type that its files are in.
    private static let contents = [
        "Generate": (folder: "templates", type: "EmbeddedTemplates"),
        "WebliftCLI": (folder: "specs", type: "EmbeddedSpecs"),
    ]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
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
                content.type, output.path(percentEncoded: false), folder.path(percentEncoded: false),
            ],
            inputFiles: try FolderContents.files(below: folder),
            outputFiles: [output]
        )
        return [embedding]
    }
}
