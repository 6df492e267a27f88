import Foundation

/// What checking a large package costs as a whole process: at first, with the modules of the toolchain there, when
/// nothing has changed, and after one edit.
///
/// Each is measured once: a compiler that works for half a minute meets all weather there is.
struct VerifyFigures {
    static let table = TextTable(columns: [
        .init("verify", width: 38), .init("files"), .init("nothing built s"), .init("no verdicts s"),
        .init("unchanged s"), .init("a body edited s"), .init("an interface edited s"), .init("peak MB"),
    ])

    let name: String
    let files: Int
    let first: Duration
    let fresh: Duration
    let unchanged: Duration
    let body: Duration
    let interface: Duration
    let peakMemory: Int

    var line: String {
        let times = [first, fresh, unchanged, body, interface].map { Figure.decimal($0.seconds) }
        return Self.table.row([name, String(files)] + times + [Figure.megabytes(peakMemory)])
    }

    /// A manifest in a number of copies.
    static func measured(
        _ manifest: String,
        copies: Int,
        name: String,
        weblift: String,
        in folder: String
    ) throws -> VerifyFigures {
        let inspect = try InspectRun(weblift: weblift)
        let (input, package) = ("\(folder)/\(name).json", "\(folder)/\(name)")
        try ManifestMultiplier(manifest).write(copies: copies, to: input)
        _ = try inspect.succeeding(["generate", input, "--out", package, "--quiet"])
        let checking = { (options: [String]) throws -> MeasuredRun in
            let words = ["env", "XDG_CACHE_HOME=\(package)-cache", weblift, "verify", package] + options
            guard let run = try MeasuredRun.of(words), run.ending == .exit(0) else {
                throw BenchmarkFailure("\(name) can't be verified")
            }
            return run
        }
        let first = try checking([])
        let fresh = try checking(["--fresh"])
        let unchanged = try checking([])
        try edit(package) {
            $0.replacing("var body: some View {", with: "var body: some View {\n        let _ = 1", maxReplacements: 1)
        }
        let body = try checking([])
        try edit(package) { $0.replacing("#endif", with: "func addedForTheBench() {}\n\n#endif", maxReplacements: 1) }
        let interface = try checking([])
        return VerifyFigures(
            name: name,
            files: FilePath.swiftFiles(below: package).count,
            first: first.time,
            fresh: fresh.time,
            unchanged: unchanged.time,
            body: body.time,
            interface: interface.time,
            peakMemory: [first, fresh].map(\.peakMemory).max() ?? 0
        )
    }

    /// One view of the package.
    private static func edit(_ package: String, _ change: (String) -> String) throws {
        guard let path = FilePath.swiftFiles(below: package).first(where: { $0.hasSuffix("Button+SwiftUI.swift") })
        else {
            throw BenchmarkFailure("the package has no button to edit")
        }
        let url = URL(fileURLWithPath: path)
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        let changed = change(text)
        guard changed != text else { throw BenchmarkFailure("\(path) can't be edited") }
        try Data(changed.utf8).write(to: url)
    }
}
