import Core
import SwiftModel
import WebModel

extension ComponentTranslator {
    private struct Place: Hashable {
        let draft: Int
        let member: Int
    }

    mutating func nameMembers() {
        nameSwiftUI()
        nameViewTypes()
        nameUIKit()
        nameTexts()
    }

    /// A String and a ViewBuilder of one item are two forms of one parameter and share its name.
    private mutating func nameSwiftUI() {
        var groups: [(name: SwiftIdentifier, places: [Place])] = []
        for draft in drafts.indices {
            let first = groups.count
            for member in drafts[draft].swiftUI.indices {
                guard let name = drafts[draft].swiftUI[member].member?.name else { continue }
                let place = Place(draft: draft, member: member)
                if let known = groups[first...].firstIndex(where: { $0.name == name }) {
                    groups[known].places.append(place)
                } else {
                    groups.append((name, [place]))
                }
            }
        }
        let reserved = hasTexts ? ["strings"] : []
        let wishes = groups.map { group in
            let place = group.places[0]
            let form = drafts[place.draft].swiftUI[place.member].member?.form
            return wish(group.name, place.draft, otherWords: form.map { otherWords(for: $0, place.draft) } ?? [])
        }
        let names = SwiftScope.names(fixed(reserved, as: .property) + wishes, .caseSensitive).dropFirst(reserved.count)
        reportCollisions(zip(groups, names).map { ($0.name, $1, $0.places[0].draft) })
        var lost: [Int: Set<SwiftIdentifier>] = [:]
        for (group, name) in zip(groups, names) where group.name != name {
            let draft = group.places[0].draft
            guard let name else {
                lost[draft, default: []].insert(group.name)
                continue
            }
            for place in group.places { drafts[draft].swiftUI[place.member].member?.name = name }
            remark(name, insteadOf: group.name, draft)
            guard drafts[draft].decision.isSameInUIKit, drafts[draft].consumer == nil else { continue }
            drafts[draft].uiKit = drafts[draft].swiftUI.compactMap { sameInUIKit($0, draft) }
        }
        for (draft, names) in lost { leaveOut(names, draft) }
    }

    /// Proposes words of the source that the name leaves out.
    private func otherWords(for form: Member.Form, _ draft: Int) -> [SwiftIdentifier] {
        let item = drafts[draft].item
        let plain = surface.plainName(of: item.reference)
        let upper = context.spelling.upperCamel(plain)
        var words = [plain]
        switch form {
        case .action where item.reference.kind == .event: words = ["on-\(plain)", "on-\(item.reference.name)"]
        case .slot, .rows: words.append(item.reference.name.isEmpty ? "\(names.base.name)Content" : "\(plain)-content")
        case .value(let type) where type == .bool: words.append("is\(upper)")
        case .value, .binding, .items:
            if let alias = item.type?.alias { words.append(types.generated.withoutBase(alias)) }
        case .action: break
        }
        return words.filter { !$0.isEmpty }.map { SwiftIdentifier($0, as: .property, spelling: context.spelling) }
    }

    /// Nobody has given the second item another name.
    private mutating func leaveOut(_ names: Set<SwiftIdentifier>, _ draft: Int) {
        let list = names.sorted().map { "\(code: $0.name)" }.joined(separator: ", ")
        drafts[draft].swiftUI.removeAll { $0.member.map { names.contains($0.name) } ?? false }
        drafts[draft].uiKit.removeAll { $0.name.map { names.contains($0) } ?? false }
        guard drafts[draft].swiftUI.isEmpty else {
            drafts[draft].remark("left out: another item is called \(list)")
            return
        }
        drafts[draft].uiKit = []
        drafts[draft].outcome = .unmapped(
            reason: "another item is called \(list), and its source has no other word for it"
        )
    }

    private var hasTexts: Bool { drafts.contains { $0.item.reference.kind == .text } }

    /// A property of UIKit keeps its name, and any other member gives way.
    private mutating func nameUIKit() {
        leaveControlsTheirNames()
        var properties: [(name: SwiftIdentifier, place: Place)] = []
        var methods: [(name: SwiftIdentifier, place: Place)] = []
        var reserved: Set<String> = ["delegate"]
        if hasTexts { reserved.insert("strings") }
        for draft in drafts.indices {
            for member in drafts[draft].uiKit.indices {
                let place = Place(draft: draft, member: member)
                switch drafts[draft].uiKit[member] {
                case .property(let property): properties.append((property.name, place))
                case .delegateMethod(let method): methods.append((method.name, place))
                case .inverted(let name, _): reserved.insert(name.name)
                case .controlEvent, .text, .mechanism, .reference: break
                }
            }
        }
        rename(properties, beside: reserved.sorted(), as: .uiKitProperty)
        rename(methods, beside: [], as: .function)
    }

    /// A control has a flag of such a name, and nothing of another type can be called like it.
    private mutating func leaveControlsTheirNames() {
        let sendsEvents = drafts.contains { $0.uiKit.contains { if case .controlEvent = $0 { true } else { false } } }
        guard entry?.uiKit == .control || sendsEvents else { return }
        for draft in drafts.indices {
            for member in drafts[draft].uiKit.indices {
                guard case .property(let property) = drafts[draft].uiKit[member], property.type != .bool,
                    UIKitMembers.ofControls.contains(property.name.name)
                else { continue }
                let name = SwiftIdentifier(property.name.name, as: .uiKitProperty, spelling: context.spelling)
                drafts[draft].uiKit[member].name = name
                remark(name, insteadOf: property.name, draft)
            }
        }
    }

