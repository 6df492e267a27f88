package import Core

/// CSS begins with a component that has no fill, no border and no distance to its content. So where classes say
/// anything, all that they leave out is said as well: else the styles of the system would stand there.
package struct ClassLooks {
    package struct List {
        package let values: [TokenUse.Value]
        package let classes: String
        package let location: SourceLocation

        package init(_ classes: String, where values: [TokenUse.Value], at location: SourceLocation) {
            self.values = values
            self.classes = classes
            self.location = location
        }
    }

    /// Classes of one component. No real one comes near.
    private static let classLimit = 10_000
    /// Pairs of values of two properties that are compared. Real components have some hundred.
    private static let pairLimit = 2_000

    private struct Place: Hashable, Comparable {
        let property: TokenUse.Property
        var side: TokenUse.Side?
        var states: [TokenUse.State] = []
        var mode: TokenMode?

        static func < (one: Place, other: Place) -> Bool { one.key.lexicographicallyPrecedes(other.key) }

        private var key: [String] {
            [
                property.rawValue, side?.rawValue ?? "", states.map(\.rawValue).joined(separator: " "),
                mode?.rawValue ?? "",
            ]
        }

        func with(_ mode: TokenMode?) -> Place { Place(property: property, side: side, states: states, mode: mode) }
    }

    private struct Value {
        let parts: [ValuePart]
        let location: SourceLocation
        /// A ring gives way to a border, wherever both stand.
        var isRing = false
        var isInitial = false
    }

    private struct Look {
        let values: [TokenUse.Value]
        let location: SourceLocation
        var settings: [Place: Value] = [:]
        /// Colors that are there without any state, but of which nothing is known.
        var missing: Set<TokenUse.Property> = []

        mutating func removeColors() { settings = settings.filter { !$0.key.property.isColor } }

        var isEven: Bool {
            settings.allSatisfy { place, value in
                guard let opposite = place.side?.opposite else { return true }
                var other = place
                other.side = opposite
                return settings[other]?.parts == value.parts
            }
        }
    }

    private let component: String
    private let tag: String
    private let reader: UtilityReader
    private var looks: [Look] = []
    private var unknown: [String] = []
    private var missing: [String] = []
    private var count = 0
    private let first: SourceLocation?

    package init(_ lists: [List], of component: String, tag: String, isControl: Bool, tokens: Set<TokenName>) {
        self.component = component
        self.tag = tag
        reader = UtilityReader(tokens: tokens, isControl: isControl)
        first = lists.first?.location
        for list in lists { read(list) }
    }

    // MARK: Reading

    private mutating func read(_ list: List) {
        let index = looks.firstIndex { $0.values == list.values } ?? looks.count
        if index == looks.count { looks.append(Look(values: list.values, location: list.location)) }
        // Styles can't ask for a switch that is off, so nothing is known of its classes.
        let isOff = list.values.contains { $0.value == "false" }
        for text in list.classes.split(separator: " ").map(String.init) {
            count += 1
            guard count <= Self.classLimit, !isOff, let utility = UtilityClass(text), let hold = utility.hold else {
                unknown.append(text)
                if count > Self.classLimit { return }
                continue
            }
            switch reader.read(utility, in: hold.states, at: list.location) {
            case .ofTheSystem: break
            case .unknown: unknown.append(text)
            case .missingColor(let name, let properties):
                missing.append(name)
                if hold.states.isEmpty, hold.mode == nil { looks[index].missing.formUnion(properties) }
            case .values(let settings, let isWhole):
                if !isWhole { unknown.append(text) }
                if hold.states.isEmpty, hold.mode == nil { looks[index].missing.subtract(settings.map(\.property)) }
                let isRing = utility.body.hasPrefix("ring")
                for setting in settings {
                    let sides: [TokenUse.Side?] = setting.sides.isEmpty ? [nil] : setting.sides
                    for side in sides {
                        let place = Place(property: setting.property, side: side, states: hold.states, mode: hold.mode)
                        if isRing, let known = looks[index].settings[place], !known.isRing { continue }
                        looks[index].settings[place] = Value(
                            parts: setting.parts,
                            location: list.location,
                            isRing: isRing
                        )
                    }
                }
            }
        }
    }

    // MARK: Tokens

    package mutating func declarations(into diagnostics: inout DiagnosticBag) -> [TokenDeclaration] {
        report(into: &diagnostics)
        removeColorsBesideMissing()
        addPairs(into: &diagnostics)
        guard looks.contains(where: { !$0.settings.isEmpty }), let first else { return [] }
        let base = looks.firstIndex { $0.values.isEmpty }
        var whole = base.map { looks.remove(at: $0) } ?? Look(values: [], location: first)
        addInitialValues(to: &whole)
        let all = Self.filled([whole] + looks).map { Self.completed($0, beside: whole) }
        let hasOddSides = all.contains { !$0.isEven }
        var names: Set<String> = []
        return all.flatMap { declarations(of: $0, bySide: hasOddSides, names: &names) }
    }

    /// Removes the colors of a look with an unknown color, as no text stands on a fill that is not its own. Where the
    /// unknown color is the color of all values, values that state another one in its place keep their colors.
    private mutating func removeColorsBesideMissing() {
        let whole = looks.first { $0.values.isEmpty }
        let lost = whole?.missing ?? []
        let shared = whole?.settings.filter { $0.key.property.isColor && $0.key.states.isEmpty } ?? [:]
        for index in looks.indices {
            let isWhole = looks[index].values.isEmpty
            let own = Set(looks[index].settings.keys.filter { $0.states.isEmpty && $0.mode == nil }.map(\.property))
            if !looks[index].missing.isEmpty || !isWhole && !own.isSuperset(of: lost) {
                looks[index].removeColors()
            } else if !lost.isEmpty, !isWhole {
                looks[index].settings.merge(shared) { own, _ in own }
            }
        }
    }

    /// Adds looks for pairs of values: the later of two properties counts where both say something of one thing, as
    /// `cva` and `twMerge` have it. The styles know no order of properties, so the two values together say it.
    private mutating func addPairs(into diagnostics: inout DiagnosticBag) {
        let single = looks.filter { $0.values.count == 1 && !$0.settings.isEmpty }
        var pairs = 0
        for (position, later) in single.enumerated() {
            for earlier in single[..<position] where earlier.values[0].property != later.values[0].property {
                pairs += 1
                guard pairs <= Self.pairLimit else {
                    let message = "<\(tag)> has more than \(Self.pairLimit) pairs of values with classes"
                    diagnostics.note(.tokensClass, "\(message); which one counts is not told for the rest", at: first)
                    return
                }
                let contested = later.settings.filter { place, value in
                    earlier.settings[place].map { $0.parts != value.parts } ?? false
                }
                guard !contested.isEmpty else { continue }
                let values = earlier.values + later.values
                let known = looks.firstIndex { Set($0.values) == Set(values) }
                if let known {
                    looks[known].settings.merge(contested) { own, _ in own }
                } else {
                    looks.append(Look(values: values, location: later.location, settings: contested))
                }
            }
        }
    }

    private func addInitialValues(to whole: inout Look) {
        let place = whole.location
        let nothing = [ValuePart(.dimension(0, unit: "px"), at: place)]
        var initial: [(Place, [ValuePart]?)] = [.height, .gap, .radius, .borderWidth].map {
            (Place(property: $0), nothing)
        }
        initial += [TokenUse.Side.top, .bottom, .start, .end].map { (Place(property: .padding, side: $0), nothing) }
        let all = [whole] + looks
        if all.contains(where: { $0.settings.keys.contains { $0.property.isColor } }) {
            initial += [
                (Place(property: .background), [ValuePart(.word("transparent"), at: place)]),
                (Place(property: .text), reader.color(named: "foreground", at: place)),
                (Place(property: .border), reader.color(named: "border", at: place)),
            ]
        }
        for (key, parts) in initial {
            guard whole.settings[key] == nil, let parts else { continue }
            whole.settings[key] = Value(parts: parts, location: place, isInitial: true)
        }
    }

    /// Fills missing sides of a padding from a look with fewer of the values, or else from the look of all values.
    private static func filled(_ looks: [Look]) -> [Look] {
        looks.map { look in
            let sides = look.settings.keys.filter { $0.property == .padding && $0.states.isEmpty && $0.mode == nil }
            guard !sides.isEmpty, sides.count < 4 else { return look }
            var filled = look
            // The later look counts, and the look of all values comes first.
            let wider = looks.filter {
                $0.values.count < look.values.count && Set(look.values).isSuperset(of: $0.values)
            }
            for side in [TokenUse.Side.top, .bottom, .start, .end] {
                let place = Place(property: .padding, side: side)
                guard look.settings[place] == nil, let known = wider.last(where: { $0.settings[place] != nil }) else {
                    continue
                }
                filled.settings[place] = known.settings[place].map { Value(parts: $0.parts, location: look.location) }
            }
            return filled
        }
    }

    /// Completes a look. A value for dark alone gets the light value of all, and a light value does not hide the dark
    /// value of all. A look that is faint while disabled keeps its colors: styles of the system would give it others.
    private static func completed(_ look: Look, beside whole: Look) -> Look {
        var look = look
        // A line that only some values have is in the color of all lines, and not in one that the system gives it.
        let border = Place(property: .border)
        if look.settings[Place(property: .borderWidth)] != nil, look.settings[border] == nil {
            look.settings[border] = whole.settings[border].map { Value(parts: $0.parts, location: look.location) }
        }
        for (place, value) in look.settings where place.mode == .dark {
            let light = place.with(nil)
            guard look.settings[light] == nil else { continue }
            let stateless = Place(property: place.property, side: place.side)
            let known = whole.settings[light] ?? look.settings[stateless] ?? whole.settings[stateless]
            look.settings[light] = known.map { Value(parts: $0.parts, location: value.location) }
            if known == nil { look.settings[place] = nil }
        }
        for (place, value) in look.settings where place.mode == nil {
            let dark = place.with(.dark)
            if look.settings[dark] == nil, let known = whole.settings[dark] {
                look.settings[dark] = Value(parts: known.parts, location: value.location)
            }
        }
        let opacity = Place(property: .opacity, states: [.disabled])
        guard look.settings[opacity] != nil || whole.settings[opacity] != nil else { return look }
        for mode in [nil, TokenMode.dark] {
            let text = Place(property: .text, mode: mode)
            let disabled = Place(property: .text, states: [.disabled], mode: mode)
            if look.settings[disabled] == nil { look.settings[disabled] = look.settings[text] }
        }
        return look
    }

    private func declarations(of look: Look, bySide: Bool, names: inout Set<String>) -> [TokenDeclaration] {
        var settings = look.settings
        if !bySide {
            for (place, value) in look.settings where place.side != nil {
                settings[place] = nil
                let axis: TokenUse.Side = place.side == .top || place.side == .bottom ? .block : .inline
                settings[Place(property: place.property, side: axis, states: place.states, mode: place.mode)] = value
            }
        }
        var name: [Place: TokenName] = [:]
        return settings.sorted { $0.key < $1.key }.map { place, value in
            let use = TokenUse(
                component: component,
                property: place.property,
                side: place.side,
                values: look.values,
                states: place.states,
                isInitial: value.isInitial
            )
            let plain = place.with(nil)
            let own = name[plain] ?? Self.name(of: use, besides: &names)
            name[plain] = own
            return TokenDeclaration(
                name: own,
                content: .parts(value.parts),
                mode: place.mode,
                type: place.property.type,
                use: use,
                at: value.location
            )
        }
    }

    /// Values that differ in signs alone would have one name.
    private static func name(of use: TokenUse, besides names: inout Set<String>) -> TokenName {
        let text = ([use.component] + use.words).joined(separator: "-")
        var name = text
        var number = 2
        while !names.insert(FoldedSpelling.of(name)).inserted {
            name = "\(text)-\(number)"
            number += 1
        }
        return TokenName(name)
    }

    // MARK: Reports

    private static let mostNamed = 20

    private func report(into diagnostics: inout DiagnosticBag) {
        if !unknown.isEmpty {
            let (list, count) = Self.list(unknown)
            diagnostics.note(
                .tokensClass,
                "\(count == 1 ? "a class" : "\(count) classes") of <\(tag)> no style draws: \(list)",
                at: first
            )
        }
        guard !missing.isEmpty else { return }
        let (list, count) = Self.list(missing)
        diagnostics.warning(
            .tokensClassColor,
            "no token is called \(list), which \(count == 1 ? "a class of <\(tag)> is" : "classes of <\(tag)> are") colored with; "
                + consequence,
            at: first,
            suggestion: "name the file with the theme, as in --tokens theme.json"
        )
    }

    private var consequence: String {
        let colorless = looks.filter { !$0.missing.isEmpty }
        if colorless.contains(where: \.values.isEmpty) { return "so it has only the colors that values say themselves" }
        if colorless.isEmpty { return "so some of its states have none" }
        let names = colorless.map { look in
            "`" + look.values.map { "\($0.property)=\($0.value)".prefix(80) }.joined(separator: " ") + "`"
        }
        return "so \(names.listed(atMost: Self.mostNamed)) \(colorless.count == 1 ? "has" : "have") no colors"
    }

    private static func list(_ texts: [String]) -> (text: String, count: Int) {
        var seen: Set<String> = []
        let texts = texts.filter { seen.insert($0).inserted }
        return (texts.map { "\(code: $0.prefix(80))" }.listed(atMost: mostNamed), texts.count)
    }
}

extension TokenUse.Side {
    fileprivate var opposite: TokenUse.Side? {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .start: .end
        case .end: .start
        case .block, .inline: nil
        }
    }
}

extension TokenUse.Property {
    fileprivate var isColor: Bool { self == .background || self == .text || self == .border }

    fileprivate var type: TokenType? {
        switch self {
        case .background, .text, .border: .color
        case .fontWeight: .fontWeight
        case .shadow: .shadow
        case .opacity: .number
        case .height, .width, .padding, .radius, .gap, .borderWidth, .fontSize: nil
        }
    }
}
