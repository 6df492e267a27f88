import Core
import Releases
import SwiftModel
import Testing

@Suite("What becomes of people's own lines")
struct LineSearchTests {
    private static let before = """
        public enum CardTokens {
            public enum Tone { case calm, loud }
            public enum Size { case small, large }
        }
        public struct Card<Content: View>: View {
            private let isWide: Bool
            private let rows: Int
            public init(tone: CardTokens.Tone = .calm, size: Int = 1, isWide: Bool = false,
                @ViewBuilder content: () -> Content) {}
        }
        public class UIKitCard: UIView {
            public var isWide: Bool = false
            public var rows: Int = 3
            public weak var delegate: CardDelegate?
        }
        public protocol CardDelegate: AnyObject { func cardDidOpen(_ card: UIKitCard) }
        extension View { public func carded(in size: CardTokens.Size) -> some View { self } }
        """
    private static let now = """
        public enum CardTokens {
            public enum Tone { case calm, quiet }
            public enum Size { case small, large, huge }
        }
        public struct Card<Header: View, Content: View>: View {
            private let isFull: Bool
            private let rows: Int
            public init(tone: CardTokens.Tone = .calm, size: Int = 2, isFull: Bool = false,
                @ViewBuilder header: () -> Header = { EmptyView() }, @ViewBuilder content: () -> Content) {}
        }
        public class UIKitCard: UIView {
            public var isFull: Bool = false
            public var rows: Double = 3
            public weak var delegate: CardDelegate?
        }
        public protocol CardDelegate: AnyObject { func cardDidClose(_ card: UIKitCard) }
        """
    private static let shims = """
        extension Card {
            @available(*, deprecated, message: "it is full")
            public init(tone: CardTokens.Tone = .calm, size: Int = 2, isWide: Bool,
                @ViewBuilder content: () -> Content) {}
        }
        extension CardTokens.Tone {
            @available(*, deprecated, renamed: "quiet")
            public static var loud: Self { .quiet }
        }
        """

    /// `line fate name` of each line that something is told of.
    private func lines(
        _ text: String,
        shims: String? = LineSearchTests.shims,
        former: String? = nil,
        generated: String? = nil
    ) -> [String] {
        var now = [LineSearch.PackageFile(Array(Self.now.utf8), isShim: false)]
        if let shims { now.append(LineSearch.PackageFile(Array(shims.utf8), isShim: true)) }
        let file = LineSearch.OwnFile(
            SourceFile(path: SourcePath("a.swift"), text: text),
            isInside: former != nil,
            generated: generated.map { Array($0.utf8) },
            former: former.map { [Array($0.utf8)] } ?? []
        )
        let search = LineSearch(
            from: [LineSearch.PackageFile(Array(Self.before.utf8), isShim: false)],
            to: now,
            in: [file],
            shims: nil,
            of: SwiftLibrary()
        )
        var diagnostics = DiagnosticBag()
        let lines = search.lines(into: &diagnostics)
        #expect(diagnostics.isEmpty)
        return lines.map { "\($0.line) \($0.fate) \($0.name)" }
    }

    @Test("a call that only a shim takes is kept, and without the shim it stops compiling")
    func labels() {
        let call = "let a = Card(size: 3, isWide: true) { }"
        #expect(lines(call) == ["1 kept Card(isWide:)"])
        #expect(lines(call, shims: nil) == ["1 stops Card(isWide:)"])
        #expect(lines("let a = Card(\n  size: 3,\n  isWide: x ? b : c\n) { }") == ["3 kept Card(isWide:)"])
    }

    @Test("a call that no init took before, and a call of anything else, is not about the release")
    func others() {
        for call in [
            "Card(elsewhere: 1) { }", "Other(isWide: true)", "// Card(isWide: true) { }", "\"Card(isWide: true)\"",
        ] {
            #expect(lines("let a = \(call)") == [], "\(call)")
        }
        #expect(lines("struct Card { init(isWide: Bool) {} }\nlet a = Card(isWide: true)") == [])
    }

    @Test("where an argument is left out whose default is another one, the call does something else")
    func defaults() {
        #expect(lines("let a = Card { }") == ["1 otherwise Card(size:)"])
        #expect(lines("let a = Card(size: 1) { }") == [])
    }

    @Test("a case is told by its type, its argument, or a file that names its type; what else has that name is not")
    func cases() {
        #expect(lines("let a = CardTokens.Tone.loud") == ["1 kept CardTokens.Tone.loud"])
        #expect(lines("let a = Card(tone: x ? .loud : .calm, size: 1) { }") == ["1 kept CardTokens.Tone.loud"])
        #expect(lines("let a: CardTokens.Tone = .loud", shims: nil) == ["1 stops CardTokens.Tone.loud"])
        #expect(lines("let a: CardTokens.Tone = .calm\nplay(.loud)", shims: nil) == ["2 unclear .loud"])
        #expect(lines("let a: Volume = .loud", shims: nil) == [])
    }

    @Test("a switch over all cases lacks the new one; with a default, or over another enum, it does not")
    func switches() {
        #expect(lines("switch size { case .small: a() case .large: b() }") == ["1 stops switch"])
        #expect(lines("switch size { case .small, .large: a() }") == ["1 stops switch"])
        #expect(lines("switch size { case .small: a() default: b() }") == [])
        #expect(lines("switch size { case .small: a() case .large: b() case .middle: c() }") == [])
    }

