package import Core
package import Documents

/// Checks the names that templates use, without data: also in places that no library would ever lead to. A partial is
/// checked where it is included, with the names that are known there. A partial with a name that only data tells is not
/// entered: the renderer's own templates are all entries of the schema.
package struct TemplateNameCheck {
    /// Templates that include each other in more ways than that, or inherit deeper, are checked no further.
    private static let mostVisits = 20_000
    private static let mostFillings = 20

    private struct Visit: Hashable {
        let template: String
        let scope: TemplateScope
    }

    private let templates: [String: [TemplateName]]
    private let schema: ContextSchema
    private var diagnostics = DiagnosticBag()
    private var pending: [Visit] = []
    private var seen: Set<Visit> = []
    private var reported: Set<SourceLocation> = []

    private init(_ templates: [String: [TemplateName]], _ schema: ContextSchema) {
        self.templates = templates
        self.schema = schema
    }

    package static func report(
        _ set: TemplateSet,
        against schema: ContextSchema,
        into diagnostics: inout DiagnosticBag
    ) {
        let templates = set.templateNames.map { ($0, set[$0]?.names ?? []) }
        report(Dictionary(uniqueKeysWithValues: templates), against: schema, into: &diagnostics)
    }

    static func report(
        _ templates: [String: [TemplateName]],
        against schema: ContextSchema,
        into diagnostics: inout DiagnosticBag
    ) {
        var check = TemplateNameCheck(templates, schema)
        for name in templates.keys.sorted() {
            guard let shape = schema.shape(of: name) else { continue }
            guard let data = schema.resolved(shape) else { continue }
            check.visit(name, TemplateScope(data))
        }
        // Not one call inside of the other: templates may include each other as deep as they like.
        while let visit = check.pending.popLast() {
            guard let names = templates[visit.template] else { continue }
            check.check(names, in: visit.scope)
        }
        diagnostics.add(contentsOf: check.diagnostics)
    }

    private mutating func visit(_ template: String, _ scope: TemplateScope) {
        guard seen.count < TemplateNameCheck.mostVisits, scope.fillings.count <= TemplateNameCheck.mostFillings else {
            return
        }
        let visit = Visit(template: template, scope: scope)
        if seen.insert(visit).inserted { pending.append(visit) }
    }

    private mutating func check(_ names: [TemplateName], in scope: TemplateScope) {
        for name in names { check(name, in: scope) }
    }

    /// Goes as deep as sections may be nested, no deeper.
    private mutating func check(_ name: TemplateName, in scope: TemplateScope) {
        switch name.kind {
        case .value: checkValue(name, in: scope)
        case .section: checkSection(name, in: scope)
        case .invertedSection:
            _ = look(up: name, in: scope)
            check(name.children, in: scope)
        case .partial: visit(name.text, scope)
        case .parent: visit(name.text, scope.filling(name))
        case .dynamicPartial, .dynamicParent: _ = look(up: name, in: scope)
        case .block:
            if let filled = scope.filled(name.text) {
                check(filled.names, in: filled.scope)
            } else {
                check(name.children, in: scope)
            }
        }
    }

    private mutating func checkValue(_ name: TemplateName, in scope: TemplateScope) {
        switch look(up: name, in: scope) {
        case .list: report(.templateWrongKind, "'\(name.text)' is a list, and no text", at: name)
        case .object: report(.templateWrongKind, "'\(name.text)' is an object, and no text", at: name)
        case .text, .flag, .reference, nil: break
        }
    }

    /// A section over an unknown name may be about anything, and is passed over.
    private mutating func checkSection(_ name: TemplateName, in scope: TemplateScope) {
        switch look(up: name, in: scope) {
        case .flag: check(name.children, in: scope)
        case .list(let element):
            guard let element = schema.resolved(element) else { return }
            check(name.children, in: scope.entering(element))
        case .object(let object): check(name.children, in: scope.entering(.object(object)))
        case .text:
            let message = "'\(name.text)' is text, and opens no section: only a boolean, a list or an object does"
            report(.templateWrongKind, message, at: name)
        case .reference, nil: break
        }
    }

    // MARK: Names

    /// Looks for the first part from the innermost section outwards. Reported, and nil, where it stands for nothing.
    private mutating func look(up name: TemplateName, in scope: TemplateScope) -> ContextSchema.Shape? {
        guard let first = name.parts.first else { return scope.shapes.last }
        guard var shape = scope.shapes.reversed().lazy.compactMap({ $0.member(first) }).first else {
            let message = "nothing is called '\(first)' here"
            reportUnknown(first, message, among: scope.shapes.flatMap(\.memberNames), at: name)
            return nil
        }
        for (owner, part) in zip(name.parts, name.parts.dropFirst()) {
            guard let object = schema.resolved(shape) else { return nil }
            if let next = object.member(part) {
                shape = next
            } else if case .object = object {
                reportUnknown(part, "'\(owner)' has no '\(part)'", among: object.memberNames, at: name)
                return nil
            } else {
                report(.templateWrongKind, "'\(owner)' is no object, and has no '\(part)'", at: name)
                return nil
            }
        }
        return schema.resolved(shape)
    }

    private mutating func reportUnknown(
        _ word: String,
        _ message: String,
        among known: @autoclosure () -> [String],
        at name: TemplateName
    ) {
        // Thousands of names would have to be looked through, on as many ways to a partial.
        guard !reported.contains(name.location) else { return }
        report(
            .templateUnknownName,
            message,
            at: name,
            suggestion: NearestName.of(word, among: known()).map { "did you mean \($0)?" }
        )
    }

    /// Reports each place once, however many ways it is included in.
    private mutating func report(
        _ id: DiagnosticID,
        _ message: String,
        at name: TemplateName,
        suggestion: String? = nil
    ) {
        guard reported.insert(name.location).inserted else { return }
        diagnostics.error(id, message, at: name.location, suggestion: suggestion)
    }
}

