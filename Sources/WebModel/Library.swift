package import Core

/// Components are sorted by tag.
package struct Library: Sendable, Equatable {
    package var name: String?
    package var version: String?
    package var components: [Component]
    /// Files in the order of their paths.
    package var tokenFiles: [LibraryTokenFile]

    package init(
        name: String? = nil,
        version: String? = nil,
        components: [Component] = [],
        tokenFiles: [LibraryTokenFile] = []
    ) {
        self.name = name
        self.version = version
        self.components = components
        self.tokenFiles = tokenFiles
    }
}

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
