import SwiftModel
import Tokens

/// Finds the tokens that say how a component looks, in the same way as the generated code.
struct VariantReading {
    private let looks: ComponentLooks
    private let component: ComponentScaffold
    private let library: ScaffoldLibrary
    private let axes: [TokenAxis]

    init(_ looks: ComponentLooks, _ component: ComponentScaffold, _ axes: [TokenAxis], in library: ScaffoldLibrary) {
        self.looks = looks
        self.axes = axes
        self.component = component
        self.library = library
    }

    /// nil where no token says anything of colours.
    var value: VariantLooks? {
        let tones = cases(.tone)
        let states = VariantLooks.State.allCases.filter { state in
            state == .normal || isSaid(of: tones, state)
        }
        let looks = tones.map { tone in
            VariantLooks.Tone(name: tone?.name, colors: states.map { colors(tone, $0) })
        }
        guard looks.contains(where: { look in !look.colors.allSatisfy(\.isEmpty) }) else { return nil }
        let sizes = cases(.size).map { VariantLooks.Size(name: $0?.name, metrics: metrics($0)) }
        return VariantLooks(states: states, tones: looks, sizes: sizes)
    }

    /// The values of an axis in the order of the API; one that is none where there is no such axis.
    private func cases(_ kind: TokenAxis.Kind) -> [SwiftIdentifier?] {
        guard let axis = axes.first(where: { $0.kind == kind }),
            let enumeration = library.enumeration(axis.type, in: component)
        else { return [nil] }
        return enumeration.cases.map(\.name)
    }

    // MARK: Colours

    /// Whether any token tells of a state, for all tones or for one of them.
    private func isSaid(of tones: [SwiftIdentifier?], _ state: VariantLooks.State) -> Bool {
        let purposes = state.readings.flatMap { reading in
            Seen.allCases.flatMap(\.places).map { LookPurpose($0, reading.states, reading.interaction) }
        }
        return purposes.contains { isSaid($0) }
            || tones.contains { tone in tone != nil && purposes.contains { isSaid($0.of(tone)) } }
    }

    private func isSaid(_ purpose: LookPurpose) -> Bool { looks.token(purpose, as: .color) != nil }

    private func colors(_ tone: SwiftIdentifier?, _ state: VariantLooks.State) -> VariantLooks.Colors {
        func first(_ seen: Seen) -> TokenName? {
            for place in seen.places {
                for reading in state.readings + VariantLooks.State.normal.readings {
                    if let name = color(place, tone, reading.states, reading.interaction) { return name }
                }
            }
            return nil
        }
        let selectedTrack = color((.background, .track), tone, .selected, .none)
        return VariantLooks.Colors(
            background: first(.background),
            text: first(.text),
            border: first(.border),
            tint: first(.tint) ?? selectedTrack
        )
    }

    /// What is seen of a component, and which tokens say its color, the one that says it most exactly first.
    private enum Seen: CaseIterable {
        case background, text, border, tint

        var places: [(LookProperty, LookPart)] {
            switch self {
            case .background: [(.background, .whole), (.background, .track)]
            case .text: [(.text, .whole), (.text, .label), (.text, .content), (.text, .icon)]
            case .border: [(.border, .whole)]
            case .tint: [(.background, .indicator), (.background, .handle), (.background, .progress)]
            }
        }
    }

    private func color(
        _ place: (LookProperty, LookPart),
        _ tone: SwiftIdentifier?,
        _ states: LookStates,
        _ interaction: LookInteraction
    ) -> TokenName? {
        let purpose = LookPurpose(place, states, interaction)
        let own = tone == nil ? nil : looks.token(purpose.of(tone), as: .color)
        return (own ?? looks.token(purpose, as: .color))?.token.name
    }

    // MARK: Sizes

    private func metrics(_ size: SwiftIdentifier?) -> VariantLooks.Metrics {
        let rounded = axes.first { $0.kind == .shape }?.groups.filter { $0.meaning == "rounded" }.flatMap(\.cases) ?? []
        let look = MetricsLook(
            looks: looks,
            size: size,
            roundedShapes: rounded,
            nearest: "medium",
            isControl: false
        )
        return VariantLooks.Metrics(
            height: look.height?.token.name,
            paddingTop: look.padding(.top)?.token.name,
            paddingBottom: look.padding(.bottom)?.token.name,
            paddingLeading: look.padding(.leading)?.token.name,
            paddingTrailing: look.padding(.trailing)?.token.name,
            spacing: look.token(.spacing)?.token.name,
            radius: look.radius?.token.name,
            borderWidth: look.token(.borderWidth)?.token.name,
            fontSize: look.token(.fontSize)?.token.name,
            fontWeight: look.token(.fontWeight, as: .fontWeight)?.token.name
        )
    }
}

extension LookPurpose {
    fileprivate init(
        _ place: (property: LookProperty, part: LookPart),
        _ states: LookStates,
        _ interaction: LookInteraction
    ) {
        self.init(place.property, of: place.part)
        self.states = states
        self.interaction = interaction
    }

    fileprivate func of(_ tone: SwiftIdentifier?) -> LookPurpose {
        var purpose = self
        purpose.values[.tone] = tone
        return purpose
    }
}

extension VariantLooks.State {
    /// What tokens call it, the word that says it most exactly first.
    fileprivate var readings: [(states: LookStates, interaction: LookInteraction)] {
        switch self {
        case .normal: [(.normal, .none)]
        // There is no hovering over a phone, and a press looks like it where nothing else is said.
        case .pressed: [(.normal, .pressed), (.normal, .hovered)]
        case .selected: [(.selected, .none)]
        case .focused: [(.focused, .none)]
        case .invalid: [(.invalid, .none)]
        case .disabled: [(.disabled, .none)]
        }
    }
}
