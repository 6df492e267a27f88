import Foundation
import TestSupport
import Testing

/// Components with everything that any of about forty public libraries gives a component of that name: more at once than
/// one of them has, so that parts of a body meet which no real component brings together.
struct VocabularyLibrary {
    let manifest: String
    let count: Int

    private static let partCount = 6
    static let parts = Loop.tries([0], of: Array(0..<partCount))

    /// Each sixth component, so that every part has some of each kind.
    init(part: Int) throws {
        let words = try JSONInstance(Array(Data(contentsOf: Shared.file("corpus/wider/vocabulary.json"))))
        let properties = try Self.mostUsed(words["properties"])
        let events = try Self.mostUsed(words["events"])
        var components: [(tag: String, json: String)] = []
        var names: Set<String> = []
        for tag in try #require(words["tags"]?.elements) {
            let suffix = try #require(tag.elements?.first?.text).lowercased()
            guard names.insert(suffix.filter { $0 != "-" }).inserted else { continue }
            let texts = try #require(tag.elements)[1...3].map { column in (column.elements ?? []).compactMap(\.text) }
            var seen: Set<String> = []
            let fields = texts[0].filter { properties[$0] != nil && seen.insert($0.lowercased()).inserted }
            let items =
                fields.compactMap { name in properties[name].map { Self.item(name, $0[1].text, $0[2].text) } }
                + texts[1].map { $0 == "default" ? "#" : "#\($0)" }
                + texts[2].compactMap { name in events[name].map { Self.item("@\(name)", $0[1].text, nil) } }
            components.append(("zz-\(suffix)", ComponentJSON.of(items)))
        }
        components = components.indices.filter { $0 % Self.partCount == part }.map { components[$0] }
        count = components.count
        manifest = ComponentJSON.manifest(components)
    }

    /// As a matrix spells it, on one line.
    private static func item(_ name: String, _ type: String?, _ value: String?) -> String {
        let item = name + (type.map { $0.isEmpty ? "" : ": \($0)" } ?? "") + (value.map { " = \($0)" } ?? "")
        return item.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Of the rows of one name the one that is found most often.
    private static func mostUsed(_ rows: JSONInstance?) throws -> [String: [JSONInstance]] {
        var best: [String: [JSONInstance]] = [:]
        for row in try #require(rows?.elements) {
            guard let columns = row.elements, let name = columns.first?.text else { continue }
            func count(_ columns: [JSONInstance]?) -> Double {
                if case .number(let count)? = columns?.last { count } else { 0 }
            }
            if count(columns) > count(best[name]) { best[name] = columns }
        }
        return best
    }
}

/// Manifests that nobody has written: names of components, properties, slots, events and methods of about forty public
/// libraries, dealt anew by a program that stands beside the corpus.
enum DealtLibrary {
    private static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"

    /// The first few; in `make proof` many, and one of the day.
    static let seeds = Loop.tries([1], of: Array(1...20) + [Int(Date().timeIntervalSince1970 / 86_400)])

    static func manifest(seed: Int) async throws -> String {
        let run = try await BuiltProgram.run(
            ["python3", Shared.file("tools/recombine.py").path, "\(seed)", "60"],
            in: Shared.project.path,
            program: "/usr/bin/env",
            environment: ["PATH": searchPath, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"],
            timeLimit: 60
        )
        try #require(run.ending == .exit(0), "\(run.errorLines.joined(separator: "\n"))")
        return run.outputText
    }
}
