import TestSupport
import Testing

@testable import Verify

@Suite("Previews are checked without Apple's macro")
struct PreviewMacroTests {
    private func text(_ source: String) -> String? {
        PreviewMacros.text(of: Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("a file without one is taken as it is", arguments: ["let a = 1", "// #Preview", "let a = \"#Preview\""])
    func none(_ source: String) {
        #expect(text(source) == nil)
    }

    @Test("each becomes a declaration of its own, in the same line")
    func each() {
        let head = "@available(iOS 17, *) @MainActor private let __preview"
        #expect(
            text("#Preview { A() }\n#Preview(\"b\") {\n    B()\n}\n")
                == "\(head)0 = SwiftUI.Preview { A() }\n\(head)1 = SwiftUI.Preview(\"b\") {\n    B()\n}\n"
        )
    }

    @Test(
        "what is wrong in one is found, and what is right is right",
        .startsCompiler,
        .enabled("this toolchain has no text of its modules") { await SharedSurface.canBeBuilt }
    )
    func compiler() async throws {
        func program(_ content: String) -> String {
            """
            import SwiftUI

            #Preview("Texts") {
                Text("a")
                \(content)
            }

            @available(iOS 18, *)
            #Preview {
                Text("b")
            }
            """
        }
        #expect(try await SharedSurface.messages(to: program("Toggle(\"b\", isOn: .constant(true))")) == [])
        let found = try await SharedSurface.messages(to: program("Toggle(\"b\", isOn: true)"))
        #expect(found.contains { $0.contains("'Bool'") }, "\(found)")
    }
}
