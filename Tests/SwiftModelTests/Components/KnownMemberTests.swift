import SwiftModel
import TestSupport
import Testing
import WebModel

@Suite("A member is known again")
struct KnownMemberTests {
    /// A member as `name: property as role`, or `name: #slot` for a view without a role.
    private static func known(_ text: String) -> KnownMember {
        let words = text.split(separator: " ").map(String.init)
        let isView = words[1].hasPrefix("#")
        let item = ItemReference(isView ? .slot : .property, isView ? String(words[1].dropFirst()) : words[1])
        return KnownMember(
            origin: item,
            role: words.count > 3 ? words[3] : nil,
            name: String(words[0].dropLast()),
            isView: isView
        )
    }

    private static let changes: [(promise: String, former: [String], today: [String], order: [String])] = [
        (
            "by its item and its role, when a row calls it otherwise",
            ["isInvalid: invalid as isInvalid", "size: size as size"],
            ["size: size as size", "isWrong: invalid as isInvalid"], ["isWrong", "size"]
        ),
        (
            "by its role, where one item became several members, and each stays where it was",
            ["first: range as minimum", "middle: middle", "last: range as maximum"],
            ["upper: range as maximum", "lower: range as minimum", "middle: middle"],
            ["lower", "middle", "upper"]
        ),
        (
            "by its item alone, where it is the only one of it and is for something else now",
            ["value: value as value", "a: a as a"], ["a: a as a", "isOn: value as isOn"], ["isOn", "a"]
        ),
        (
            "by its role, where a release brings the item for what we had made",
            ["value: Slider.value as value", "a: a as a"], ["a: a as a", "number: now as value"], ["number", "a"]
        ),
        (
            "by its name, where nothing else is as it was",
            ["name: x as x", "a: a as a"], ["a: a as a", "name: y as y"], ["name", "a"]
        ),
    ]

    /// The names of today in the order that former members have.
    private static func order(_ former: [KnownMember], _ members: [KnownMember]) -> [String] {
        let order = MemberOrder(components: ["elvt-thing": former])
        return RandomComponent.component(members).keeping(order).knownMembers.flatMap { $0 }.map(\.name)
    }

    @Test("when much of it has changed", arguments: changes.indices)
    func changed(index: Int) {
        let (promise, former, today, order) = Self.changes[index]
        #expect(Self.order(former.map(Self.known), today.map(Self.known)) == order, "\(promise)")
    }

    @Test("as a view or as a text, where both are of one name, one item and one role")
    func views() {
        let view = Self.known("label: # as label")
        let text = KnownMember(origin: view.origin, role: view.role, name: view.name, isView: false)
        let prefix = Self.known("prefix: #p")
        #expect(Self.order([text, prefix, view], [view, prefix]) == ["prefix", "label"])
    }

    @Test("from release to release: what stays stands as it stood, however sources are sorted and members called")
    func releases() {
        var random = SeededGenerator(seed: 20)
        for round in 0..<Loop.rounds(300) {
            let all = RandomComponent.members(using: &random)
            var order = MemberOrder()
            var former: [KnownMember] = []
            for release in 0..<5 {
                let members = RandomComponent.release(of: all, named: "r\(release)", using: &random)
                let kept = RandomComponent.component(members).keeping(order)
                order = order.extended(by: SwiftLibrary(components: [kept]))
                for (before, after) in zip(RandomComponent.kinds(former), RandomComponent.kinds(kept)) {
                    let stays = before.filter(Set(after).contains)
                    #expect(after.filter(Set(before).contains) == stays, "round \(round), release \(release)")
                }
                #expect(RandomComponent.component(members).keeping(order) == kept, "round \(round), release \(release)")
                former = kept.knownMembers.flatMap { $0 }
            }
        }
    }

    @Test("after it was gone for some releases, if nothing else came from its item meanwhile")
    func comesBack() {
        var random = SeededGenerator(seed: 20)
        for round in 0..<Loop.rounds(300) {
            let all = RandomComponent.members(using: &random, isSingle: true)
            var order = MemberOrder()
            var known: Set<[RandomComponent.Key]> = []
            for release in 0..<6 {
                let members = RandomComponent.release(of: all, named: "r\(release)", using: &random)
                let kept = RandomComponent.component(members).keeping(order)
                order = order.extended(by: SwiftLibrary(components: [kept]))
                for kind in RandomComponent.kinds(kept) {
                    for (index, first) in kind.enumerated() {
                        for second in kind[(index + 1)...] {
                            #expect(!known.contains([second, first]), "round \(round), release \(release)")
                            known.insert([first, second])
                        }
                    }
                }
            }
        }
    }

    @Test("from a ledger that knew names alone, and stands where it stood for the version that wrote it")
    func formerLedger() {
        var random = SeededGenerator(seed: 20)
        for round in 0..<Loop.rounds(300) {
            let all = RandomComponent.members(using: &random)
            var names: [String] = []
            var last: SwiftComponent?
            for _ in 0..<3 {
                let component = RandomComponent.component(RandomComponent.release(of: all, named: nil, using: &random))
                let kept = NamesAlone.keeping(component, names)
                names = NamesAlone.extended(names, by: kept)
                last = kept
            }
            let order = MemberOrder(components: ["elvt-thing": names.map(KnownMember.init(named:))])
            let members = RandomComponent.release(of: all, named: nil, using: &random)
            let kept = RandomComponent.component(members).keeping(order)
            #expect(kept == NamesAlone.keeping(RandomComponent.component(members), names), "round \(round)")
            #expect(last?.keeping(order) == last.map { NamesAlone.keeping($0, names) }, "round \(round)")
            let next = order.extended(by: SwiftLibrary(components: [kept]))
            #expect(RandomComponent.component(members).keeping(next) == kept, "round \(round)")
            let isWritten = next.components["elvt-thing"]?.filter { $0.origin != nil }.count
            #expect(isWritten == members.count, "round \(round)")
        }
    }
}
