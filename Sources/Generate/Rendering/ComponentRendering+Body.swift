import Core
import Documents
import SwiftModel

extension ComponentRendering {
    func body(into diagnostics: inout DiagnosticBag) -> ComponentBody? {
        // Items are data of another component, and have no body.
        if component.isItem { return ComponentBody() }
        guard var body = body(with: [], into: &diagnostics) else { return nil }
        for member in body.shown {
            for place in Meaning.places(for: member, of: component) {
                let meanings = body.meanings + roles.made(member, as: [place])
                guard let other = self.body(with: meanings, into: &diagnostics) else { return nil }
                guard other.shown.count < body.shown.count, other.inert.count <= body.inert.count else { continue }
                body = other
                break
            }
        }
        return body
    }

    private func body(
        with meanings: [(TemplateKey, TemplateValue)],
        into diagnostics: inout DiagnosticBag
    ) -> ComponentBody? {
        var body = ComponentBody()
        body.meanings = meanings
        let data = meanings.isEmpty ? all : TemplateObject(meanings, before: all)
        let wanted = component.swift.primitive?.rawValue ?? Self.fallback
        body.isOwn = templates["body/\(wanted)"] != nil
        let primitive = body.isOwn && roles.fillsEssentialPlaces ? wanted : Self.fallback
        guard let text = part("body/\(primitive)", of: data, into: &diagnostics) else { return nil }
        // Modifiers still need a view where a part is missing without which the rest is nothing.
        body.view = text.lines.isEmpty ? ["EmptyView()"] : text.lines
        body.mentions = text.mentions
        body.templates = ["part", "body/\(primitive)", "modifiers"]
        for (name, path) in [
            ("state/\(primitive)", \ComponentBody.state), ("helpers/\(primitive)", \ComponentBody.helpers),
        ]
        where templates[name] != nil {
            guard let text = part(name, of: data, into: &diagnostics) else { return nil }
            body[keyPath: path] = text.lines
            body.mentions.formUnion(text.mentions)
            body.templates.append(name)
        }
        for method in OwnNames.methods where body.mentions.contains(OwnNames.name(method, in: component)) {
            let name = "methods/\(method)"
            guard templates[name] != nil else { continue }
            guard let text = part(name, of: data, into: &diagnostics) else { return nil }
            body.helpers += text.lines
            body.mentions.formUnion(text.mentions)
            body.templates.append(name)
        }
        guard let state = part("state", of: data, into: &diagnostics) else { return nil }
        // Properties that a component may keep are declared where its code speaks of them.
        let named = state.lines.filter { line in
            !body.state.contains(line) && Self.declaredName(in: line).map(body.mentions.contains) == true
        }
        body.state += named
        if !named.isEmpty { body.templates.append("state") }
        var rest = unused(component.members, by: body)
        let around = TemplateObject(
            memberRoles(rest) + roles.places(filledBy: rest) + roles.words()
                + ControlContext(roles: roles, tokens: tokens).fields(unused: rest),
            before: declaration
        )
        guard let modifiers = part("modifiers", of: around, into: &diagnostics) else { return nil }
        body.modifiers = modifiers.lines
        body.mentions.formUnion(modifiers.mentions)
        rest = unused(rest, by: body)
        if let call = presentationName {
            let fields = presentationFields(own: []) + [(TemplateKey("arguments"), .list([]))]
            let object = TemplateObject(fields, before: data)
            guard let text = part(call, of: object, into: &diagnostics) else { return nil }
            body.templates.append(call)
            body.presentationMentions = text.mentions
            body.presentation = Set(rest.map(\.name).filter { text.mentions.contains($0.name) })
            rest.removeAll { body.presentation.contains($0.name) }
        }
        body.shown = rest.filter { $0.isShown(in: component) }
        let strings = component.strings?.name
        body.inert = rest.filter { !$0.isShown(in: component) && $0.name != strings }
            .map { InertMember($0.name, of: $0.event ?? $0.origin) }
        body.inert += unusedTexts(of: body).map { InertMember($0.name, of: $0.origin) }
        return body
    }

    private static func declaredName(in line: String) -> String? {
        let words = line.split { $0 == " " || $0 == ":" }
        return words.firstIndex(of: "var").map { String(words[$0 + 1]) }
    }

    private func part(
        _ name: String,
        of data: TemplateObject,
        into diagnostics: inout DiagnosticBag
    ) -> (lines: [String], mentions: Set<String>)? {
        let part = context.fill("part", of: templates, with: data, including: name, into: &diagnostics)
        return part.map {
            (String(decoding: $0.bytes, as: UTF8.self).filledLines.tidied, $0.mentions)
        }
    }

    private func unused(_ members: [Member], by body: ComponentBody) -> [Member] {
        var used = body.mentions
        // Accessors that it uses use further names in turn.
        for accessor in accessors(among: used) { used.formUnion(accessor.value.mentions) }
        return members.filter { !used.contains($0.name.name) }
    }

    private func unusedTexts(of body: ComponentBody) -> [SwiftText] {
        guard let strings = component.strings else { return [] }
        return component.swift.texts.filter { !body.mentions.contains(MemberRoles.mention(of: $0, in: strings)) }
    }

    func accessors(among names: Set<String>) -> [TokenAccessor] {
        var wanted = names
        // The outline asks for the metrics.
        for accessor in tokens.accessors.reversed() where wanted.contains(accessor.name) {
            wanted.formUnion(accessor.value.mentions)
        }
        return tokens.accessors.filter { wanted.contains($0.name) }
    }

    func memberRoles(_ members: [Member]) -> [(TemplateKey, TemplateValue)] { members.flatMap(roles.roles) }
}

extension [String] {
    /// Lines without traces of others that were left out: no comma before a parenthesis, no short call over several lines.
    fileprivate var tidied: [String] { reduce(into: TidiedLines()) { $0.add($1) }.lines }
}

private struct TidiedLines {
    private(set) var lines: [String] = []
    /// Margin of a call that has become one line: its modifiers stand deeper.
    private var call: Int?

    mutating func add(_ line: String) {
        var line = line
        let isDeeper = call.map { line.margin > $0 || line.margin == $0 && ".)}".contains(line.code.prefix(1)) }
        if isDeeper == true { line = "    " + line } else { call = nil }
        if line.code.hasPrefix(")") {
            if lines.last?.last == "," { lines[lines.count - 1].removeLast() }
            line = joined(to: line) ?? line
        }
        lines.append(line)
    }

    /// Takes back a call with at most two arguments that are short, as one line.
    private mutating func joined(to end: String) -> String? {
        let arguments = lines.reversed().prefix { $0.margin == end.margin + 4 && $0.isWhole }
        let opening = lines.dropLast(arguments.count).last ?? ""
        let line = opening + arguments.reversed().map(\.code).joined(separator: " ") + end.code
        guard arguments.count <= 2, opening.hasSuffix("("), opening.margin == end.margin, line.utf8.count <= 100,
            arguments.count < 2 || !end.hasSuffix("{")
        else { return nil }
        lines.removeLast(arguments.count + 1)
        if call == nil, end.code == ")", line.code.first?.isLetter == true { call = end.margin }
        return line
    }
}

extension String {
    fileprivate var margin: Int { utf8.prefix { $0 == UInt8(ascii: " ") }.count }

    fileprivate var code: Substring { dropFirst(margin) }

    /// Names a line that is neither a comment nor a modifier, and that nothing around it belongs to.
    fileprivate var isWhole: Bool { !"/.)}]&|?:".contains(code.prefix(1)) && !["(", "{", "["].contains(suffix(1)) }
}
