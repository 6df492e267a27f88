import SwiftModel

/// An enum of a component that says its look, and the meaning of each of its values for that.
struct TokenAxis {
    enum Kind: String, CaseIterable {
        case tone, size, shape, emphasis
        /// Distance of the content from the surface that is drawn around it.
        case padding
        case edge, corner
        /// Whether something lies or stands.
        case direction

        /// Whether an enum that says this says nothing else.
        var isExclusive: Bool { self != .edge && self != .corner }

        /// Whether its values are places, of which SwiftUI has types of its own.
        var isPlace: Bool { self == .edge || self == .corner || self == .direction }
    }

    let kind: Kind
    let member: Member
    let type: SwiftType
    struct Group {
        let meaning: String
        /// Share of the color of a tone that is drawn, where the values say that as well; nil for all of it.
        var emphasis: String?
        let cases: [SwiftIdentifier]
        /// Whether the words of the cases say the meaning. Otherwise it is the meaning that looks least out of place
        /// until a person decides.
        var isKnown = true
        /// List of all words of an open type that mean this: an app may have values that no source lists.
        var words: [String] = []
    }

    /// Groups in the order of the meanings; behind them the cases with words that say nothing.
    let groups: [Group]
    /// Known texts of an open type, and none of a plain text; nil for a type with cases only.
    let openValues: [SwiftIdentifier: String]?

    /// Whether a filled component stands out by the tint of the app: buttons that differ in nothing but emphasis.
    static func isRaised(_ axes: [TokenAxis], _ component: ComponentScaffold) -> Bool {
        let kinds = Set(axes.map(\.kind))
        guard kinds.contains(.emphasis), !kinds.contains(.tone) else { return false }
        return component.swift.primitive == .button || component.swift.primitive == .iconButton
    }

    /// The axes of a component: of several enums that could be one, the one with the name that says so most clearly.
    static func axes(of component: ComponentScaffold, in library: ScaffoldLibrary) -> [TokenAxis] {
        var taken: Set<String> = []
        var axes: [TokenAxis] = []
        for kind in Kind.allCases {
            let names = TokenMeaning.names(of: kind).filter { !taken.contains($0) }
            let named = names.lazy.compactMap { name in
                component.members.first { $0.role == name }.flatMap { axis(kind, $0, of: component, in: library) }
            }
            guard let axis = named.first ?? worded(kind, of: component, in: library, besides: axes) else { continue }
            axes.append(axis)
            if kind.isExclusive { taken.insert(axis.member.role ?? "") }
        }
        return axes
    }

    private static func axis(
        _ kind: Kind,
        _ member: Member,
        of component: ComponentScaffold,
        in library: ScaffoldLibrary
    ) -> TokenAxis? {
        guard let type = member.valueType else { return nil }
        if type.unwrapped == .string {
            let groups = library.meaning.groups(ofTextNamed: member.role ?? "", kind)
            return groups.map { TokenAxis(kind: kind, member: member, type: type, groups: $0, openValues: [:]) }
        }
        guard let enumeration = library.enumeration(type, in: component),
            let groups = library.meaning.groups(of: enumeration, named: member.role ?? "", kind)
        else { return nil }
        let values = enumeration.form == .openStrings ? Dictionary(enumeration.texts) { first, _ in first } : nil
        return TokenAxis(kind: kind, member: member, type: type, groups: groups, openValues: values)
    }

    /// Finds an enum whose values all say it, under any name: `kind: 'primary' | 'danger'`.
    private static func worded(
        _ kind: Kind,
        of component: ComponentScaffold,
        in library: ScaffoldLibrary,
        besides axes: [TokenAxis]
    ) -> TokenAxis? {
        guard [.tone, .size, .emphasis].contains(kind) else { return nil }
        return component.members.lazy.filter { member in
            !MemberRole.known.contains(member.role ?? "") && !axes.contains { $0.member.name == member.name }
        }
        .compactMap { axis(kind, $0, of: component, in: library) }
        .first { axis in
            axis.openValues == nil && axis.groups.allSatisfy(\.isKnown) && Set(axis.groups.map(\.meaning)).count > 1
        }
    }
}

extension SwiftEnum {
    /// Cases with a text for their value.
    var texts: [(name: SwiftIdentifier, text: String)] {
        cases.compactMap { enumCase in
            if case .string(let text) = enumCase.value { (enumCase.name, text) } else { nil }
        }
    }
}
