import Core
import Generate
import SwiftModel
import Translate
import WebModel

/// Tags, attributes, slots and events with their translations into Swift.
struct UsageLibrary: Sendable {
    let html: HTMLRows
    let values: ExampleValues
    /// `elvt-`
    let tagPrefix: String
    /// Includes components that are nothing in Swift.
    let tags: [String]
    /// Whether a component that names no slot has none: most others name theirs.
    let namesSlots: Bool
    private let components: [String: UsageComponent]

    /// `wanted` are the tags of the markup: no other component is made ready.
    init(_ library: Library, _ translation: LibraryTranslation, _ html: HTMLTable, only wanted: Set<String>) {
        self.html = HTMLRows(html)
        values = ExampleValues(translation.swift, of: library)
        tagPrefix = translation.tagPrefix
        tags = library.components.map(\.tag)
        namesSlots = library.components.count { !$0.slots.isEmpty } * 2 > library.components.count
        let web = Dictionary(library.components.map { ($0.tag, $0) }) { first, _ in first }
        let used = translation.components.filter { wanted.contains($0.tag) }
        let made = Workers.map(used) { [web] component in web[component.tag].map { UsageComponent($0, component) } }
        components = Dictionary(made.compactMap(\.self).map { ($0.tag, $0) }) { first, _ in first }
    }

    func component(_ tag: String) -> UsageComponent? { components[tag] }

    func attributeValue(in tag: String) -> AttributeValue {
        AttributeValue { [values] name in values.enumeration(name, in: tag) }
    }

    /// Goes by the name alone, whether or not the library has the element.
    func claims(_ tag: String) -> Bool { !tagPrefix.isEmpty && tag.hasPrefix(tagPrefix) }
}

/// Finds rows for plain HTML without looking through all of them.
struct HTMLRows: Sendable {
    private let table: HTMLTable
    private var rows: [HTMLTable.Subject: HTMLTable.Entry] = [:]
    private let hasPatterns: Bool

    init(_ table: HTMLTable) {
        self.table = table
        for entry in table.entries { rows[entry.subject] = entry }
        hasPatterns = table.entries.contains { entry in
            if case .attribute(let name) = entry.subject { name.hasSuffix("*") } else { false }
        }
    }

    func element(_ name: String, isFlex: Bool) -> HTMLTable.Entry? {
        let own = rows[.element(name, isFlex: isFlex)]
        return isFlex ? own ?? rows[.element(name, isFlex: false)] : own
    }

    func attribute(_ name: String) -> HTMLTable.Entry? {
        rows[.attribute(name)] ?? (hasPatterns ? table.attribute(name) : nil)
    }
}
