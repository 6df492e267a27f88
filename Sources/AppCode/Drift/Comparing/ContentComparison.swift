import Core
import SwiftModel
import WebModel

/// Compares the enum or struct that people declared in the place of a generated one.
struct ContentComparison {
    /// First member that takes a type of the folder: no other tells of the type again.
    struct Owner {
        let names: (expected: String, found: String)
        let member: ExpectedMember
        let component: ExpectedComponent
    }

    private let owner: Owner
    private let type: DeclaredType
    private(set) var findings: [DriftFinding] = []

    /// nil where the folder has no such type.
    init?(_ owner: Owner, _ match: inout TypeMatch) {
        self.owner = owner
        guard let type = match.sources.types[owner.names.found] else { return nil }
        self.type = type
        if let enumeration = match.types.enums[owner.names.expected] {
            compare(enumeration, &match)
        } else if let members = match.types.structures[owner.names.expected] {
            compare(members, &match)
        }
    }

    // MARK: Enums

    private mutating func compare(_ enumeration: SwiftEnum, _ match: inout TypeMatch) {
        var rest = FoundCase.all(of: type)
        let isText = type.inherits.contains(.name("String"))
        var open: [SwiftEnum.Case] = []
        for entry in enumeration.cases {
            guard let index = rest.firstIndex(where: { $0.name == entry.name.name }) else {
                open.append(entry)
                continue
            }
            let other = rest.remove(at: index)
            if let word = other.word, let expected = entry.word, word != expected {
                add(
                    .caseValue,
                    other,
                    "\(code: other.name) has the value “\(word)”, and would have “\(expected)”",
                    declaration(entry, isText)
                )
            }
            comparePayload(entry, other, &match)
        }
        for entry in open {
            if let word = entry.word, let index = rest.firstIndex(where: { $0.word == word }) {
                let other = rest.remove(at: index)
                add(
                    .caseRenamed,
                    other,
                    "\(code: other.name) stands for “\(word)”, which would be \(code: entry.name.name)",
                    declaration(entry, isText)
                )
                continue
            }
            let word = entry.word.map { ", which the web's “\($0)” becomes" } ?? ""
            add(
                .caseMissing,
                name: entry.name.name,
                "\(code: type.name) has no case \(code: entry.name.name)\(word)",
                at: type.found.place,
                declaration(entry, isText)
            )
        }
        for other in rest {
            add(.caseMore, other, "\(code: other.name) of \(code: type.name) is no value of the web", nil)
        }
    }

    private func declaration(_ entry: SwiftEnum.Case, _ isText: Bool) -> String {
        switch entry.value {
        case .string(let word):
            guard type.found.declaration.kind == .type(.enum) else {
                return "static let \(entry.name.declaration) = Self(\(SwiftStringLiteral(word)))"
            }
            let value = isText && word != entry.name.name ? " = \(SwiftStringLiteral(word))" : ""
            return "case \(entry.name.declaration)\(value)"
        case .integer(let number): return "case \(entry.name.declaration) = \(number)"
        case .payload(.void): return "case \(entry.name.declaration)"
        case .payload(let type): return "case \(entry.name.declaration)(\(type))"
        }
    }

    private mutating func comparePayload(_ entry: SwiftEnum.Case, _ other: FoundCase, _ match: inout TypeMatch) {
        guard case .payload(let type) = entry.value else { return }
        let expected = type == .void ? [] : [match.types.written(type)]
        let generics = owner.component.generics(beside: [])
        let given = other.payload.map { match.sources.resolved($0, in: self.type.path) }
        let isSame =
            given.count == expected.count
            && zip(given, expected).allSatisfy { match.isSame($0, $1, generics) }
        guard !isSame else { return }
        let carried = given.isEmpty ? "nothing" : given.map { "\(code: $0)" }.joined(separator: ", ")
        add(
            .caseValue,
            other,
            "\(code: other.name) carries \(carried), and would carry \(expected.first.map { "\(code: $0)" } ?? "nothing")",
            declaration(entry, false)
        )
    }

    // MARK: Structs

    private mutating func compare(_ members: [ExpectedTypes.Member], _ match: inout TypeMatch) {
        let found = FoundComponent(type, in: match.sources, presentedBy: nil)
        var rest = found.members
        let generics = owner.component.generics(beside: found.generics)
        let stored = Set(type.storedNames)
        for member in members {
            let declaration = "\(member.name): \(member.type)" + (member.defaultText.map { " = \($0)" } ?? "")
            guard let other = rest.removeValue(forKey: member.name) else {
                // Properties that only tell something need not be set.
                guard !stored.contains(member.name) else { continue }
                add(
                    .caseMissing,
                    name: member.name,
                    "\(code: type.name) has no \(code: member.name), which the web's \(code: member.webName) becomes",
                    at: type.found.place,
                    "public var \(declaration)"
                )
                continue
            }
            for way in other.ways {
                guard let given = way.type else { continue }
                if !match.isSame(given, member.type, generics) {
                    add(
                        .memberType,
                        name: member.name,
                        "\(code: member.name) of \(code: type.name) is \(code: given), and would be \(code: member.type)",
                        at: way.place,
                        declaration
                    )
                } else if let text = member.defaultText, let value = way.value,
                    ValueSpelling.canonical(value, as: given) != ValueSpelling.canonical(text, as: given)
                {
                    add(
                        .defaultChanged,
                        name: member.name,
                        "\(code: member.name) of \(code: type.name) is \(code: value.text) where it is left out, and would be \(code: text)",
                        at: way.place,
                        declaration
                    )
                }
            }
        }
        for other in rest.values.sorted(by: { $0.name < $1.name }) where other.name != "id" {
            add(
                .caseMore,
                name: other.name,
                "\(code: other.name) of \(code: type.name) is not there on the web",
                at: other.place ?? type.found.place,
                nil
            )
        }
    }

    // MARK: Findings

    private mutating func add(_ rule: DriftRule, _ other: FoundCase, _ message: String, _ suggestion: String?) {
        add(rule, name: other.name, message, at: other.place, suggestion)
    }

    private mutating func add(
        _ rule: DriftRule,
        name: String,
        _ message: String,
        at place: SourceLocation,
        _ suggestion: String?
    ) {
        let name = "\(type.path.last ?? "").\(name)"
        // An init and a property may give the same finding.
        guard !findings.contains(where: { $0.rule == rule && $0.name == name }) else { return }
        findings.append(
            DriftFinding(
                rule,
                of: owner.component,
                item: owner.member.webItem,
                name: name,
                message,
                at: place,
                web: owner.member.place,
                suggestion: suggestion
            )
        )
    }
}
