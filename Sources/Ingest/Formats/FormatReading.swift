import WebModel

/// What all files of one format say together.
struct FormatReading: Sendable {
    var identity = LibraryIdentity()
    /// One for each declaration. That several have the same tag is no matter of a format: they are joined like those of
    /// several formats.
    var components: [Component] = []
    /// Classes whose tag the format does not tell: a component of that class in other sources has the types of their members.
    /// Their own tag is empty.
    var classes: [Component] = []
    /// What stands behind names of types, for components of all sources.
    var types: [TypeDefinition] = []
    /// What these files have no place for although the format has one, as older versions of it.
    var lacking: SourceFacts = []
}
