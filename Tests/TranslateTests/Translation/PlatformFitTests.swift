import Core
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Translate

/// Promises about the built-in matrix that hold for every component of every library at hand.
@Suite("What the built-in matrix makes fits the platform")
struct PlatformFitTests {
    private func translations(of libraries: [Library]) throws -> [ComponentTranslation] {
        let translator = try BuiltInMatrix.translator()
        var diagnostics = DiagnosticBag()
        return libraries.flatMap { translator.translate($0, into: &diagnostics).components }
    }

    private func sample() throws -> [ComponentTranslation] { try translations(of: [RealLibraries.sample()]) }

    @Test("all of this is so for real libraries, too", .needs("corpus"))
    func corpus() throws {
        let components = try translations(of: RealLibraries.manifests.map(RealLibraries.manifest))
        try checkControlEvents(of: components)
        try checkInverted(of: components)
        checkTypesOfTheirFramework(of: components)
        checkAge(of: components)
    }

    @Test("only controls send control events")
    func controlEvents() throws { try checkControlEvents(of: sample()) }

    private func checkControlEvents(of components: [ComponentTranslation]) throws {
        let rows = try BuiltInMatrix.matrix().components.entries
        var controls = 0
        for translation in components where !translation.component.uiKit.controlEvents.isEmpty {
            controls += 1
            #expect(rows.first { $0.source == translation.rule }?.uiKit == .control, "<\(translation.tag)>")
        }
        #expect(controls > 10)
    }

    @Test("only controls have an inverted isEnabled; all else declares its own")
    func inverted() throws { try checkInverted(of: sample()) }

    private func checkInverted(of components: [ComponentTranslation]) throws {
        let rows = try BuiltInMatrix.matrix().components.entries
        for translation in components where !translation.component.uiKit.inverted.isEmpty {
            #expect(rows.first { $0.source == translation.rule }?.uiKit == .control, "<\(translation.tag)>")
        }
    }

    @Test("members of UIKit have no types of SwiftUI, and members of SwiftUI none of UIKit")
    func typesOfTheirFramework() throws { checkTypesOfTheirFramework(of: try sample()) }

    private func checkTypesOfTheirFramework(of components: [ComponentTranslation]) {
        for translation in components {
            for property in translation.component.uiKit.properties {
                #expect(!uses(.swiftUI, String(describing: property.type)), "<\(translation.tag)> \(property)")
            }
            for property in translation.component.properties {
                #expect(!uses(.uiKit, String(describing: property.type)), "<\(translation.tag)> \(property)")
            }
        }
    }

    @Test("nothing asks for a newer iOS than 15")
    func oldEnough() throws { checkAge(of: try sample()) }

    private func checkAge(of components: [ComponentTranslation]) {
        for translation in components {
            let types =
                translation.component.properties.map(\.type) + translation.component.uiKit.properties.map(\.type)
            for type in types {
                for name in words(of: String(describing: type)) {
                    #expect(
                        KnownSwiftType.named(name).map { $0.iOSVersion <= 15 } ?? true,
                        "<\(translation.tag)> \(String(describing: type))"
                    )
                }
            }
        }
    }

    private func uses(_ module: KnownSwiftType.Module, _ type: String) -> Bool {
        words(of: type).contains { KnownSwiftType.named($0)?.module == module }
    }

    private func words(of type: String) -> [String] {
        type.split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
    }
}
