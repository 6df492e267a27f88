import SwiftModel
import WebModel

/// What of the structs of a component nothing can keep compiling: a value that is not told any more cannot be read.
struct StructGaps {
    private(set) var gaps: [String] = []

    init(_ old: SwiftComponent, _ new: SwiftComponent, _ types: FormerTypes) {
        for name in Set(old.usedTypes).sorted() {
            guard let before = types.oldTable.structure(name.description) else { continue }
            let name = types.now(name)
            guard let after = types.newTable.structure(name.description) else { continue }
            let members = Dictionary(after.members.map { ($0.name.name, $0) }) { first, _ in first }
            for member in before.members {
                if let other = members[member.name.name] {
                    guard !types.areSame(member.type, other.type) else { continue }
                    gaps.append("\(name).\(member.name.member) is \(other.type) now.")
                } else {
                    gaps.append("\(name).\(member.name.member) is gone.")
                }
            }
            let known = Set(before.members.map(\.name.name))
            for member in after.members where !known.contains(member.name.name) {
                if case .optional = member.type { continue }
                gaps.append("\(name) is made with \(member.name.name) now.")
            }
        }
    }
}
