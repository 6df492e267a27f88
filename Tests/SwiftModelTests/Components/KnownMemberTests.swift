import SwiftModel
import TestSupport
import Testing
import WebModel

@Suite("A member is known again")
struct KnownMemberTests {
    private static func known(
        _ name: String,
        _ origin: ItemReference,
        as role: String?,
        isView: Bool = false
    ) -> KnownMember {
        KnownMember(origin: origin, role: role, name: name, isView: isView)
    }

    private static func known(_ name: String, of property: String, as role: String?) -> KnownMember {
        known(name, ItemReference(.property, property), as: role)
    }

    /// The names of today in the order that former members have.
    private static func order(_ former: [KnownMember], _ members: [KnownMember]) -> [String] {
        let order = MemberOrder(components: ["elvt-thing": former])
        return RandomComponent.component(members).keeping(order).knownMembers.flatMap { $0 }.map(\.name)
    }

    @Test("by its item and its role, when a row calls it otherwise")
    func renamed() {
        let former = [
            Self.known("isInvalid", of: "invalid", as: "isInvalid"),
            Self.known("size", of: "size", as: "size"),
        ]
        let today = [Self.known("size", of: "size", as: "size"), Self.known("isWrong", of: "invalid", as: "isInvalid")]
        #expect(Self.order(former, today) == ["isWrong", "size"])
    }

    @Test("by its role, where one item became several members, and each stays where it was")
    func several() {
        let former = [
            Self.known("first", of: "range", as: "minimum"),
            Self.known("middle", of: "middle", as: nil),
            Self.known("last", of: "range", as: "maximum"),
        ]
        let today = [
            Self.known("upper", of: "range", as: "maximum"),
            Self.known("lower", of: "range", as: "minimum"),
            Self.known("middle", of: "middle", as: nil),
        ]
        #expect(Self.order(former, today) == ["lower", "middle", "upper"])
    }

    @Test("by its item alone, where it is the only one of it and is for something else now")
    func otherRole() {
        let former = [Self.known("value", of: "value", as: "value"), Self.known("a", of: "a", as: "a")]
        let today = [Self.known("a", of: "a", as: "a"), Self.known("isOn", of: "value", as: "isOn")]
        #expect(Self.order(former, today) == ["isOn", "a"])
    }

    @Test("by its role, where a release brings the item for what we had made")
    func made() {
        let former = [Self.known("value", of: "Slider.value", as: "value"), Self.known("a", of: "a", as: "a")]
        let today = [Self.known("a", of: "a", as: "a"), Self.known("number", of: "now", as: "value")]
        #expect(Self.order(former, today) == ["number", "a"])
    }

    @Test("by its name, where nothing else is as it was")
    func named() {
        let former = [Self.known("name", of: "x", as: "x"), Self.known("a", of: "a", as: "a")]
        let today = [Self.known("a", of: "a", as: "a"), Self.known("name", of: "y", as: "y")]
        #expect(Self.order(former, today) == ["name", "a"])
    }

    @Test("as a view or as a text, where both are of one name, one item and one role")
    func views() {
        let slot = ItemReference(.slot, "")
        let prefix = Self.known("prefix", ItemReference(.slot, "p"), as: nil, isView: true)
        let view = Self.known("label", slot, as: "label", isView: true)
        #expect(
            Self.order([Self.known("label", slot, as: "label"), prefix, view], [view, prefix]) == ["prefix", "label"]
        )
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
