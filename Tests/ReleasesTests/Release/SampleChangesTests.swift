import Foundation
import Releases
import Testing
import WebModel

@Suite("The two releases of the sample")
struct SampleChangesTests {
    private static let folder = Compared.packageRoot.appending(path: "specs/elevate")

    @Test(
        "every planted change is found and classified, and none is invented, whatever is read",
        arguments: ["", "docs", "custom-elements.json"]
    )
    func planted(part: String) throws {
        let changes = Compared.changes(
            from: Compared.library(Self.folder.appending(path: "1.0/\(part)")),
            to: Compared.library(Self.folder.appending(path: "2.0/\(part)"))
        )
        let found = changes.changes.map { SampleChange($0) }.sorted()
        let planted = try SampleChange.all.sorted()
        #expect(found.map(\.description).joined(separator: "\n") == planted.map(\.description).joined(separator: "\n"))
        #expect(changes.bump == .major)
    }

    @Test("every row of CHANGES.md has its change: as many for each component as that lists")
    func rows() throws {
        let text = try String(contentsOf: Self.folder.appending(path: "CHANGES.md"), encoding: .utf8)
        let tags = text.split(separator: "\n").filter { $0.hasPrefix("| `elvt-") }.map { line in
            String(line.split(separator: "`")[1])
        }
        var rows = Dictionary(grouping: tags) { $0 }.mapValues(\.count)
        // Only spelled otherwise, which is no change; and one row that is two: the old name stays and is deprecated.
        #expect(rows.removeValue(forKey: "elvt-link") == 1)
        rows["elvt-dialog"] = (rows["elvt-dialog"] ?? 0) + 1
        #expect(try Dictionary(grouping: SampleChange.all, by: \.component).mapValues(\.count) == rows)
    }

    @Test("the type that is only spelled otherwise is told as such")
    func spelling() {
        let changes = Compared.changes(
            from: Compared.library(Self.folder.appending(path: "1.0")),
            to: Compared.library(Self.folder.appending(path: "2.0"))
        )
        let link = changes.spellings.filter { $0.tag == "elvt-link" }
        #expect(link.map(\.item?.name) == ["variant"] && link.map(\.fact) == [.type])
        #expect(link.map(\.normalization) == [.unionOrder])
    }

    @Test("docs against the manifest: the same changes, and where the two contradict each other")
    func acrossFormats() throws {
        let changes = Compared.changes(
            from: Compared.library(Self.folder.appending(path: "1.0/docs")),
            to: Compared.library(Self.folder.appending(path: "2.0/custom-elements.json"))
        )
        // What specs/elevate/README.md plants between docs and manifest. Prose is written anew for each.
        let contradictions = [
            "elvt-badge property.type-changed value",
            "elvt-tooltip property.default-changed showDelay",
            "elvt-expansion-panel property.attribute-renamed headingLevel",
            "elvt-card property.removed layer",
            "elvt-tab-group event.added @elvt-request-reorder",
            "elvt-dropdown css-part.added ::part(arrow)",
            "elvt-drawer property.default-changed duration",
        ]
        let planted = try SampleChange.all.filter { $0.rule != "docs.changed" }
            .map { "\($0.component) \($0.rule) \($0.before.isEmpty ? $0.after : $0.before)" }
        let found = changes.changes.filter { $0.rule.id != "swift.changed" }.map { change in
            let item = (change.before ?? change.after)?.item?.description ?? ""
            return "\(change.tag) \(change.rule.id) \(item)"
        }
        #expect(found.sorted().joined(separator: "\n") == (planted + contradictions).sorted().joined(separator: "\n"))
    }
}

/// A line of `Tests/Sample/changes.tsv`, which was written by hand from `specs/elevate/CHANGES.md`.
struct SampleChange: Hashable, Comparable, CustomStringConvertible {
    let component, rule, before, after, parts, swift: String

    static var all: [SampleChange] {
        get throws {
            let path = Compared.packageRoot.appending(path: "Tests/Sample/changes.tsv")
            return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
                SampleChange(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
            }
        }
    }

    init(_ cells: [String]) {
        component = cells[0]
        rule = cells[1]
        before = cells[2]
        after = cells[3]
        parts = cells[4]
        swift = cells[5]
    }

    init(_ change: Change) {
        component = change.tag
        rule = change.rule.id
        before = change.before?.item?.description ?? ""
        after = change.after?.item?.description ?? ""
        parts = change.parts.joined(separator: " ")
        swift = change.swift.effect.rawValue
    }

    var description: String { [component, rule, before, after, parts, swift].joined(separator: "\t") }

    static func < (left: SampleChange, right: SampleChange) -> Bool { left.description < right.description }
}
