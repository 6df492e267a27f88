import Core
import Foundation
import TestSupport
import Testing

@testable import AppCode

@Suite("Templates that were made to hurt", .ends(within: .seconds(120)))
struct HostileAppTests {
    static let pieces = [
        "{{", "{", "${", "`", "html`", "<x-button ", "'", "\"", "{%", "{#", "@if (", "<!--", "<script>", "/*", "(", "=",
    ]

    @Test("Much of one thing comes to an end", arguments: ["a.html", "a.vue", "a.svelte", "a.twig", "a.hbs", "a.ts"])
    func repeated(file: String) {
        let size = Loop.tries(1 << 14, of: 1 << 18)
        for piece in Self.pieces {
            let text = "html`<p>`;" + String(repeating: piece, count: size / piece.utf8.count)
            _ = TestApp.inventory([file: text])
        }
    }

    @Test("A masked template has the length of its file, and bytes that are no text are told")
    func mutations() {
        var random = SeededGenerator(seed: 5)
        for (file, text, _) in TemplateTests.cases {
            guard let dialect = TemplateDialect(fileName: file) else { continue }
            let original = Array(text.utf8)
            for _ in 0..<Loop.rounds(200) {
                var bytes = original
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    let place = Int.random(in: bytes.indices, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                    case 1: bytes.removeSubrange(place..<min(bytes.count, place + 9))
                    default: bytes.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: place)
                    }
                    if bytes.isEmpty { bytes = original }
                }
                let masked = MaskedTemplate(bytes, dialect)
                #expect(masked.bytes.count == bytes.count)
                #expect(masked.expressions.allSatisfy { $0.upperBound <= bytes.count })
                var told = DiagnosticBag()
                let template = AppTemplate(SourceFile(path: SourcePath(file), bytes: bytes), into: &told)
                if UTF8Check.firstInvalidOffset(in: bytes) != nil, dialect != .script {
                    #expect(template == nil && !told.isEmpty)
                }
            }
        }
    }
}
