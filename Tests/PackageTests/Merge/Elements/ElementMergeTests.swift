import Testing

@testable import Package

@Suite("Merging Swift by elements")
struct ElementMergeTests {
    private func merge(_ base: String, _ yours: String, _ generated: String) -> ThreeWayMerge {
        ThreeWayMerge(base, yours, generated, .swift)
    }

    // MARK: A component

    private let badge = """
        #if os(iOS)
        import SwiftUI

        /// Shows a number.
        public struct Badge: View {
            private let number: Int
            private let tone: Tone

            /// - Parameters:
            ///   - number: What it shows.
            ///   - tone: How it shows it.
            public init(
                number: Int,
                tone: Tone = .neutral
            ) {
                self.number = number
                self.tone = tone
            }

            public var body: some View {
                Text(number.formatted())
                    .padding(4)
            }
        }

        extension Badge {
            public enum Tone: String, CaseIterable {
                case neutral
                case danger
            }

            public init(
                _ number: Int
            ) {
                self.init(
                    number: number,
                    tone: .neutral
                )
            }
        }
        #endif

        """

    /// The component with what one side or both put behind some of its pieces.
    private func badge(isMine: Bool, isNew: Bool) -> String {
        let pieces = [
            ("    private let tone: Tone", "    private let limit: Int", "    private let size: Size", "\n"),
            ("    ///   - tone: How it shows it.", "    ///   - limit: Mine.", "    ///   - size: New.", "\n"),
            ("        tone: Tone = .neutral", "        limit: Int = 99", "        size: Size = .medium", ",\n"),
            ("        self.tone = tone", "        self.limit = limit", "        self.size = size", "\n"),
            ("        case danger", "        case own", "        case success", "\n"),
            ("            tone: .neutral", "            limit: 9", "            size: .medium", ",\n"),
        ]
        let imports = (isMine ? "import Charts\n" : "") + "import SwiftUI\n" + (isNew ? "import UIKit\n" : "")
        return pieces.reduce(badge.replacing("import SwiftUI\n", with: imports)) { text, piece in
            let (kept, mine, new, separator) = piece
            let elements = [kept] + (isMine ? [mine] : []) + (isNew ? [new] : [])
            return text.replacing(kept + "\n", with: elements.joined(separator: separator) + "\n")
        }
    }

    @Test("a property of yours and one of a new release go through a whole component side by side")
    func wholeComponent() {
        let (yours, generated) = (badge(isMine: true, isNew: false), badge(isMine: false, isNew: true))
        let both = badge(isMine: true, isNew: true)
        let merge = merge(badge, yours, generated)
        #expect(merge.text == both)
        #expect(merge.isClean)
        // The same with the line endings of another editor.
        let converted = self.merge(badge, yours.replacing("\n", with: "\r\n"), generated)
        #expect(converted.text == both.replacing("\n", with: "\r\n"))
    }

    // MARK: What is decided

    private static func type(_ members: String) -> String { "struct A {\n\(members)}\n" }

