import SwiftModel
import Testing

@testable import Translate

/// What the suites about hard cases of translating share: rows that take whatever there is, and fields to write down.
enum HardCase {
    /// Every property, event and slot, as it comes.
    static let anything =
        Tables.properties("`*: any` | `{name}: {Type}` | `same`")
        + Tables.events("`@*` | `on{Name}(Detail)?` | `delegate.did{Name}(Detail)`")
        + Tables.slots("`#*` | `{name}: View` | `{name}View: UIView?`")

    /// The fields of a class, as JSON.
    static func fields(_ fields: (name: String, type: String, value: String?)...) -> String {
        let list = fields.map { name, type, value in
            let text = value.map { #","default":"\#($0)""# } ?? ""
            return #"{"kind":"field","name":"\#(name)","type":{"text":"\#(type)"}\#(text)}"#
        }
        return #""members":[\#(list.joined(separator: ","))]"#
    }

    /// Each type that a translation mentions is one that it declares, or a known one.
    static func expectDeclaredTypes(_ fixture: Fixture, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let undeclared = GeneratedTypeUse.undeclared(in: fixture.translation.swift)
        #expect(undeclared == [], sourceLocation: sourceLocation)
    }
}
