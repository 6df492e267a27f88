import SwiftModel
import Testing
import WebModel

@Suite("The order of a former release")
struct MemberOrderTests {
    private static func library(
        _ names: [String],
        tag: String = "elvt-thing",
        tokens: String = "ThingTokens"
    ) -> SwiftLibrary {
        func name(_ text: String, _ context: SwiftIdentifier.Context) -> SwiftIdentifier {
            SwiftIdentifier(text, as: context)
        }
        var component = SwiftComponent(
            tag: tag,
            names: SwiftComponentNames(of: "Thing", prefix: "Elevate", tokens: tokens)
        )
        component.members = names.map {
            Member(.value(.bool), name: name($0, .property), origin: ItemReference(.property, $0))
        }
        component.structs = [
            SwiftStruct(
                name: GeneratedTypeName(name("Detail", .nestedType), in: component.names.tokens),
                members: names.map { .init(name: name($0, .property), type: .named("Bool"), webName: $0) }
            )
        ]
        return SwiftLibrary(components: [component])
    }

    private static func order(_ former: [String], _ names: [String]) -> [String] {
        let result = library(names).keeping(MemberOrder(of: library(former))).components[0]
        #expect(result.structs[0].members.map(\.name.name) == result.properties.map(\.name.name))
        return result.properties.map(\.name.name)
    }

    @Test("what was there stands as it did, whatever the order of the source is now")
    func kept() {
        #expect(Self.order(["a", "b", "c"], ["c", "b", "a"]) == ["a", "b", "c"])
        #expect(Self.order(["a", "b", "c"], ["c", "a"]) == ["a", "c"])
    }

    @Test("what is new stands behind what it stands behind in the source, or in front of everything")
    func new() {
        #expect(Self.order(["a", "b"], ["a", "x", "b"]) == ["a", "x", "b"])
        #expect(Self.order(["a", "b"], ["x", "y", "b", "z", "a"]) == ["x", "y", "a", "b", "z"])
        #expect(Self.order([], ["b", "a"]) == ["b", "a"])
    }

    @Test("the structs of a component that got another tag stand as they did, unless they are known by their own names")
    func renamed() {
        let old = Self.library(["a", "b", "c"])
        let new = Self.library(["c", "b", "a"], tag: "elvt-box", tokens: "BoxTokens")
        let tags = ["elvt-box": "elvt-thing"]
        func structs(_ order: MemberOrder) -> [String] {
            new.keeping(order, formerTags: tags).components[0].structs[0].members.map(\.name.name)
        }
        let order = MemberOrder(of: old)
        #expect(structs(order) == ["c", "b", "a"])
        #expect(structs(order.following(old, to: new, formerTags: tags)) == ["a", "b", "c"])
        #expect(structs(order.following(old, to: new, formerTags: [:])) == ["c", "b", "a"])
        let own = order.overlaid(
            by: MemberOrder(of: Self.library(["b", "a", "c"], tag: "elvt-box", tokens: "BoxTokens"))
        )
        #expect(structs(own.following(old, to: new, formerTags: tags)) == ["b", "a", "c"])
    }

    @Test("what is gone keeps its place, and what is new is known from then on")
    func extended() {
        func extended(_ former: [String], _ names: [String]) -> [String]? {
            let order = MemberOrder(of: Self.library(former)).extended(by: Self.library(names))
            #expect(order.structs.map(\.name) == ["ThingTokens.Detail"])
            #expect(order.structs.first?.members == order.components["elvt-thing"])
            return order.components["elvt-thing"]?.map(\.name)
        }
        #expect(extended(["a", "b", "c"], ["a", "c"]) == ["a", "b", "c"])
        #expect(extended(["a", "b"], ["a", "x", "b"]) == ["a", "x", "b"])
        #expect(extended(["a", "gone", "b"], ["x", "a", "y", "b"]) == ["x", "a", "y", "gone", "b"])
        #expect(extended([], ["b", "a"]) == ["b", "a"])
        #expect(extended(["b", "a"], []) == ["b", "a"])
    }

    @Test("an order of some components stands over that of others, and is limited to those that there are")
    func overlaid() {
        let former = MemberOrder(
            components: ["elvt-a": [KnownMember(named: "x")], "elvt-thing": [KnownMember(named: "y")]]
        )
        let other = MemberOrder(of: Self.library(["a", "b"]))
        let both = former.overlaid(by: other)
        #expect(both.components.mapValues { $0.map(\.name) } == ["elvt-a": ["x"], "elvt-thing": ["a", "b"]])
        let limited = both.limited(to: Self.library([])).components
        #expect(limited.mapValues { $0.map(\.name) } == ["elvt-thing": ["a", "b"]])
    }

