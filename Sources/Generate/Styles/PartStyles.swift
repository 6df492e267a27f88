import SwiftModel

/// Styles of the parts of a component, as the value of `ComponentParts`: only styles that its tokens say.
struct PartStyles {
    private let styles: ComponentStyles
    private let parts: [DrawnPart]
    /// The states that the whole component is in at times, as its API says.
    private let states: StyleStates

    init(_ styles: ComponentStyles, of component: ComponentScaffold) {
        self.styles = styles
        parts = component.swift.parts
        states = ComponentStateFlags(component).states.union([.disabled, .focused])
    }

    private struct Place: Hashable, Comparable {
        let part: String
        let field: PartField
        let states: StateKey

        static func < (one: Place, other: Place) -> Bool {
            if one.part != other.part { return one.part < other.part }
            return one.field == other.field ? one.states < other.states : one.field < other.field
        }
    }

    /// States and the interaction of the user, in the order in which they count.
    private struct StateKey: Hashable, Comparable {
        let states: StyleStates
        let interaction: StyleInteraction

        static func < (one: StateKey, other: StateKey) -> Bool {
            if one.states != other.states { return one.states.rawValue < other.states.rawValue }
            return one.interaction.rank < other.interaction.rank
        }

        /// Key in a dictionary of `ComponentState`.
        var text: String {
            let names = states.swiftNames + [interaction.swiftName].compactMap { $0 }
            switch names.count {
            case 0: return ".normal"
            case 1: return ".\(names[0])"
            default: return "[" + names.map { ".\($0)" }.joined(separator: ", ") + "]"
            }
        }
    }

    /// Tokens that say a thing: the token of the clearest name, and for paddings one for each side.
    private struct Saying {
        var rank: [Int]
        var token: DesignToken
        var sides: [StyleSides: DesignToken] = [:]
    }

    /// The component as a whole has only the properties beyond its colors and sizes, which are drawn by the tokens
    /// `drawn`; where there is one, it has all its states, so that none of them is thought to be without a color.
    /// Values that `isWantedOfWhole` takes are among the values of the whole, too: a tone has all its states, also the
    /// states for any tone.
    func value(
        drawn: Set<String>,
        where isWanted: (StyleValues) -> Bool,
        ofWhole isWantedOfWhole: (StyleValues) -> Bool = { _ in false }
    ) -> SwiftValueText? {
        var sayings: [Place: Saying] = [:]
        for entry in styles.entries {
            let (purpose, token) = (entry.purpose, entry.token)
            let isOwn = isWanted(purpose.values)
            guard isOwn || isWantedOfWhole(purpose.values) else { continue }
            for (place, rank) in places(for: purpose, token) where isOwn || place.part == DrawnPart.whole {
                if place.part != DrawnPart.whole, isDrawn(place, token, drawn) { continue }
                // Presses have the color for a pointer that has none of its own.
                if entry.isReplaced, place.part == DrawnPart.whole, !drawn.contains(token.home.reference),
                    purpose.values.isEmpty || purpose.values.isOfTone
                {
                    continue
                }
                add(token, purpose, rank, to: &sayings[place])
            }
        }
        let beyond = Set(
            sayings.filter { place, saying in
                place.part == DrawnPart.whole
                    && !Self.tokens(of: saying).allSatisfy { drawn.contains($0.home.reference) }
            }.keys.map(\.field)
        )
        let kept = sayings.filter { $0.key.part != DrawnPart.whole || beyond.contains($0.key.field) }
        return Self.text(of: kept, styles)
    }

    /// Whether the sizes and colors of the component say it already: the size of its icons, the layer over the rest.
    private func isDrawn(_ place: Place, _ token: DesignToken, _ drawn: Set<String>) -> Bool {
        guard drawn.contains(token.home.reference) else { return false }
        return place.part == "icon" && place.field == .size || place.part == StylePart.overlay.name
    }

    private static func tokens(of saying: Saying) -> [DesignToken] {
        saying.sides.isEmpty ? [saying.token] : Array(saying.sides.values)
    }

    private func add(_ token: DesignToken, _ purpose: StylePurpose, _ rank: [Int], to saying: inout Saying?) {
        let isOfSide = purpose.sides != .all && token.kind == DesignTokenKind(type: .number)
        guard var known = saying else {
            saying = Saying(rank: rank, token: token, sides: [purpose.sides: token])
            return
        }
        if known.rank == rank || isOfSide {
            if known.sides[purpose.sides] == nil { known.sides[purpose.sides] = token }
        } else if rank.lexicographicallyPrecedes(known.rank) {
            known = Saying(rank: rank, token: token, sides: [purpose.sides: token])
        }
        saying = known
    }

