import Core
import Foundation
import TestSupport
import Testing

@testable import Verify

/// The answer of `verify` to files, where some words of the surface are known.
private func checked(_ files: [String: String], isFresh: Bool = true, known: Set<String> = []) async throws
    -> VerificationResult
{
    let setup = try await SharedSurface.surface.setup(for: .standard)
    return try await PackageFolder.with(files) { folder in
        try await Waiting.forCompiler {
            var verification = Verification(setup, isFresh: isFresh, jobs: 1, known: { known })
            verification.modes = [.swift6]
            return try verification.check(folder.path, progress: { _ in })
        }
    }
}

/// What an error means where only a part of Apple's declarations is known.
@Suite("Errors that are mistakes, and errors about what is not known here", .startsCompiler, .needsSurface)
struct ErrorVerdictTests {
    /// What is said of each error in a package of some files, in the order of the compiler.
    private static func verdicts(_ files: String...) async throws -> [(message: String, verdict: ErrorVerdict)] {
        try await verdicts(of: files)
    }

    private static func verdicts(of files: [String]) async throws -> [(message: String, verdict: ErrorVerdict)] {
        let numbered = files.enumerated().map { ("Sources/App/File\($0).swift", $1) }
        let sources = Dictionary(uniqueKeysWithValues: numbered)
        let found = try await checked(sources, isFresh: false, known: ["padding", "Text"])
        return found.messages.map { ($0.message.message, found.verdicts[$0.message] ?? .wrong) }
    }

    private static func view(_ body: String) -> String {
        "import SwiftUI\nstruct A: View { var body: some View { \(body) } }"
    }

    private static let bridging = """
        import Foundation
        func a(_ key: String) -> NSString { key as NSString }
        func b(_ error: any Error) -> Int { (error as NSError).code }
        """
    private static let lottie = """
        import Lottie
        import SwiftUI
        struct A: View { var body: some View { LottieView() } }
        struct B: View { var body: some View { Text(verbatum: "a") } }
        """
    private static let withoutRuntime = [ErrorVerdict.unknown("the runtime of Objective-C", nearest: nil)]

    /// A promise, files, and what is said of their errors.
    private static let rows: [(promise: String, files: [String], verdicts: [ErrorVerdict])] = [
        (
            "a module that is not there is told, and the rest of the file is checked as if it were empty", [lottie],
            [.unknown("the module Lottie", nearest: nil), .unknown("LottieView", nearest: nil), .wrong]
        ),
        (
            "what a file imports only where it is there stays away",
            ["#if canImport(AppKit)\nimport AppKit\nlet a: Int = \"\"\n#endif"], []
        ),
        (
            "a member that the surface does not have is not known, and a name much like it is named",
            [view("Text(\"a\").paddings()")], [.unknown("Text.paddings", nearest: "padding")]
        ),
        (
            "several modules that are not there are told, in the file that imports each",
            ["import One\nimport Two", "import Three\nlet a: Int = \"\""],
            [
                .unknown("the module One", nearest: nil), .unknown("the module Two", nearest: nil),
                .unknown("the module Three", nearest: nil), .wrong,
            ]
        ),
        ("nor is an attribute", ["@Sparkling struct A {}"], [.unknown("@Sparkling", nearest: nil)]),
        ("nor what the runtime has", ["import UIKit\nclass A: UIView { @objc func a() {} }"], withoutRuntime),
        ("nor what is bridged", [bridging], withoutRuntime),
        (
            "what the package manager declares where there are resources is a mistake without them",
            [view("Image(\"a\", bundle: .module)")], [.wrong]
        ),
        (
            "a name of the package that is mistyped, private or of another type is a mistake",
            [
                "struct Model { let title = \"\" }\nprivate struct Hidden {}",
                "func a(_ model: Model) -> String { model.titel }", "func b() { _ = Hidden() }",
                "func c() { _ = Modell() }",
                "enum Words: String { case one }\nfunc d() { _ = Words.somethingElse }",
            ], [.wrong, .wrong, .wrong, .wrong]
        ),
        (
            "what a type of Apple's does not have here is not known, also where the package adds to it or has a member of that name elsewhere",
            [
                "import UIKit\nextension UIView { func ownStyle() {} }\nstruct Lamp { func shimmer() {} }",
                "import UIKit\n@MainActor func a() { UIView().shimmer() }",
                "import UIKit\n@MainActor func b() { UIView().ownStlye() }",
            ], [.unknown("UIView.shimmer", nearest: nil), .wrong]
        ),
    ]

    @Test("each is told as what it is", arguments: rows.indices)
    func each(_ index: Int) async throws {
        let row = Self.rows[index]
        let found = try await Self.verdicts(of: row.files)
        #expect(found.map(\.verdict) == row.verdicts, "\(row.promise): \(found)")
    }

