import Package

/// A file that a project begins with.
struct StartingFile: Equatable {
    let name: String
    let bytes: [UInt8]

    var output: OutputFile {
        OutputFile(OutputPath(ours: name), bytes: bytes, ownership: .once)
    }
}
