import Core
import SwiftModel

struct ContractRowReader {
    private let row: MatrixRow

    init(_ row: MatrixRow) {
        self.row = row
    }

    func place(into diagnostics: inout DiagnosticBag) -> ContractPlace? {
        let cells = RuleRowReader(row)
        let roles = diagnostics.value { () throws(CellProblem) in try self.roles() }
        let types = diagnostics.value { () throws(CellProblem) in try self.types() }
        let need = diagnostics.value { () throws(CellProblem) in try self.need() }
        let swiftUI = diagnostics.value { () throws(CellProblem) in
            row.optional(.swiftUI) == nil ? .results([]) : try cells.swiftUIColumn().column
        }
        let uiKit = diagnostics.value { () throws(CellProblem) in
            row.optional(.uiKit) == nil ? .same : try cells.uiKitColumn(skipped: false).column
        }
        let fillers = diagnostics.value { () throws(CellProblem) in
            row.optional(.from) == nil ? [] : try cells.patterns(in: .from).patterns
        }
        guard let roles, let types, let need, let swiftUI, let uiKit, let fillers else { return nil }
        guard case .results(let results) = swiftUI, !results.isEmpty || need == .optional && fillers.isEmpty else {
            diagnostics.add(
                CellProblem(
                    .matrixCell,
                    "what is essential, or may be filled, says in “SwiftUI” what is made of it",
                    at: row.source.location
                )
            )
            return nil
        }
        guard need != .offered || results.allSatisfy(\.mayBeLeftOut) else {
            diagnostics.add(
                CellProblem(
                    .matrixCell,
                    "what is offered costs callers nothing: a value with a default, or a closure with `?`",
                    at: row.source.location
                )
            )
            return nil
        }
        return ContractPlace(
            primitives: row.primitives,
            role: roles[0],
            substitutes: Array(roles.dropFirst()),
            types: types,
            need: need,
            swiftUI: results,
            uiKit: uiKit,
            fillers: fillers,
            source: row.source
        )
    }

    /// Reads roles that do as well behind the first.
    private func roles() throws(CellProblem) -> [String] {
        var roles: [String] = []
        for span in try row.needed(.role).codeSpans() { roles.append(try role(in: span)) }
        return roles
    }

    private func role(in span: CodeSpan) throws(CellProblem) -> String {
        try span.read { (text) throws(TextProblem) in
            let role = text.withoutBlanks
            if MemberRole.known.contains(role) { return role }
            throw TextProblem(
                .matrixResult,
                "“\(role)” is no role that is known",
                at: 0,
                suggestion: NearestName.of(role, among: MemberRole.known)
            )
        }
    }

    private func types() throws(CellProblem) -> [AcceptedType] {
        guard let cell = row.optional(.type) else { return [] }
        var types: [AcceptedType] = []
        for span in try cell.codeSpans() {
            types.append(
                try span.read { (text) throws(TextProblem) in
                    let isBinding = text.hasPrefix("$")
                    let name = isBinding ? String(text.dropFirst()) : text
                    let known = AcceptedType.Pattern.words[name.withoutBlanks]
                    if let known { return AcceptedType(known, isBinding: isBinding) }
                    let type = try row.types.type(name, at: isBinding ? 1 : 0)
                    return AcceptedType(.exactly(type), isBinding: isBinding)
                }
            )
        }
        return types
    }

    /// `essential`, `always`, `offered`, with `tabs`, without `tabs`, with `{Item}`, with `{Item}` without `tabs`.
    private func need() throws(CellProblem) -> ContractPlace.Need {
        guard let cell = row.optional(.need) else { return .optional }
        if cell.word == "essential" { return .essential }
        if cell.word == "always" { return .always }
        if cell.word == "offered" { return .offered }
        let spans = try cell.codeSpans(separatedBy: ["with", "without"], words: ["essential", "always", "offered"])
        if cell.markdown == "with `{Item}`" { return .besideItems(without: nil) }
        if cell.markdown.hasPrefix("with `{Item}` without "), spans.count == 2 {
            return .besideItems(without: try role(in: spans[1]))
        }
        let role = try role(in: spans[0])
        return cell.markdown.hasPrefix("without") ? .without(role) : .beside(role)
    }
}