    @Test("a property stops compiling where its class is named; of one with another type nobody can tell")
    func members() {
        #expect(lines("let a = UIKitCard()\na.isWide = true") == ["2 stops isWide"])
        #expect(lines("let a = UIKitCard()\na.rows = b") == ["2 unclear rows"])
        #expect(lines("a.isWide = true") == [])
    }

    @Test("a delegate method that is gone compiles, and is never called; a function that is gone stops compiling")
    func functions() {
        let expected = ["2 otherwise cardDidOpen"]
        #expect(lines("class A: CardDelegate {\n  func cardDidOpen(_ card: UIKitCard) {}\n}") == expected)
        #expect(lines("let a = Text(\"b\").carded(in: .small)") == ["1 stops carded(in:)"])
        #expect(lines("let a = Text(\"b\").carded(with: 1)") == [])
    }

    @Test("type arguments are counted where a caller writes them, and inferred where nobody does")
    func generics() {
        #expect(lines("let a: Card<Text>? = nil") == ["1 stops Card"])
        #expect(lines("extension Card { }") == [])
    }

    @Test("in a view's own file the names that only it can use count, unless it declares them itself")
    func hidden() {
        let former = "struct Card { private let isWide: Bool }"
        let generated = "struct Card {\n  private let isFull: Bool\n  var body = isWide\n"
        func edited(_ line: String) -> String { generated + line + "\n}" }
        func told(_ line: String) -> [String] { lines(edited(line), former: former, generated: generated) }
        #expect(told("  var a: Bool { isWide }") == ["4 stops isWide"])
        #expect(told("  var a: Bool { self.isWide }") == ["4 stops isWide"])
        #expect(told("  var a: Bool { b(isWide: true) }") == [])
        #expect(told("  var a: Bool { b.isWide }") == [])
        #expect(told("  func a(isWide: Bool) -> Bool { let isWide = b; return isWide }") == [])
    }

    @Test("a token that is gone, has another name or another type is told where it is named in full")
    func tokens() {
        func side(_ text: String, isShim: Bool = false) -> LineSearch.PackageFile {
            LineSearch.PackageFile(Array(text.utf8), isShim: isShim)
        }
        let before = """
            public enum Primitives {
                public static let red = Color(red: 1)
                public static let wide = Color(red: 2)
                public static let gap: CGFloat = 4
            }
            public enum GoneTokens { public static let gap: CGFloat = Primitives.gap }
            """
        let now = """
            public enum Primitives {
                public static let wide: CGFloat = 4
                public static let gap: CGFloat = 5
            }
            """
        let shims = """
            extension Primitives {
                @available(*, deprecated, renamed: "Primitives.crimson")
                public static var red: Color { Primitives.crimson }
            }
            public enum GoneTokens {
                @available(*, deprecated, message: "it is gone; this is what it was")
                public static var gap: CGFloat { 4 }
            }
            """
        let lines = "let a = Primitives.red\nlet b = Primitives.wide\nlet c = GoneTokens.gap\nlet d = Primitives.gap"
        let search = LineSearch(
            from: [side(before)],
            to: [side(now), side(shims, isShim: true)],
            in: [LineSearch.OwnFile(SourceFile(path: SourcePath("a.swift"), text: lines), isInside: false)],
            shims: nil,
            of: SwiftLibrary()
        )
        var diagnostics = DiagnosticBag()
        let told = search.lines(into: &diagnostics).map { "\($0.line) \($0.fate) \($0.name): \($0.reason)" }
        let expected = [
            "2 unclear Primitives.wide: it is CGFloat now, and was Color",
            "1 kept Primitives.red: it is Primitives.crimson now",
            "3 kept GoneTokens.gap: it is gone; this is what it was",
        ]
        #expect(told == expected)
    }

    @Test("what an earlier release deprecated is known")
    func known() {
        let search = LineSearch(
            from: [
                LineSearch.PackageFile(Array(Self.now.utf8), isShim: false),
                LineSearch.PackageFile(Array(Self.shims.utf8), isShim: true),
            ],
            to: [
                LineSearch.PackageFile(Array(Self.now.utf8), isShim: false),
                LineSearch.PackageFile(Array(Self.shims.utf8), isShim: true),
            ],
            in: [
                LineSearch.OwnFile(
                    SourceFile(path: SourcePath("a.swift"), text: "Card(isWide: true) { }"),
                    isInside: false
                )
            ],
            shims: nil,
            of: SwiftLibrary()
        )
        var diagnostics = DiagnosticBag()
        #expect(search.lines(into: &diagnostics).map(\.fate) == [.known])
    }

    @Test("what is no Swift is a warning and no end")
    func broken() {
        let files = ["func f( {", "let a = CardTokens.Tone.loud"].enumerated().map { number, text in
            LineSearch.OwnFile(SourceFile(path: SourcePath("\(number).swift"), text: text), isInside: false)
        }
        let search = LineSearch(
            from: [LineSearch.PackageFile(Array(Self.before.utf8), isShim: false)],
            to: [LineSearch.PackageFile(Array(Self.now.utf8), isShim: false)],
            in: files,
            shims: nil,
            of: SwiftLibrary()
        )
        var diagnostics = DiagnosticBag()
        #expect(search.lines(into: &diagnostics).map(\.file) == ["1.swift"])
        #expect(diagnostics.sorted.map(\.id) == [.sourcesNotRead])
    }
}
