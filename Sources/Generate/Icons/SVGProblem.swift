import Core

/// Why a file is no icon that an asset catalog can hold, and where in the file.
struct SVGProblem: Sendable, Hashable {
    let id: DiagnosticID
    let message: String
    /// Offset in bytes of the file.
    let offset: Int

    init(_ id: DiagnosticID, _ message: String, at offset: Int) {
        self.id = id
        self.message = message
        self.offset = offset
    }
}
