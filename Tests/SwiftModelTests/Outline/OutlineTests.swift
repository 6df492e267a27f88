import Testing

@testable import SwiftModel

@Suite("Reading the lists of a Swift file")
struct OutlineTests {
    /// A list as text: its elements by name, each with the lists in it.
    private func shown(_ list: SwiftList) -> String {
        guard let elements = list.elements else { return "?" }
        return elements.map { element in
            let inner = element.lists.map { "\($0.role)\(shown($0))" }.joined(separator: " ")
            return inner.isEmpty ? element.name : "\(element.name) <\(inner)>"
        }.joined(separator: " | ")
    }

    private func outline(_ text: String) throws -> String { try shown(SwiftOutline(Array(text.utf8)).root) }

    /// The list with a role, wherever it is.
    private func list(_ role: String, in text: String) throws -> (list: SwiftList, bytes: [UInt8]) {
        let outline = try SwiftOutline(Array(text.utf8))
        var open = [outline.root]
        while let list = open.popLast() {
            if list.role == role { return (list, outline.bytes) }
            open += (list.elements ?? []).reversed().flatMap { $0.lists.reversed() }
        }
        throw NoList()
    }

    private struct NoList: Error {}

    private func texts(_ role: String, in text: String) throws -> [String]? {
        let found = try list(role, in: text)
        return found.list.elements?.map { String(decoding: found.bytes[$0.range], as: UTF8.self) }
    }

    // MARK: Declarations

    @Test("declarations are called by their kind and name, whatever stands before them")
    func declarations() throws {
        let text = """
            import SwiftUI
            import struct Foundation.URL
            @available(iOS 15, *)
            public struct A<B: View>: View where B: C {
                @State private var one = 1
                static let two: Int = {
                    2
                }()
                private(set) var three: [String: Int]
                @Environment(\\.theme)
                private var four
                public init?(a: Int = f(1, 2), _ b: (Int, Int)) {
                }
                static func == (lhs: A, rhs: A) -> Bool { true }
                subscript(index: Int) -> Int {
                    index
                }
                class func five() {
                }
                nonisolated(unsafe) static var six = 6
                typealias Seven = Int
            }
            extension A where B == Text {
            }
            indirect enum E: String {
                case eight = "8"
                case nine(Int, a: Int)
                case ten, eleven
            }
            #Preview("A") {
            }

            """
        let members = try list("{", in: text).list.elements ?? []
        let expected = [
            "var one", "static var two", "var three", "var four", "init", "static func ==", "subscript",
            "static func five", "static var six", "type Seven",
        ]
        #expect(members.map(\.name) == expected)
        #expect(members[4].signature == "init ( a : Int , _ b : ( Int , Int )")
        let root = try SwiftOutline(Array(text.utf8)).root.elements ?? []
        let wanted = [
            "import SwiftUI", "import struct Foundation . URL", "type A", "extension A", "type E", "#Preview ( \"A\" )",
        ]
        #expect(root.map(\.name) == wanted)
        let cases = root[4].lists.first { $0.role == "{" }?.elements?.map(\.name)
        #expect(cases == ["case eight", "case nine", "case ten , eleven"])
    }

    @Test("comments right above belong to a declaration, others stand for themselves")
    func comments() throws {
        let text = """
            struct A {
                // MARK: One

                /// The first.
                // And more.
                @State
                var one = 1 // behind

                /* block

                   of lines */
                var two = 2
                // the last
            }

            """
        let expected = [
            "    // MARK: One\n",
            "    /// The first.\n    // And more.\n    @State\n    var one = 1 // behind\n",
            "    /* block\n\n       of lines */\n    var two = 2\n",
            "    // the last\n",
        ]
        #expect(try texts("{", in: text) == expected)
    }

    @Test("what is chosen by a condition is one element with a list for each branch")
    func conditions() throws {
        let text = "#if os(iOS)\nimport UIKit\n\nstruct A {\n}\n#else\nimport AppKit\n#endif\n"
        #expect(try outline(text) == "#if os(iOS) <#if os(iOS)import UIKit | type A <{> #elseimport AppKit>")
    }

