import TestSupport
import Testing

@Suite("The Swift of icons")
struct IconSwiftTests {
    private let folder = TemporaryFolder()

    /// What a team writes with them.
    private static let callers = """
        #if os(iOS)
        import SwiftUI
        import UIKit

        @available(iOS 15, *)
        struct IconCallers: View {
            var body: some View {
                VStack {
                    ElevateIcon(icon: .add)
                    ElevateIcon("More", icon: .arrowDown, size: .large)
                    ElevateIcon(icon: "star")
                    ElevateIcon(icon: nil)
                    ComponentIcon(.filledStar)
                    ElevateIconName.image.image
                    ForEach(ElevateIconName.allCases, id: \\.self) { $0.image }
                }
                .componentIcons { name in ElevateIconName(rawValue: name)?.image ?? Image(systemName: name) }
            }
        }

        @available(iOS 15, *)
        @MainActor
        func use(_ icon: ElevateUIKitIcon) -> UIImage? {
            icon.libraryIcon = .search
            return icon.libraryIcon?.uiImage
        }
        #endif

        """

    @Test(
        "compiles in the generated package, in an app and alone, in both modes, and callers can name an icon",
        .startsCompiler
    )
    func compiles() async throws {
        try IconsRun.write(to: folder)
        // With what takes icons: what doesn't is the same as without them.
        _ = try await GeneratedPackage(
            ["weblift:sample", "--only", "elvt-icon,elvt-icon-button,elvt-button"],
            in: folder
        )
        let options = ["--input", "weblift:sample", "--matrix", "matrix.md", "--out", "out"]
        try await folder.run(["icons", "svg"] + options).exits(0)
        try folder.write(Self.callers, to: "out/Sources/ElevateUI/Callers.swift")
        try await expectRight("out")
        try await expectRight("out", ["--app-target"])
        // Only drawings, only symbols, and names without a library.
        try folder.write("## Icons\n\n| Web | Symbol |\n|---|---|\n| `add` | `plus` |\n", to: "symbols.md")
        try folder.write(IconsRun.plain, to: "one/add.svg")
        for (name, words) in [
            ("drawn", ["one"]), ("symbols", ["one", "--matrix", "symbols.md"]),
            ("mixed", ["svg", "--matrix", "symbols.md"]),
        ] {
            try await folder.run(["icons"] + words + ["--out", name]).exits(0)
            try await expectRight(name)
        }
    }

    @Test("a catalog brings `Bundle.module` along, and without one that is an error", .startsCompiler)
    func bundle() async throws {
        try folder.write("import SwiftUI\nlet image = Image(\"a\", bundle: .module)\n", to: "p/Sources/M/a.swift")
        #expect(try await folder.runWithCompiler(["verify", "p"]).exits(1).errorText.contains("'module'"))
        try folder.write("{}", to: "p/Sources/M/Icons.xcassets/Contents.json")
        try await expectRight("p")
    }

    private func expectRight(_ name: String, _ options: [String] = []) async throws {
        try await folder.runWithCompiler(["verify", name] + options).exits(0, name)
    }

    // MARK: Components

    /// Its components name icons in every way: with one, with several, as a need, with a default, as data.
    private static let library: String = {
        func text(_ name: String, _ attribute: String? = nil, _ value: String? = nil) -> String {
            let more = value.map { #", "default": "'\#($0)'""# } ?? ""
            return SmallLibrary.field(name, "string", #""attribute": "\#(attribute ?? name)"\#(more)"#)
        }
        let icons = [text("prefixIcon", "prefix-icon", ""), text("suffixIcon", "suffix-icon", "")]
        return SmallLibrary.manifest(
            SmallLibrary.component("ac-button", icons, SmallLibrary.slot),
            SmallLibrary.component("ac-icon-button", [text("icon"), text("label", nil, "")]),
            SmallLibrary.component("ac-alert", [text("icon", nil, "info")], SmallLibrary.slot),
            SmallLibrary.component("ac-icon", [text("name")]),
            SmallLibrary.component("ac-menu", [], #""slots": [{"name": ""}, {"name": "trigger"}]"#),
            SmallLibrary.component("ac-menu-item", [text("icon", nil, ""), text("label", nil, "")], SmallLibrary.slot)
        )
    }()

    private static let configuration = #"{"inputs": ["custom-elements.json"], "icons": ["svg"], "out": "out"}"#

    private func generate(_ words: [String] = []) async throws -> ProgramRun {
        try folder.write(Self.library, to: "custom-elements.json")
        try folder.write(Self.configuration, to: "weblift.json")
        try IconsRun.write(to: folder)
        return try await folder.run(["generate"] + words)
    }

    @Test("with icons in weblift.json “generate” writes what “icons” would write behind it, and checks both")
    func sameAsIcons() async throws {
        try await generate().exits(0)
        let once = try IconsRun.written(in: folder)
        #expect(once.files.keys.contains { $0.hasSuffix("AcIconName+Components.swift") })
        let icons = try await folder.run(["icons"]).exits(0)
        #expect(icons.closingLine?.contains("unchanged") == true, "\(icons.errorText)")
        for command in ["generate", "icons"] { try await folder.run([command, "--check"]).exits(0, command) }
        #expect(try IconsRun.written(in: folder).differences(from: once) == [])
    }

    @Test("an icon that comes or goes makes the package stale, and the next run follows")
    func changes() async throws {
        _ = try await generate()
        try folder.write(IconsRun.plain, to: "svg/new-one.svg")
        try await folder.run(["generate", "--check"]).exits(1)
        try await folder.run(["generate"]).exits(0)
        let names = try folder.text("out/Sources/AcUI/Icons/AcIconName.swift")
        #expect(names.contains("case newOne = \"new-one\""))
        try folder.remove("svg/new-one.svg")
        try await folder.run(["generate"]).exits(0)
        #expect(!folder.has("out/Sources/AcUI/Icons/Icons.xcassets/new-one.imageset"))
    }

    @Test("of a package in part, components that are not written have no inits for icons")
    func part() async throws {
        try await generate(["--only", "ac-icon"]).exits(0)
        let text = try folder.text("out/Sources/AcUI/Icons/AcIconName+Components.swift")
        #expect(text.contains("extension AcIcon {") && !text.contains("AcButton"))
    }

    @Test("without icons nothing is written of them")
    func without() async throws {
        try folder.write(Self.library, to: "custom-elements.json")
        try await folder.run(["generate", "custom-elements.json"]).exits(0)
        #expect(!folder.has("out/Sources/AcUI/Icons"))
    }

    /// What a team writes: each icon alone, several, none, and as a text as before.
    private static let componentCallers = """
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
    func componentsCompile() async throws {
        try await generate().exits(0)
        try folder.write(Self.componentCallers, to: "out/Sources/AcUI/Callers.swift")
        try await expectRight("out")
    }
}
