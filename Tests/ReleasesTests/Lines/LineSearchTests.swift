import Core
import Releases
import SwiftModel
import TestSupport
import Testing
import Translate

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

    private static func package(_ text: String, shims: String? = nil) -> [LineSearch.PackageFile] {
        [LineSearch.PackageFile(Array(text.utf8), isShim: false)]
            + (shims.map { [LineSearch.PackageFile(Array($0.utf8), isShim: true)] } ?? [])
    }

    /// What is told of lines of one's own, outside of the package.
    private static func search(
        _ text: String,
        from old: [LineSearch.PackageFile] = package(before),
        to new: [LineSearch.PackageFile]
    ) -> [AffectedLine] {
        let file = LineSearch.OwnFile(SourceFile(path: SourcePath("a.swift"), text: text), isInside: false)
        return search(file, from: old, to: new)
    }

    private static func search(
        _ file: LineSearch.OwnFile,
        from old: [LineSearch.PackageFile] = package(before),
        to new: [LineSearch.PackageFile]
    ) -> [AffectedLine] {
        var diagnostics = DiagnosticBag()
        defer { #expect(diagnostics.isEmpty) }
        return LineSearch(from: old, to: new, in: [file], shims: nil, of: SwiftLibrary()).lines(into: &diagnostics)
    }

    /// `line fate name` of each line that something is told of.
    private func lines(_ text: String, shims: String? = LineSearchTests.shims) -> [String] {
        Self.search(text, to: Self.package(Self.now, shims: shims)).map { "\($0.line) \($0.fate) \($0.name)" }
    }

    @Test(
        "a line is told by what became of the names in it, and of what else has such a name nothing is",
        arguments: [
            // A call that only a shim takes is kept, and without the shim it stops compiling.
            ("let a = Card(size: 3, isWide: true) { }", "1 kept Card(isWide:)"),
            ("let a = Card(\n  size: 3,\n  isWide: x ? b : c\n) { }", "3 kept Card(isWide:)"),
            // Where an argument is left out whose default is another one, the call does something else.
            ("let a = Card { }", "1 otherwise Card(size:)"), ("let a = Card(size: 1) { }", nil),
            // A case is told by its type, its argument, or a file that names its type; what else has that name is not.
            ("let a = CardTokens.Tone.loud", "1 kept CardTokens.Tone.loud"),
            ("let a = Card(tone: x ? .loud : .calm, size: 1) { }", "1 kept CardTokens.Tone.loud"),
            // A switch over all cases lacks the new one; with a default, or over another enum, it does not.
            ("switch size { case .small: a() case .large: b() }", "1 stops switch"),
            ("switch size { case .small, .large: a() }", "1 stops switch"),
            ("switch size { case .small: a() default: b() }", nil),
            ("switch size { case .small: a() case .large: b() case .middle: c() }", nil),
            // A property stops compiling where its class is named; of one with another type nobody can tell.
            ("let a = UIKitCard()\na.isWide = true", "2 stops isWide"),
            ("let a = UIKitCard()\na.rows = b", "2 unclear rows"), ("a.isWide = true", nil),
            // A delegate method that is gone compiles, and is never called; a function that is gone stops compiling.
            ("class A: CardDelegate {\n  func cardDidOpen(_ card: UIKitCard) {}\n}", "2 otherwise cardDidOpen"),
            ("let a = Text(\"b\").carded(in: .small)", "1 stops carded(in:)"),
            ("let a = Text(\"b\").carded(with: 1)", nil),
            // Type arguments are counted where a caller writes them, and inferred where nobody does.
            ("let a: Card<Text>? = nil", "1 stops Card"), ("extension Card { }", nil),
        ] as [(String, String?)]
    )
    func told(line: String, fate: String?) { #expect(lines(line) == (fate.map { [$0] } ?? [])) }

    @Test(
        "what only a shim keeps stops compiling without it; what is known by its name alone may do so",
        arguments: [
            ("let a = Card(size: 3, isWide: true) { }", "1 stops Card(isWide:)"),
            ("let a: CardTokens.Tone = .loud", "1 stops CardTokens.Tone.loud"),
            ("let a: CardTokens.Tone = .calm\nplay(.loud)", "2 unclear .loud"), ("let a: Volume = .loud", nil),
        ] as [(String, String?)]
    )
    func unshimmed(line: String, fate: String?) { #expect(lines(line, shims: nil) == (fate.map { [$0] } ?? [])) }

    @Test("a call that no init took before, and a call of anything else, is not about the release")
    func others() {
        for call in [
            "Card(elsewhere: 1) { }", "Other(isWide: true)", "// Card(isWide: true) { }", "\"Card(isWide: true)\"",
        ] {
            #expect(lines("let a = \(call)") == [], "\(call)")
        }
        #expect(lines("struct Card { init(isWide: Bool) {} }\nlet a = Card(isWide: true)") == [])
    }

    @Test("in a view's own file the names that only it can use count, unless it declares them itself")
    func hidden() {
        let former = "struct Card { private let isWide: Bool }"
        let generated = "struct Card {\n  private let isFull: Bool\n  var body = isWide\n"
        func told(_ line: String) -> [String] {
            let file = LineSearch.OwnFile(
                SourceFile(path: SourcePath("a.swift"), text: generated + line + "\n}"),
                isInside: true,
                generated: Array(generated.utf8),
                former: [Array(former.utf8)]
            )
            return Self.search(file, to: Self.package(Self.now, shims: Self.shims))
                .map { "\($0.line) \($0.fate) \($0.name)" }
        }
        #expect(told("  var a: Bool { isWide }") == ["4 stops isWide"])
        #expect(told("  var a: Bool { self.isWide }") == ["4 stops isWide"])
        #expect(told("  var a: Bool { b(isWide: true) }") == [])
        #expect(told("  var a: Bool { b.isWide }") == [])
        #expect(told("  func a(isWide: Bool) -> Bool { let isWide = b; return isWide }") == [])
    }

    @Test("a token that is gone, has another name or another type is told where it is named in full")
    func tokens() {
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
        let told = Self.search(lines, from: Self.package(before), to: Self.package(now, shims: shims))
            .map { "\($0.line) \($0.fate) \($0.name): \($0.reason)" }
        let expected = [
            "2 unclear Primitives.wide: it is CGFloat now, and was Color",
            "1 kept Primitives.red: it is Primitives.crimson now",
            "3 kept GoneTokens.gap: it is gone; this is what it was",
        ]
        #expect(told == expected)
    }

    @Test("what an earlier release deprecated is known")
    func known() {
        let package = Self.package(Self.now, shims: Self.shims)
        #expect(Self.search("Card(isWide: true) { }", from: package, to: package).map(\.fate) == [.known])
    }

    @Test("what is no Swift is a warning and no end")
    func broken() {
        let files = ["func f( {", "let a = CardTokens.Tone.loud"].enumerated().map { number, text in
            LineSearch.OwnFile(SourceFile(path: SourcePath("\(number).swift"), text: text), isInside: false)
        }
        let search = LineSearch(
            from: Self.package(Self.before),
            to: Self.package(Self.now),
            in: files,
            shims: nil,
            of: SwiftLibrary()
        )
        var diagnostics = DiagnosticBag()
        #expect(search.lines(into: &diagnostics).map(\.file) == ["1.swift"])
        #expect(diagnostics.sorted.map(\.id) == [.sourcesNotRead])
    }
}

@Suite("Uses of changed names in a team's own code")
struct SwiftUseTests {
    private typealias Make = ExampleManifest

    private static let old = thing("loud: boolean = false", "tone: 'calm' | 'bright' = 'calm'")
    private static let withoutLoud = thing("tone: 'calm' | 'bright' = 'calm'")
    private static let withoutBright = thing("loud: boolean = false", "tone: 'calm' | 'dark' = 'calm'")
    private static let nothing = Make.text([])

    private static func thing(_ items: String...) -> String {
        Make.text([Make.component("elvt-thing", "ElvtThing", ComponentJSON.lists(of: items))])
    }

    private func changes(
        to new: String,
        in files: [(path: String, text: String)]
    ) -> (changes: LibraryChanges, diagnostics: [Diagnostic]) {
        var diagnostics = DiagnosticBag()
        let libraries = (old: Compared.library(Self.old), new: Compared.library(new))
        let translations = (
            old: Compared.translation(of: libraries.old), new: Compared.translation(of: libraries.new)
        )
        var changes = LibraryChanges(from: libraries.old, to: libraries.new, translations: translations)
        let sources = files.map { SourceFile(path: SourcePath($0.path), text: $0.text) }
        changes.findUses(in: sources, translations: translations, into: &diagnostics)
        return (changes, diagnostics.sorted)
    }

    /// `line name` of each use, of all changes.
    private func uses(_ new: String, _ swift: String) -> [String] {
        let (changes, diagnostics) = changes(to: new, in: [("a.swift", swift)])
        #expect(diagnostics.isEmpty)
        return Set(changes.changes.flatMap { $0.uses ?? [] }).sorted().map { "\($0.line) \($0.name)" }
    }

    @Test("an argument counts in calls of its component, however they are written")
    func labels() {
        #expect(uses(Self.withoutLoud, "ElevateThing(loud: true)") == ["1 loud"])
        #expect(
            uses(Self.withoutLoud, "ElevateThing.init(\n  tone: .calm,\n  loud: x ? a(b, loud: 1) : d\n)") == ["3 loud"]
        )
        #expect(uses(Self.withoutLoud, "Mod.ElevateThing<A, [B<C>]>(tone: .calm, loud: a)") == ["1 loud"])
        #expect(uses(Self.withoutLoud, "ElevateThing(tone: .calm) { } loud: { }") == ["1 loud"])
        #expect(uses(Self.withoutLoud, "ElevateThing(tone: f(ElevateThing(loud: a)))") == ["1 loud"])
    }

    @Test(
        "nothing else that is called so counts",
        arguments: [
            "Other(loud: true)", "let loud = 1", "// ElevateThing(loud: true)", "/* ElevateThing(loud: 1) */ let a = 1",
            "let s = \"ElevateThing(loud: true)\"", "ElevateThing(tone: .calm) { Other(loud: true) }",
            "ElevateThing(tone: pick(loud: true))", "MyElevateThing(loud: true)", "other.loud = true",
            "func f(loud: Bool) {}", "ElevateThing(tone: loud ? .calm : .calm)", "ElevateThing(tone: [loud: 1])",
        ]
    )
    func falseAlarms(text: String) { #expect(uses(Self.withoutLoud, text) == []) }

    @Test("a case counts behind its type, in its argument, and where its type is named")
    func cases() {
        #expect(uses(Self.withoutBright, "let a = ThingTokens.Tone.bright") == ["1 bright"])
        #expect(uses(Self.withoutBright, "ElevateThing(tone: a ? .calm : .bright)") == ["1 bright"])
        #expect(uses(Self.withoutBright, "let t: ThingTokens.Tone = .calm\nlet u = f(.bright)") == ["2 bright"])
        let expected = ["1 bright"]
        #expect(uses(Self.withoutBright, "func f(t: ThingTokens.Tone) { switch t { case .bright: g() } }") == expected)
    }

    @Test(
        "the same case of another type, a member of a value and a case that stays don't count",
        arguments: [
            "let a: Light = .bright", "Other(tone: .bright)", "ElevateThing(loud: a.bright)", "let a = Light.bright",
            "let t = ThingTokens.Tone.calm", "let t: ThingTokens.Tone = x.bright", "ElevateThing(loud: is(.bright))",
        ]
    )
    func otherCases(text: String) { #expect(uses(Self.withoutBright, text) == []) }

    @Test("a property of the UIKit class counts behind a dot where the class is named")
    func members() {
        let expected = ["2 loud", "3 loud"]
        #expect(uses(Self.withoutLoud, "let a = ElevateUIKitThing()\na.loud = true\nb?.loud = c") == expected)
        #expect(uses(Self.withoutLoud, "let a = ElevateUIKitThing()\nlet loud = [.loud]") == [])
    }

    @Test("of a component that is gone every name of its types counts")
    func components() {
        let text =
            "let a: ElevateThing\nlet b: ElevateUIKitThing\nlet c = ThingTokens.Tone.calm\nlet d = ElevateThings()"
        #expect(uses(Self.nothing, text) == ["1 ElevateThing", "2 ElevateUIKitThing", "3 ThingTokens"])
    }

    @Test("files are told in order, each line and name once, and what is no Swift is a warning and no end")
    func files() {
        let call = "ElevateThing(loud: a); ElevateThing(loud: b)"
        let files = [("b.swift", call), ("a.swift", "\n" + call), ("c.swift", "func f( {")]
        let (changes, diagnostics) = changes(to: Self.withoutLoud, in: files)
        let uses = changes.changes.compactMap(\.uses).flatMap { $0 }
        #expect(uses.map { "\($0.file):\($0.line)" } == ["a.swift:2", "b.swift:1"])
        #expect(diagnostics.map(\.id) == [.sourcesNotRead])
        #expect(diagnostics.first?.location?.file.typed == "c.swift")
    }

    @Test("without sources nobody knows of uses, which is not the same as none")
    func notSearched() { #expect(Compared.changes(Self.old, Self.withoutLoud).changes.allSatisfy { $0.uses == nil }) }
}
