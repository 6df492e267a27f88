import Core
import SwiftModel
import Testing
import WebModel

@Suite("A part of a library")
struct LibrarySelectionTests {
    private static let origin = ItemReference(.property, "p")

    private func identifier(_ name: String) throws -> SwiftIdentifier {
        try #require(SwiftIdentifier(swift: name, as: .type))
    }

    private func component(_ name: String) throws -> SwiftComponent {
        SwiftComponent(tag: "x-\(name.lowercased())", names: SwiftComponentNames(of: name, prefix: "X"))
    }

    private func property(_ type: SwiftType) throws -> Member {
        Member(.value(type), name: try identifier("p"), origin: Self.origin)
    }

    /// The tags that `x-a` brings with it.
    private func closure(
        _ components: [SwiftComponent],
        web: [Component] = [],
        of tags: Set<String> = ["x-a"]
    ) -> [String] {
        ComponentDependencies(SwiftLibrary(components: components), of: Library(components: web)).closure(of: tags)
            .sorted()
    }

    @Test("a component alone brings nothing")
    func alone() throws { #expect(closure(try [component("A"), component("B")]) == ["x-a"]) }

    @Test("the components that are its items come with it, and those that these need")
    func items() throws {
        var a = try component("A")
        var b = try component("B")
        let elsewhere = SwiftType.named("Elsewhere")
        a.members = [Member(.items(.array(elsewhere), tag: "x-b"), name: try identifier("items"), origin: Self.origin)]
        b.members = [Member(.items(elsewhere, tag: "x-c"), name: try identifier("c"), origin: Self.origin)]
        #expect(closure([a, b, try component("C"), try component("D")]) == ["x-a", "x-b", "x-c"])
    }

    @Test("a member whose type is nested in another component's tokens brings that component")
    func tokens() throws {
        var a = try component("A")
        let tone = GeneratedTypeName(try identifier("Tone"), in: try identifier("BTokens"))
        a.members = [try property(.optional(.array(.generated(tone))))]
        #expect(closure([a, try component("B"), try component("C")]) == ["x-a", "x-b"])
    }

    @Test(
        "a member whose type names another component's view or tokens brings it, wherever it is in the type",
        arguments: [
            SwiftType.named("XB"), .array(.named("XB")), .named("Set", arguments: [.named("XB.ID")]),
            .function(parameters: [.named("XB")], returns: .void), .dictionary(key: .named("Int"), value: .named("XB")),
            .named("BTokens.Tone"), .named("XUIKitB"),
        ]
    )
    func views(type: SwiftType) throws {
        var a = try component("A")
        a.members = [try property(type)]
        #expect(closure([a, try component("B"), try component("C")]) == ["x-a", "x-b"])
    }

    @Test("actions, structs, the cases of enums, second names and the side of UIKit count too")
    func otherMembers() throws {
        let type = SwiftType.named("XB")
        let name = GeneratedTypeName(try identifier("N"), in: try identifier("ATokens"))
        let id = try identifier("a")
        let action = Member(.action(parameters: [type], isOptional: true), name: id, origin: Self.origin)
        let text = SwiftText(name: id, type: type, defaultValue: nil, origin: Self.origin)
        let member = SwiftStruct.Member(name: id, type: type, webName: "m")
        let entry = SwiftEnum.Case(name: id, value: .payload(type))
        let other = GeneratedTypeName(try identifier("Tone"), in: try identifier("BTokens"))
        let method = UIKitDelegateMethod(name: id, parameters: [type], origin: Self.origin)
        let changes: [(inout SwiftComponent) -> Void] = [
            { $0.members = [action] },
            { $0.texts = [text] },
            { $0.structs = [SwiftStruct(name: name, members: [member])] },
            { $0.enums = [SwiftEnum(name: name, form: .choice, cases: [entry])] },
            { $0.typeAliases = [SwiftTypeAlias(name: name, target: other)] },
            { $0.uiKit.properties = [UIKitProperty(name: id, type: type, origin: Self.origin)] },
            { $0.uiKit.delegateMethods = [method] },
        ]
        for (index, change) in changes.enumerated() {
            var a = try component("A")
            change(&a)
            #expect(closure([a, try component("B")]) == ["x-a", "x-b"], "the change \(index)")
        }
    }

    @Test("what the web source says that a component uses comes too; a circle of them is no obstacle")
    func webDependencies() throws {
        func web(_ tag: String, _ dependencies: [String]) -> Component {
            var component = Component(tag: tag, source: .start(of: SourcePath("w")))
            component.dependencies = dependencies
            return component
        }
        let components = try [component("A"), component("B"), component("C")]
        let library = [web("x-a", ["x-b"]), web("x-b", ["x-a", "x-elsewhere"]), web("x-skipped", ["x-c"])]
        #expect(closure(components, web: library) == ["x-a", "x-b"])
        #expect(closure(components, web: library, of: ["x-skipped", "x-c"]) == ["x-c"])
        #expect(closure(components, web: library, of: []) == [])
    }

    @Test("of the shared types those stay that somebody uses, also through each other")
    func sharedTypes() throws {
        let names = try ["Direct", "Nested", "Alias", "Other"].map { GeneratedTypeName(try identifier($0)) }
        let member = try SwiftStruct.Member(name: identifier("n"), type: .generated(names[1]), webName: "n")
        let direct = SwiftStruct(name: names[0], members: [member])
        let enums = names.dropFirst().map { SwiftEnum(name: $0, form: .strings, cases: []) }
        var a = try component("A")
        a.members = [try property(.generated(names[0]))]
        a.typeAliases = [
            SwiftTypeAlias(name: GeneratedTypeName(try identifier("T"), in: a.names.tokens), target: names[2])
        ]
        var b = try component("B")
        b.members = [try property(.generated(names[3]))]
        let library = SwiftLibrary(prefix: "X", components: [a, b], sharedEnums: enums, sharedStructs: [direct])

        let selection = library.selecting(["x-a"])
        #expect(selection.components == [a])
        #expect(selection.sharedEnums.map(\.name) == [names[1], names[2]])
        #expect(selection.sharedStructs == [direct])
        #expect(selection.prefix == "X")
        #expect(library.selecting(["x-b"]).sharedEnums.map(\.name) == [names[3]])
        #expect(library.selecting(["x-b"]).sharedStructs == [])
        #expect(library.selecting(["x-a", "x-b"]) == library)
    }
}
