import Documents
import SwiftModel

struct TokenFileContext {
    let component: ComponentScaffold
    let tokens: TokenContext
    let styles: StyleSets?

    var isEmpty: Bool { !ComponentSignature.hasTokens(component.swift) }

    /// Whether there are edges, corners, directions, paddings or text styles, which need SwiftUI.
    private var needsSwiftUI: Bool {
        styles?.needsSwiftUI == true
            || !component.isItem && tokens.axes.contains { $0.kind.isPlace || $0.kind == .padding }
    }

    private var imports: [String] {
        let swift = component.swift
        let types =
            swift.enums.flatMap(\.payloads) + swift.structs.flatMap(\.members).map(\.type) + swift.texts.map(\.type)
        return Imports(needsSwiftUI ? ["SwiftUI"] : [], types: types).lines
    }

    var fields: [(TemplateKey, TemplateValue)] {
        let swift = component.swift
        let imports = imports
        return TypeContext.fields(enums: swift.enums, structs: swift.structs, uses: TypeUses(component)) + [
            (
                "aliases",
                .list(
                    swift.typeAliases.map {
                        ["name": .string($0.name.name.declaration), "target": .string($0.target.description)]
                    }
                )
            ),
            ("tokenImports", .lines(imports)),
            ("hasTokenImports", .boolean(!imports.isEmpty)),
            ("texts", .list(texts)),
            ("hasTexts", .boolean(!swift.texts.isEmpty)),
            ("textParameters", .list(textParameters)),
            ("stringsName", .string(swift.stringsType.name.declaration)),
            ("axes", .list(tokens.axes.map(axis))),
            ("hasStyles", .boolean(styles != nil)),
            ("styles", .list(sets)),
            ("overlay", overlay),
            ("styleTheme", theme),
            ("hasView", .boolean(!component.isItem)),
            ("hasTypes", .boolean(!(swift.enums.isEmpty && swift.structs.isEmpty && swift.typeAliases.isEmpty))),
        ]
    }

    private var sets: [TemplateValue] {
        let tone = TokenAxis.isRaised(tokens.axes, component) ? "primary" : "neutral"
        let colors = styles?.defaultColors ?? .word("ComponentColors.\(tone)")
        let metrics = styles?.defaultMetrics ?? .word("ComponentMetrics.medium")
        let remark = ["The default sizes.", styles?.metricsRemark].compactMap { $0 }
        let defaults = [
            StyleSet(name: "colors", reference: "colors", value: colors, remark: "The default colors."),
            StyleSet(name: "metrics", reference: "metrics", value: metrics, remark: remark.joined(separator: " ")),
        ]
        let parts = (styles?.parts).map {
            StyleSet(name: "parts", reference: "parts", value: $0, remark: "What tokens say of the parts.")
        }
        let overlays = (styles?.overlays ?? []).map {
            StyleSet(name: $0.name.declaration, reference: $0.name.reference, value: $0.value, remark: nil)
        }
        let all = defaults + [parts].compactMap { $0 } + (styles?.sets ?? []) + overlays
        if let theme = styles?.theme { return all.flatMap { themed($0, theme) } }
        return all.map { set in
            let type = set.value.isDictionary ? ": ComponentParts" : ""
            let lines = set.value.lines(declaring: "static let \(set.name)\(type)", indentation: 4)
            return [
                "doc": .lines(set.remark.map { ["/// \($0)"] } ?? []),
                "lines": .lines(lines),
            ]
        }
    }

    private func themed(_ set: StyleSet, _ theme: StyleTheme) -> [TemplateValue] {
        let type = set.type ?? (set.reference == "metrics" ? "ComponentMetrics" : "ComponentColors")
        let value = theme.value(set.value).lines(indentation: 8).map { "    " + $0 }
        let head = "static func \(set.name)(in \(SwiftThemes.parameter): \(theme.type)) -> \(type) {"
        return [
            [
                "doc": .lines(set.remark.map { ["/// \($0)"] } ?? []),
                "lines": .lines(["static let \(set.name): \(type) = \(set.reference)(in: \(theme.standard))"]),
            ],
            ["doc": .lines(["/// The same in a theme."]), "lines": .lines([head] + value + ["}"])],
        ]
    }

    private var theme: TemplateValue {
        guard let theme = styles?.theme else { return .null }
        return ["themeType": .string(theme.type), "standard": .string(theme.standard)]
    }

    private var overlay: TemplateValue {
        guard let styles, !styles.overlays.isEmpty else { return .null }
        let members = styles.overlayMembers(of: component)
        let names = Dictionary(members.map { ($0.name, $0.name.reference) }) { first, _ in first }
        return [
            "parameters": .string(
                members.map { "\($0.name.label): \($0.valueType.map(typeName) ?? "Bool")" }.joined(separator: ", ")
            ),
            "arguments": .string(members.map { "\($0.name.label): \($0.name.reference)" }.joined(separator: ", ")),
            "styles": .list(
                styles.overlays.map {
                    [
                        "condition": .string($0.condition.text(names)),
                        "name": .string($0.name.reference + (styles.theme == nil ? "" : DesignTokenHome.themeArgument)),
                    ]
                }
            ),
        ]
    }

