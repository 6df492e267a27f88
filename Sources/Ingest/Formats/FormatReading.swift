import Core
import WebModel

/// Joint content of all files of one format.
struct FormatReading: Sendable {
    var identity = LibraryIdentity()
    /// Components, one for each declaration. Several with the same tag are no matter of a format: they are joined like
    /// components of several formats.
    var components: [Component] = []
    /// Reads classes of these names that have no tag in the format: a component of such a class in other sources has
    /// the types of its members. Their own tag is empty. Most classes of a library are no elements, so that nothing is
    /// read before somebody asks.
    var classes: @Sendable (Set<String>, inout DiagnosticBag) -> [Component] = { _, _ in [] }
    /// Types behind their names, for components of all sources.
    var types: [TypeDefinition] = []
    /// Facts that these files have no place for although the format has one, as in older versions of it.
    var lacking: SourceFacts = []
    /// Files that have design tokens beside the components.
    var tokenFiles: [LibraryTokenFile] = []
}
