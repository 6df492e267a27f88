/// Formats that tell of a component or an item, and facts that their sources can tell at all. A source that has no
/// place for a fact says nothing by leaving it out: a comparison of two libraries asks here first.
package struct SourceKnowledge: Sendable, Hashable {
    /// A set of formats. Only their readers know which is which: all others ask whether two sets are the same.
    package struct Formats: OptionSet, Sendable, Hashable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) {
            self.rawValue = rawValue
        }
    }

    package var formats: Formats
    /// Facts that would have been told if they were there.
    package var facts: SourceFacts

    package init(formats: Formats = [], facts: SourceFacts = []) {
        self.formats = formats
        self.facts = facts
    }

    package var isEmpty: Bool { formats.isEmpty }

    package func tells(_ facts: SourceFacts) -> Bool { self.facts.isSuperset(of: facts) }

    package func union(_ other: SourceKnowledge) -> SourceKnowledge {
        SourceKnowledge(formats: formats.union(other.formats), facts: facts.union(other.facts))
    }
}

extension Component {
    package mutating func tell(from knowledge: SourceKnowledge) {
        self.knowledge = knowledge
        changeFacts { $0.knowledge = knowledge }
    }

    package mutating func changeFacts(_ change: (inout ItemFacts) -> Void) {
        for index in properties.indices { change(&properties[index].facts) }
        for index in slots.indices { change(&slots[index].facts) }
        for index in events.indices { change(&events[index].facts) }
        for index in methods.indices { change(&methods[index].facts) }
        for index in cssParts.indices { change(&cssParts[index].facts) }
        for index in cssProperties.indices { change(&cssProperties[index].facts) }
        for index in cssStates.indices { change(&cssStates[index].facts) }
        for index in intl.indices { change(&intl[index].facts) }
        for index in types.indices { change(&types[index].facts) }
    }
}
