import Core

/// Name and release of a library, as far as a source tells them.
package struct LibraryIdentity: Sendable, Equatable {
    package var name: String?
    package var version: String?
}

extension LibraryIdentity {
    /// Reads the fields of a `package.json`.
    init(package: JSONValue) {
        self.init(name: package["name"]?.string, version: package["version"]?.string)
    }

    func completed(by other: LibraryIdentity) -> LibraryIdentity {
        LibraryIdentity(name: name ?? other.name, version: version ?? other.version)
    }
}
