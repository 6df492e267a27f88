import TestSupport

/// A small matrix with every section, one part for each.
enum MatrixSample {
    static let sections = [
        Tables.names(
            "`elvt-` | `Elevate` |",
            "`elvt-icon-button` | `IconButton` |",
            "`url`, `uri` | `URL` | both",
            columns: "Swift | Notes"
        ),
        Tables.values("`size, *Scale: s, 'extra small', ''` | `small`", "`*: none` | `nil`")
            + Tables.values("`Tone: ok` | `success`", of: "elvt-chip"),
        Tables.types(
            "`Date` | `Date` |",
            "`*Delay, duration: number` | `Double` | `ms`",
            "`Padding` | `EdgeInsets` | CSS length",
            columns: "Swift | Unit"
        ) + Tables.types("`Row` | `Item: Identifiable`", of: "elvt-table"),
        Tables.components(
            "`*-button` | `Button` | `UIControl` | | `@click`, `focus()` |",
            "`*-tab-group` | `TabView` | `UIView` | `*-tab` | |",
            "`*-portal` | skip | | | | The *system* does it.",
            columns: "SwiftUI | UIKit | Items | Implies | Why"
        ),
        Tables.properties(
            "`disabled: boolean` | `isDisabled: Bool = false` | `isEnabled = !` |",
            "`tone, size: enum` | `{name}: {Enum}` | `same` |",
            "`checked: boolean + @change, @input + #label` | `$isOn: Bool` | `isOn: Bool` and `.valueChanged` |",
            "`href` | skip | skip | Navigation belongs to the app.",
            columns: "SwiftUI | UIKit | Why"
        ) + Tables.properties("`rows: array` | `rows: [Item]` | `same`", of: "elvt-table"),
        Tables.slots("`#(default), #*` | `content: View` | `same`"),
        Tables.events("`@request-*` | `on{Name}(Detail)?` | `delegate.did{Name}()`"),
        Tables.methods("`focus()` | `@FocusState` + `.focused()` | `becomeFirstResponder()`"),
        Tables.styling("`::part(*)`, `--*`, `:state(*)` | `skip` | | Tokens."),
        Tables.icons("`search`, `filled/star` | `star.fill` | Ours."),
        Tables.variants(
            "`ghost`, `Quiet-Link` | `plain` | | Ours.",
            "`danger` | | `danger` |",
            "`primary` | `filled` | `primary` |"
        ),
    ]

    static var text: String { "# A matrix\n\n" + sections.joined(separator: "\n") }

    /// The text with some bytes gone, added or repeated.
    static func mutated(using random: inout SeededGenerator) -> [UInt8] {
        let original = Array(text.utf8)
        let marks = Array("`|:,+()@#{}*-_.\\ \n\r\t$='\"?!<>&;A0é\u{0}".utf8)
        var bytes = original
        for _ in 0...Int.random(in: 0..<6, using: &random) {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            let mark = marks.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.remove(at: index)
            case 1: bytes.insert(mark, at: index)
            case 2: bytes[index] = mark
            case 3: bytes.removeSubrange(index..<min(bytes.count, index + 40))
            default: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 60)], at: index)
            }
            if bytes.isEmpty { bytes = original }
        }
        return bytes
    }
}
