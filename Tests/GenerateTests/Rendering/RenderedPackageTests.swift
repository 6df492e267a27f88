import Core
import Package
import SwiftModel
import Testing
import WebModel

@testable import Generate

@Suite("The files of a package")
struct RenderedPackageTests {
    private let button = HandMadeComponent("Button")
    private let link = HandMadeComponent("Link", primitive: .link)

    @Test("are called after what is in them, also where a component's name is no word of Swift")
    func names() {
        let breadcrumb = HandMadeComponent("breadcrumb-item", primitive: .item)
        #expect(
            RenderedFiles(breadcrumb).paths.filter { !$0.contains("/Support/") } == [
                ".swift-format",
                "Package.swift",
                "Sources/ElevateUI/SwiftUI/ElevateBreadcrumbItem+SwiftUI.swift",
                "Tests/ElevateUITests/ComponentTestState.swift",
                "Tests/ElevateUITests/ElevateBreadcrumbItemTests.swift",
            ],
            "what is data of its parent has no UIKit class, and tokens only where it has types"
        )
    }

    @Test("belong to who changes them: tokens and support code to the program, components and tests to people")
    func ownership() {
        for file in RenderedFiles(button).files {
            let path = file.path.description
            let expected: FileOwnershipWord =
                if ["/Support/", "/DesignTokens/", "/Catalog/", "ComponentTestState"].contains(where: path.contains) {
                    "owned"
                } else if path.hasSuffix("Package.swift") || path == ".swift-format" {
                    "once"
                } else {
                    "scaffold"
                }
            #expect(file.ownership.rawValue == expected, "\(path)")
        }
    }

    private typealias FileOwnershipWord = String

    @Test("are only those that are asked for", arguments: Emission.allCases)
    func emissions(emission: Emission) {
        let folders: [Emission: String] = [.swiftui: "/SwiftUI/", .uikit: "/UIKit/", .tests: "Tests/"]
        let paths = RenderedFiles(button.library, emissions: [emission]).paths
        for (other, folder) in folders {
            #expect(paths.contains { $0.contains(folder) } == (other == emission), "\(folder)")
        }
        #expect(paths.contains("Package.swift"))
        // What a view, a control or a test is written with comes with it; who asks for tokens asks for no component.
        #expect(paths.contains { $0.hasSuffix("/DesignTokens/Components/ButtonTokens.swift") } == (emission != .tokens))
    }

    @Test("have the design tokens of the library with them, whatever is asked for", arguments: Emission.allCases)
    func designTokens(emission: Emission) {
        let sample = TranslatedLibraries.sample
        let paths = RenderedFiles(sample.swift, of: sample.library, tokens: sample.tokens, emissions: [emission]).paths
        for name in ["ElevatePrimitives", "ElevateAliases", "ButtonComponentTokens"] {
            #expect(paths.contains("Sources/ElevateUI/DesignTokens/Generated/\(name).swift"), "\(name)")
        }
        #expect(paths.contains("Sources/ElevateUI/Support/Color+Appearance.swift"))
    }

    @Test("have a manifest that knows what version 0.1 wrote for it", arguments: [15, 18, 26, 27])
    func formerManifest(target: Int) throws {
        let manifest = try #require(RenderedFiles(button).files.first { $0.path.description == "Package.swift" })
        let written = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "ElevateUI",
                platforms: [.iOS(.v\(target))],
                products: [
                    .library(name: "ElevateUI", targets: ["ElevateUI"])
                ],
                targets: [
                    .target(name: "ElevateUI"),
                    .testTarget(name: "ElevateUITests", dependencies: ["ElevateUI"]),
                ]
            )

            """
        #expect(manifest.former.contains(Array(written.utf8)))
        #expect(String(decoding: manifest.bytes, as: UTF8.self).hasPrefix("// swift-tools-version: 6.1\n"))
    }

    @Test("are the same bytes whatever the order of the components")
    func order() {
        func files(_ components: [SwiftComponent]) -> [String: [UInt8]] {
            let library = SwiftLibrary(prefix: "Elevate", components: components)
            return Dictionary(RenderedFiles(library).files.map { ($0.path.description, $0.bytes) }) { first, _ in first
            }
        }
        let one = files([button.swift, link.swift])
        #expect(one.count > 10)
        #expect(one == files([link.swift, button.swift]))
        #expect(one == files([button.swift, link.swift]))
    }

    @Test("are told of as missing where one template has a mistake: after an error nobody writes half a package")
    func mistake() {
        let library = SwiftLibrary(prefix: "Elevate", components: [button.swift, link.swift])
        let files = RenderedFiles(library, replacing: ["body/Button": "{{#shown-lable}}{{/shown-lable}}"])
        #expect(files.diagnostics.map(\.id) == [.templateUnknownName])
        #expect(files.diagnostics.map(\.severity) == [.error])
        #expect(files.text("ElevateButton+SwiftUI.swift") == "", "nothing is made of half a body")
        #expect(files.text("ElevateLink+SwiftUI.swift") != "", "and all mistakes of all components are found")
    }

    @Test("import what the types of their API need, in the order of the formatter")
    func imports() {
        let component = button.value("types", .array(.named("UTType")), default: .array([]))
        #expect(
            Imports(["SwiftUI", "UIKit"], types: component.scaffold.types).lines
                == ["import SwiftUI", "import UIKit", "import UniformTypeIdentifiers"]
        )
        #expect(Imports(["SwiftUI"], types: button.scaffold.types).lines == ["import SwiftUI"])
    }

    @Test("of support code are called as Swift files are; a template of another name is told of")
    func supportNames() {
        let files = RenderedFiles(
            button.library,
            replacing: ["support/../x.swift": "", "support/Mine": "", "support/View+Mine.swift": "// {{module}}\n"]
        )
        #expect(
            files.diagnostics.map(\.location?.file.typed) == [
                "mine/support/../x.swift.mustache", "mine/support/Mine.mustache",
            ]
        )
        #expect(files.text("Sources/ElevateUI/Support/View+Mine.swift") == "// ElevateUI\n")
    }

    // MARK: Names of modules

    @Test("A module is called after the prefix of the library")
    func fromPrefix() {
        #expect(ModuleName(prefix: "Elevate").description == "ElevateUI")
        #expect(ModuleName(prefix: "").description == "UI")
        #expect(ModuleName(prefix: "Swift").description == "SwiftComponentsUI")
    }

    @Test("No module is called as one that generated code imports", arguments: KnownSwiftType.Module.allCases)
    func imported(module: KnownSwiftType.Module) { #expect(ModuleName(module.rawValue) == nil) }

    @Test(
        "Nothing that an import line can't hold is a module's name",
        arguments: ["", "a b", "../x", "class", "Über", "1x", "a-b", "Testing", "Con", "LPT1"]
    )
    func refused(text: String) { #expect(ModuleName(text) == nil) }
}
