import Core
import Foundation
import Ingest
import TestSupport
import Testing
import WebModel

@Suite("Stencil's docs of a real library, counted by another program", .needs("corpus/wider/stencil"))
struct StencilCountTests {
    private static var docs: URL { Shared.file("corpus/wider/stencil/siemens-ix.component-doc.json") }

    @Test("105 components, 689 properties, 105 events, 18 slots and 32 methods")
    func totals() throws {
        let library = try Self.library()
        func count(_ items: (Component) -> Int) -> Int { library.components.map(items).reduce(0, +) }
        #expect(library.components.count == 105)
        #expect(count { $0.properties.count } == 689)
        #expect(count { $0.events.count } == 105)
        #expect(count { $0.slots.count } == 18)
        #expect(count { $0.methods.count } == 32)
    }

    @Test("item by item the script says the same", .enabled("python3 is not installed") { await Python.isInstalled })
    func items() async throws {
        let script = Shared.project.appending(path: "Tests/Corpus/count_stencil.py")
        let output = try await Python.run([script.path, Self.docs.path])
        let lines = try Self.library().components.flatMap(Self.lines).sorted()
        let expected = output.split(separator: "\n").dropLast().map(String.init)
        #expect(Set(lines).symmetricDifference(expected).sorted() == [])
        #expect(lines.count == expected.count)
    }

    @Test("what the compiler resolved or declares is a type, with the name that the source has for it")
    func types() throws {
        let library = try Self.library()
        func property(_ tag: String, _ name: String) throws -> Property {
            let component = try #require(library.components.first { $0.tag == tag })
            return try #require(component.properties.first { $0.name == name })
        }
        let variant = try property("ix-button", "variant")
        #expect(variant.type?.shape == .enumeration(["danger", "primary", "secondary"]))
        #expect(variant.type?.alias == "ButtonVariant")
        #expect(variant.defaultValue == "'primary'")
        // Its resolved text names members of an enum; the declaration beside the components has their values.
        let operation = try property("ix-category-filter", "staticOperator")
        #expect(operation.type?.shape == .enumeration(["Equal", "Not equal"]))
        #expect(operation.type?.isOptional == true)
        let about = try #require(library.components.first { $0.tag == "ix-menu-about" })
        let detail = try #require(about.events.first { $0.name == "close" })
        guard case .reference("CustomEvent", let arguments)? = detail.type?.shape,
            case .object(let members)? = arguments.first?.shape
        else {
            Issue.record("\(String(describing: detail.type))")
            return
        }
        #expect(members.map(\.name) == ["nativeEvent", "name"])
    }

    private static func library() throws -> Library {
        var diagnostics = DiagnosticBag()
        let library = Ingestion.read([Self.docs.path], into: &diagnostics)
        #expect(!diagnostics.hasErrors)
        return library
    }

    private static func lines(of component: Component) -> [String] {
        func flag(_ value: Bool) -> String { value ? "yes" : "no" }
        func lines(_ kind: String, _ items: [some ComponentItem]) -> [String] {
            items.map { "\(component.tag)\t\(kind)\t\($0.name)\t\(flag($0.deprecated != nil))" }
        }
        let properties = component.properties.map { property in
            [
                component.tag, "property", property.name, property.attribute ?? "-", flag(property.reflects),
                flag(property.isRequired), flag(property.defaultValue != nil), flag(property.deprecated != nil),
            ]
            .joined(separator: "\t")
        }
        return properties + lines("event", component.events) + lines("method", component.methods)
            + lines("slot", component.slots) + lines("part", component.cssParts)
            + lines("style", component.cssProperties)
    }
}
