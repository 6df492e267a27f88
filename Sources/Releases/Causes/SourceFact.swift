import WebModel

/// A kind of fact that a source tells of all items that have it, or leaves out altogether.
struct SourceFact: Sendable {
    /// Words for the fact in a sentence: `defaults of properties`.
    let words: String
    /// Rules of the changes that follow where the fact is no longer told, or is told now.
    let lost: [ChangeRule]
    let began: [ChangeRule]
    let scope: Scope

    enum Scope: Sendable {
        /// Authors decide on each item: only a change across the library is one of the source.
        case ofItems(@Sendable (Component, Component) -> Told)
        case ofLists(@Sendable (Component) -> Bool)
        /// Nothing but the source can leave it out.
        case always
    }

    /// Counts of the items of both releases that the fact is told of, and of `all` items.
    struct Told {
        var old = 0
        var new = 0
        var both = 0
        var all = 0

        static func + (left: Told, right: Told) -> Told {
            Told(
                old: left.old + right.old,
                new: left.new + right.new,
                both: left.both + right.both,
                all: left.all + right.all
            )
        }
    }
}

extension SourceFact {
    static let all: [SourceFact] = [
        items("defaults of properties", .defaultRemoved, .defaultAdded, \.properties) { hasValue($0.defaultValue) },
        items("defaults of CSS properties", .cssDefaultRemoved, .cssDefaultAdded, \.cssProperties) {
            $0.defaultValue != nil
        },
        items("which attributes set properties", .attributeRemoved, .attributeAdded, \.properties) {
            $0.attribute != nil
        },
        items("which properties reflect", .noLongerReflects, .nowReflects, \.properties, \.reflects),
        items("which properties are read-only", .noLongerReadonly, .nowReadonly, \.properties, \.isReadonly),
        items("which properties are required", .noLongerRequired, .nowRequired, \.properties, \.isRequired),
        SourceFact(words: "types of properties", lost: [.typeLost], began: [.typeTold], scope: .always),
        SourceFact(words: "types of slots", lost: [.slotTypesLost], began: [.slotTypesTold], scope: .always),
        SourceFact(words: "types of events", lost: [.detailLost], began: [.detailTold], scope: .always),
        SourceFact(words: "types of methods", lost: [.methodTypesLost], began: [.methodTypesTold], scope: .always),
        list("slots", .slotRemoved, .slotAdded, \.slots),
        list("events", .eventRemoved, .eventAdded, \.events),
        list("methods", .methodRemoved, .methodAdded, \.methods),
        list("CSS parts", .partRemoved, .partAdded, \.cssParts),
        list("CSS properties", .cssPropertyRemoved, .cssPropertyAdded, \.cssProperties),
        list("CSS states", .stateRemoved, .stateAdded, \.cssStates),
        list("texts", .textRemoved, .textAdded, \.intl),
    ]

    private static func items<Item: ComponentItem>(
        _ words: String,
        _ lost: ChangeRule,
        _ began: ChangeRule,
        _ items: @escaping @Sendable (Component) -> [Item],
        _ tells: @escaping @Sendable (Item) -> Bool
    ) -> SourceFact {
        SourceFact(words: words, lost: [lost], began: [began], scope: .ofItems { told(items($0), items($1), tells) })
    }

    private static func list<Item>(
        _ words: String,
        _ lost: ChangeRule,
        _ began: ChangeRule,
        _ items: @escaping @Sendable (Component) -> [Item]
    ) -> SourceFact {
        SourceFact(words: words, lost: [lost], began: [began], scope: .ofLists { !items($0).isEmpty })
    }

    private static func told<Item: ComponentItem>(_ old: [Item], _ new: [Item], _ tells: (Item) -> Bool) -> Told {
        var count = Told()
        for (before, after) in ItemPairs(old, new, name: \.name).positions {
            let wasTold = tells(old[before])
            let isTold = tells(new[after])
            count.all += 1
            if wasTold { count.old += 1 }
            if isTold { count.new += 1 }
            if wasTold, isTold { count.both += 1 }
        }
        return count
    }

    private static func hasValue(_ text: String?) -> Bool { text.map { DefaultValue($0) != .nothing } ?? false }
}
