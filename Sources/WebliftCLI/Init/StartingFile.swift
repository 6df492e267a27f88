import Workspace

/// A file that a project begins with.
struct StartingFile: Equatable {
    let name: String
    let bytes: [UInt8]
    /// What it is, for the person who finds it.
    let summary: String

    var output: OutputFile {
        OutputFile(OutputPath(ours: name), bytes: bytes, ownership: .once)
    }
}
