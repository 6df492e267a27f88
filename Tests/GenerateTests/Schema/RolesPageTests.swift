import Foundation
import SwiftModel
import TestSupport
import Testing

@testable import Generate

@Suite("Documentation/Roles.md")
struct RolesPageTests {
    private struct Row {
        let role, sentence, kinds: String
    }

    private static let page: String = {
        let path = Shared.project.appending(path: "Documentation/Roles.md").path
        let bytes = FileManager.default.contents(atPath: path)
        return String(decoding: bytes ?? Data(), as: UTF8.self)
    }()

    /// The rows of each section, in the order of the page.
    private static let sections: [[Row]] = page.split(separator: "\n## ").dropFirst().map { section in
        section.matches(of: /(?m)^\| `(\w+)` \| (.+) \| (.+) \|$/).map { match in
            Row(role: String(match.output.1), sentence: String(match.output.2), kinds: String(match.output.3))
        }
    }

    private static var rows: [Row] { sections.flatMap(\.self) }

    @Test("has each role that is known, once")
    func complete() {
        let told = Self.rows.map(\.role)
        let known = MemberRole.known
        #expect(Set(known).subtracting(told).sorted() == [], "the page has to tell what these are for")
        #expect(Set(told).subtracting(known).sorted() == [], "the page tells of roles that are none")
        #expect(told.count == Set(told).count, "each stands once")
    }

    @Test("has nothing in its tables that is no row of a role, and sorts the rows of each section")
    func form() {
        let lines = Self.page.split(separator: "\n").filter { $0.hasPrefix("| ") }
        #expect(lines.count == Self.rows.count + Self.sections.count, "three cells for each role, and the heads")
        for section in Self.sections {
            let roles = section.map(\.role)
            #expect(!roles.isEmpty)
            #expect(roles == roles.sorted())
        }
    }

    @Test("says of each role what it is for, in short and without a full stop")
    func sentences() {
        for row in Self.rows {
            let words = row.sentence.split(separator: " ")
            #expect((2...16).contains(words.count), "\(row.role): \(row.sentence)")
            #expect(!row.sentence.hasSuffix("."), "\(row.role): \(row.sentence)")
        }
    }

    @Test("tells the kinds in which the built-in templates ask for each role")
    func kinds() {
        for row in Self.rows {
            let asked = TemplateRoles.kinds[row.role] ?? []
            let names = RoleKind.allCases.filter { asked.contains($0) }.map { "`\($0.rawValue)`" }
            #expect(row.kinds == (names.isEmpty ? "–" : names.joined(separator: ", ")), "\(row.role)")
        }
    }
}
