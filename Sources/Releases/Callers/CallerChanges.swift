package import SwiftModel
package import WebModel

/// Changes that callers of a component have to make although its items are the same as before on the web.
///
/// Two kept signatures are compared, no sources: another version of the program or another matrix shows as well.
package struct CallerChanges {
    package struct Change: Sendable, Hashable {
        /// nil for a parameter that is new and has to be given.
        package let before: KeptParameter?
        /// nil where nothing takes its place.
        package let after: KeptParameter?
        package let isMoved: Bool

        package var origin: ItemReference? { before?.origin ?? after?.origin }
    }

    private let old: KeptSignature
    private let new: KeptSignature
    /// Changes of the inits in the order of the parameters, then changes of the UIKit class; each once.
    package private(set) var changes: [Change] = []

    /// `old` is a kept signature. `new` is made from a component of today and knows all items that there are.
    package init(from old: KeptSignature, to new: KeptSignature, of component: SwiftComponent) {
        self.init(from: old, to: KeptSignatures.today(new, of: component, besides: old))
    }

    /// Takes two signatures that can be compared as they are.
    package init(from old: KeptSignature, to new: KeptSignature) {
        self.old = old
        self.new = new
        for form in InitSignature.Kind.allCases {
            // Calls that gave texts, or no view at all, use the form with everything where theirs is gone.
            guard let before = old.inits[form], let after = new.inits[form] ?? new.inits[.main],
                !isAccepted(before)
            else { continue }
            compare(before, after)
            compareOrder(before, after)
        }
        compare(old.members, new.members, isInit: false)
        var seen: Set<Change> = []
        changes = changes.filter { seen.insert($0).inserted && isOurs($0) }
    }

    private mutating func compare(_ before: [KeptParameter], _ after: [KeptParameter], isInit: Bool = true) {
        let names = Dictionary(after.map { ($0.name, $0) }) { first, _ in first }
        let former = Set(before.map(\.name))
        var added = after.filter { !former.contains($0.name) }
        for parameter in before {
            if let today = names[parameter.name] {
                if isInit ? !parameter.isTaken(by: today) : parameter.type != today.type { add(parameter, today) }
                continue
            }
            let successor = added.firstIndex {
                $0.origin != nil && $0.origin == parameter.origin && $0.isView == parameter.isView
            }
            add(parameter, successor.map { added.remove(at: $0) })
        }
        guard isInit else { return }
        for parameter in added where !parameter.hasDefault { add(nil, parameter) }
    }

    /// Whether every call with these arguments finds an init of today, including calls that leave out an optional
    /// argument that one of the inits requires.
    private func isAccepted(_ parameters: [KeptParameter]) -> Bool {
        new.inits.values.contains { form in
            let names = Set(parameters.map(\.name))
            let taken = form.filter { names.contains($0.name) }
            let hasAll = form.allSatisfy { $0.hasDefault || names.contains($0.name) }
            guard hasAll, taken.map(\.name) == parameters.map(\.name) else { return false }
            let pairs = zip(parameters, taken)
            return pairs.allSatisfy { $0.isGiven(to: $1) }
                && pairs.filter { $0.hasDefault && !$1.hasDefault }
                    .allSatisfy { pair in isAccepted(parameters.filter { $0.name != pair.0.name }) }
        }
    }

    private mutating func compareOrder(_ before: [KeptParameter], _ after: [KeptParameter]) {
        let ranks = Dictionary(after.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let both = before.compactMap { parameter in ranks[parameter.name].map { (parameter, $0) } }
        let staying = Set(LongestRun.indices(of: both.map(\.1)))
        for (index, (parameter, rank)) in both.enumerated() where !staying.contains(index) {
            changes.append(Change(before: parameter, after: after[rank], isMoved: true))
        }
    }

    private mutating func add(_ before: KeptParameter?, _ after: KeptParameter?) {
        changes.append(Change(before: before, after: after, isMoved: false))
    }

    /// Whether the items of the change stayed the same; all items of the component if a parameter comes from none.
    private func isOurs(_ change: Change) -> Bool {
        for parameter in [change.before, change.after] {
            guard let parameter else { continue }
            guard let origin = parameter.origin else {
                if old.items.contains(where: { $0.value != new.items[$0.key] }) { return false }
                continue
            }
            if old.items[origin] != new.items[origin] { return false }
        }
        return true
    }
}

extension KeptParameter {
    fileprivate var isView: Bool { type.hasPrefix("@ViewBuilder") }

    /// Whether every argument that was given for it is taken, and none has to be given anew.
    fileprivate func isTaken(by today: KeptParameter) -> Bool {
        (!hasDefault || today.hasDefault) && isGiven(to: today)
    }

    fileprivate func isGiven(to today: KeptParameter) -> Bool {
        guard isUnlabeled == today.isUnlabeled else { return false }
        // A value is taken where an optional one is; a binding is not.
        return [type, type + "?", "(\(type))?"].contains(today.type)
    }
}
