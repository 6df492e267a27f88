import Core

/// Units of CSS, and the value of each in the units of tokens.
struct UnitTable: Sendable {
    /// Length of `1rem` in points.
    let remBase: Double

    private static let units: [String: Quantity] = [
        "px": Quantity(1, .length), "pt": Quantity(4.0 / 3, .length), "pc": Quantity(16, .length),
        "in": Quantity(96, .length), "cm": Quantity(96 / 2.54, .length), "mm": Quantity(9.6 / 2.54, .length),
        "q": Quantity(2.4 / 2.54, .length), "em": Quantity(1, .ems),
        "s": Quantity(1, .duration), "ms": Quantity(0.001, .duration),
        "deg": Quantity(1, .angle), "grad": Quantity(0.9, .angle), "turn": Quantity(360, .angle),
        "rad": Quantity(180 / Double.pi, .angle),
    ]

    /// Parts of the window, of a container, or of letters, frequencies and resolutions, which iOS does not measure in.
    private static let ofBrowsersOnly: Set<String> = [
        "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh", "svi", "svb", "svmin", "svmax", "lvw", "lvh", "lvi",
        "lvb", "lvmin", "lvmax", "dvw", "dvh", "dvi", "dvb", "dvmin", "dvmax", "cqw", "cqh", "cqi", "cqb", "cqmin",
        "cqmax", "ch", "rch", "ex", "rex", "cap", "rcap", "ic", "ric", "lh", "rlh", "fr",
        "hz", "khz", "dpi", "dpcm", "dppx", "x",
    ]

    func quantity(_ value: Double, unit: String, at location: SourceLocation) throws(ValueMistake) -> Quantity {
        if unit == "rem" { return Quantity(value * remBase, .length) }
        if let one = Self.units[unit] {
            // Thousandths divide exactly where they don't multiply exactly.
            return one.with(unit == "ms" ? value / 1000 : value * one.value)
        }
        if Self.ofBrowsersOnly.contains(unit) {
            throw .foreign("`\(unit)` is a unit of browsers that iOS does not have", at: location)
        }
        let known = NearestName.of(unit, among: Self.units.keys + ["rem"])
        throw ValueMistake("there is no unit `\(unit)`", at: location, suggestion: known)
    }
}
