package import Core
package import SwiftModel
package import Tokens
package import WebModel

/// A library as it is going to be written and told of. Made once, for the code and for the documentation.
package struct PreparedLibrary: Sendable {
    package let swift: SwiftLibrary
    let scaffolds: ScaffoldLibrary
    /// nil without token files.
    package let design: DesignTokenLibrary?
    private let parts: [String: ComponentParts]

    /// Tokens that can't be Swift are reported here, and nowhere else; work without tokens goes on beside `tokens`.
    package init(
        _ swift: SwiftLibrary,
        of library: Library,
        into diagnostics: inout DiagnosticBag,
        tokens: @Sendable (inout DiagnosticBag) -> TokenGraph? = { _ in nil }
    ) {
        self.swift = swift
        (scaffolds, design) = Workers.both(into: &diagnostics) { _ in
            ScaffoldLibrary(swift, of: library)
        } and: { diagnostics in
            tokens(&diagnostics).map { DesignTokenLibrary($0, in: swift, into: &diagnostics) }
        }
        let parts = Workers.map(scaffolds.components) { [scaffolds, design] component in
            ComponentParts(component, in: scaffolds, design)
        }
        self.parts = Dictionary(zip(scaffolds.components.map(\.swift.tag), parts)) { first, _ in first }
    }

    package var tokens: TokenGraph? { design?.graph }

    package var swiftTokens: [TokenName: String] { design?.references ?? [:] }

    /// Share that styles draw of the tokens of each component that has some, in the order of the library.
    package var styledTokens: [StyledTokens] {
        scaffolds.components.compactMap { component in
            let parts = parts(of: component)
            return parts.styles.map {
                StyledTokens(of: component.swift.tag, $0, parts.sets, besides: drawnByParents(of: component))
            }
        }
    }

    package func reportUnreadableTexts(into diagnostics: inout DiagnosticBag) {
        let words = TokenWords(design)
        for component in scaffolds.components { reportUnreadableTexts(of: component, words, into: &diagnostics) }
    }

    /// Tells of texts that design tokens draw too close to the color behind them: the generated code draws them darker or
    /// lighter.
    func reportUnreadableTexts(
        of component: ComponentScaffold,
        _ words: TokenWords,
        into diagnostics: inout DiagnosticBag
    ) {
        let parts = parts(of: component)
        guard let styles = parts.styles, component.swift.primitive?.hasTextOnFill == true else { return }
        let found = DrawnStylesReading(parts.sets, parts.axes, of: component, in: scaffolds, words)
            .unreadable(isSelectable: component.tellsSelection)
        guard !found.isEmpty else { return }
        let names = found.prefix(Self.mostNamed).map { text in
            let words = [text.tone, text.state == .normal ? nil : text.state.rawValue].compactMap { $0 }
            return (words.isEmpty ? "" : words.joined(separator: ", ") + ": ") + text.contrast.text
        }
        let hidden = found.count - names.count
        diagnostics.note(
            .tokensUnreadable,
            "tokens of <\(component.swift.tag)> draw a text below \(ColorContrast.text.text) on what is behind it, "
                + "and it becomes darker or lighter: " + names.joined(separator: "; ")
                + (hidden > 0 ? " and \(hidden) more" : ""),
            at: styles.firstPlace
        )
    }

    /// Bound for one component. No design system has so many states of so many tones.
    private static let mostNamed = 200

    /// Looks of components by their tags; a component is missing where no token says a color of it.
    package var drawnStyles: [String: DrawnStyles] {
        guard let design else { return [:] }
        let words = TokenWords(design)
        let drawn = Workers.map(scaffolds.components) { component in
            styles(of: component, words).map { (component.swift.tag, $0) }
        }
        return Dictionary(drawn.compactMap(\.self)) { first, _ in first }
    }

    func styles(of component: ComponentScaffold, _ words: TokenWords) -> DrawnStyles? {
        let parts = parts(of: component)
        guard !component.isItem else { return nil }
        return DrawnStylesReading(parts.sets, parts.axes, of: component, in: scaffolds, words).styles
    }

    /// Finds the tokens of an item that the components with the item draw; none for a component that is no item.
    func drawnByParents(of component: ComponentScaffold) -> Set<String> {
        guard component.isItem else { return [] }
        return scaffolds.components(withItemsIn: [component.swift.tag]).reduce(into: []) { drawn, parent in
            if let sets = parts(of: parent).sets { drawn.formUnion(sets.references) }
        }
    }

    func parts(of component: ComponentScaffold) -> ComponentParts {
        parts[component.swift.tag] ?? ComponentParts(component, in: scaffolds, design)
    }
}

extension NativePrimitive {
    /// Whether its texts stand on its own background, and not on the screen.
    var hasTextOnFill: Bool {
        switch self {
        case .button, .iconButton, .toggleButton, .chip, .badge, .keyCap, .textField, .secureField, .searchField,
            .textEditor, .oneTimeCode, .pickerMenu, .pickerSearch, .card, .tooltip, .banner, .notification, .avatar:
            true
        default: false
        }
    }
}