    @Test("a file beside an empty module is checked each time, however often it was right but for that")
    func again() async throws {
        for _ in 0..<2 {
            let found = try await Self.verdicts("import Elsewhere\nlet elsewhere = 1")
            #expect(found.map(\.verdict) == [.unknown("the module Elsewhere", nearest: nil)])
        }
    }

    @Test("what stands beside something unknown may follow from it, and what stands elsewhere does not")
    func follows() async throws {
        let found = try await Self.verdicts(
            """
            import UIKit
            func a() {
                let b = SomethingNew()
                let c: Int = b.count + "a"
                let d: Int = ""
            }
            func e() { let f: Int = "" }
            """
        )
        #expect(found.first?.verdict == .unknown("SomethingNew", nearest: nil))
        #expect(found.dropFirst().dropLast().allSatisfy { $0.verdict == .follows } && found.count >= 3, "\(found)")
        #expect(found.last?.verdict == .wrong)
    }

    /// Code with an unknown name, and the error that it then makes in another file, though that may be right.
    private static let pairs: [(cause: String, effect: String)] = [
        // An attribute can be a macro, which makes members and conformances of the line below it.
        ("@Reduced\nstruct Feature {\n    var a = 1\n}", "func use() { _ = Feature.Action.start; Feature(b: 1) }"),
        (
            "import Nowhere\n@Reduced public\nfinal class Feature {}",
            "func use(_ a: Feature) -> String { a as any Hashable; return a }"
        ),
        // A superclass has inits and methods.
        (
            "class Feature: Nowhere.Base { override func a() {}\n    init() { super.init(b: 1) } }",
            "final class Special: Feature { override func b() {} }"
        ),
        // Types that a function takes or returns, a property has, or an alias stands for.
        (
            "func made(_ a: Unknown) -> [Unknown] { [] }",
            "func use() -> Int { made(1).map { $0.count }.joined() + \"a\" }"
        ),
        ("let made = Unknown(1)", "struct Use { let a: Int = made + \"\" ; func b() -> Int { [made: 1] } }"),
        ("typealias Made = Unknown", "struct Use: Made { func a() { let b: Int = Made.c() + \"\" } }"),
        (
            "enum Made { case a(Unknown) }",
            "func use(_ made: Made) -> Int { if case .a(let b) = made { b } else { \"\" } }"
        ),
        // One behind the other.
        (
            "struct Inner { let a: Unknown }\nstruct Outer { let inner: Inner }\nlet shared = Outer()",
            "func use() { let a: Int = shared }"
        ),
        ("protocol Made: Unknown {}\nstruct Thing: Made { init() {} }", "func use() { for a in Thing() { } }"),
    ]

    @Test("what follows elsewhere from a name that is not known is never wrong", arguments: pairs.indices)
    func consequences(_ index: Int) async throws {
        let (cause, effect) = Self.pairs[index]
        let found = try await Self.verdicts(cause, effect, "let certain: Int = \"\"")
        let wrong = found.filter { $0.verdict == .wrong }.map(\.message)
        #expect(wrong == ["cannot convert value of type 'String' to specified type 'Int'"], "\(found)")
    }

    @Test("what a module that is not there may declare is not taken for a name of the package")
    func nearNames() async throws {
        let found = try await Self.verdicts(
            "import Nowhere\nfunc a() { Modell(); UIView2.makeAll() }",
            "struct Model {}\nstruct UIView1 {}\nprivate struct UIView2 {}"
        )
        #expect(found.count == 3 && found.allSatisfy { $0.verdict != .wrong }, "\(found)")
    }

    @Test("of a type that holds something unknown nothing is certain, of one that only does something with it all is")
    func types() async throws {
        let found = try await Self.verdicts(
            "struct Holder { var thing: SomethingNew? }\nstruct Doer { func act() { SomethingNew() } }",
            "func a(_ holder: Holder) { let b: Int = holder }",
            "func a(_ doer: Doer) { let b: Int = doer }"
        )
        #expect(found.filter { $0.message.contains("'Holder'") }.map(\.verdict) == [.follows], "\(found)")
        #expect(found.filter { $0.message.contains("'Doer'") }.map(\.verdict) == [.wrong], "\(found)")
    }
}