    /// A library whose component tells of a struct with these members by an event.
    private static func told(_ names: [String], as type: String, by event: String) -> SwiftLibrary {
        var library = library(names)
        var component = library.components[0]
        let name = GeneratedTypeName(SwiftIdentifier(type, as: .nestedType), in: component.names.tokens)
        component.structs[0].name = name
        component.members = [
            Member(
                .action(parameters: [.array(.generated(name))], isOptional: true),
                name: SwiftIdentifier("on-\(event)", as: .property),
                origin: ItemReference(.event, event)
            )
        ]
        library.components = [component]
        return library
    }

    @Test("a struct keeps its order when a row calls it otherwise, and when the web calls the event otherwise")
    func structs() {
        func order(_ before: SwiftLibrary, _ after: SwiftLibrary) -> [String] {
            let order = MemberOrder(of: before)
            let kept = after.keeping(order)
            let known = order.extended(by: kept)
            #expect(known.structs.count == 1)
            #expect(known.structs.first?.name == kept.components[0].structs[0].name.description)
            #expect(kept.keeping(known) == kept)
            return kept.components[0].structs[0].members.map(\.name.name)
        }
        let before = Self.told(["a", "b", "c"], as: "Detail", by: "change")
        #expect(order(before, Self.told(["c", "b", "a"], as: "ChangeInfo", by: "change")) == ["a", "b", "c"])
        #expect(order(before, Self.told(["c", "b", "a"], as: "Detail", by: "input")) == ["a", "b", "c"])
        // Another event and another name: nothing says that it is the same.
        let other = Self.told(["c", "b", "a"], as: "ChangeInfo", by: "input")
        #expect(other.keeping(MemberOrder(of: before)).components[0].structs == other.components[0].structs)
    }

    @Test("of two structs that change names each keeps the order of what it comes from")
    func swapped() {
        func library(_ first: String, _ second: String, _ names: [String]) -> SwiftLibrary {
            var library = Self.told(names, as: first, by: "change")
            let other = Self.told(Array(names.reversed()), as: second, by: "input").components[0]
            library.components[0].structs += other.structs
            library.components[0].members += other.members
            return library
        }
        let order = MemberOrder(of: library("Detail", "Info", ["a", "b"]))
        let after = library("Info", "Detail", ["b", "a"]).keeping(order).components[0].structs
        #expect(after.map { $0.members.map(\.name.name) } == [["a", "b"], ["b", "a"]])
        #expect(after.map(\.name.name.name) == ["Info", "Detail"])
    }

    @Test("a struct that is a member of another is known by the way there")
    func nested() {
        func library(_ inner: String, _ names: [String]) -> SwiftLibrary {
            var library = Self.told(["rows"], as: "Detail", by: "change")
            let tokens = library.components[0].names.tokens
            let name = GeneratedTypeName(SwiftIdentifier(inner, as: .nestedType), in: tokens)
            var row = Self.library(names).components[0].structs[0]
            row.name = name
            library.components[0].structs[0].members[0].type = .array(.generated(name))
            library.components[0].structs.append(row)
            return library
        }
        let order = MemberOrder(of: library("Row", ["a", "b"]))
        #expect(order.structs.compactMap(\.origin?.path) == [[], ["rows"]])
        let after = library("Line", ["b", "a"]).keeping(order).components[0].structs[1]
        #expect(after.members.map(\.name.name) == ["a", "b"])
    }

    @Test("a ledger that knew structs by their names alone is as good as before, and then knows where they come from")
    func migrated() {
        let before = Self.told(["a", "b"], as: "Detail", by: "change")
        let known = MemberOrder(of: before)
        let names = known.structs.map { KnownStruct(origin: nil, name: $0.name, members: $0.members) }
        let order = MemberOrder(components: known.components, structs: names)
        let after = Self.told(["b", "a"], as: "Detail", by: "change").keeping(order)
        #expect(after.components[0].structs[0].members.map(\.name.name) == ["a", "b"])
        #expect(order.extended(by: after) == MemberOrder(of: before))
    }

    @Test("a library in its own order is itself")
    func itself() {
        let library = Self.library(["b", "a"])
        #expect(library.keeping(MemberOrder(of: library)) == library)
    }

    @Test("a component with another tag is found by its former one")
    func formerTag() {
        var library = Self.library(["b", "a"])
        library.components[0].tag = "elvt-box"
        let order = MemberOrder(of: Self.library(["a", "b"]))
        #expect(library.keeping(order).components[0].properties.map(\.name.name) == ["b", "a"])
        let found = library.keeping(order, formerTags: ["elvt-box": "elvt-thing"])
        #expect(found.components[0].properties.map(\.name.name) == ["a", "b"])
    }
}
