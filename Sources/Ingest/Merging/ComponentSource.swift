import Core
import WebModel

/// Facts of one source about a component: a class, because every item that it tells takes it along.
final class ComponentSource: Sendable {
    let component: Component
    /// Name of the format in messages: `the manifest`.
    let name: String
    let trust: FormatTrust
    /// Position of the format in `InputFormats.all`.
    let position: Int

    init(component: Component, name: String, trust: FormatTrust, position: Int) {
        self.component = component
        self.name = name
        self.trust = trust
        self.position = position
    }
}

extension ComponentSource {
    convenience init(_ component: Component, of entry: FormatReadings.Entry) {
        let format = entry.format
        self.init(component: component, name: format.name, trust: format.trust, position: entry.position)
    }

    func with(_ component: Component, trust: FormatTrust? = nil) -> ComponentSource {
        ComponentSource(component: component, name: name, trust: trust ?? self.trust, position: position)
    }

    /// Whether it tells any item. A page that only has prose comes behind pages of its format that have an API.
    private var hasItems: Bool { !items.isEmpty }

    private var items: [any ComponentItem] {
        let named = component.methods as [any ComponentItem] + component.cssParts + component.cssProperties
        return named + component.cssStates + component.properties + component.slots + component.events + component.intl
    }

    /// Content of the component and of its items, independent of their order.
    private var content: [String] {
        let texts = items.map { item in
            let property = item as? Property
            let texts = [
                item.name, (item as? any TypedItem)?.typeText, property?.attribute, property?.defaultValue,
                item.summary,
                item.description,
            ]
            return texts.map { $0 ?? "" }.joined(separator: "\n")
        }
        return [component.className ?? "", component.description ?? ""] + texts.sorted()
    }

    /// Does not depend on the order of inputs or in one of them: of two in one file, the one that tells more is first.
    static func precedes(_ left: ComponentSource, _ right: ComponentSource) -> Bool {
        if left.position != right.position { return left.position < right.position }
        if left.hasItems != right.hasItems { return left.hasItems }
        let places = (left.component.source, right.component.source)
        if places.0.file != places.1.file { return places.0.file < places.1.file }
        let contents = (left.content, right.content)
        if contents.0.count != contents.1.count { return contents.0.count > contents.1.count }
        return contents.0 == contents.1 ? places.0 < places.1 : contents.0.lexicographicallyPrecedes(contents.1)
    }
}

struct Told<Value> {
    let value: Value
    let source: ComponentSource

    func map<Other>(_ transform: (Value) -> Other) -> Told<Other> {
        Told<Other>(value: transform(value), source: source)
    }
}

extension Array {
    /// The most trusted source for a kind of fact first; among equals the order stays.
    func ranked<Value>(for fact: SourceFacts) -> [Told<Value>] where Element == Told<Value> {
        // Mostly they are in this order: there are two, and the first is trusted more.
        let areRanked = zip(self, dropFirst()).allSatisfy {
            $0.source.trust.degree(for: fact) >= $1.source.trust.degree(for: fact)
        }
        if areRanked { return self }
        return indices.sorted { left, right in
            let degrees = (self[left].source.trust.degree(for: fact), self[right].source.trust.degree(for: fact))
            return degrees.0 != degrees.1 ? degrees.0 > degrees.1 : left < right
        }
        .map { self[$0] }
    }

    func first<Value, Fact>(_ fact: SourceFacts, _ tell: (Value) -> Fact?) -> Fact? where Element == Told<Value> {
        for told in ranked(for: fact) {
            if let known = tell(told.value) { return known }
        }
        return nil
    }

    /// The first that is prose: a rule or a row of dashes says nothing.
    func firstProse<Value>(_ tell: (Value) -> String?) -> String? where Element == Told<Value> {
        first(.prose) { tell($0).prose }
    }
}
