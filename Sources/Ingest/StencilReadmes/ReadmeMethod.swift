import Core
import Documents
import WebModel

/// A heading with a signature, a description, a table of the parameters and the result, as the compiler writes it.
struct ReadmeMethod {
    private static let parameterColumns = ["name", "type", "description"]

    private enum Part {
        case text, parameters, returns
    }

    let heading: DocsText
    private let document: MarkdownDocument
    private var text: [MarkdownBlock] = []
    private var returns: [MarkdownBlock] = []
    private var parameters: MarkdownTable?
    private(set) var leftover: [MarkdownBlock] = []

    /// A section of the third level, and the sections below it.
    init?(_ sections: [DocsSection], of document: MarkdownDocument) {
        guard let heading = sections.first?.heading else { return nil }
        self.heading = heading
        self.document = document
        var part = Part.text
        for section in sections {
            switch section.heading?.plain.lowercased() {
            case "parameters": part = .parameters
            case "returns": part = .returns
            default: break
            }
            for block in section.blocks { take(block, of: part) }
        }
    }

    private mutating func take(_ block: MarkdownBlock, of part: Part) {
        switch part {
        case .text: text.append(block)
        case .returns: returns.append(block)
        case .parameters:
            if case .table(let table) = block.kind, parameters == nil {
                parameters = table
            } else {
                leftover.append(block)
            }
        }
    }

    static func signature(in heading: DocsText) -> MethodSignature? {
        MethodSignature(ReadmeTable.code(of: heading)).flatMap { $0.name.isEmpty ? nil : $0 }
    }

    func method(types: inout ReadmeTypes, into diagnostics: inout DiagnosticBag) -> Method? {
        guard let signature = Self.signature(in: heading) else {
            let message = "“\(heading.plain)” is no signature of a method; it is kept as documentation"
            diagnostics.warning(.docsRow, message, at: heading.contentPlace)
            return nil
        }
        var method = Self.method(signature, facts: facts, types: &types)
        addParameters(to: &method, types: &types, into: &diagnostics)
        addReturns(to: &method, types: &types)
        return method
    }

    static func method(_ signature: MethodSignature, facts: ItemFacts, types: inout ReadmeTypes) -> Method {
        var method = Method(name: signature.name, isStatic: signature.isStatic, facts: facts)
        for told in signature.parameters ?? [] {
            method.parameters.append(
                Method.Parameter(
                    name: told.name,
                    type: told.typeText.map { types.type($0, at: facts.source) },
                    typeText: told.typeText,
                    defaultValue: told.defaultValue,
                    isOptional: told.isOptional,
                    isRest: told.isRest
                )
            )
        }
        method.returnsText = signature.typeText
        method.returns = signature.typeText.map { types.type($0, at: facts.source) }
        return method
    }

    private var facts: ItemFacts {
        var deprecation: Deprecation?
        var chunks: [String] = []
        var rest = text[...]
        if case .paragraph(let content)? = rest.first?.kind {
            let notice = ReadmeNotice(content)
            if let told = notice.deprecation {
                deprecation = told
                chunks = [notice.description].compactMap(\.self)
                rest = rest.dropFirst()
            }
        }
        if let first = rest.first, let last = rest.last {
            chunks.append(document.source(lines: first.lines.lowerBound...last.lines.upperBound))
        }
        let description = chunks.joined(separator: "\n\n")
        return ItemFacts(
            deprecated: deprecation,
            description: description.contains(where: \.isLetterOrNumber) ? description : nil,
            source: heading.contentPlace
        )
    }

    /// The table repeats the signature, and adds the purpose of each parameter.
    private func addParameters(
        to method: inout Method,
        types: inout ReadmeTypes,
        into diagnostics: inout DiagnosticBag
    ) {
        guard let parameters else { return }
        let table = ReadmeTable(parameters, columns: Self.parameterColumns, of: "parameter", into: &diagnostics)
        for row in table.rows {
            let name = ReadmeTable.code(of: row.name)
            let text = row.code("type")
            let place = row.cells["type"]?.contentPlace ?? row.place
            guard let index = method.parameters.firstIndex(where: { $0.name == name }) else {
                // A signature that takes its parameter apart has no name for it.
                diagnostics.note(
                    .docsMisplaced,
                    "the signature of “\(method.name)” has no parameter “\(name)”; it is not read",
                    at: row.place
                )
                continue
            }
            method.parameters[index].description = row.facts().description
            guard let text else { continue }
            method.parameters[index].type = types.type(text, at: place)
            method.parameters[index].typeText = text
        }
    }

    /// `Type: T`, and below it the description of the result.
    private func addReturns(to method: inout Method, types: inout ReadmeTypes) {
        var rest = returns[...]
        if case .paragraph(let content)? = rest.first?.kind, let first = rest.first {
            let told = DocsText(content, at: first.start)
            if told.plain.hasPrefix("Type:"), let text = told.codes.first {
                method.returnsText = text
                method.returns = types.type(text, at: told.place)
                rest = rest.dropFirst()
            }
        }
        guard let first = rest.first, let last = rest.last else { return }
        let words = document.source(lines: first.lines.lowerBound...last.lines.upperBound)
        if words.contains(where: \.isLetterOrNumber) { method.returnsDescription = words }
    }
}

struct ReadmeTypes {
    private var parsed: [String: WebTypeParser.Result] = [:]
    private var problems = TypeProblems()

    mutating func type(_ text: String, at place: SourceLocation) -> WebType {
        let result = parsed[text] ?? WebTypeParser.parse(text)
        parsed[text] = result
        if let problem = result.problem { problems.add(problem, text: text, at: place) }
        return result.type
    }

    func reportProblems(into diagnostics: inout DiagnosticBag) {
        problems.report(into: &diagnostics)
    }
}
