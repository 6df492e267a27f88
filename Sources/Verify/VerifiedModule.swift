package import Core

package struct VerifiedModule: Sendable, Equatable {
    package enum Outcome: Sendable, Equatable {
        case checked
        case timeLimit
        /// A fault of the compiler.
        case crashed
        /// An import has errors, or can't be had here.
        case left(reason: String)
    }

    package let name: String
    package let mode: LanguageMode
    package let outcome: Outcome
    package let fileCount: Int
    package var messages: [CompilerMessage] = []
    package var unfinished: [UnfinishedFile] = []
    package var unknownLines: [String] = []
    package var isCut = false

    package var hasErrors: Bool { outcome != .checked || messages.contains { $0.severity == .error } }
}

package struct UnfinishedFile: Sendable, Hashable {
    /// nil where it is not known which one it is.
    package let path: SourcePath?
    /// False where the compiler crashed.
    package let isSlow: Bool
}
