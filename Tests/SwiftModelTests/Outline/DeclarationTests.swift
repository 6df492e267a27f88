import TestSupport
import Testing

@testable import SwiftModel

@Suite("Reading the declarations of a Swift file")
struct DeclarationTests {
    private func read(_ text: String) throws -> SwiftDeclarations { try SwiftDeclarations(Array(text.utf8)) }

    /// `public Button.init(_ title: String = "…", action: () -> Void)`
    private func lines(_ text: String) throws -> [String] {
        try read(text).all.map { declaration in
            let parameters = declaration.parameters.map { parameter in
                let label =
                    parameter.label == parameter.name ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
                let attributes = parameter.attributes.map { "@\($0) " }.joined()
                return "\(attributes)\(label): \(parameter.type)\(parameter.value.map { " = \($0.text)" } ?? "")"
            }
            let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
            let type = declaration.type.map { ": \($0)" } ?? ""
            let value = declaration.value.map { " = \($0.text)" } ?? ""
            let shared = declaration.isStatic ? "static " : ""
            return "\(shared)\(declaration.access) \(declaration.path.joined(separator: "."))\(list)\(type)\(value)"
        }
    }

    @Test("inits with labels, types, defaults, closures, bindings and view builders")
    func inits() throws {
        let text = """
            public struct Button<Label: View>: View {
                public init(
                    _ title: String = "a, b",  // a comment, with a comma
                    tone: Tone = .init("x", y: [1, 2]),
                    isOn on: Binding<Bool>,
                    action: @escaping @MainActor () async throws -> Void = {},
                    @ViewBuilder label: () -> Label,
                    names: String...
                ) where Label: View {}
                init?(coder: NSCoder) { fatalError("init(x: Int)") }
            }
            """
        let expected = [
            "public Button",
            "public Button.init(_ title: String = \"a, b\", tone: Tone = .init(\"x\", y: [1, 2]), isOn on: Binding<Bool>, "
                + "@escaping @MainActor action: () async throws -> Void = {}, @ViewBuilder label: () -> Label, names: [String])",
            "internal Button.init(coder: NSCoder)",
        ]
        #expect(try lines(text) == expected)
    }

    @Test("enums with raw values, payloads and several cases on a line")
    func enums() throws {
        let text = """
            public indirect enum Tone: String { case neutral, `default` = "d"; case other(Int, label: Tone) }
            """
        let expected = [
            "public Tone", "internal Tone.neutral", "internal Tone.default = \"d\"",
            "internal Tone.other(_ : Int, label: Tone)",
        ]
        #expect(try lines(text) == expected)
    }

    @Test("properties, and what their braces make of them")
    func properties() throws {
        let text = """
            class View {
                public var a = 1, b: Int
                let c, d: String
                var e: Int { 1 }
                var f: Int { get { 1 } set {} }
                var g = 2 { didSet {} }
                private(set) public var h: [String: Int] = [:]
                static let i = View()
                lazy var j: () -> Void = { [weak self] in self?.k() }
            }
            """
        let kinds = try read(text).all.dropFirst().map { "\($0.name) \($0.kind) \($0.access)" }
        let expected = [
            "a property(SwiftModel.SwiftDeclaration.PropertyKind.variable) public",
            "b property(SwiftModel.SwiftDeclaration.PropertyKind.variable) public",
            "c property(SwiftModel.SwiftDeclaration.PropertyKind.constant) internal",
            "d property(SwiftModel.SwiftDeclaration.PropertyKind.constant) internal",
            "e property(SwiftModel.SwiftDeclaration.PropertyKind.computed) internal",
            "f property(SwiftModel.SwiftDeclaration.PropertyKind.settable) internal",
            "g property(SwiftModel.SwiftDeclaration.PropertyKind.variable) internal",
            "h property(SwiftModel.SwiftDeclaration.PropertyKind.variable) public",
            "i property(SwiftModel.SwiftDeclaration.PropertyKind.constant) internal",
            "j property(SwiftModel.SwiftDeclaration.PropertyKind.variable) internal",
        ]
        #expect(kinds == expected)
        #expect(try read(text).all.first { $0.name == "c" }?.type == .name("String"))
    }

    @Test("extensions, nested types, and the access that they give")
    func nesting() throws {
        let text = """
            public extension Outer.Inner where Content == Text {
                struct Deep { public let x: Int }
                func styled() -> some View { self }
                private func hidden() {}
            }
            protocol P { var a: Int { get } }
            """
        let expected = [
            "public Outer.Inner", "public Outer.Inner.Deep", "public Outer.Inner.Deep.x: Int",
            "public Outer.Inner.styled: some View", "private Outer.Inner.hidden: Void", "internal P",
            "internal P.a: Int",
        ]
        #expect(try lines(text) == expected)
    }

