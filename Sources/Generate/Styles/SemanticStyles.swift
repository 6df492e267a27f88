import SwiftModel

/// Styles from tokens of no component, by the way its kind is drawn. `ComponentStyles` reads tokens that name it.
struct SemanticStyles {
    let component: ComponentScaffold
    let axes: [TokenAxis]
    let tokens: SemanticTokens

    static func kindNames(of primitive: NativePrimitive?) -> [String] {
        switch primitive {
        case .button, .iconButton: ["button", "btn"]
        case .link: ["link", "anchor"]
        case .heading: ["heading", "headline"]
        case .textField, .secureField, .searchField, .textEditor, .oneTimeCode, .tagInput, .pickerMenu, .pickerSearch,
            .stepper, .datePicker, .timePicker, .dateRange:
            ["form-control", "form-field", "text-field", "field", "input", "control"]
        default: []
        }
    }

    /// The first one for a purpose counts.
    var purposes: [(StylePurpose, DesignToken)] { colors + sizes }

    private func token(
        _ tone: String,
        _ property: StyleProperty,
        _ states: StyleStates = .normal,
        _ interaction: StyleInteraction = .none
    ) -> DesignToken? {
        tokens[.init(tone: tone, property: property, states: states, interaction: interaction)]
    }

    // MARK: Colors

    private var colors: [(StylePurpose, DesignToken)] {
        let tones = axes.first { $0.kind == .tone }
        let ofTones = (tones?.groups ?? []).flatMap { group in
            group.cases.flatMap { name in
                filled(group.meaning).map { purpose, token in
                    var own = purpose
                    own.values[.tone] = name
                    return (own, token)
                }
            }
        }
        return ofTones + general
    }

    private func filled(_ tone: String) -> [(StylePurpose, DesignToken)] {
        let states: [(StyleStates, StyleInteraction)] = [
            (.normal, .none), (.normal, .hovered), (.normal, .pressed), (.disabled, .none), (.focused, .none),
        ]
        return states.flatMap { states, interaction in
            [StyleProperty.background, .text, .border].compactMap { property in
                let own =
                    token(tone, property, states, interaction)
                    // Text that can be read on a ramp of its own can be read on all ramps.
                    ?? (property == .text && states == .normal && interaction == .none ? token("neutral", .text) : nil)
                return own.map { (StylePurpose(property, states, interaction), $0) }
            }
        }
    }

    private var general: [(StylePurpose, DesignToken)] {
        switch component.swift.primitive {
        // A tone that says nothing of a press is not pressed in the color of another one.
        case .button, .iconButton, .toggleButton: hasTone ? [] : action
        case .fileImporter: action
        case .badge, .chip: hasTone ? [] : filled("neutral")
        case .link: [(StylePurpose(.text), token("primary", .background))].compactMap(Self.said)
        case .toggleCheckbox, .pickerRadioGroup, .toggleSwitch: marked
        case .slider, .progressLinear, .progressCircular, .rating, .gauge, .tabView, .stepper:
            [
                (StylePurpose(.background, .selected), token("primary", .background)),
                (StylePurpose(.text, .selected), token("primary", .text)),
            ].compactMap(Self.said)
        case .textField, .secureField, .searchField, .textEditor, .oneTimeCode, .tagInput, .pickerMenu, .pickerSearch,
            .card, .sheet, .drawer, .popover, .alert, .commandPalette, .banner, .notification, .tooltip:
            surface
        default: []
        }
    }

    private var hasTone: Bool { axes.contains { $0.kind == .tone } }

    /// Look of a component that is tapped. With less weight, it is in the color that fills it.
    private var action: [(StylePurpose, DesignToken)] {
        filled("primary")
            + [(StylePurpose(.background, of: .indicator), token("primary", .background))].compactMap(Self.said)
    }

    /// Look of a component that has something chosen in it: filled with the first color while it is on.
    private var marked: [(StylePurpose, DesignToken)] {
        [
            (StylePurpose(.border), token("", .border)),
            (StylePurpose(.background, .selected), token("primary", .background)),
            (StylePurpose(.border, .selected), token("primary", .background)),
            (StylePurpose(.text, of: .mark), token("primary", .text)),
            (StylePurpose(.border, .invalid), token("danger", .background)),
        ].compactMap(Self.said)
    }

    /// Look of a component that lies on the page: fields, cards, and views that come over them.
    private var surface: [(StylePurpose, DesignToken)] {
        [
            (StylePurpose(.background), token("", .background)),
            (StylePurpose(.text), token("", .text)),
            (StylePurpose(.border), token("", .border) ?? token("neutral", .border)),
            (StylePurpose(.border, .focused), token("primary", .background)),
            (StylePurpose(.border, .invalid), token("danger", .background)),
        ].compactMap(Self.said)
    }

    private static func said(_ purpose: StylePurpose, _ token: DesignToken?) -> (StylePurpose, DesignToken)? {
        token.map { (purpose, $0) }
    }

    // MARK: Sizes

    private var sizes: [(StylePurpose, DesignToken)] {
        var purposes: [(StylePurpose, DesignToken)] = []
        for property in [StyleProperty.radius, .borderWidth] {
            if let token = tokens[.init(property: property)] { purposes.append((StylePurpose(property), token)) }
        }
        guard !purposes.isEmpty || !colors.isEmpty else { return [] }
        for group in axes.first(where: { $0.kind == .size })?.groups ?? [] {
            guard let token = tokens[.init(property: .fontSize, size: group.meaning)] else { continue }
            for name in group.cases {
                var purpose = StylePurpose(.fontSize)
                purpose.values[.size] = name
                purposes.append((purpose, token))
            }
        }
        return colors.isEmpty ? [] : purposes
    }
}
