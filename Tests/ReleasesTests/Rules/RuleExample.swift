import Releases
import Testing
import WebModel

/// A rule, with what a library was and what it is.
struct RuleExample: Sendable, CustomTestStringConvertible {
    enum Format: Sendable {
        case manifest, docs
    }

    let id, before, after: String
    /// What it comes to in Swift.
    let effect: SwiftEffect
    let format: Format

    init(_ id: String, _ effect: SwiftEffect, _ before: String, _ after: String, format: Format = .manifest) {
        self.id = id
        self.effect = effect
        self.before = before
        self.after = after
        self.format = format
    }

    var testDescription: String { id }

    /// From before to after.
    var changes: LibraryChanges { changes(before, after) }

    /// From after to before.
    var mirrored: LibraryChanges { changes(after, before) }

    /// What was and what is.
    var libraries: (old: Library, new: Library) {
        func library(_ text: String) -> Library {
            switch format {
            case .manifest: Compared.library(ExampleManifest.text([text]))
            case .docs: Compared.library(text, path: "docs/thing.md")
            }
        }
        return (library(before), library(after))
    }

    private func changes(_ old: String, _ new: String) -> LibraryChanges {
        switch format {
        case .manifest: Compared.changes(ExampleManifest.text([old]), ExampleManifest.text([new]))
        case .docs: Compared.changes(old, new, path: "docs/thing.md")
        }
    }
}

extension RuleExample {
    private static func property(_ more: String) -> String {
        ExampleManifest.thing(ExampleManifest.members(ExampleManifest.field("wide", "boolean", "false", more)))
    }

    private static func goes(_ version: String) -> String { property("\"deprecated\": \"goes in \(version)\"") }
    private static func described(_ text: String) -> String { property("\"description\": \"\(text)\"") }

    static let common = [
        RuleExample("deprecation.added", .none, property(""), property(#""deprecated": "use `stretched` instead""#)),
        RuleExample("deprecation.removed", .none, property(#""deprecated": true"#), property("")),
        RuleExample("deprecation.message", .none, goes("3.0"), goes("4.0")),
        RuleExample("docs.changed", .none, described("Takes all the room."), described("Takes all the room there is.")),
    ]

    static let all = components + properties + propertyTypes + slots + events + methods + styling + common
}
