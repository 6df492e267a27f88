import Foundation
import TestSupport
import Testing

@testable import Verify

/// What an error means where only a part of Apple's declarations is known.
@Suite(
    "Errors that are mistakes, and errors about what is not known here",
    .startsCompiler,
    .needsSurface
)
struct ErrorVerdictTests {
    /// What is said of each error in a package of some files, in the order of the compiler.
    private static func verdicts(_ files: String...) async throws -> [(message: String, verdict: ErrorVerdict)] {
        let sources = files.enumerated().map { ("Sources/App/File\($0).swift", $1) }
        let setup = try await SharedSurface.surface.setup(for: .standard)
        let result = try await PackageFolder.with(Dictionary(uniqueKeysWithValues: sources)) { folder in
            try await Waiting.forCompiler {
                var verification = Verification(setup, jobs: 1, known: { ["padding", "Text"] })
                verification.modes = [.swift6]
                return try verification.check(folder.path, progress: { _ in })
            }
        }
        return result.messages.map { ($0.message.message, result.verdicts[$0.message] ?? .wrong) }
    }

    private static func view(_ body: String) -> String {
        "import SwiftUI\nstruct A: View { var body: some View { \(body) } }"
    }

    @Test("a module that is not there is told, and the rest of the file is checked as if it were empty")
    func module() async throws {
        let found = try await Self.verdicts(
            """
            import Lottie
            import SwiftUI
            struct A: View { var body: some View { LottieView() } }
            struct B: View { var body: some View { Text(verbatum: "a") } }
            """
        )
        #expect(
            found.map(\.verdict) == [
                .unknown("the module Lottie", nearest: nil), .unknown("LottieView", nearest: nil), .wrong,
            ],
            "\(found)"
        )
    }

    @Test("several modules that are not there are told, in the file that imports each")
    func modules() async throws {
        let found = try await Self.verdicts("import One\nimport Two", "import Three\nlet a: Int = \"\"")
        let names = found.compactMap { if case .unknown(let name, _) = $0.verdict { name } else { nil } }
        #expect(Set(names) == ["the module One", "the module Two", "the module Three"])
        #expect(found.filter { $0.verdict == .wrong }.count == 1)
    }

    @Test("a file beside an empty module is checked each time, however often it was right but for that")
    func again() async throws {
        for _ in 0..<2 {
            let found = try await Self.verdicts("import Elsewhere\nlet elsewhere = 1")
            #expect(found.map(\.verdict) == [.unknown("the module Elsewhere", nearest: nil)])
        }
    }

    @Test("what a file imports only where it is there stays away")
    func guarded() async throws {
        let found = try await Self.verdicts("#if canImport(AppKit)\nimport AppKit\nlet a: Int = \"\"\n#endif")
        #expect(found.isEmpty)
    }

    @Test("a member that the surface does not have is not known, and a name much like it is named")
    func member() async throws {
        let found = try await Self.verdicts(Self.view("Text(\"a\").paddings()"))
        #expect(found.map(\.verdict) == [.unknown("Text.paddings", nearest: "padding")])
        let attribute = try await Self.verdicts("@Sparkling struct A {}")
        #expect(attribute.map(\.verdict) == [.unknown("@Sparkling", nearest: nil)])
        let runtime = try await Self.verdicts("import UIKit\nclass A: UIView { @objc func a() {} }")
        #expect(runtime.map(\.verdict) == [.unknown("the runtime of Objective-C", nearest: nil)])
        let bridging = try await Self.verdicts(
            """
            import Foundation
            func a(_ key: String) -> NSString { key as NSString }
            func b(_ error: any Error) -> Int { (error as NSError).code }
            """
        )
        #expect(bridging.map(\.verdict) == [.unknown("the runtime of Objective-C", nearest: nil)])
    }

    @Test("what the package manager declares where there are resources is a mistake without them")
    func bundle() async throws {
        let found = try await Self.verdicts(Self.view("Image(\"a\", bundle: .module)"))
        #expect(found.map(\.verdict) == [.wrong], "\(found)")
    }

    @Test("a name of the package that is mistyped, private or of another type is a mistake")
    func own() async throws {
        let found = try await Self.verdicts(
            "struct Model { let title = \"\" }\nprivate struct Hidden {}",
            "func a(_ model: Model) -> String { model.titel }",
            "func b() { _ = Hidden() }",
            "func c() { _ = Modell() }",
            "enum Words: String { case one }\nfunc d() { _ = Words.somethingElse }"
        )
        #expect(found.count == 4)
        #expect(found.allSatisfy { $0.verdict == .wrong }, "\(found)")
    }

    @Test(
        "what a type of Apple's does not have here is not known, also where the package adds to it or has a member of that name elsewhere"
    )
    func extended() async throws {
        let found = try await Self.verdicts(
            "import UIKit\nextension UIView { func ownStyle() {} }\nstruct Lamp { func shimmer() {} }",
            "import UIKit\n@MainActor func a() { UIView().shimmer() }",
            "import UIKit\n@MainActor func b() { UIView().ownStlye() }"
        )
        #expect(found.map(\.verdict) == [.unknown("UIView.shimmer", nearest: nil), .wrong], "\(found)")
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
            func e() {
                let f: Int = ""
            }
            """
        )
        #expect(found.first?.verdict == .unknown("SomethingNew", nearest: nil))
        #expect(found.dropFirst().dropLast().allSatisfy { $0.verdict == .follows } && found.count >= 3, "\(found)")
        #expect(found.last?.verdict == .wrong)
    }

    @Test(
        "of a type that holds something unknown nothing is certain, and of one that only does something with it all is"
    )
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
            ("cannot convert value of type 'NSNumber' to type 'NSString' in coercion", .other),
            ("cannot convert value of type 'A' to specified type 'B'", .other),
            ("expected '}' in struct", .syntax), ("expressions are not allowed at the top level", .syntax),
            ("extra argument 'a' in call", .other), ("", .other), ("'", .other),
            ("cannot find '", .other),
        ]
    )
    func subject(message: String, subject: ErrorSubject) {
        #expect(ErrorSubject(message) == subject)
    }
}
