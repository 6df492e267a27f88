import Documents
import SwiftModel

extension ComponentRendering {
    func fields(_ body: ComponentBody) -> [(TemplateKey, TemplateValue)] {
        let names = body.mentions
        let usesFocus = names.contains(DeclarationContext.focusName(in: component))
        let usesStrings = names.contains(OwnNames.name("componentStrings", in: component))
        let usesOpenURL = names.contains(OwnNames.name("openURL", in: component))
        let declared = component.without(body.presentation)
        let hasProperties =
            usesFocus || usesStrings || usesOpenURL || !body.state.isEmpty
            || declared.members.contains { $0.section(in: declared) == .properties }
        let accessors = accessors(among: names)
        return [
            ("environment", .lines(themeEnvironment(names) + body.state.filter(Self.isOfEnvironment))),
            ("state", .lines(body.state.filter { !Self.isOfEnvironment($0) })),
            ("usesFocus", .boolean(usesFocus)),
            ("usesStrings", .boolean(usesStrings)),
            ("usesOpenURL", .boolean(usesOpenURL)),
            ("hasProperties", .boolean(hasProperties)),
            ("hasHelpers", .boolean(!body.helperDeclarations.isEmpty)),
            ("hasAccessors", .boolean(!accessors.isEmpty)),
            ("helpers", .list(body.helperDeclarations.map { ["lines": .lines($0)] })),
            ("view", .lines(lines(of: body))),
            ("preview", preview(without: body.presentation)),
            ("hasExampleItem", .boolean(component.swift.hasCallerData)),
            ("previewName", .string(component.swift.names.previews.declaration)),
            ("attachment", attachment?.value ?? .null),
            ("inert", .lines(body.inert.map(\.name.name))),
            (
                "accessors",
                .list(
                    accessors.map {
                        ["name": .string($0.name), "type": .string($0.type), "value": .string($0.body)]
                    }
                )
            ),
        ]
    }

    /// The rendered view with its modifiers, amid the members that it has no place for: titles above it, icons beside it,
    /// descriptions below it.
    private func lines(of body: ComponentBody) -> [String] {
        func statements(_ side: Meaning.Side) -> [String] {
            body.shown.filter { Meaning.side(of: $0, in: component) == side }
                .compactMap { roles.statement(of: $0)?.text }
        }
        func stack(_ name: String, of view: [String], behind first: [String], before last: [String]) -> [String] {
            first.isEmpty && last.isEmpty ? view : ["\(name) {"] + (first + view + last).map { "    " + $0 } + ["}"]
        }
        let view = body.view + body.modifiers.map { (body.endsWithBlock ? "" : "    ") + $0 }
        let row = stack("HStack", of: view, behind: statements(.leading), before: statements(.trailing))
        return stack("VStack(alignment: .leading)", of: row, behind: statements(.above), before: statements(.below))
    }

    /// Whether a view takes a property from its environment: such properties stand before the properties that it keeps.
    private static func isOfEnvironment(_ line: String) -> Bool { line.hasPrefix("@Environment(") }

    private func themeEnvironment(_ names: Set<String>) -> [String] {
        guard let theme = tokens.theme, let value = context.design?.themes?.value,
            accessors(among: names).contains(where: { $0.value.mentions.contains(theme) })
        else { return [] }
        return ["@Environment(\\.\(value)) private var \(theme)"]
    }
}
