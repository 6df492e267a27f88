import Core
import TestSupport
import Testing

@testable import Verify

@Suite("The settings of a target", .startsCompiler, .needsSurface)
struct CompilerSettingsTests {
    /// A setting, and a program that is right with or without it and wrong otherwise.
    struct Setting: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let program: String
        var other: String?
        let message: String
        /// Whether the program is right where the setting is made.
        var isRightWith = false
        let set: @Sendable (inout CompilerSettings) -> Void
    }

    static let settings = [
        Setting(
            testDescription: "what names no actor belongs to the main actor",
            program: """
                func helper() {}
                nonisolated func caller() { helper() }
                """,
            message: "main actor-isolated global function 'helper()'"
        ) { $0.defaultIsolation = .mainActor },
        Setting(
            testDescription: "a file sees members of those modules only that it imports",
            program: "let faint = Palette.main.opacity(0.5)",
            other: """
                import SwiftUI
                enum Palette { static let main = Color.red }
                """,
            message: "missing import of defining module 'SwiftUI'"
        ) { $0.upcomingFeatures = ["MemberImportVisibility"] },
        Setting(
            testDescription: "a nonisolated asynchronous function runs where its caller does",
            program: """
                final class Box { var count = 0 }
                func touch(_ box: Box) async {}
                @MainActor func both(_ box: Box) async { await touch(box) }
                """,
            message: "sending 'box' risks causing data races",
            isRightWith: true
        ) { $0.upcomingFeatures = ["NonisolatedNonsendingByDefault"] },
        Setting(
            testDescription: "a conformance belongs to the actor of its type",
            program: """
                protocol Named { func name() -> String }
                @MainActor struct Label: Named { func name() -> String { "" } }
                """,
            message: "conformance of 'Label' to protocol 'Named' crosses into main actor-isolated code",
            isRightWith: true
        ) { $0.upcomingFeatures = ["InferIsolatedConformances"] },
        Setting(
            testDescription: "what is unsafe for memory is told",
            program: "func first(_ numbers: UnsafePointer<Int>) -> Int { numbers.pointee }",
            message: "uses unsafe constructs"
        ) { $0.isMemorySafetyStrict = true },
        Setting(
            testDescription: "an app has nothing of the package manager",
            program: """
                #if SWIFT_PACKAGE
                let count = 1
                #endif
                let next = count + 1
                """,
            message: "cannot find 'count' in scope"
        ) { $0.container = .app },
    ]

    @Test("each changes what is right", arguments: settings)
    func each(_ setting: Setting) async throws {
        var made = CompilerSettings()
        setting.set(&made)
        for (settings, isRight) in [(made, setting.isRightWith), (CompilerSettings(), !setting.isRightWith)] {
            let found = try await SharedSurface.messages(to: setting.program, beside: setting.other, settings: settings)
            if isRight {
                #expect(found == [])
            } else {
                #expect(found.contains { $0.contains(setting.message) }, "\(found)")
            }
        }
    }

    /// The compiler passes over a feature that it does not have, and has nothing to say then.
    @Test("a feature that the compiler does not have is told, with the name that is like it")
    func unknown() async throws {
        var settings = CompilerSettings()
        settings.upcomingFeatures = ["MemberImportVisiblity"]
        await #expect {
            try await SharedSurface.messages(to: "let a = 1", settings: settings)
        } throws: { error in
            guard let failure = error as? VerificationFailure else { return false }
            return failure.kind == .settings && failure.message.contains("“MemberImportVisiblity”")
                && failure.details == ["did you mean MemberImportVisibility?"]
        }
    }

    @Test("a feature that a language mode has anyway is asked for in the other one alone")
    func since() async throws {
        var settings = CompilerSettings()
        settings.upcomingFeatures = ["IsolatedDefaultValues", "ExistentialAny"]
        #expect(try await SharedSurface.messages(to: "let a = 1", settings: settings) == [])
        let wrong = "protocol P {}\nfunc f(_ p: P) {}"
        #expect(try await SharedSurface.messages(to: wrong, settings: settings).contains { $0.contains("'any P'") })
    }

    @Test("one language mode alone is checked where it is asked for")
    func mode() async throws {
        var settings = CompilerSettings()
        let wrongInSix = "final class Box { var count = 0 }\nlet shared = Box()"
        #expect(try await SharedSurface.messages(to: wrongInSix, settings: settings) != [])
        settings.languageModes = [.swift5]
        #expect(try await SharedSurface.messages(to: wrongInSix, settings: settings) == [])
    }
}

@Suite("What a compiler says that it can")
struct SupportedFeaturesTests {
    private static let answer = """
        {"features": {
          "optional": [{"name": "StrictMemorySafety", "flag_name": "-strict-memory-safety"}],
          "upcoming": [{"name": "A", "enabled_in": "6"}, {"name": "B", "enabled_in": "7"}, {"name": "C"}]
        }}
        """

    @Test("options are in one order, and each mode gets those that it has not")
    func options() throws {
        let features = try #require(SupportedFeatures(Self.answer))
        var settings = CompilerSettings()
        settings.defaultIsolation = .mainActor
        settings.isMemorySafetyStrict = true
        settings.upcomingFeatures = ["C", "A", "B", "A"]
        func words(_ mode: LanguageMode) throws -> String {
            try features.options(settings, in: mode).map(\.text).joined(separator: " ")
        }
        let both = "-default-isolation MainActor -strict-memory-safety"
        let later = "-enable-upcoming-feature B -enable-upcoming-feature C"
        #expect(try words(.swift5) == "\(both) -enable-upcoming-feature A \(later)")
        #expect(try words(.swift6) == "\(both) \(later)")
    }

    @Test("an older one, which knows neither setting, is not asked for them")
    func older() throws {
        let features = try #require(SupportedFeatures(#"{"features": {"optional": [], "upcoming": []}}"#))
        for set in [{ $0.defaultIsolation = .mainActor }, { $0.isMemorySafetyStrict = true }]
            as [(inout CompilerSettings) -> Void]
        {
            var settings = CompilerSettings()
            set(&settings)
            #expect(throws: VerificationFailure.self) { try features.options(settings, in: .swift6) }
        }
    }

    @Test("what is no answer is none", arguments: ["", "unknown argument", "[]", #"{"features": {}}"#])
    func noAnswer(_ text: String) { #expect(SupportedFeatures(text) == nil) }
}
