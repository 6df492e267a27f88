/// What the sources of a component or an item can tell at all.
///
/// That a source does not say what it has no place for says nothing: a comparison of two libraries asks here first.
package struct SourceKnowledge: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A manifest has it, which a program wrote from the code.
    package static let manifest = SourceKnowledge(rawValue: 1)
    /// Docs have it, which people wrote for people.
    package static let docs = SourceKnowledge(rawValue: 2)
    /// CSS states would have been told. Older schemas of manifests don't know them.
    package static let cssStates = SourceKnowledge(rawValue: 4)
}