    @Test("what both sides add is there once if it is equal, wherever they put it")
    func addedTwice() {
        #expect(
            merge(
                Self.type("    case a\n    case b\n    case c\n"),
                Self.type("    case new\n    case a\n    case b\n    case c\n"),
                Self.type("    case a\n    case b\n    case c\n    case new\n")
            ).text.split(separator: "\n").filter { $0 == "    case new" }.count == 1
        )
    }

    @Test("what both sides add under one name, each in its own way, is a conflict, wherever they put it")
    func addedDifferently() {
        let merge = merge(
            Self.type("    let a = 1\n    let b = 2\n    let c = 3\n"),
            Self.type("    let new = 1\n    let a = 1\n    let b = 2\n    let c = 3\n"),
            Self.type("    let a = 1\n    let b = 2\n    let c = 3\n    let new = 2\n")
        )
        let conflict = MergedPieces.Piece.conflict(yours: ["    let new = 1"], base: [], generated: ["    let new = 2"])
        #expect(MergedPieces(merge.bytes).pieces.contains(conflict))
        #expect(merge.conflicts.count == 1)
    }

    @Test("what the generator removes and you changed is a conflict, and nothing else of the list is")
    func removedAndChanged() {
        let merge = merge(
            "f(\n    a: 1,\n    b: 2,\n    c: 3\n)\n",
            "f(\n    a: 1,\n    b: 20,\n    c: 3,\n    mine: 4\n)\n",
            "f(\n    a: 1,\n    c: 3,\n    new: 5\n)\n"
        )
        #expect(
            merge.text == """
                f(
                    a: 1,
                <<<<<<< yours
                    b: 20,
                ||||||| last generated
                    b: 2,
                =======
                >>>>>>> now generated
                    c: 3,
                    mine: 4,
                    new: 5
                )

                """
        )
    }

    @Test("an element that both changed differently is a conflict, and nothing else of the list is")
    func changedDifferently() {
        let merge = merge(
            Self.type("    let a = 1\n    let b = 2\n"),
            Self.type("    let a = 10\n    let b = 2\n    let mine = 3\n"),
            Self.type("    let a = 11\n    let b = 2\n    let new = 4\n")
        )
        #expect(
            MergedPieces(merge.bytes).pieces == [
                .line("struct A {"),
                .conflict(yours: ["    let a = 10"], base: ["    let a = 1"], generated: ["    let a = 11"]),
                .line("    let b = 2"), .line("    let mine = 3"), .line("    let new = 4"), .line("}"),
            ]
        )
    }

    @Test("what both add to a list is there", arguments: lists)
    func together(promise: String, base: String, yours: String, generated: String, merged: String) {
        #expect(merge(base, yours, generated).text == merged, "\(promise)")
    }

    private static let lists = [
        (
            "two changes in different lines of one element are both taken over",
            type("    func a() {\n    one()\n    two()\n    three()\n    }\n\n    let b = 1\n"),
            type("    func a() {\n    mine()\n    two()\n    three()\n    }\n\n    let b = 1\n    let own = 2\n"),
            type("    func a() {\n    one()\n    two()\n    new()\n    }\n\n    let b = 1\n    let add = 3\n"),
            type(
                "    func a() {\n    mine()\n    two()\n    new()\n    }\n\n    let b = 1\n    let own = 2\n"
                    + "    let add = 3\n"
            )
        ),
        (
            "new functions are set off by blank lines, new properties follow each other",
            type("    let a = 1\n\n    func b() {\n    }\n"),
            type("    let a = 1\n    let mine = 2\n\n    func b() {\n    }\n\n    func own() {\n    }\n"),
            type("    let a = 1\n    let new = 3\n\n    func b() {\n    }\n\n    func add() {\n    }\n"),
            type(
                "    let a = 1\n    let mine = 2\n    let new = 3\n\n    func b() {\n    }\n\n"
                    + "    func own() {\n    }\n\n    func add() {\n    }\n"
            )
        ),
        (
            "a list that one side sets in lines is set in lines, with what the other side added",
            "f(a: 1, b: 2)\n", "f(a: 1, mine: 3, b: 2)\n", "f(\n    a: 1,\n    b: 2,\n    new: 4\n)\n",
            "f(\n    a: 1,\n    mine: 3,\n    b: 2,\n    new: 4\n)\n"
        ),
        (
            "a list that both sides begin is one list",
            "init() {\n}\n", "init(mine: Int) {\n}\n", "init(new: Int) {\n}\n", "init(mine: Int, new: Int) {\n}\n"
        ),
        (
            "a list that both sides begin is one list",
            "let a = []\n", "let a = [\n    1,\n]\n", "let a = [\n    2,\n]\n", "let a = [\n    1,\n    2,\n]\n"
        ),
        (
            "a comment behind a comma stays with its element", "f(\n    a: 1  // one\n)\n",
            "f(\n    a: 1,  // one\n    mine: 2  // two\n)\n", "f(\n    a: 1,  // one\n    new: 3  // three\n)\n",
            "f(\n    a: 1,  // one\n    mine: 2,  // two\n    new: 3  // three\n)\n"
        ),
        (
            "sections come before the default, also where one side adds the default",
            "switch a {\ncase .b:\n    1\n}\n", "switch a {\ncase .b:\n    1\ndefault:\n    2\n}\n",
            "switch a {\ncase .b:\n    1\ncase .new:\n    3\n}\n",
            "switch a {\ncase .b:\n    1\ncase .new:\n    3\ndefault:\n    2\n}\n"
        ),
    ]

    @Test("an init that both sides give another parameter stays one init")
    func overloads() {
        let file = { (parameters: String) in
            Self.type("    init(\(parameters)) {\n    }\n\n    init(b: Int) {\n    }\n")
        }
        #expect(
            merge(file("a: Int"), file("a: Int, mine: Int"), file("a: Int, new: Int")).text
                == file("a: Int, mine: Int, new: Int")
        )
        #expect(!merge(file("a: Int"), file("a: String"), file("a: Double")).isClean)
    }

    @Test("a list is found again although what it stands in got another header, or others of its name beside it")
    func headers() {
        let file = { (header: String, parameters: String, other: String) in
            "extension A where \(header) {\n    init(\n\(parameters)    ) {\n    }\n\n    init(\n\(other)    ) {\n    }\n}\n"
                + "\nextension A where D == E {\n    init(\n        z: Int\n    ) {\n    }\n}\n"
        }
        let merge = merge(
            file("B == C", "        a: Int,\n        old: Int\n", "        x: Int\n"),
            file("B == C", "        a: Int,\n        mine: Int,\n        old: Int\n", "        x: Int\n"),
            file("B == C, F == C", "        a: Int,\n        new: Int\n", "        x: Int,\n        y: Int\n")
        )
        #expect(
            merge.text
                == file(
                    "B == C, F == C",
                    "        a: Int,\n        mine: Int,\n        new: Int\n",
                    "        x: Int,\n        y: Int\n"
                )
        )
    }

    // MARK: What is left to lines

    @Test(
        "what has an order that matters stays a conflict",
        arguments: [
            ("func x() {\n    a()\n}\n", "func x() {\n    a()\n    mine()\n}\n", "func x() {\n    a()\n    new()\n}\n"),
            ("f(a)\n", "f(a, mine)\n", "f(a, new)\n"),
            ("a\n    .b()\n", "a\n    .b()\n    .mine()\n", "a\n    .b()\n    .new()\n"),
            (
                "init() {\n    self.a = 1\n}\n", "init() {\n    self.a = 1\n    mine()\n}\n",
                "init() {\n    self.a = 1\n    self.b = 2\n}\n"
            ),
        ]
    )
    func order(base: String, yours: String, generated: String) { #expect(!merge(base, yours, generated).isClean) }

    @Test(
        "what isn't understood stays a conflict",
        arguments: [
            ("struct A {\n    let a = 1\n    f()\n}\n", "    let mine = 1\n", "    let new = 2\n"),
            ("struct A {\n    let a = 1; let b = 2\n}\n", "    let mine = 1\n", "    let new = 2\n"),
            ("struct A {\n    let a = \"\n}\n", "    let mine = 1\n", "    let new = 2\n"),
        ]
    )
    func unknown(base: String, mine: String, new: String) {
        let add = { (line: String) in base.replacing("\n}\n", with: "\n\(line)}\n") }
        let merge = merge(base, add(mine), add(new))
        #expect(
            MergedPieces(merge.bytes).pieces.contains(
                .conflict(yours: [String(mine.dropLast())], base: [], generated: [String(new.dropLast())])
            )
        )
    }
}
