package import Core

/// A field that the format does not define and that a tool wrote all the same: kept as its JSON text, out of the way.
package struct Extension: Sendable, Equatable {
    package var name: String
    package var json: String
    package var source: SourceLocation

    package init(name: String, json: String, source: SourceLocation) {
        self.name = name
        self.json = json
        self.source = source
    }
}
