import WebModel

/// The parameters of a method in two releases, brought together by their places.
///
/// Calls know no names. Only where names show that one was put in, or taken out, somewhere before the end do they decide.
struct ParameterPairs {
    private(set) var common: [(old: Method.Parameter, new: Method.Parameter)] = []
    private(set) var removed: [Method.Parameter] = []
    private(set) var added: [Method.Parameter] = []

    init(_ old: [Method.Parameter], _ new: [Method.Parameter]) {
        let shorter = min(old.count, new.count)
        let isByName =
            old.count != new.count
            && (old.count > new.count
                ? Self.isPart(new, of: old) : Self.isPart(old, of: new))
        guard isByName else {
            common = Array(zip(old, new)).map { (old: $0, new: $1) }
            removed = Array(old.dropFirst(shorter))
            added = Array(new.dropFirst(shorter))
            return
        }
        let oldNames = Set(old.map(\.name))
        let newNames = Set(new.map(\.name))
        removed = old.filter { !newNames.contains($0.name) }
        added = new.filter { !oldNames.contains($0.name) }
        common = zip(old.filter { newNames.contains($0.name) }, new.filter { oldNames.contains($0.name) })
            .map { (old: $0, new: $1) }
    }

    /// Whether all parameters of one list are in the other, by name and in the same order.
    private static func isPart(_ part: [Method.Parameter], of whole: [Method.Parameter]) -> Bool {
        guard Set(whole.map(\.name)).count == whole.count, Set(part.map(\.name)).count == part.count else {
            return false
        }
        var rest = whole[...]
        for parameter in part {
            guard let index = rest.firstIndex(where: { $0.name == parameter.name }) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}
