import SwiftModel
import WebModel

struct MemberPairs {
    /// Keyed by the expected name.
    private(set) var names: [String: String] = [:]
    /// Members of which the folder has nothing, in their order.
    private(set) var missing: [ExpectedMember] = []
    private(set) var more: [FoundComponent.Member] = []

    /// `renames` are names that people use in several components; `others` are names on the other side, by the expected
    /// name: `before` is `beforeView` in UIKit.
    init(
        _ expected: ExpectedComponent,
        _ found: FoundComponent,
        renames: [PreferredNames.Key: String],
        beside others: [String: String],
        _ match: inout TypeMatch
    ) {
        var rest = found.members
        var open: [ExpectedMember] = []
        for member in expected.members {
            if rest.removeValue(forKey: member.name) != nil {
                names[member.name] = member.name
            } else {
                open.append(member)
            }
        }
        for extra in expected.extras { rest[extra] = nil }
        pair(&open, &rest) { member, other in renames[PreferredNames.Key(member)] == other.name }
        pair(&open, &rest) { member, other in
            others.contains { expected, found in
                member.name.hasPrefix(expected) && other.name == found + member.name.dropFirst(expected.count)
            }
        }
        pair(&open, &rest) { member, other in member.isUnlabeled && other.isUnlabeled }
        pair(&open, &rest) { member, other in NameMeaning.mean(other.name, member) }
        let generics = expected.generics(beside: found.generics)
        pairByEnum(&open, &rest, generics, &match)
        missing = open
        more = rest.values.sorted { $0.name < $1.name }
    }

    /// Takes members in their order, and names in the order of the alphabet.
    private mutating func pair(
        _ open: inout [ExpectedMember],
        _ rest: inout [String: FoundComponent.Member],
        where fits: (ExpectedMember, FoundComponent.Member) -> Bool
    ) {
        open.removeAll { member in
            guard let other = rest.values.sorted(by: { $0.name < $1.name }).first(where: { fits(member, $0) }) else {
                return false
            }
            names[member.name] = other.name
            rest[other.name] = nil
            return true
        }
    }

    /// Pairs members that alone take values of the same enum.
    private mutating func pairByEnum(
        _ open: inout [ExpectedMember],
        _ rest: inout [String: FoundComponent.Member],
        _ generics: TypeMatch.Generics,
        _ match: inout TypeMatch
    ) {
        var candidates: [(expected: String, found: [String])] = []
        for member in open {
            guard let type = member.enumType(match.types) else { continue }
            var names: [String] = []
            for other in rest.values.sorted(by: { $0.name < $1.name }) {
                let types = other.ways.compactMap(\.type).map(\.plainValue)
                guard let first = types.first, match.sources.declaredType(of: first) != nil else { continue }
                if match.isSame(first.unwrapped, type, generics) { names.append(other.name) }
            }
            candidates.append((member.name, names))
        }
        for (name, others) in candidates where others.count == 1 {
            guard candidates.count(where: { $0.found.contains(others[0]) }) == 1 else { continue }
            names[name] = others[0]
            rest[others[0]] = nil
            open.removeAll { $0.name == name }
        }
    }
}

extension ExpectedMember {
    func enumType(_ types: ExpectedTypes) -> WrittenType? {
        for form in forms {
            switch form.kind {
            case .value(let type), .binding(let type):
                guard case .named(let path, []) = type.unwrapped, types.enums[path.joined(separator: ".")] != nil else {
                    continue
                }
                return type.unwrapped
            default: continue
            }
        }
        return nil
    }
}

extension WrittenType {
    /// Type of the value, in a Binding or by itself.
    var plainValue: WrittenType { bound ?? self }
}

extension ExpectedComponent {
    func generics(beside found: Set<String>) -> TypeMatch.Generics {
        TypeMatch.Generics(expected: generics, standIns: standIns, found: found)
    }
}

enum NameMeaning {
    /// Words that Swift puts in front, and that the web does without.
    private static let prefixes = ["is", "has", "on", "did", "should", "shows", "allows"]

    static func mean(_ name: String, _ member: ExpectedMember) -> Bool {
        let words = plain(name)
        return !words.isEmpty && (words == plain(member.name) || member.webItem.map { words == plain($0.name) } == true)
    }

    /// Drops case, marks and prefixes that only one of both sides writes.
    private static func plain(_ name: String) -> String {
        let word = name.split(separator: ".").last.map(String.init) ?? name
        let prefix = prefixes.first { prefix in
            word.count > prefix.count && word.hasPrefix(prefix)
                && word.dropFirst(prefix.count).first?.isUppercase == true
        }
        return word.dropFirst(prefix?.count ?? 0).filter { $0.isLetter || $0.isNumber }.lowercased()
    }
}
