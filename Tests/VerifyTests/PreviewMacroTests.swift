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

    @Test("what is wrong in one is found, and what is right is right", .startsCompiler, .needsSurface)
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

    @Test(
        "a preview shows a view, a UIView or a view controller, with traits, and has types of its own",
        .startsCompiler,
        .needsSurface,
        arguments: [
            ("SwiftUI", "struct A: View { var body: some View { Text(\"a\") } }\n    return VStack { A() }.padding()"),
            ("SwiftUI", "func a(_ color: Color) -> some View { color.padding() }\n    return VStack { a(.red) }"),
            ("UIKit", "let view = UIView()\n    view.isHidden = true\n    return view"),
            ("UIKit", "UIViewController()"),
            ("SwiftUI\nimport UIKit", "UIView()"), ("SwiftUI\nimport UIKit", "Text(\"a\")\n    Text(\"b\")"),
        ]
    )
    func kinds(_ imports: String, _ body: String) async throws {
        let source = "import \(imports)\n\n#Preview(\"a\", traits: .portrait, .sizeThatFitsLayout) {\n    \(body)\n}\n"
        #expect(try await SharedSurface.messages(to: source) == [])
    }
}
