import Core
import SwiftModel

struct ContractRowReader {
    let row: MatrixRow

    func place(into diagnostics: inout DiagnosticBag) -> ContractPlace? {
        let cells = RuleRowReader(row: row)
        let roles = diagnostics.value(try row.needed(.role).values(Self.role))
        let types = diagnostics.value(try row.optional(.type)?.values(type) ?? [])
        let need = diagnostics.value(try need())
        let swiftUI = diagnostics.value(row.optional(.swiftUI) == nil ? .results([]) : try cells.swiftUIColumn().column)
        let uiKit = diagnostics.value(
            row.optional(.uiKit) == nil ? .same : try cells.uiKitColumn(skipped: false).column
        )
        let fillers = diagnostics.value(row.optional(.from) == nil ? [] : try cells.patterns(in: .from).patterns)
        guard let roles, let types, let need, let swiftUI, let uiKit, let fillers else { return nil }
        guard let fitted = diagnostics.value(try fitted(roles, types, need: need)) else { return nil }
        guard case .results(let results) = swiftUI, !results.isEmpty || need == .optional && fillers.isEmpty else {
            let message = "what is essential, or may be filled, says in “SwiftUI” what is made of it"
            diagnostics.error(.matrixCell, message, at: row.source.location)
            return nil
        }
        guard need != .offered || results.allSatisfy(\.mayBeLeftOut) else {
            let message = "what is offered costs callers nothing: a value with a default, or a closure with `?`"
            diagnostics.error(.matrixCell, message, at: row.source.location)
            return nil
        }
        return ContractPlace(
            primitives: row.primitives,
            role: roles[0],
            // Roles that do as well stand behind the first.
            substitutes: Array(roles.dropFirst()),
            types: types,
            fitted: fitted,
            need: need,
            swiftUI: results,
            uiKit: uiKit,
            fillers: fillers,
            source: row.source
        )
    }

    private static func role(_ text: String) throws(TextProblem) -> String {
        let role = text.withoutBlanks
        if MemberRole.known.contains(role) { return role }
        throw .unknown(role, "no role that is known", among: MemberRole.known)
    }

    private func type(_ text: String) throws(TextProblem) -> AcceptedType {
        let isBinding = text.hasPrefix("$")
        let name = isBinding ? String(text.dropFirst()) : text
        if let known = AcceptedType.Pattern.words[name.withoutBlanks] {
            return AcceptedType(isBinding: isBinding, pattern: known)
        }
        let type = try row.types.type(name, at: isBinding ? 1 : 0)
        return AcceptedType(isBinding: isBinding, pattern: .exactly(type))
    }

    /// A row with a value for an absent member has one type, and members are fitted to it.
    private func fitted(
        _ roles: [String],
        _ types: [AcceptedType],
        need: ContractPlace.Need
    ) throws(CellProblem) -> Place? {
        guard let cell = row.optional(.absent) else { return nil }
        guard types.count == 1, case .exactly(let type) = types[0].pattern else {
            let message = "a place with an expression for “absent” has one type"
            throw CellProblem(.matrixCell, message, at: cell.start)
        }
        let absent =
            cell.word == "none"
            ? nil : try cell.value { text throws(TextProblem) in try row.types.expression(text, at: 0, of: type) }
        let alternatives: [String]? =
            switch need {
            case .essential, .always: []
            case .without(let roles): roles
            case .optional, .offered, .beside, .besideItems: nil
            }
        return Place(roles, type: type, isBinding: types[0].isBinding, absent: absent, alternatives: alternatives)
    }

    /// `essential`, `always`, `offered`, with `tabs`, without `tabs`, `pages`, with `{Item}`, and both of these.
    private func need() throws(CellProblem) -> ContractPlace.Need {
        guard let cell = row.optional(.need) else { return .optional }
        if cell.word == "essential" { return .essential }
        if cell.word == "always" { return .always }
        if cell.word == "offered" { return .offered }
        let words = ["essential", "always", "offered"]
        let spans = try cell.codeSpans(separatedBy: ["with", "without", ",", "and"], words: words)
        if cell.markdown == "with `{Item}`" { return .besideItems(without: nil) }
        if cell.markdown.hasPrefix("with `{Item}` without "), spans.count == 2 {
            return .besideItems(without: try spans[1].read(Self.role))
        }
        let roles = try spans.map { span throws(CellProblem) in try span.read(Self.role) }
        return cell.markdown.hasPrefix("without") ? .without(roles) : .beside(roles[0])
    }
}
