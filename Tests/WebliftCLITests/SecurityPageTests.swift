import Foundation
import Testing

@Suite("SECURITY.md")
struct SecurityPageTests {
    @Test("names tests that are there")
    func tests() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: tests.deletingLastPathComponent().appending(path: "SECURITY.md"),
            encoding: .utf8
        )
        let files = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
        let suites = Set(files.map { ($0 as NSString).lastPathComponent })
        let named = page.matches(of: /`(\w+Tests)`/).map { String($0.output.1) }
        #expect(named.count > 15)
        for name in named { #expect(suites.contains("\(name).swift"), "\(name)") }
    }
}
