/// Finds a generated file again when its component, its module or its folder is called otherwise.
package struct FileIdentity: Sendable, Hashable {
    /// The tag of its component; nil for a file that several components share.
    package let component: String?
    /// Role of the file among the files of the component or the library: `swiftui`, `support/ComponentIcon`.
    package let part: String

    package init(component: String?, part: String) {
        self.component = component
        self.part = part
    }

    /// Kind that is left out or asked for as a whole: the first word of the part.
    package var kind: Substring { part.prefix { $0 != "/" } }
}

extension FileIdentity: CustomStringConvertible {
    package var description: String { component.map { "\($0) \(part)" } ?? part }
}