struct TemplateScope: Hashable {
    /// The blocks that one `{{<parent}}` fills, known by the place of the tag.
    struct Filling: Hashable {
        let location: SourceLocation
        let blocks: [String: [TemplateName]]

        static func == (left: Filling, right: Filling) -> Bool { left.location == right.location }

        func hash(into hasher: inout Hasher) { hasher.combine(location) }
    }

    /// The innermost last.
    private(set) var shapes: [ContextSchema.Shape]
    /// The outermost first, which has the last word.
    private(set) var fillings: [Filling] = []

    init(_ shape: ContextSchema.Shape) {
        shapes = [shape]
    }

    /// Moves a shape that is met again to the innermost place, so that a scope of something recursive does not grow.
    func entering(_ shape: ContextSchema.Shape) -> TemplateScope {
        var scope = self
        scope.shapes.removeAll { $0 == shape }
        scope.shapes.append(shape)
        return scope
    }

    func filling(_ parent: TemplateName) -> TemplateScope {
        var blocks: [String: [TemplateName]] = [:]
        for child in parent.children where child.kind == .block { blocks[child.text] = child.children }
        let filling = Filling(location: parent.location, blocks: blocks)
        // A template that is its own parent fills nothing that the outer round does not.
        guard !blocks.isEmpty, !fillings.contains(filling) else { return self }
        var scope = self
        scope.fillings.append(filling)
        return scope
    }

    /// Sees the data of this place; its own blocks are filled from outside of the template that it stands in.
    func filled(_ block: String) -> (names: [TemplateName], scope: TemplateScope)? {
        for (index, filling) in fillings.enumerated() {
            guard let names = filling.blocks[block] else { continue }
            var scope = self
            scope.fillings = Array(fillings[..<index])
            return (names, scope)
        }
        return nil
    }
}
