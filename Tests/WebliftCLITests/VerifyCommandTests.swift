import TestSupport
import Testing
import Verify

@testable import WebliftCLI

@Suite("weblift verify")
struct VerifyCommandTests {
    private let folder = TemporaryFolder()

    @Test func withoutAToolchainItSaysSoAndFails() throws {
        let run = ConsoleRun(["verify", "."], environment: ["HOME": "/nowhere", "PATH": "/nowhere"])
        #if !os(macOS)
        #expect(run.exit == .found)
        #expect(run.console.messages == "error: there is no swiftc on the PATH [verify.no-toolchain]\n")
        #endif
        #expect(run.outputText.isEmpty)
    }

    @Test(arguments: [
        ("target", "12"), ("target", "x"), ("target", "15.4.1"), ("jobs", "0"), ("jobs", "-1"), ("jobs", "x"),
    ])
    func aTargetThatIsNoVersionAndJobsThatAreNoNumberAreMistakes(_ option: String, _ text: String) {
        let run = ConsoleRun(["verify", "--\(option)=\(text)"])
        #expect(run.exit == .usage && run.errorText.contains("--\(option) can't be “\(text)”"))
    }

    @Test func twoFoldersAreAMistake() { #expect(ConsoleRun(["verify", "a", "b"]).exit == .usage) }

    @Test func withoutAFolderForTheCacheItIsAMistake() {
        let run = ConsoleRun(["verify", "a"], environment: ["PATH": "/usr/bin"])
        #expect(run.exit == .usage && run.errorText.contains("set HOME or XDG_CACHE_HOME"))
    }

    @Test func theBinaryCarriesTheSurface() {
        let modules = Verifier.bundledSurface.modules.map(\.name)
        #expect(Set(modules).isSuperset(of: ["CoreGraphics", "Foundation", "Combine", "UIKit", "SwiftUI"]))
        // Each stands behind those that it imports.
        #expect(modules.last == "SwiftUI")
    }

    @Test(
        "a project declares a module and adds to one of Apple's; what it declares wrongly is told with its place",
        .startsCompiler
    )
    func surface() async throws {
        try folder.write(
            "import Lottie\nimport SwiftUI\nstruct A: View { var body: some View { LottieView(name: \"a\").shine() } }\n",
            to: "Sources/M/a.swift"
        )
        try folder.write(
            "import SwiftUI\npublic struct LottieView: View {\n    public init(name: String)\n    public typealias Body = Never\n    public var body: Never { get }\n}\n",
            to: "Surface/Lottie.swiftinterface"
        )
        try folder.write(
            "extension View {\n    nonisolated public func shine() -> some View\n}\n",
            to: "Surface/SwiftUI/Shine.swiftinterface"
        )
        try folder.write(#"{"verify": {"surface": ["Surface"]}}"#, to: "weblift.json")
        func verify(_ words: String...) async throws -> ProgramRun {
            try await folder.runWithCompiler(["verify", "."] + words)
        }
        let right = try await verify("--strict")
        #expect(right.ending == .exit(0) && right.errorText.contains("all well"), "\(right.errorText)")
        try folder.write("LottieView(name: 1)", to: "Sources/M/b.swift")
        try await verify().exits(1)
        try folder.write(
            "// swift-module-flags: -load-plugin /tmp/evil\npublic func b(_ c: Nowhere)\n",
            to: "Surface/Other.swiftinterface"
        )
        let broken = try await verify().exits(1)
        #expect(
            broken.errorText.contains("the declarations in Surface/Other.swiftinterface do not compile"),
            "\(broken.errorText)"
        )
        #expect(broken.errorText.contains("Surface/Other.swiftinterface:2:"), "\(broken.errorText)")
        #expect(broken.errorText.contains("verify.surface"))
        let absent = try await verify("--surface", "Nowhere")
        #expect(absent.ending == .exit(1) && absent.errorText.contains("Nowhere"), "\(absent.errorText)")
    }

    @Test("the targets are where the manifest says, and it is told what SwiftPM says to it", .startsCompiler)
    func manifest() async throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Kit",
                platforms: [.iOS("26.0")],
                targets: [.target(name: "KitUI", path: "KitUI/Sources")]
            )

            """
        try folder.write(manifest, to: "Package.swift")
        try folder.write("let a = 1\n", to: "KitUI/Sources/a.swift")
        func verify() async throws -> ProgramRun { try await folder.runWithCompiler(["verify", "."]) }
        let right = try await verify().exits(0)
        #expect(right.errorText.contains("1 file checked for iOS 26: all well"), "\(right.errorText)")
        try folder.write(manifest.replacing(#""26.0""#, with: ".v26"), to: "Package.swift")
        let wrong = try await verify().exits(1)
        #expect(wrong.errorText.contains("Package.swift:5:23: error: 'v26' is unavailable"), "\(wrong.errorText)")
        #expect(wrong.errorText.contains("[verify.manifest]") && !wrong.errorText.contains("all well"))
    }

    @Test("what is not known here is a warning; --strict makes it an error, and so does a ledger", .startsCompiler)
    func unknown() async throws {
        try folder.write("import Lottie\nimport SwiftUI\nlet a = LottieView()\n", to: "own/Sources/M/a.swift")
        try folder.write("import Lottie\n", to: "generated/Sources/M/a.swift")
        try folder.write("{}", to: "generated/.weblift/ledger.json")
        func verify(_ words: String...) async throws -> ProgramRun {
            try await folder.runWithCompiler(["verify"] + words)
        }
        let usual = try await verify("own").exits(0)
        #expect(usual.errorText.contains("a.swift:1:8: warning: the module Lottie is not known here: no such module"))
        #expect(usual.errorText.contains("nothing is wrong, and 2 names are not known here: "))
        let strict = try await verify("own", "--strict")
        #expect(strict.ending == .exit(1) && strict.errorText.contains("error: LottieView is not known here"))
        #expect(try await verify("generated").ending == .exit(1))
    }

    /// The compiler takes a word that begins with `@` for the name of a file with more options.
    @Test("the name of a folder is never an option of the compiler", .startsCompiler, arguments: ["@pkg", "@"])
    func names(_ name: String) async throws {
        for (text, isRight) in [("let a = 1\n", true), ("-print-target-info\n", false)] {
            try folder.write(text, to: "\(name)/Sources/M/a.swift")
            let run = try await folder.runWithCompiler(["verify", name])
            #expect(run.ending == .exit(isRight ? 0 : 1), "\(run.errorText)")
            #expect(run.errorText.contains("a.swift:1:") == !isRight, "\(run.errorText)")
        }
    }
}
