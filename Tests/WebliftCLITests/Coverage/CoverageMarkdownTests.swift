import Testing
import WebModel

@testable import Matrix
@testable import WebliftCLI

@Suite struct CoverageMarkdownTests {
    @Test func everyItemOfEveryComponentIsInATable() {
        let bytes = CoverageMarkdown(SampleTranslation.library).print(Coverage(SampleTranslation.translation))
        #expect(
            String(decoding: bytes, as: UTF8.self) == #"""
                # Coverage of lib 1.0.0

                **83.3 %** of the items are decided, 1 is unmapped.

                | | translated | adapted | skipped | unmapped | total |
                |---|--:|--:|--:|--:|--:|
                | properties | 0 | 1 | 0 | 1 | 2 |
                | slots | 1 | 0 | 0 | 0 | 1 |
                | events | 0 | 1 | 0 | 0 | 1 |
                | methods | 1 | 0 | 0 | 0 | 1 |
                | CSS properties | 0 | 0 | 1 | 0 | 1 |
                | all | 2 | 2 | 1 | 1 | 6 |
                | texts (in no total) | 0 | 0 | 0 | 1 | 1 |

                ## `<x-button>`

                `MyButton` · `MyUIKitButton` · on `Button` · 1 translated, 2 adapted, 1 skipped, 1 unmapped

                | Item | State | SwiftUI | UIKit | Rule | Why |
                |---|---|---|---|---|---|
                | `disabled` | adapted | `.disabled()` | `isHidden` | rules.md:12 | It is inverted. |
                | `helpText` | **unmapped** | | | | no rule matches \`a \| b\` |
                | `#(default)` | translated | `.tint()` | | rules.md:13 | |
                | `@x-change` | adapted | | | rules.md:12 | part of disabled |
                | `--gap` | skipped | | | rules.md:14 | Tokens *do* it \| all. |
                | `close` | **unmapped** | | | | no rule matches |

                ## `<x-chip>`

                `MyChip` · `MyUIKitChip` · 1 translated

                | Item | State | SwiftUI | UIKit | Rule | Why |
                |---|---|---|---|---|---|
                | `focus()` | translated | `@FocusState` | `becomeFirstResponder()` | rules.md:15 | |

                """#
        )
    }

    @Test func aLibraryWithoutANameHasATitleToo() {
        let bytes = CoverageMarkdown(Library()).print(Coverage(LibraryTranslation()))
        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("# Coverage\n"))
    }
}
