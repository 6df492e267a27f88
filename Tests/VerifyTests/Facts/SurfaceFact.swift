import Foundation

/// What Apple's documentation says of a declaration. `Tests/Verified/README.md` says how facts are written.
struct SurfaceFact: Sendable {
    let file: String
    let line: Int
    /// The iOS that has it first, `any` where the page doesn't say which, and the one that deprecates it.
    let introduced: String
    let deprecated: String?
    let declaration: CanonicalDeclaration
    let page: String
    /// The names that lead to it, as in the page's address: `view/padding(_:)`.
    let path: String

    var place: String { "\(file):\(line): \(page)" }

    static let folder = URL(filePath: SharedSurface.folder + "/Tests/Verified/Facts")

    static let all: [SurfaceFact] = {
        let enumerator = FileManager.default.enumerator(atPath: folder.path)
        let names = (enumerator?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".tsv") }.sorted()
        return names.flatMap { name in
            let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
            return text.components(separatedBy: "\n").enumerated().compactMap { number, line in
                line.isEmpty || line.hasPrefix("#") ? nil : SurfaceFact(line, in: name, at: number + 1)
            }
        }
    }()

    /// A line that is no fact has no declaration, which no symbol has.
    private init(_ line: String, in file: String, at number: Int) {
        let columns = line.components(separatedBy: "\t") + ["", "", ""]
        self.file = file
        self.line = number
        let versions = columns[0].components(separatedBy: "-")
        introduced = versions[0]
        deprecated = versions.count > 1 ? versions[1] : nil
        declaration = CanonicalDeclaration(columns[1])
        page = columns[2]
        path = SurfaceFact.path(of: page)
    }

    /// Without the module, and without what tells pages of one name apart: `-68shk`, `-swift.struct`.
    private static func path(of page: String) -> String {
        page.lowercased().components(separatedBy: "/").dropFirst()
            .map { $0.replacing(#/-([0-9a-z]{3,5}|swift\.[a-z.]+)$/#, with: "") }
            .joined(separator: "/")
    }
}
