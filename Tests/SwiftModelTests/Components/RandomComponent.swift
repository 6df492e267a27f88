import SwiftModel
import TestSupport
import WebModel

/// Components with members of every kind, of which a release has some, in an order of its own.
enum RandomComponent {
    /// A member, whatever it is called.
    struct Key: Hashable {
        let origin: ItemReference?
        let role: String?
        let isView: Bool
    }

    /// All members that any release has. Unless `isSingle`, some items became several, some roles are played by a text and a
    /// view, and those two are of one name.
    static func members(using random: inout SeededGenerator, isSingle: Bool = false) -> [KnownMember] {
        var members: [KnownMember] = []
        for index in 0..<Int.random(in: 1...9, using: &random) {
            let origin = ItemReference(ItemKind.allCases.randomElement(using: &random) ?? .slot, "i\(index)")
            func add(_ role: String?, _ name: String, isView: Bool = false) {
                members.append(KnownMember(origin: origin, role: role, name: name, isView: isView))
            }
            switch isSingle ? 0 : Int.random(in: 0...3, using: &random) {
            case 1:
                add("a\(index)", "m\(index)")
                add("a\(index)", "m\(index)", isView: true)
            case 2:
                add("a\(index)", "m\(index)")
                add(nil, "n\(index)")
            default:
                let role = Bool.random(using: &random) ? "a\(index)" : nil
                add(role, "m\(index)", isView: Bool.random(using: &random))
            }
        }
        return members
    }

    /// Some of the members in an order of their own, each called `named` and a number where that is not nil.
    static func release(
        of members: [KnownMember],
        named: String?,
        using random: inout SeededGenerator
    ) -> [KnownMember] {
        var release = members.filter { _ in Int.random(in: 0...2, using: &random) > 0 }.shuffled(using: &random)
        guard let named else { return release }
        for index in release.indices { release[index].name = "\(named)x\(index)" }
        return release
    }

    /// Views are slots, what comes from an event is an action, and all else a property.
    static func component(_ members: [KnownMember]) -> SwiftComponent {
        func name(_ text: String, _ context: SwiftIdentifier.Context) -> SwiftIdentifier {
            SwiftIdentifier(text, as: context)
        }
        var component = SwiftComponent(tag: "elvt-thing", names: SwiftComponentNames(of: "Thing", prefix: "Elevate"))
        for member in members {
            guard let origin = member.origin else { continue }
            let role = member.role.map { MemberRole.stated($0) } ?? .none
            let form: Member.Form =
                if member.isView {
                    .slot(viewType: name("Content", .genericParameter))
                } else if origin.kind == .event {
                    .action(parameters: [], isOptional: true)
                } else {
                    .value(.bool)
                }
            component.members.append(Member(form, name: name(member.name, .property), as: role, origin: origin))
        }
        return component
    }

    static func kinds(_ component: SwiftComponent) -> [[Key]] {
        component.knownMembers.map { $0.map { Key(origin: $0.origin, role: $0.role, isView: $0.isView) } }
    }

    static func kinds(_ members: [KnownMember]) -> [[Key]] { kinds(component(members)) }
}

/// What version 0.1 did, which knew members by their names: no init of a library that it generated may be another one.
enum NamesAlone {
    static func keeping(_ component: SwiftComponent, _ names: [String]) -> SwiftComponent {
        var result = component
        guard !names.isEmpty else { return result }
        result.members = component.membersSortingEachKind { members in sorted(members, names) { $0.name.name } }
        return result
    }

    static func extended(_ names: [String], by component: SwiftComponent) -> [String] {
        inserted(component.knownMembers.flatMap { $0 }.map(\.name), into: names, names) { $0 }
    }

    private static func sorted<Element>(
        _ list: [Element],
        _ names: [String],
        _ name: (Element) -> String
    ) -> [Element] {
        let known = names.reduce(into: [Element]()) { sorted, known in
            guard let element = list.first(where: { name($0) == known }) else { return }
            if !sorted.contains(where: { name($0) == known }) { sorted.append(element) }
        }
        return inserted(list, into: known, names, name)
    }

    private static func inserted<Element>(
        _ list: [Element],
        into sorted: [Element],
        _ names: [String],
        _ name: (Element) -> String
    ) -> [Element] {
        var front: [Element] = []
        var followers: [String: [Element]] = [:]
        var leader: String?
        for element in list {
            if names.contains(name(element)) {
                leader = name(element)
            } else if let leader {
                followers[leader, default: []].append(element)
            } else {
                front.append(element)
            }
        }
        return front + sorted.flatMap { [$0] + (followers.removeValue(forKey: name($0)) ?? []) }
    }
}

extension SwiftComponentNames {
    /// Names as a prefix and the name of a component make them.
    init(of base: String, prefix: String, tokens: String? = nil) {
        func type(_ text: String) -> SwiftIdentifier { SwiftIdentifier(text, as: .type) }
        self.init(
            web: base.lowercased(),
            base: SwiftIdentifier(base, as: .namePart),
            view: type(prefix + base),
            uiKit: type("\(prefix)UIKit\(base)"),
            tokens: type(tokens ?? base + "Tokens"),
            componentTokens: type(base + "ComponentTokens"),
            delegate: type("\(prefix)UIKit\(base)Delegate"),
            root: type("\(prefix)UIKit\(base)Root"),
            previews: type("\(prefix)\(base)Previews"),
            tests: type("\(prefix)\(base)Tests")
        )
    }
}
