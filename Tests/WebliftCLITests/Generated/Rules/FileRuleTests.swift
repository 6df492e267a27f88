import Testing

@Suite("Rules on generated files as a whole")
struct FileRuleTests {
    @Test("each finds what is marked in its examples, and nothing else", arguments: RuleExample.all(in: examples))
    func marks(example: RuleExample) throws { try example.check() }

    private static let examples = #"""
        === UnderstoodSyntax
        #if os(iOS)
        @MainActor public final class A<B: C>: D, @unchecked Sendable where B.E == F {
            private(set) lazy var g: [H] = I { J($0) }
            var k: L = .m { didSet { n() } }
            static func == (one: A, other: A) -> Bool { true }
            init?(o: P) throws { nil }
            subscript(q: Int) -> R { q }
            enum S: String { case `default` = "x", t }
        }
        #endif
        === AvailablePublicDeclaration
        #if os(iOS)
        @available(iOS 15, *)
        public struct A {
            public struct Inner {}
        }
        public enum B {}  // !
        @available(*, deprecated, message: "C")
        public protocol C {}  // !
        struct D {}
        extension A {  // !
            public func e() {}
        }
        extension A { func f() {} }
        @available(iOS 17.1, *)
        extension A { public func g() {} }
        @available(iOS 13, *)
        public typealias H = A  // !
        #endif
        === DocumentedType
        /// A chip.
        ///
        /// **Web Component:** `<acme-chip>`
        public struct AcmeChip {
            public enum Tone {}  // !
            /// How large.
            public enum Size {}
        }
        ///
        public struct Other {}  // !
        struct Own {}
        """#

    @Test func understoodSyntax() {
        expect(UnderstoodSyntax(), marks: "struct A {\n    perform()  // !\n}\nlet c = [1, 2]")
        expect(UnderstoodSyntax(), marks: "struct A {  // !\n    let b = (1\n}")
    }

    @Test(arguments: ["#if os(iOS)", "#if canImport(SwiftUI)"]) func guardedFile(_ condition: String) {
        expect(GuardedFile(), marks: "\(condition)\nimport SwiftUI\n#if DEBUG\nstruct A {}\n#endif\n#endif\n")
        expect(GuardedFile(), marks: "import SwiftUI  // !\n\(condition)\nstruct A {}\n#endif\n")
        expect(GuardedFile(), marks: "#if DEBUG  // !\nstruct A {}\n#endif")
        expect(GuardedFile(), marks: "\(condition)  // !\nstruct A {}\n#endif\nstruct B {}")
    }

    @Test func documentedType() {
        expect(DocumentedType(), marks: "/// A chip.\n@available(iOS 15, *)\npublic struct AcmeChip {}  // !")
        expect(DocumentedType(), marks: "struct AcmeChip {}  // !")
        expect(DocumentedType(), marks: "/// It is.\npublic struct A {}", in: "Sources/AcmeUI/Support/A.swift")
    }

    @Test func sortedImports() {
        expect(SortedImports(), marks: "import SwiftUI\nimport UIKit\n@testable import AcmeUI\nstruct A {}")
        expect(SortedImports(), marks: "import UIKit\nimport SwiftUI  // !\nimport SwiftUI  // !")
    }

    @Test func usedImports() throws {
        let rule = UsedImports(surface: try SurfaceNames(folder: GeneratedInputs.surface))
        expect(rule, marks: "import SwiftUI\nimport UIKit  // !\nimport Other\nstruct A: View { let b = \"UIView\" }")
        expect(rule, marks: "import Foundation\nimport Testing\n@Suite struct A { let b: Date }")
        expect(rule, marks: "import SwiftUI\nlet a = Chip(isOn: .constant(true))")
        expect(rule, marks: "import SwiftUI\nlet a = ComponentMetrics(textStyle: .body)")
        expect(rule, marks: "import SwiftUI  // !\nlet a = Chip(tone: .primary, b.constant(1), .constant)")
        expect(rule, marks: "import Foundation  // !\n// Date\nstruct A {}")
    }

    @Test func componentPreview() {
        let preview = "struct AcmeChip_Previews: PreviewProvider {}"
        expect(ComponentPreview(), marks: "public struct AcmeChip: View {}\n#if DEBUG\n\(preview)\n#endif")
        expect(ComponentPreview(), marks: "#if os(iOS)\npublic struct AcmeChip: View {}  // !\n#endif")
        expect(ComponentPreview(), marks: "public struct AcmeChip: View {}\n\(preview)  // !")
        let macro = "#Preview(\"AcmeChip\") { AcmeChip() }"
        expect(ComponentPreview(), marks: "public struct AcmeChip: View {}\n#if DEBUG\n\(macro)\n#endif")
        expect(ComponentPreview(), marks: "public struct AcmeChip: View {}  // !\n\(macro)\n#if DEBUG\n#endif")
        expect(ComponentPreview(), marks: "public struct AcmeTab: Identifiable {}")
    }

    @Test func markedTodo() {
        expect(
            MarkedTodo(),
            marks: "// TODO(weblift): `x` has no rule\n// what follows\n/// TODO: in the docs\nlet a = 1"
        )
        #expect(
            MarkedTodo().findings(in: SwiftFile("// TODO: x\n//FIXME y\nlet a = \"// TODO\"")).map(\.line) == [1, 2]
        )
    }
}
