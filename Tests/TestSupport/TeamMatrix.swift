/// A project's matrix.
package enum TeamMatrix {
    /// Names, words, types and defaults of a team, and what it left out, by the names of items that several components have.
    package static let text = """
        # Ours

        ## Names

        | Web | Swift |
        |---|---|
        | `elvt-` | `Brand` |

        ## Values

        | Web | Swift |
        |---|---|
        | `size: s` | `compact` |
        | `size: m` | `regular` |

        ## Properties

        | Web | SwiftUI | UIKit | Why |
        |---|---|---|---|
        | `invalid: boolean` | `isWrong: Bool` | `same` | |
        | `disabled: boolean` | `isOff: Bool` | `isEnabled = !` | |
        | `required: boolean` | `skip` | `skip` | Our forms check by themselves. |
        | `size: enum` | `size: {Enum} = .compact` | `same` | |
        | `tone: enum` | `flavor: {Enum}` | `same` | |

        ## Slots

        | Web | SwiftUI | UIKit | Why |
        |---|---|---|---|
        | `#prefix` | `before: View` | `beforeView: UIView?` | |

        ## Events

        | Web | SwiftUI | UIKit | Why |
        |---|---|---|---|
        | `@click` | `onTap()` | `.touchUpInside` | |
        """
}
