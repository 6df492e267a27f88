/// Kinds of facts: a format's silence says something of facts that it has a place for, and of no others.
package struct SourceFacts: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Existence of properties.
    package static let properties = SourceFacts(rawValue: 1 << 0)
    /// Values that items have: the types of properties, of the data of events, of parameters and results.
    package static let types = SourceFacts(rawValue: 1 << 1)
    /// Attribute that sets a property, or that none does.
    package static let attributes = SourceFacts(rawValue: 1 << 2)
    package static let defaults = SourceFacts(rawValue: 1 << 3)
    package static let reflection = SourceFacts(rawValue: 1 << 4)
    package static let slots = SourceFacts(rawValue: 1 << 5)
    package static let events = SourceFacts(rawValue: 1 << 6)
    package static let methods = SourceFacts(rawValue: 1 << 7)
    package static let staticMethods = SourceFacts(rawValue: 1 << 8)
    package static let cssParts = SourceFacts(rawValue: 1 << 9)
    package static let cssProperties = SourceFacts(rawValue: 1 << 10)
    package static let cssStates = SourceFacts(rawValue: 1 << 11)
    package static let texts = SourceFacts(rawValue: 1 << 12)
    package static let prose = SourceFacts(rawValue: 1 << 13)
    package static let category = SourceFacts(rawValue: 1 << 14)
    /// Maturity of a component, its first release, and whether it is deprecated.
    package static let status = SourceFacts(rawValue: 1 << 15)
    /// The class behind a tag, and which other components it uses.
    package static let implementation = SourceFacts(rawValue: 1 << 16)
}
