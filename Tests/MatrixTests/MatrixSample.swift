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
    ]

    static var text: String { "# A matrix\n\n" + sections.joined(separator: "\n") }
}