@Suite("Packages of several modules", .startsCompiler, .needsSurface)
struct SeveralModuleTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "App",
            targets: [
                .target(name: "Core", path: "Core/Sources"),
                .target(name: "Model", dependencies: ["Core"], path: "Features/Model"),
                .target(name: "UI", dependencies: ["Model"], path: "Features/UI", resources: [.process("Words")]),
                .testTarget(name: "UITests", dependencies: ["UI"], path: "Features/UITests"),
            ]
        )
        """

    /// Each is right.
    private static let files = [
        "Package.swift": manifest,
        "Core/Sources/a.swift":
            "public struct Core: Sendable {\n    public init() {}\n    package var one: Int { 1 }\n}",
        "Features/Model/a.swift":
            "import Core\npackage struct Model {\n    package var core = Core()\n    package init() {}\n    package func two() -> Int { core.one + 1 }\n}",
        "Features/UI/a.swift":
            "import Foundation\nimport Model\nfunc three() -> Int { Model().two() + 1 }\nfunc bundle() -> Bundle { .module }",
        "Features/UI/Words/a.txt": "",
        "Features/UITests/a.swift": "import Testing\n@testable import UI\n@Test func a() { #expect(three() == 3) }",
    ]

    @Test("with paths, an access level of the package and resources are right")
    func right() async throws {
        let result = try await checked(Self.files)
        #expect(result.modules.map(\.name) == ["Core", "Model", "UI", "UITests"])
        #expect(result.messages.isEmpty && result.manifest.isEmpty, "\(result.messages)")
    }

    @Test(
        "are checked behind one of which a body has an error or something unknown, and without a name of their own called wrong"
    )
    func behind() async throws {
        for body in ["\"\"", "Unknown.one", "Nowhere.one"] {
            var files = Self.files
            files["Core/Sources/a.swift"] =
                "import Nowhere\n" + (files["Core/Sources/a.swift"]?.replacing("{ 1 }", with: "{ \(body) }") ?? "")
            files["Features/UI/b.swift"] =
                "import Model\nimport Nowhere\nfunc wrong() -> Int { Model().two }\nfunc a() { Elsewhere() }"
            let result = try await checked(files)
            let places = result.mistakes.compactMap {
                $0.location?.file.typed.split(separator: "/").suffix(2).joined(separator: "/")
            }
            #expect(places == (body == "\"\"" ? ["Sources/a.swift"] : []) + ["UI/b.swift"], "\(result.messages)")
            #expect(result.modules.allSatisfy { $0.outcome == .checked }, "\(result.modules.map(\.outcome))")
        }
    }

    @Test("are told as not checked behind one of which others need what is not known")
    func left() async throws {
        var files = Self.files
        files["Core/Sources/a.swift"] = "public struct Core { public var one: Unknown }"
        let result = try await checked(files)
        #expect(result.mistakes.isEmpty)
        #expect(result.uncheckedCount == 3)
        var diagnostics = DiagnosticBag()
        result.report(isStrict: false, into: &diagnostics)
        #expect(!diagnostics.hasErrors && diagnostics.sorted.count { $0.id == .verifyNotChecked } == 3)
    }

    @Test("may have a program with code that is run")
    func program() async throws {
        let files = ["Sources/Tool/main.swift": "let a = 1\nprint(a)", "Sources/Tool/b.swift": "func b() {}"]
        #expect(try await checked(files).messages.isEmpty)
    }
}

@Suite("What an error of the compiler is about")
struct ErrorSubjectTests {
    @Test(
        "is told by its words",
        arguments: [
            ("no such module 'A'", ErrorSubject.module("A")),
            ("cannot find 'a' in scope", .name("a")),
            ("cannot find type 'A' in scope", .name("A")),
            ("no type named 'A' in module 'SwiftUI'", .name("A")),
            ("module 'SwiftUI' has no member named 'A'", .name("A")),
            ("value of type 'some View' has no member 'a'", .member("a", of: "some View")),
            ("type 'A.B' has no member 'c'", .member("c", of: "A.B")),
            ("'C' is not a member type of struct 'A.B'", .member("C", of: "A.B")),
            ("unknown attribute 'Entry'", .attribute("Entry")),
            ("Objective-C interoperability is disabled", .objectiveC),
            ("'#selector' can only be used with the Objective-C runtime", .objectiveC),
            ("cannot convert value of type 'String' to type 'NSString' in coercion", .objectiveC),
            ("cannot convert value of type 'String' to type 'Int' in coercion", .other),
            ("failed to produce diagnostic for expression; please submit a bug report", .undetermined),
            (
                "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions",
                .tooComplex
            ),
            (
                "external macro implementation type 'KitMacros.A' could not be found for macro 'a()'; plugin for module 'KitMacros' not found",
                .macro("a()")
            ),
            ("cannot convert value of type 'NSNumber' to type 'NSString' in coercion", .other),
            ("cannot convert value of type 'A' to specified type 'B'", .other),
            ("expected '}' in struct", .syntax), ("expressions are not allowed at the top level", .syntax),
            ("extra argument 'a' in call", .other), ("", .other), ("'", .other),
            ("cannot find '", .other),
        ]
    )
    func subject(message: String, subject: ErrorSubject) { #expect(ErrorSubject(message) == subject) }
}
