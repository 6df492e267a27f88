import Core

extension SourceLocation {
    /// Where something is that a test made.
    static let inTest = SourceLocation.start(of: SourcePath("test"))
}
