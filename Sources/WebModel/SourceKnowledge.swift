/// Which formats tell of a component or an item, and what their sources can tell at all.
///
/// That a source does not say what it has no place for says nothing: a comparison of two libraries asks here first.
package struct SourceKnowledge: Sendable, Hashable {
    /// A set of formats. Which is which, only those know who read them: all others ask whether two sets are the same.
    package struct Formats: OptionSet, Sendable, Hashable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) {
            self.rawValue = rawValue
        }
    }

    package var formats: Formats
    /// What would have been told if it were there.
    package var facts: SourceFacts

    package init(formats: Formats = [], facts: SourceFacts = []) {
        self.formats = formats
        self.facts = facts
    }

    /// Whether no source is known, as for a component that no format was read for.
    package var isEmpty: Bool { formats.isEmpty }

    package func tells(_ facts: SourceFacts) -> Bool { self.facts.isSuperset(of: facts) }

    package func union(_ other: SourceKnowledge) -> SourceKnowledge {
        SourceKnowledge(formats: formats.union(other.formats), facts: facts.union(other.facts))
    }
}

extension Component {
    /// Notes with the component and all its items who told them.
    package mutating func tell(from knowledge: SourceKnowledge) {
        self.knowledge = knowledge
        for index in properties.indices { properties[index].facts.knowledge = knowledge }
        for index in slots.indices { slots[index].facts.knowledge = knowledge }
        for index in events.indices { events[index].facts.knowledge = knowledge }
        for index in methods.indices { methods[index].facts.knowledge = knowledge }
        for index in cssParts.indices { cssParts[index].facts.knowledge = knowledge }
        for index in cssProperties.indices { cssProperties[index].facts.knowledge = knowledge }
        for index in cssStates.indices { cssStates[index].facts.knowledge = knowledge }
        for index in intl.indices { intl[index].facts.knowledge = knowledge }
        for index in types.indices { types[index].facts.knowledge = knowledge }
    }
}
