import PackagePlugin

/// Writes the files of `specs/` into a Swift source file, so that the binary carries them.
@main
struct EmbedSpecs: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "specs")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSpecs.swift")
        return [
            .buildCommand(
                displayName: "Embedding specs",
                executable: try context.tool(named: "embed-files").url,
                arguments: [
                    "EmbeddedSpecs", output.path(percentEncoded: false), folder.path(percentEncoded: false),
                ],
                inputFiles: try FolderContents.files(below: folder),
                outputFiles: [output]
            )
        ]
    }
}
