import Foundation

/// `weblift icons` over a folder with SVG files, some of them wrong.
struct IconsRun {
    static let plain = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 11h16v2H4z"/></svg>"#

    /// Names that Swift has a use for are among them.
    static let names = [
        "add", "arrow-down", "24-hours", "default", "image", "uiImage", "allCases", "rawValue", "self", "Type",
        "filled/star", "search", "symbolName", "none", "init",
    ]

    static let matrix = "## Icons\n\n| Web | Symbol |\n|---|---|\n| `search`, `help` | `magnifyingglass` |\n"

    static func write(_ names: [String] = names, to folder: TemporaryFolder) throws {
        for name in names { try folder.write(plain, to: "svg/\(name).svg") }
        try folder.write(matrix, to: "matrix.md")
    }

    static func written(in folder: TemporaryFolder) throws -> FolderContents {
        try FolderContents(folder.url.appending(path: "out"), leavingOut: ["ledger.json"])
    }

    static func run(_ words: [String], in folder: TemporaryFolder) -> ConsoleRun {
        ConsoleRun(["icons"] + words + ["--out", folder.path("out")])
    }
}
