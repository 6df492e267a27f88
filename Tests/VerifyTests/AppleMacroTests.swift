import TestSupport
import Testing

@testable import Verify

private func text(_ source: String, _ changed: ([UInt8]) -> [UInt8]?) -> String? {
    changed(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
}

@Suite("Entries of the environment are checked without Apple's macro")
struct EntryMacroTests {
    @Test(
        "each becomes a property that is computed, in the same lines, where its type is known",
        arguments: [
            ("@Entry var a: Int = 1", "       var a: Int { get { let entry: Int = 1; return entry } set {} }"),
            ("@Entry public var a: [String: Int]?", "       public var a: [String: Int]? { get { nil } set {} }"),
            ("@Entry var a = true\n", "       var a : Bool { get { let entry: Bool = true; return entry } set {} }\n"),
            ("@Entry var a = -1.5", "       var a : Double { get { let entry: Double = -1.5; return entry } set {} }"),
            (
                "@Entry var a = B.C<Int>(\n  1\n)\nlet d = 1",
                "       var a : B.C<Int> { get { let entry: B.C<Int> = B.C<Int>(\n  1\n); return entry } set {} }\nlet d = 1"
            ),
            (
                "extension A { @Entry var b: Int = c\n    .d }",
                "extension A {        var b: Int { get { let entry: Int = c\n    .d; return entry } set {} } }"
            ),
        ]
    )
    func each(_ source: String, _ expected: String) { #expect(text(source, EntryMacros.text(of:)) == expected) }

    @Test(
        "what shows no type stays as it is",
        arguments: [
            "@Entry var a = b", "@Entry var a = B.c", "// @Entry var a = 1", "let a = \"@Entry var a = 1\"", "@Entry",
            "@Entry var",
        ]
    )
    func none(_ source: String) { #expect(text(source, EntryMacros.text(of:)) == nil) }

    @Test("every beginning of a file is taken as it comes")
    func beginnings() {
        let source =
            "extension E {\n @Entry public var a: [B?]? = -c(\n1, \"d\")\n  .e;@Entry var f = G<H>(1) }\n@Entry var i:J?"
        for end in source.indices { _ = text(String(source[..<end]), EntryMacros.text(of:)) }
        #expect(text(source, EntryMacros.text(of:)) != nil)
    }

    @Test("an entry is read and set, and a value of another type is wrong", .startsCompiler, .needsSurface)
    func compiler() async throws {
        func program(_ value: String) -> String {
            """
            import SwiftUI
            extension EnvironmentValues {
                @Entry var level: Int = \(value)
                @Entry var name = "a"
            }
            struct A: View {
                @Environment(\\.name) private var name
                var body: some View { Text(name).environment(\\.level, 3) }
            }
            """
        }
        #expect(try await SharedSurface.messages(to: program("1")) == [])
        let found = try await SharedSurface.messages(to: program("\"b\""))
        let expected = "cannot convert value of type 'String' to specified type 'Int'"
        #expect(found.contains { $0.contains(expected) }, "\(found)")
    }
}

@Suite("Previews are checked without Apple's macro")
struct PreviewMacroTests {
    @Test("a file without one is taken as it is", arguments: ["let a = 1", "// #Preview", "let a = \"#Preview\""])
    func none(_ source: String) { #expect(text(source, PreviewMacros.text(of:)) == nil) }

    @Test("each becomes a declaration of its own, in the same line")
    func each() {
        let head = "@available(iOS 17, *) @MainActor private let __preview"
        #expect(
            text("#Preview { A() }\n#Preview(\"b\") {\n    B()\n}\n", PreviewMacros.text(of:))
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
