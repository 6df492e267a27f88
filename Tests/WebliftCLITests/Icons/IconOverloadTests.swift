import Foundation
import TestSupport
import Testing

/// A library whose components name icons in every way: with one, with several, as a need, with a default, as data.
@Suite("Components that take icons by name")
struct IconOverloadTests {
    private let folder = TemporaryFolder()
    private static let library: String = {
        func component(_ tag: String, _ attributes: [String], slots: [String] = [""]) -> String {
            let members = attributes.map { attribute in
                let parts = attribute.split(separator: "=", omittingEmptySubsequences: false)
                let value = parts.count > 1 ? ", \"default\": \"'\(parts[1])'\"" : ""
                return SmallLibrary.field(
                    String(parts[0]).camelCase,
                    "string",
                    "\"attribute\": \"\(parts[0])\"\(value)"
                )
            }
            let slots = slots.map { "{\"name\": \"\($0)\"}" }.joined(separator: ",")
            return SmallLibrary.component(tag, members, "\"slots\": [\(slots)]")
        }
        return SmallLibrary.manifest(
            component("ac-button", ["prefix-icon=", "suffix-icon="]),
            component("ac-icon-button", ["icon", "label="], slots: []),
            component("ac-alert", ["icon=info"]),
            component("ac-icon", ["name"], slots: []),
            component("ac-menu", [], slots: ["", "trigger"]),
            component("ac-menu-item", ["icon=", "label="])
        )
    }()

    private static let configuration = """
        {"inputs": ["custom-elements.json"], "icons": ["svg"], "out": "out"}
        """

    private func generate(_ words: [String] = []) async throws -> ProgramRun {
        try folder.write(Self.library, to: "custom-elements.json")
        try folder.write(Self.configuration, to: "weblift.json")
        try IconsRun.write(to: folder)
        return try await folder.run(["generate"] + words)
    }

    private static let part = "out/Sources/AcUI/Icons/AcIconName+Components.swift"

    @Test("with icons in weblift.json “generate” writes what “icons” would write behind it, and checks both")
    func sameAsIcons() async throws {
        try await generate().exits(0)
        let once = try FolderContents(folder.url.appending(path: "out"), leavingOut: ["ledger.json"])
        #expect(once.files.keys.contains { $0.hasSuffix("AcIconName+Components.swift") })
        let icons = try await folder.run(["icons"])
        #expect(icons.ending == .exit(0) && icons.closingLine?.contains("unchanged") == true, "\(icons.errorText)")
        for check in [["generate", "--check"], ["icons", "--check"]] {
            #expect(try await folder.run(check).ending == .exit(0), "\(check)")
        }
        let twice = try FolderContents(folder.url.appending(path: "out"), leavingOut: ["ledger.json"])
        #expect(twice.differences(from: once) == [])
    }

    @Test("an icon that comes or goes makes the package stale, and the next run follows")
    func changes() async throws {
        _ = try await generate()
        try folder.write(IconsRun.plain, to: "svg/new-one.svg")
        #expect(try await folder.run(["generate", "--check"]).ending == .exit(1))
        #expect(try await folder.run(["generate"]).ending == .exit(0))
        let names = try folder.text("out/Sources/AcUI/Icons/AcIconName.swift")
        #expect(names.contains("case newOne = \"new-one\""))
        try folder.remove("svg/new-one.svg")
        #expect(try await folder.run(["generate"]).ending == .exit(0))
        let catalog = "out/Sources/AcUI/Icons/Icons.xcassets"
        #expect(!folder.has("\(catalog)/new-one.imageset"))
    }

    @Test("of a package in part, components that are not written have no inits for icons")
    func part() async throws {
        try await generate(["--only", "ac-icon"]).exits(0)
        let text = try folder.text(Self.part)
        #expect(text.contains("extension AcIcon {") && !text.contains("AcButton"))
    }

    @Test("without icons nothing is written of them")
    func without() async throws {
        try folder.write(Self.library, to: "custom-elements.json")
        try await folder.run(["generate", "custom-elements.json"]).exits(0)
        #expect(!folder.has("out/Sources/AcUI/Icons"))
    }

    /// What a team writes: each icon alone, several, none, and as a text as before.
    private static let callers = """
        #if os(iOS)
        import SwiftUI
        import UIKit

        @available(iOS 15, *)
        struct IconCallers: View {
            var body: some View {
                VStack {
                    AcButton("Save", prefixIcon: .add, action: {})
                    AcButton("Save", suffixIcon: .arrowDown, action: {})
                    AcButton("Save", prefixIcon: .add, suffixIcon: .arrowDown, action: {})
                    AcButton("Save", prefixIcon: "add", suffixIcon: "arrow-down", action: {})
                    AcButton("Save", action: {})
                    AcIconButton("Add", icon: .add, action: {})
                    AcIconButton("Add", icon: "add", action: {})
                    AcIcon(icon: .add)
                    AcIcon(icon: "add")
                }
            }
        }

        @available(iOS 15, *)
        @MainActor
        func use(_ button: AcUIKitButton) -> AcIconName? {
            button.libraryPrefixIcon = .add
            return button.librarySuffixIcon
        }
        #endif

        """

    @Test("every call that is meant compiles, in both modes", .startsCompiler)
    func compiles() async throws {
        try await generate().exits(0)
        try folder.write(Self.callers, to: "out/Sources/AcUI/Callers.swift")
        let verified = try await folder.runWithCompiler(["verify", "out"])
        #expect(verified.ending == .exit(0), "\(verified.errorText.prefix(3000))")
    }
}

extension String {
    /// `prefix-icon` as `prefixIcon`.
    fileprivate var camelCase: String {
        let words = split(separator: "-")
        return (words.first.map(String.init) ?? "") + words.dropFirst().map(\.capitalized).joined()
    }
}