    @Test(
        "a list whose elements share lines, or that has code where it has none, is not known",
        arguments: [
            "struct A { var a: Int }\n", "struct A {\n    var a = 1; var b = 2\n}\n", "struct A {\n    f()\n}\n",
            "struct A {\n    var a = 1 }\n", "struct A {\n    /* a */ var b = 1 /* c\n */\n}\n",
            "struct A {\n    @State\n}\n",
        ]
    )
    func unknown(text: String) throws { #expect(try list("{", in: text).list.elements == nil) }

    // MARK: Statements

    @Test(
        "a statement goes on as long as its lines say so",
        arguments: [
            ("a()\nb()\n", 2), ("a\n    .b()\n    .c {\n    }\n    .d\ne()\n", 2), ("let a = b\n    + c\nd()\n", 2),
            ("let a =\n    b\nlet c: Int\n", 2), ("if a {\n} else if b {\n}\nelse {\n}\nc()\n", 2),
            ("guard let a,\n    b\nelse {\n}\nc()\n", 2), ("do {\n} catch {\n}\ncatch is A {\n}\n", 1),
            ("repeat {\n} while a\nwhile b {\n}\n", 2), ("async let a = b()\nasync let c = d()\n", 2),
            ("let a = b ? c\n    : d\n(e).f()\n[g].h()\n", 3), ("a { b in\n} c: {\n}\nd()\n", 2),
            ("return\n    a\n", 1), ("a = b as\n    C\n-d\n!e\n", 3),
            ("a\n#if b\n    .c()\n#endif\n    .d()\ne()\n", 2), ("a()\n#if b\nc()\n#endif\nd()\n", 3),
            ("for a\n    in b\n    where c {\n}\n", 1), ("func a()\n    throws -> B\n{\n}\nc()\n", 2),
            ("let a: B? = c\nlet d = e!\nf()\n", 3), ("label: for a in b {\n}\nswitch a\n{\ncase b: c()\n}\n", 2),
        ]
    )
    func statements(body: String, count: Int) throws {
        #expect(try list("{", in: "func x() {\n\(body)}\n").list.elements?.count == count, "\(body)")
    }

    @Test("what fills a member of self is told from other statements")
    func assignments() throws {
        let text = "init() {\n    self.a = 1\n    self.b = f {\n        2\n    }\n    self.c.d = 3\n    a = self.b\n}\n"
        let elements = try list("{", in: text).list.elements ?? []
        #expect(elements.map(\.kind) == [.assignment, .assignment, .statement, .statement])
        #expect(elements.map(\.name).prefix(2) == ["self . a", "self . b"])
    }

    @Test("a closure begins behind what it takes")
    func closures() throws {
        let expected = ["    a()\n", "    b()\n"]
        #expect(try texts("{", in: "let x = f { [weak self] a, b in\n    a()\n    b()\n}\n") == expected)
    }

    @Test("the sections of a switch have their comments and their statements")
    func sections() throws {
        let text = """
            func x() {
                switch a {
                // first
                case .b, .c(let d) where d > 1:
                    e()
                    f()
                case .g: h()
                @unknown default:
                    break
                }
            }

            """
        let body = try list("{", in: text).list
        let sections = body.elements?.first?.lists.first
        #expect(sections?.kind == .sections)
        #expect(sections?.elements?.map(\.name) == ["case . b , . c ( let d ) where d > 1", "case . g", "default"])
        #expect(sections?.elements?.map(\.kind) == [.section, .section, .defaultSection])
        #expect(sections?.elements?.first?.lists.first?.elements?.count == 2)
    }

    // MARK: Lists with commas

    @Test("parameters are called by their labels, or by their names where they have none")
    func parameters() throws {
        let text =
            "func x(_ a: Int, b c: Int = 1, @V(1) d: () -> Void, e: Dictionary<Int, Int>, f: inout [G: H]) {\n}\n"
        let elements = try list("x (", in: text).list.elements ?? []
        #expect(elements.map(\.name) == ["_ a", "b", "d", "e", "f"])
        #expect(elements.allSatisfy { $0.kind == .labeled })
    }

    @Test("arguments without labels are called by their text up to the first bracket")
    func arguments() throws {
        let text = "let x = f(a, g(1), b: c ? d : e, h ? i : j, k < l, m > n) { o }\n"
        let elements = try list("f (", in: text).list.elements ?? []
        #expect(elements.map(\.name) == ["a", "g", "b", "h ? i : j", "k < l", "m > n"])
        #expect(elements.map(\.kind) == [.unlabeled, .unlabeled, .labeled, .unlabeled, .unlabeled, .unlabeled])
    }

    @Test("the keys of a dictionary are its labels")
    func dictionary() throws {
        let elements = try list("[", in: "let x = [\"a\": 1, b.c: [2: 3]]\n").list.elements ?? []
        #expect(elements.map(\.name) == ["\"a\"", "b . c"])
    }

    @Test("comments above an element are its own, and so is one behind its comma")
    func remarks() throws {
        let text = "let x = [\n    // first\n    1,  // one\n    2,\n]\n"
        let found = try list("[", in: text)
        #expect(try texts("[", in: text) == ["// first\n    1", "2"])
        let remark = try #require(found.list.elements?.first?.remark)
        #expect(String(decoding: found.bytes[remark], as: UTF8.self) == "  // one")
        #expect(
            found.list.commas
                == CommaStyle(
                    opening: Array("\n    ".utf8),
                    separator: Array("\n    ".utf8),
                    closing: Array("\n".utf8),
                    hasTrailingComma: true
                )
        )
    }

