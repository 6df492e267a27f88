import TestSupport

/// A small matrix with every section, one part for each.
enum MatrixSample {
    static let sections = [
        """
        ## Names

        | Web | Swift | Notes |
        |---|---|---|
        | `elvt-` | `Elevate` | |
        | `elvt-icon-button` | `IconButton` | |
        | `url`, `uri` | `URL` | both |

        """,
        """
        ## Values

        | Web | Swift |
        |---|---|
        | `size, *Scale: s, 'extra small', ''` | `small` |
        | `*: none` | `nil` |

        ### `elvt-chip`

        | Web | Swift |
        |---|---|
        | `Tone: ok` | `success` |

        """,
        """
        ## Types

        | Web | Swift | Unit |
        |---|---|---|
        | `Date` | `Date` | |
        | `*Delay, duration: number` | `Double` | `ms` |
        | `Padding` | `EdgeInsets` | CSS length |

        ### `elvt-table`

        | Web | Swift |
        |---|---|
        | `Row` | `Item: Identifiable` |

        """,
        """
        ## Components

        | Web | SwiftUI | UIKit | Items | Implies | Why |
        |---|---|---|---|---|---|
        | `*-button` | `Button` | `UIControl` | | `@click`, `focus()` | |
        | `*-tab-group` | `TabView` | `UIView` | `*-tab` | | |
        | `*-portal` | skip | | | | The *system* does it. |

        """,
        """
        ## Properties

        | Web | SwiftUI | UIKit | Why |
        |---|---|---|---|
        | `disabled: boolean` | `isDisabled: Bool = false` | `isEnabled = !` | |
        | `tone, size: enum` | `{name}: {Enum}` | `same` | |
        | `checked: boolean + @change, @input + #label` | `$isOn: Bool` | `isOn: Bool` and `.valueChanged` | |
        | `href` | skip | skip | Navigation belongs to the app. |

        ### `elvt-table`

        | Web | SwiftUI | UIKit |
        |---|---|---|
        | `rows: array` | `rows: [Item]` | `same` |

        """,
        "## Slots\n\n| Web | SwiftUI | UIKit |\n|---|---|---|\n| `#(default), #*` | `content: View` | `same` |\n",
        "## Events\n\n| Web | SwiftUI | UIKit |\n|---|---|---|\n| `@request-*` | `on{Name}(Detail)?` | `delegate.did{Name}()` |\n",
        "## Methods\n\n| Web | SwiftUI | UIKit |\n|---|---|---|\n| `focus()` | `@FocusState` + `.focused()` | `becomeFirstResponder()` |\n",
        "## Styling\n\n| Web | SwiftUI | UIKit | Why |\n|---|---|---|---|\n| `::part(*)`, `--*`, `:state(*)` | `skip` | | Tokens. |\n",
        "## Icons\n\n| Web | Symbol | Why |\n|---|---|---|\n| `search`, `filled/star` | `star.fill` | Ours. |\n",
        "## Variants\n\n| Web | Emphasis | Tone | Why |\n|---|---|---|---|\n| `ghost`, `Quiet-Link` | `plain` | | Ours. |\n"
            + "| `danger` | | `danger` | |\n| `primary` | `filled` | `primary` | |\n",
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
