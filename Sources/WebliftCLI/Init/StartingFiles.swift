import Core

/// The files that a project begins with.
enum StartingFiles {
    static let matrixName = "matrix.md"

    /// Names of all files that are written.
    static let names = [Configuration.defaultPath, ConfigurationProposal.schemaName, matrixName]

    static func all(_ proposal: ConfigurationProposal) -> [StartingFile] {
        [
            StartingFile(name: Configuration.defaultPath, bytes: proposal.bytes),
            StartingFile(
                name: ConfigurationProposal.schemaName,
                bytes: EmbeddedSpecs.needed("schemas/\(ConfigurationProposal.schemaName)")
            ),
            StartingFile(name: matrixName, bytes: EmbeddedSpecs.needed("init/matrix.md")),
        ]
    }
}