    /// Finds the places where a token is drawn; of two tokens for one place the token of the lower rank counts.
    private func places(for purpose: StylePurpose, _ token: DesignToken) -> [(Place, [Int])] {
        let fields = PartField.fields(of: purpose.property, token.kind, purpose.sides)
        return fields.flatMap { places(for: purpose, $0) }
    }

    private func places(for purpose: StylePurpose, _ field: PartField) -> [(Place, [Int])] {
        guard field.hasSides || field.isOfSide || purpose.sides == .all else { return [] }
        let name = purpose.part == .whole ? DrawnPart.whole : purpose.part.name
        let named = parts.compactMap { part in
            part.names.firstIndex(of: name).map { (part: part, name: part.name, rank: $0) }
        }
        let key = StateKey(states: purpose.states, interaction: purpose.interaction)
        let places = named.compactMap { part, name, rank in
            place(for: purpose, field, part, name, rank, key)
        }
        guard places.isEmpty, name != DrawnPart.whole, let others = parts.first(where: { $0.name == DrawnPart.others })
        else { return places }
        return [place(for: purpose, field, others, name, 0, key)].compactMap { $0 }
    }

    private func place(
        for purpose: StylePurpose,
        _ field: PartField,
        _ part: DrawnPart,
        _ name: String,
        _ rank: Int,
        _ key: StateKey
    ) -> (Place, [Int])? {
        guard let field = Self.field(field, of: part), isShown(purpose, of: part) else { return nil }
        return (Place(part: name, field: field, states: key), [rank, purpose.values.isEmpty ? 1 : 0])
    }

    /// Chooses the field of a part: the fill of a mark is its color, under any name.
    private static func field(_ field: PartField, of part: DrawnPart) -> PartField? {
        if part.properties.contains(field.property) { return field }
        if part.names.contains(DrawnPart.whole) { return nil }
        switch field {
        case .background: return part.properties.contains(.text) ? .text : nil
        case .text: return part.properties.contains(.background) ? .background : nil
        default: return nil
        }
    }

    /// Whether the code that draws the part knows the states: a part that an app places is told of any.
    private func isShown(_ purpose: StylePurpose, of part: DrawnPart) -> Bool {
        if part.name == DrawnPart.others { return true }
        if purpose.interaction == .pressed, !part.states.contains(.pressed) { return false }
        return states.union(StyleStates(part.states)).isSuperset(of: purpose.states)
    }

    // MARK: In Swift

    private static func text(of sayings: [Place: Saying], _ styles: ComponentStyles) -> SwiftValueText? {
        guard !sayings.isEmpty else { return nil }
        let sorted = sayings.sorted { $0.key < $1.key }
        let parts = Dictionary(grouping: sorted, by: \.key.part).sorted { $0.key < $1.key }
        let texts = parts.compactMap { name, places -> SwiftValueText.Argument? in
            let fields = Dictionary(grouping: places, by: \.key.field).sorted { $0.key < $1.key }
            let arguments = fields.compactMap { field, states -> SwiftValueText.Argument? in
                let values = states.compactMap { place, saying in
                    value(of: saying, field, styles).map { SwiftValueText.Argument(place.states.text, $0) }
                }
                return values.isEmpty ? nil : SwiftValueText.Argument("\(field)", .brackets(values))
            }
            guard !arguments.isEmpty else { return nil }
            return SwiftValueText.Argument(SwiftStringLiteral(name).description, .call("ComponentPartStyle", arguments))
        }
        return texts.isEmpty ? nil : .brackets(texts)
    }

    private static func value(of saying: Saying, _ field: PartField, _ styles: ComponentStyles) -> SwiftValueText? {
        if field.hasSides { return insets(saying.sides) }
        if field == .typeface {
            return styles.namedFont(saying.token).map { .word("\(saying.token.home.reference)[\($0)]") }
        }
        let reference = saying.token.home.reference
        guard saying.token.kind == DesignTokenKind(type: .border) else { return .word(reference) }
        return .word(field == .borderWidth ? "\(reference).width" : "\(reference).color ?? .primary")
    }

    /// A side that no token speaks of has none.
    private static func insets(_ sides: [StyleSides: DesignToken]) -> SwiftValueText? {
        if let all = sides[.all], all.kind == DesignTokenKind(type: .insets) { return .word(all.home.reference) }
        let values = StyleSides.edges.map { label, side in
            (
                label,
                StyleSides.candidates(for: side).compactMap { sides[$0] }.first {
                    $0.kind == DesignTokenKind(type: .number)
                }
            )
        }
        guard values.contains(where: { $0.1 != nil }) else { return nil }
        return .call("EdgeInsets", values.map { .init($0, .word($1?.home.reference ?? "0")) })
    }
}
