import Testing

@testable import Generate

@Suite("What stands beside the body of a component")
struct HelperTests {
    @Test("are declarations, each apart from what is before it, however close the template puts them")
    func apart() {
        let templates = [
            "body/Button": "Text(first)",
            "helpers/Button": """
            private var first: String {
                second
            }
            @ViewBuilder
            private var second: String {
                ""
            }
            """,
        ]
        let text = RenderedFiles(HandMadeComponent(), replacing: templates).text("ElevateButton+SwiftUI.swift")
        #expect(
            text.contains(
                """
                        Text(first)
                    }

                    // MARK: - Parts of the Body

                    private var first: String {
                        second
                    }

                    @ViewBuilder
                    private var second: String {
                        ""
                    }
                }

                """
            )
        )
    }
}
