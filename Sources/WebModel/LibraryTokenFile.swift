package import Core

/// A file among the sources of a library that has design tokens beside the components.
package struct LibraryTokenFile: Sendable, Equatable {
    package let file: SourceFile
    /// Beginning of its tokens.
    package let place: SourceLocation

    package init(_ file: SourceFile, at place: SourceLocation) {
        self.file = file
        self.place = place
    }
}
