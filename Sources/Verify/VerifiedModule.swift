package import Core

/// Answer of the compiler to one module in one language mode.
package struct VerifiedModule: Sendable, Equatable {
    package enum Outcome: Sendable, Equatable {
        case checked
        /// The compiler was stopped, because it took too long.
        case timeLimit
        /// The compiler came to an abnormal end: a fault of its own.
        case crashed
        /// A module that it needs has errors, or can't be had here.
        case left(reason: String)
    }

    package let name: String
    package let mode: LanguageMode
    package let outcome: Outcome
    package let fileCount: Int
    package let messages: [CompilerMessage]
    package var unfinished: [UnfinishedFile] = []
    /// Lines of the compiler that are no messages.
    package let unknownLines: [String]
    /// Whether the compiler said more than is kept.
    package let isCut: Bool

    package var hasErrors: Bool { outcome != .checked || messages.contains { $0.severity == .error } }
}

/// A file that the compiler came to no end with.
package struct UnfinishedFile: Sendable, Hashable {
    /// Nil where it is not known which one it is.
    package let path: SourcePath?
    /// Whether it took too long. The compiler crashed otherwise.
    package let isSlow: Bool
}
