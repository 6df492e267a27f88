import Testing
import WebModel

@testable import Translate
@testable import WebliftCLI

@Suite struct CoverageMarkdownTests {
    @Test func everyItemOfEveryComponentIsInATable() {
        let bytes = CoverageMarkdown(SampleTranslation.library).print(
            Coverage(SampleTranslation.translation, bodies: SampleTranslation.bodies)
        )
        #expect(
            String(decoding: bytes, as: UTF8.self) == #"""
                # Coverage of lib 1.0.0

                **50 %** of the components are working, **40 %** of the items are in use, what is skipped left out of both. **83.3 %** of the items are decided.

                | | working | completed | container | skipped | total |
                |---|--:|--:|--:|--:|--:|
                | components | 1 | 0 | 1 | 0 | 2 |

                | | translated | adapted | inert | skipped | unmapped | total |
                |---|--:|--:|--:|--:|--:|--:|
                | properties | 0 | 0 | 1 | 0 | 1 | 2 |
                | slots | 1 | 0 | 0 | 0 | 0 | 1 |
                | events | 0 | 0 | 1 | 0 | 0 | 1 |
                | methods | 1 | 0 | 0 | 0 | 0 | 1 |
                | CSS properties | 0 | 0 | 0 | 1 | 0 | 1 |
                | all | 2 | 0 | 2 | 1 | 1 | 6 |
                | texts (in no total) | 0 | 0 | 0 | 0 | 1 | 1 |

                ## `<x-button>`

                `MyButton` · `MyUIKitButton` · on `Button` · working · 1 translated, 2 inert, 1 skipped, 1 unmapped

                Nothing in the body acts on `isOff`.

                | Item | State | SwiftUI | UIKit | Rule | Why |
                |---|---|---|---|---|---|
                | `disabled` | inert | `.disabled()` | `isHidden` | rules.md:12 | It is inverted. |
                | `helpText` | **unmapped** | | | | no rule matches \`a \| b\` |
                | `#(default)` | translated | `.tint()` | | rules.md:13 | |
                | `@x-change` | inert | | | rules.md:12 | part of disabled |
                | `--gap` | skipped | | | rules.md:14 | Tokens *do* it \| all. |
                | `close` | **unmapped** | | | | no rule matches |

                ## `<x-chip>`

                `MyChip` · `MyUIKitChip` · container · 1 translated

                No row says what it is built on.

                | Item | State | SwiftUI | UIKit | Rule | Why |
                |---|---|---|---|---|---|
                | `focus()` | translated | `@FocusState` | `becomeFirstResponder()` | rules.md:15 | |

                """#
        )
    }

    @Test func aLibraryWithoutANameHasATitleToo() {
        let bytes = CoverageMarkdown(Library()).print(Coverage(LibraryTranslation(), bodies: [:]))
        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("# Coverage\n"))
    }
}
