import Foundation
import TestSupport
import Testing

@Suite("The Swift of icons", .startsCompiler)
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

    @Test("compiles in the generated package, in an app and alone, in both modes, and callers can name an icon")
    func compiles() async throws {
        try IconsRun.write(to: folder)
        // With what takes icons: what doesn't is the same as without them.
        let package = try await GeneratedPackage(
            ["weblift:sample", "--only", "elvt-icon,elvt-icon-button,elvt-button"],
            in: folder
        )
        try await folder.run(
            ["icons", "svg", "--input", "weblift:sample", "--matrix", "matrix.md", "--out", package.name]
        ).exits(0)
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

    @Test("a catalog brings `Bundle.module` along, and without one that is an error")
    func bundle() async throws {
        try folder.write("import SwiftUI\nlet image = Image(\"a\", bundle: .module)\n", to: "p/Sources/M/a.swift")
        let without = try await verified("p")
        #expect(without.ending == .exit(1) && without.errorText.contains("'module'"))
        try folder.write("{}", to: "p/Sources/M/Icons.xcassets/Contents.json")
        try await expectRight("p")
    }

    private func expectRight(_ name: String, _ options: [String] = []) async throws {
        let run = try await verified(name, options)
        #expect(run.ending == .exit(0), "\(name): \(run.errorText.prefix(2000))")
    }

    private func verified(_ name: String, _ options: [String] = []) async throws -> ProgramRun {
        try await folder.runWithCompiler(["verify", name] + options)
    }
}