    private struct Styles {
        let value: String
        /// `.small`, or `"small", "s"` of an open type; none for all else.
        let patterns: [String]
        var isKnown = true
    }

    private func groups(of axis: TokenAxis) -> [Styles] {
        if let values = axis.openValues { return openGroups(of: axis, values) }
        return axis.groups.flatMap { group -> [Styles] in
            let own = group.cases.compactMap { name in
                tokenStyles(of: name, axis.kind).map { Styles(value: $0, patterns: [".\(name.member)"]) }
            }
            let others = group.cases.filter { styles?.name(of: $0, axis.kind) == nil }
            guard !others.isEmpty else { return own }
            let patterns = others.map { ".\($0.member)" }
            return own + [Styles(value: Self.value(of: group, axis.kind), patterns: patterns, isKnown: group.isKnown)]
        }
    }

    private func tokenStyles(of value: SwiftIdentifier, _ kind: TokenAxis.Kind) -> String? {
        styles?.name(of: value, kind).map { name in
            let name = styles?.theme == nil ? name : name + DesignTokenHome.themeArgument
            return kind == .tone ? styles?.emphases[value].map { "\(name).emphasized(.\($0))" } ?? name : name
        }
    }

    private static func value(of group: TokenAxis.Group, _ kind: TokenAxis.Kind) -> String {
        switch kind {
        case .padding: group.meaning == "none" ? "EdgeInsets()" : "ComponentMetrics.\(group.meaning).padding"
        case .tone, .size, .shape, .emphasis, .edge, .corner, .direction:
            ".\(group.meaning)" + (group.emphasis.map { ".emphasized(.\($0))" } ?? "")
        }
    }

    /// Lists texts with styles of their own, then each meaning by its words, a few on a line, then all other texts.
    private func openGroups(of axis: TokenAxis, _ values: [SwiftIdentifier: String]) -> [Styles] {
        let known = axis.groups.flatMap(\.cases).sorted()
        let own = known.compactMap { name -> (value: String, text: String)? in
            guard let value = tokenStyles(of: name, axis.kind), let text = values[name] else { return nil }
            return (value, text)
        }
        let taken = Set(own.map { $0.text.lowercased() })
        func literal(_ text: String) -> String { SwiftStringLiteral(text).description }
        let byWords = axis.groups.flatMap { group -> [Styles] in
            let words = group.words.filter { !taken.contains($0) }
            let value = Self.value(of: group, axis.kind)
            return Self.lines(of: words.map(literal)).map { Styles(value: value, patterns: $0) }
        }
        let rest = axis.groups.last.map { Styles(value: Self.value(of: $0, axis.kind), patterns: []) }
        return own.map { Styles(value: $0.value, patterns: [literal($0.text.lowercased())]) } + byWords
            + [rest].compactMap { $0 }
    }

    private static func lines(of patterns: [String]) -> [[String]] {
        var lines: [[String]] = []
        var width = 0
        for pattern in patterns {
            if lines.isEmpty || width + pattern.utf8.count > 80 {
                lines.append([])
                width = 0
            }
            lines[lines.count - 1].append(pattern)
            width += pattern.utf8.count + 2
        }
        return lines
    }

    private func axis(_ axis: TokenAxis) -> TemplateValue {
        var fields: [(TemplateKey, TemplateValue)] = [
            ("type", .string(typeName(axis.type.unwrapped))),
            ("subject", .string(subject(of: axis))),
            (
                "groups",
                .list(
                    groups(of: axis).map { group in
                        [
                            "value": .string(group.value),
                            "patterns": .string(
                                group.patterns.isEmpty
                                    ? "default" : "case \(group.patterns.joined(separator: ", "))"
                            ),
                            "isKnown": .boolean(group.isKnown),
                        ]
                    }
                )
            ),
        ]
        for kind in TokenAxis.Kind.allCases {
            fields.append((TemplateKey("is-\(kind.rawValue)"), .boolean(kind == axis.kind)))
        }
        return .object(TemplateObject(fields))
    }

    private func subject(of axis: TokenAxis) -> String {
        if axis.openValues == nil { return "value" }
        return axis.type.unwrapped == .string ? "value.lowercased()" : "value.rawValue.lowercased()"
    }

    private func typeName(_ type: SwiftType) -> String {
        guard case .generated(let name, _) = type, name.scope == component.swift.names.tokens else {
            return type.description
        }
        return name.name.member
    }

    private var texts: [TemplateValue] { component.swift.texts.map(Self.text) }

    private var textParameters: [TemplateValue] { Self.parameters(of: component.swift.texts) }

    static func text(_ text: SwiftText) -> TemplateValue {
        [
            "declaration": .string("\(text.name.declaration): \(text.type)"),
            "name": .string(text.name.reference),
            "member": .string(text.name.member),
        ]
    }

    static func parameters(of texts: [SwiftText]) -> [TemplateValue] {
        InitContext.listed(
            texts.map { text in
                let value = text.defaultValue.map { " = " + $0.text(as: text.type) } ?? ""
                return "\(text.name.declaration): \(text.type.storedParameter)\(value)"
            }
        )
    }
}
