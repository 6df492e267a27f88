import Core
import TestSupport
import Testing
import WebModel

@Suite("Manifests that were made to hurt", .ends(within: .seconds(300)))
struct HostileManifestTests {
    private static func library(_ declarations: [String]) -> ManifestFixture {
        ManifestFixture(("x.js", #""declarations":[\#(declarations.joined(separator: ",\n"))]"#))
    }

    private static func component(type: String) -> String {
        #"{"kind":"class","name":"X","tagName":"x-x","members":[{"kind":"field","name":"a","type":{"text":"\#(type)"}}]}"#
    }

    @Test("thousands of aliases that each name the next end as the values that are near, and as a name")
    func aliasChain() throws {
        let aliases = (0..<3000).map {
            #"{"kind":"typedef","name":"T\#($0)","type":{"text":"T\#($0 + 1) | 'v\#($0)'"}}"#
        }
        let type = try #require(try Self.library([Self.component(type: "T0")] + aliases).property("a").type)
        guard case .union(let members) = type.shape else { return #expect(Bool(false), "no union: \(type)") }
        #expect(members.contains(WebType(.literal(.string("v0")))))
        #expect(members.count < 200)
    }

    @Test("aliases that double each other stop growing")
    func doublingAliases() throws {
        let aliases = (0..<60).map {
            #"{"kind":"typedef","name":"T\#($0)","type":{"text":"[T\#($0 + 1), T\#($0 + 1)]"}}"#
        }
        #expect(try Self.library([Self.component(type: "T0")] + aliases).property("a").type != nil)
    }

    @Test("aliases in a circle end as names, the same whatever the order of the declarations")
    func aliasCircle() throws {
        let declarations = [
            #"{"kind":"typedef","name":"A","type":{"text":"B | 'a'"}}"#,
            #"{"kind":"typedef","name":"B","type":{"text":"C | 'b'"}}"#,
            #"{"kind":"typedef","name":"C","type":{"text":"A | 'c'"}}"#,
        ]
        let component = Self.component(type: "A")
        let first = try Self.library([component] + declarations).property("a").type
        #expect(try Self.library(declarations.reversed() + [component]).property("a").type == first)
        #expect(first != nil)
    }

    @Test("thousands of names that lead back to the first end as names, in no more time than their number")
    func longCircle() throws {
        let aliases = (0..<4000).map {
            #"{"kind":"typedef","name":"T\#($0)","type":{"text":"T\#(($0 + 1) % 4000) | T\#($0 / 2) | 'v\#($0)'"}}"#
        }
        #expect(try Self.library([Self.component(type: "T7")] + aliases).property("a").type != nil)
    }

    @Test("a large base of many classes is not read a million times over; every component is there")
    func largeBase() throws {
        let members = (0..<1500).map { #"{"kind":"field","name":"f\#($0)"}"# }.joined(separator: ",")
        let base = #"{"kind":"class","name":"Base","members":[\#(members)]}"#
        let classes = (0..<500).map {
            #"{"kind":"class","name":"C\#($0)","tagName":"x-c\#($0)","superclass":{"name":"Base"}}"#
        }
        let fixture = Self.library([base] + classes)
        #expect(fixture.library.components.count == 500)
        #expect(fixture.library.components.map(\.properties.count).reduce(0, +) <= 200_000)
        #expect(fixture.ids.contains(.manifestInheritanceTooDeep))
    }

    @Test(
        "items beyond all that a component has are left out with an error",
        arguments: ["events", "slots", "members"]
    )
    func manyItems(_ list: String) throws {
        let items = (0..<2500).map { #"{"kind":"field","name":"i-\#($0)"}"# }.joined(separator: ",")
        let fixture = Self.library([#"{"kind":"class","name":"A","tagName":"x-a","\#(list)":[\#(items)]}"#])
        let component = try #require(fixture.library.components.first)
        #expect(component.events.count + component.slots.count + component.properties.count == 2000)
        #expect(fixture.ids == [.inputTooLarge])
    }

    @Test("a chain of classes longer than any real one is cut with an error, and each component is there")
    func classChain() throws {
        let classes = (0..<500).map {
            #"{"kind":"class","name":"C\#($0)","tagName":"x-c\#($0)","superclass":{"name":"C\#($0 + 1)"},"slots":[{"name":"s\#($0)"}]}"#
        }
        let fixture = Self.library(classes)
        #expect(fixture.library.components.count == 500)
        #expect(try fixture.component("x-c0").slots.count == 64)
        #expect(try fixture.component("x-c490").slots.count == 10)
        #expect(try fixture.diagnostic(.manifestInheritanceTooDeep).severity == .warning)
    }

    @Test("thousands of classes of one name, and of one tag, cost no more than their number")
    func sameNames() throws {
        let count = Loop.size(2000)
        let sameName = (0..<count).map {
            (path: "m\($0).js", json: #"{"kind":"class","name":"X","tagName":"x-\#($0)"}"#)
        }
        let entries = sameName.map { #"{"path":"\#($0.path)","declarations":[\#($0.json)]}"# }
        let names = ManifestFixture(
            manifest: #"{"schemaVersion":"1.0.0","modules":[\#(entries.joined(separator: ","))]}"#
        )
        #expect(names.library.components.count == count)
        let sameTag = (0..<count).map {
            #"{"kind":"class","name":"X\#($0)","tagName":"x-x","slots":[{"name":"s\#($0)"}]}"#
        }
        #expect(try Self.library(sameTag).component().slots.count == count)
    }
}