    @Test(
        "a list that is set in no one way, or that has a condition in it, is not known",
        arguments: [
            "let x = [1, 2,\n    3]\n", "let x = [1,2, 3]\n", "let x = [\n    1,\n\n    2,\n    3,\n]\n",
            "let x = [\n#if a\n    1,\n#endif\n    2\n]\n", "let x = [1 /* a */, 2]\n",
        ]
    )
    func unknownCommas(text: String) throws { #expect(try list("[", in: text).list.elements == nil) }

    // MARK: Documentation

    @Test("the points of documentation have the points in them")
    func points() throws {
        let text = """
            /// Does it.
            ///
            /// - Parameters:
            ///   - one: The first
            ///     in two lines.
            ///   - two: The second.
            /// - Returns: It.
            func x(one: Int, two: Int) {
            }

            """
        let elements = try SwiftOutline(Array(text.utf8)).root.elements ?? []
        let points = try #require(elements.first?.lists.first)
        #expect(points.elements?.map(\.name) == ["- Parameters", "- Returns"])
        let parameters = try #require(points.elements?.first?.lists.first)
        #expect(parameters.elements?.map(\.name) == ["- one", "- two"])
        #expect(
            parameters.elements?.first.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
                == "///   - one: The first\n///     in two lines.\n"
        )
    }

    // MARK: Every file

    /// Half of a declaration is what a file has while somebody writes it.
    @Test("words in any order can be read, at the end of a file and of a brace")
    func anyWords() {
        let words = [
            "@a", "@", "@unknown", "public", "class", "var", "case", "default", ":", "extension", "init", "func", "let",
            "repeat", "self", ".", "=", ",", "(a)", "{ in\n}", "#if a\n#endif", "import", ";",
        ]
        var read = 0
        for first in words {
            for text in words.flatMap({ ["\(first) \($0)", "\(first)\n\($0)\n"] }) {
                for whole in [text, "switch a {\n\(text)\n}\n"] {
                    guard let outline = try? SwiftOutline(Array(whole.utf8)) else { continue }
                    #expect(outline.root.contents.upperBound == whole.utf8.count)
                    read += 1
                }
            }
        }
        #expect(read > 1000)
    }

    @Test("in every file of this project elements follow each other, and hardly a list of declarations is not known")
    func ownFiles() throws {
        var (known, unknown) = (0, 0)
        for file in try SwiftFiles.all() {
            let outline = try SwiftOutline(file.bytes)
            var open = [outline.root]
            while let list = open.popLast() {
                guard let elements = list.elements else {
                    if list.kind == .declarations { unknown += 1 }
                    continue
                }
                if list.kind == .declarations { known += 1 }
                var position = list.contents.lowerBound
                for element in elements {
                    #expect(position <= element.range.lowerBound, "\(file.name)")
                    let gap = file.bytes[position..<element.range.lowerBound]
                    // Between elements there is white space, or a comma and what is written behind it.
                    #expect(list.commas != nil || gap.allSatisfy { $0.isBlank || $0.isLineBreak }, "\(file.name)")
                    position = element.range.upperBound
                    for inner in element.lists {
                        #expect(element.range.lowerBound <= inner.contents.lowerBound)
                        #expect(inner.contents.upperBound <= element.range.upperBound)
                        open.append(inner)
                    }
                }
                #expect(position <= list.contents.upperBound)
            }
        }
        #expect(known > 1000)
        #expect(unknown * 100 < known, "\(unknown) of \(known + unknown)")
    }
}