    private mutating func rename(
        _ list: [(name: SwiftIdentifier, place: Place)],
        beside reserved: [String],
        as context: SwiftIdentifier.Context
    ) {
        let names = unique(list.map { ($0.name, $0.place.draft) }, beside: reserved, as: context)
        for (entry, name) in zip(list, names) where entry.name != name {
            drafts[entry.place.draft].uiKit[entry.place.member].name = name
            remark(name, insteadOf: entry.name, entry.place.draft)
        }
    }

    private mutating func nameViewTypes() {
        var slots: [(viewType: SwiftIdentifier, place: Place)] = []
        for draft in drafts.indices {
            for (index, value) in drafts[draft].swiftUI.enumerated() {
                if let type = value.member?.viewType { slots.append((type, Place(draft: draft, member: index))) }
            }
        }
        let parameters = genericParameters.map(\.name.name)
        let names = unique(slots.map { ($0.viewType, $0.place.draft) }, beside: parameters, as: .genericParameter)
        for (entry, name) in zip(slots, names) {
            drafts[entry.place.draft].swiftUI[entry.place.member].member?.form = .slot(viewType: name)
        }
    }

    private mutating func nameTexts() {
        var texts: [(text: SwiftText, draft: Int)] = []
        for draft in drafts.indices {
            if case .text(let text)? = drafts[draft].swiftUI.first { texts.append((text, draft)) }
        }
        let wishes = texts.map { SwiftScope.Wish($0.text.name, webName: $0.text.origin.name) }
        for (entry, name) in zip(texts, SwiftScope.unique(wishes, .caseSensitive)) {
            var text = entry.text
            text.name = name
            drafts[entry.draft].swiftUI = [.text(text)]
            drafts[entry.draft].uiKit = [.text(text)]
        }
    }

    private func unique(
        _ names: [(name: SwiftIdentifier, draft: Int)],
        beside reserved: [String],
        as context: SwiftIdentifier.Context
    ) -> [SwiftIdentifier] {
        let fixed = fixed(reserved, as: context)
        let wishes = names.map { name, draft in wish(name, draft, otherWords: otherWords(for: name, draft)) }
        return Array(SwiftScope.unique(fixed + wishes, .caseSensitive).dropFirst(fixed.count))
    }

    private func wish(_ name: SwiftIdentifier, _ draft: Int, otherWords: [SwiftIdentifier]) -> SwiftScope.Wish {
        SwiftScope.Wish(
            name,
            webName: drafts[draft].item.reference.description,
            isFixed: drafts[draft].hasNamesOfRow && !drafts[draft].item.isDeprecated,
            otherWords: otherWords
        )
    }

    /// The empty web name comes first, so that a reserved name never gives way.
    private func fixed(_ names: [String], as context: SwiftIdentifier.Context) -> [SwiftScope.Wish] {
        names.compactMap { SwiftIdentifier(swift: $0, as: context) }.map {
            SwiftScope.Wish($0, webName: "", isFixed: true)
        }
    }

    /// Takes the type of a view, or a member that UIKit has beside the name.
    private func otherWords(for name: SwiftIdentifier, _ draft: Int) -> [SwiftIdentifier] {
        let item = drafts[draft].item.reference
        let plain = surface.plainName(of: item)
        let words =
            switch name.context {
            case .function: ["did-\(plain)", "did-\(item.name)"]
            case .genericParameter: ["\(name.name)Content", "\(plain)-content"]
            default: [plain, item.kind == .slot ? "\(plain)-view" : "\(plain)-value"]
            }
        return words.map { SwiftIdentifier($0, as: name.context, spelling: context.spelling) }
    }

    // MARK: What a person should know

    private mutating func remark(_ name: SwiftIdentifier, insteadOf wanted: SwiftIdentifier, _ draft: Int) {
        drafts[draft].remark("\(code: wanted.name) is taken, so it is \(code: name.name)")
    }

    /// Rows with one name are a mistake of the matrix. The built-in one can't know every pair of items: people are told
    /// the outcome of the second item.
    private mutating func reportCollisions(_ names: [(wanted: SwiftIdentifier, name: SwiftIdentifier?, draft: Int)]) {
        guard Set(names.map(\.wanted.name)).count < names.count else { return }
        var owners: [String: Int] = [:]
        for entry in names where entry.name == entry.wanted { owners[entry.wanted.name] = entry.draft }
        let order = names.indices.sorted {
            drafts[names[$0].draft].item.reference < drafts[names[$1].draft].item.reference
        }
        for position in order {
            let (wanted, name, draft) = names[position]
            guard name != wanted, let owner = owners[wanted.name],
                let row = drafts[draft].decision.source, let other = drafts[owner].decision.source
            else { continue }
            let isMistake =
                drafts[draft].hasNamesOfRow && drafts[owner].hasNamesOfRow
                && max(row.layer, other.layer) == .project
            let item = drafts[draft].item.reference
            diagnostics.add(
                Diagnostic(
                    isMistake ? .error : .warning,
                    .matrixNameCollision,
                    "\(item) and \(drafts[owner].item.reference) of <\(component.tag)> would both be \(code: wanted.name); "
                        + (name.map { "\(item) is \(code: $0.name)" } ?? "\(item) is left out"),
                    at: row.location,
                    notes: [
                        Diagnostic.Note("the other row", at: other.location),
                        Diagnostic.Note("the item", at: drafts[draft].item.location),
                    ],
                    suggestion: "give one of them another name, or skip it, with a row for \(code: item) below "
                        + "`### \(component.tag)`"
                )
            )
        }
    }
}