    @Test("all branches of #if, with what they ask for")
    func conditions() throws {
        let text = """
            #if os(iOS)
            struct A {
                #if DEBUG
                init(a: Int) {}
                #else
                init(b: Int) {}
                #endif
            }
            #elseif os(macOS)
            struct B {}
            #endif
            struct C {}
            """
        let found = try read(text).all.map { "\($0.path.joined(separator: ".")) \($0.conditions)" }
        let expected = [
            "A [\"#if os(iOS)\"]", "A.init [\"#if os(iOS)\", \"#if DEBUG\"]", "A.init [\"#if os(iOS)\", \"#else\"]",
            "B [\"#elseif os(macOS)\"]", "C []",
        ]
        #expect(found == expected)
    }

    @Test("documentation in both forms, and nothing of other comments")
    func documentation() throws {
        let text = """
            // no
            /// One.
            ///
            /// **Web Component:** `<a-b>`
            @available(iOS 15, *)
            struct A {}

            /**
             * Two.
             */
            struct B {}
            """
        #expect(try read(text).all.map(\.documentation) == ["One.\n\n**Web Component:** `<a-b>`", "Two."])
    }

    @Test("what is deprecated or unavailable, by itself and by what it stands in")
    func withdrawn() throws {
        let text = """
            struct A {
                @available(*, deprecated, message: "unavailable")
                init(a: Int) {}
                @available(iOS 16, *)
                init(b: Int) {}
            }
            @available(*, unavailable)
            extension A { func c() {} }
            """
        let expected = ["A false", "init true", "init false", "A true", "c true"]
        #expect(try read(text).all.map { "\($0.name) \($0.isWithdrawn)" } == expected)
    }

    @Test(
        "spellings of one type are one type",
        arguments: [
            ("Optional<Int>", "Int?"), ("Swift.Optional<Swift.Int>", "Int?"), ("Array<String>", "[String]"),
            ("Dictionary<String, [Int]>", "[String: Array<Int>]"), ("(Int)", "Int"),
            ("((Int) -> Void)?", "Optional<(Int) -> ()>"),
            ("@escaping @Sendable (_ value: Int) -> Void", "(Int) -> Void"), ("any P", "P"), ("Int!", "Int?"),
            ("Set<Array<Int>>?", "Optional<Set<[Int]>>"), ("SwiftUI.Binding<Bool>", "Binding<Bool>"),
            ("inout Int", "Int"),
        ]
    )
    func spellings(one: String, other: String) { #expect(WrittenType(one) == WrittenType(other)) }

    @Test(
        "types that differ stay apart",
        arguments: [
            ("Int", "Int?"), ("[Int]", "Set<Int>"), ("() -> Void", "() async -> Void"), ("(Int, Int)", "(Int) -> Int"),
            ("A.B", "B"), ("some View", "View"), ("Binding<Int>", "Binding<Int?>"), ("A & B", "A"),
        ]
    )
    func differences(one: String, other: String) { #expect(WrittenType(one) != WrittenType(other)) }

    @Test("what can't be read is told with its place, and the rest is read")
    func unread() throws {
        let text = """
            struct A {
                init(a: Int) {}
                #stringify(b)
                nonsense
                init(c: Int) {}
            }
            #Preview { A(a: 1) }
            """
        let read = try read(text)
        #expect(read.all.map(\.name) == ["A", "init", "init"])
        #expect(read.unread.map(\.reason) == [.macro("stringify"), .noDeclaration])
        #expect(read.unread.map { text.utf8.prefix($0.offset).count { $0 == 10 } + 1 } == [3, 4])
    }

    @Test("types nested without end are cut, and told")
    func deep() throws {
        let text = String(repeating: "struct A { ", count: 500) + String(repeating: "}", count: 500)
        let read = try read(text)
        #expect(read.unread.map(\.reason) == [.tooDeep])
        let type = String(repeating: "[", count: 4000) + "Int" + String(repeating: "]", count: 4000)
        #expect(try self.read("let a: \(type)").all.count == 1)
    }

    @Test("any file whose pieces are cut, doubled or moved is read to its end")
    func hostile() throws {
        let files = try SwiftFiles.all(in: ["out/Sources", "Sources/SwiftModel/Outline"])
        var random = SeededGenerator(seed: 28)
        var count = 0
        for _ in 0..<Loop.rounds(400) {
            guard let file = files.randomElement(using: &random), !file.bytes.isEmpty else { continue }
            var bytes = file.bytes
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(contentsOf: "<>?.,:()@#if \n".utf8.shuffled(using: &random), at: place)
                case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
                default: bytes.removeSubrange(place..<min(bytes.count, place + 20))
                }
                if bytes.isEmpty { break }
            }
            if (try? SwiftDeclarations(bytes)) != nil { count += 1 }
        }
        #expect(count > 10)
    }
}
