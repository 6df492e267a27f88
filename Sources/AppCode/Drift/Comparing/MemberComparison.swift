import Core
import SwiftModel
import WebModel

/// Parts that differ; nil for each part that is as the matrix has it.
struct MemberOutcome {
    /// nil where nothing of it is there.
    var name: String?
    var type: WrittenType?
    var value: String?
    /// Whether it differs from place to place, or is something that no matrix can say.
    var isUnsettled = false
}

struct MemberComparison {
    struct Finding: Hashable {
        let rule: DriftRule
        let name: String
        let message: String
        let place: SourceLocation?
        let hasSuggestion: Bool
    }

    private(set) var findings: [Finding] = []
    private(set) var outcome: MemberOutcome
    private let member: ExpectedMember
    private let other: FoundComponent.Member
    private let found: FoundComponent

    init(_ member: ExpectedMember, _ other: FoundComponent.Member, _ foundForms: FoundForms, _ match: inout TypeMatch) {
        self.member = member
        self.other = other
        found = foundForms.found
        // An argument without a label has no name that a caller writes.
        let isNameless = member.isUnlabeled && other.ways.allSatisfy(\.isUnlabeled)
        outcome = MemberOutcome(name: isNameless ? member.name : other.name)
        if other.name != member.name, !isNameless {
            let title = member.webItem.map { "the web's \(code: $0)" } ?? "what \(member.item.madeRole) would be"
            add(
                .memberRenamed,
                "\(code: other.name) stands for \(title), which would be \(code: member.name)",
                at: other.place
            )
        }
        var matched: Set<ExpectedMember.Form> = []
        var others: [FoundComponent.Way] = []
        for way in other.ways {
            let forms = foundForms.forms(of: member, in: way, &match)
            matched.formUnion(forms)
            if forms.isEmpty { others.append(way) } else { compareDefault(way, forms, match) }
        }
        // Members that take texts may take names for some of them besides.
        for way in others where matched.isEmpty || !way.isNames(match.sources) || !member.takesText { addType(way) }
        compareForms(matched)
        compareInits()
    }

    private mutating func addType(_ way: FoundComponent.Way) {
        outcome.isUnsettled = outcome.type != nil && outcome.type != way.type
        outcome.type = way.type
        // Defaults differ with the type.
        outcome.value = way.value.map(Self.written)
        let types = member.forms.map(\.typeText)
        let unique = types.enumerated().filter { types.firstIndex(of: $1) == $0 }.map { "\(code: $1)" }
        let own = way.type?.description ?? ""
        add(
            .memberType,
            "\(code: other.name) is \(code: own), and would be \(unique.joined(separator: " or "))",
            at: way.place
        )
    }

    // MARK: Defaults

    private mutating func compareDefault(_ way: FoundComponent.Way, _ forms: [ExpectedMember.Form], _ match: TypeMatch)
    {
        guard way.isParameter else {
            // A property that nobody has to set has a value where the matrix has a default.
            if way.kind == .property, let value = way.value, member.isOptional { compare(value, forms, way, match) }
            return
        }
        // Whether a view can be left out is told by all inits together.
        guard !forms.contains(where: { $0.kind == .view }) else { return compareView(forms, at: way.place) }
        guard let value = way.value else {
            guard forms.allSatisfy({ !$0.isRequired }) else { return }
            outcome.isUnsettled = true
            let text = forms.lazy.compactMap(\.defaultText).first ?? "nil"
            add(
                .defaultMissing,
                "\(code: other.name) must be given, and would have the default \(code: text)",
                at: way.place
            )
            return
        }
        guard forms.allSatisfy(\.isRequired) else { return compare(value, forms, way, match) }
        outcome.value = Self.written(value)
        add(
            .defaultAdded,
            "\(code: other.name) can be left out for \(code: Self.short(value.text)), and would have to be given",
            at: way.place
        )
    }

    private mutating func compare(
        _ value: DeclaredValue,
        _ forms: [ExpectedMember.Form],
        _ way: FoundComponent.Way,
        _ match: TypeMatch
    ) {
        let texts = forms.compactMap(\.defaultText)
        guard let first = texts.first else { return }
        let given = ValueSpelling.canonical(value, as: way.type)
        let renamed = match.caseName(given, of: way.type)
        let wanted = texts.map { ValueSpelling.canonical($0, as: way.type) }
        guard !wanted.contains(where: { $0 == given || $0 == renamed }) else { return }
        if case .action(_, let isOptional) = forms[0].kind, isOptional, given == "{}" {
            add(
                .closureOptional,
                "\(code: other.name) does nothing where it is left out, and would be `nil`",
                at: way.place,
                hasSuggestion: false
            )
            return
        }
        outcome.isUnsettled = outcome.value != nil && outcome.value != Self.written(value)
        outcome.value = Self.written(value)
        add(
            .defaultChanged,
            "\(code: other.name) is \(code: Self.short(value.text)) where it is left out, and would be \(code: first)",
            at: way.place
        )
    }

    private mutating func compareView(_ forms: [ExpectedMember.Form], at place: SourceLocation) {
        let canBeLeftOut = other.ways.contains(where: \.isOptional) || other.inits.count < found.inits.count
        let isOptional = !member.isEverywhere || forms.contains { !$0.isRequired }
        if isOptional, !canBeLeftOut {
            add(.defaultMissing, "\(code: other.name) must be given in each init, and could be left out", at: place)
        }
    }

    // MARK: Forms and inits

    private mutating func compareForms(_ matched: Set<ExpectedMember.Form>) {
        guard member.hasView, member.hasValue, !matched.isEmpty else { return }
        let hasView = matched.contains { $0.kind == .view }
        let hasValue = matched.contains { if case .value = $0.kind { true } else { false } }
        guard hasView != hasValue else { return }
        add(
            .formMissing,
            hasView
                ? "\(code: other.name) takes a view only, and could take a text as well"
                : "\(code: other.name) takes a text only, and could take a view as well",
            at: other.place,
            hasSuggestion: false
        )
    }

    private mutating func compareInits() {
        let taken = other.inits
        guard member.isEverywhere, !taken.isEmpty, taken.count < found.inits.count,
            other.ways.allSatisfy({ $0.kind != .modifier && $0.kind != .property })
        else { return }
        for number in found.inits.indices where !taken.contains(number) {
            add(
                .initPartial,
                "this init does not take \(code: other.name), and another one does",
                at: found.inits[number],
                hasSuggestion: false
            )
        }
    }

    // MARK: Findings

    private mutating func add(
        _ rule: DriftRule,
        _ message: String,
        at place: SourceLocation?,
        hasSuggestion: Bool = true
    ) {
        // Several inits may give the same finding.
        guard rule == .initPartial || !findings.contains(where: { $0.rule == rule && $0.message == message }) else {
            return
        }
        findings.append(
            Finding(rule: rule, name: other.name, message: message, place: place, hasSuggestion: hasSuggestion)
        )
    }

    /// Takes `.neutral` of `Tone.neutral`.
    private static func written(_ value: DeclaredValue) -> String {
        let canonical = ValueSpelling.canonical(value, as: nil)
        return canonical.hasPrefix(".") ? canonical : value.text
    }

    /// A default may be a closure of many lines.
    private static func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count <= 60 ? line : line.prefix(59) + "…"
    }
}
