import SourceText
import WebModel

/// What all files of one format say together.
struct FormatReading: Sendable {
    var identity = LibraryIdentity()
    /// One for each declaration. That several have the same tag is no matter of a format: they are joined like those of
    /// several formats.
    var components: [Component] = []
    /// Reads classes of these names whose tag the format does not tell: a component of such a class in other sources has the
    /// types of its members. Their own tag is empty. Most classes of a library are no elements, so that nothing is read before
    /// somebody asks.
    var classes: @Sendable (Set<String>, inout DiagnosticBag) -> [Component] = { _, _ in [] }
    /// What stands behind names of types, for components of all sources.
    var types: [TypeDefinition] = []
    /// What these files have no place for although the format has one, as older versions of it.
    var lacking: SourceFacts = []
    /// Those of the files that have design tokens beside the components.
    var tokenFiles: [LibraryTokenFile] = []
}
