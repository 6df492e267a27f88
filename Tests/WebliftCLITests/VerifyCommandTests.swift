import TestSupport
import Testing

@testable import WebliftCLI

@Suite("weblift verify")
struct VerifyCommandTests {
    private func run(_ words: [String], environment: [String: String]) -> (code: ExitCode, console: RecordingConsole) {
        let console = RecordingConsole()
        return (Weblift.run(["verify"] + words, console: console, environment: environment), console)
    }

    @Test func withoutAToolchainItSaysSoAndFails() throws {
        let (code, console) = run(["."], environment: ["HOME": "/nowhere", "PATH": "/nowhere"])
        #if !os(macOS)
        #expect(code == .found)
        #expect(console.messages == "error: there is no swiftc on the PATH [verify.no-toolchain]\n")
        #endif
        #expect(console.outputText.isEmpty)
    }

    @Test(arguments: ["12", "x", "15.4.1"]) func aTargetThatIsNoVersionIsAMistake(_ text: String) {
        let (code, console) = run(["--target", text], environment: [:])
        #expect(code == .usage)
        #expect(console.errorText.contains("--target can't be “\(text)”"))
    }

    @Test func twoFoldersAreAMistake() {
        #expect(run(["a", "b"], environment: [:]).code == .usage)
    }

    @Test func withoutAFolderForTheCacheItIsAMistake() {
        let (code, console) = run(["a"], environment: ["PATH": "/usr/bin"])
        #expect(code == .usage)
        #expect(console.errorText.contains("set HOME or XDG_CACHE_HOME"))
    }

    @Test func theBinaryCarriesTheSurface() {
        for framework in ["CoreGraphics", "Foundation", "Combine", "UniformTypeIdentifiers", "UIKit", "SwiftUI"] {
            #expect(EmbeddedSpecs.bytes(of: "surface/\(framework).swiftinterface")?.isEmpty == false, "\(framework)")
        }
    }

    /// The compiler takes a word that begins with `@` for the name of a file with more options.
    @Test("the name of a folder is never an option of the compiler", .startsCompiler, arguments: ["@pkg", "@"])
    func names(_ name: String) async throws {
        try await TemporaryFolder.with { folder in
            for (text, isRight) in [("let a = 1\n", true), ("-print-target-info\n", false)] {
                try folder.write(text, to: "\(name)/Sources/M/a.swift")
                let run = try await BuiltProgram.run(
                    ["verify", name],
                    in: folder.path,
                    environment: GeneratedPackage.environment,
                    timeLimit: 300
                )
                #expect(run.ending == .exit(isRight ? 0 : 1), "\(run.errorText)")
                #expect(run.errorText.contains("a.swift:1:") == !isRight, "\(run.errorText)")
            }
        }
    }
}
