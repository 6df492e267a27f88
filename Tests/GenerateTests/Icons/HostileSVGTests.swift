import Core
import TestSupport
import Testing

@testable import Generate

@Suite("SVG files that were made to hurt", .ends(within: .seconds(120)))
struct HostileSVGTests {
    @Test("Entities that make billions of each other are never read")
    func entityBomb() {
        var text = "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'>"
        for (one, other) in zip("bcdefghij", "abcdefghi") {
            text += "<!ENTITY \(one) '\(String(repeating: "&\(other);", count: 10))'>"
        }
        text += "]>\n" + SVGText.icon("<title>&j;</title>")
        expectRefusal(text, .iconsUnsafe)
    }

    @Test("A file that an entity names is not opened")
    func externalEntity() {
        expectRefusal(
            "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>" + SVGText.icon("<title>&a;</title>"),
            .iconsUnsafe
        )
        expectRefusal(SVGText.icon("<title>&a;</title>"), .iconsNotAnIcon)
        expectRefusal(
            SVGText.icon("<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='file:///etc/passwd'/>"),
            .iconsUnsafe
        )
    }

    @Test("Ten megabytes are refused before they are read")
    func large() { expectRefusal(SVGText.icon(String(repeating: "<g/>", count: 10 << 18)), .iconsTooLarge) }

    @Test("Elements are nested so deep and no deeper, and there are so many and no more")
    func deep() {
        func nested(_ depth: Int) -> String {
            SVGText.icon(String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth))
        }
        #expect(SVGText.read(nested(63)).icons.count == 1)
        expectRefusal(nested(64), .iconsTooLarge)
        expectRefusal(nested(100_000), .iconsTooLarge)
        expectRefusal(SVGText.icon(String(repeating: "<g/>", count: 20_000)), .iconsTooLarge)
    }

    @Test("What uses itself ten times on each of nine levels is refused")
    func useBomb() {
        var text = "<g id='a0'><path/></g>"
        for level in 1...9 {
            let uses = String(repeating: "<use href='#a\(level - 1)'/>", count: 10)
            text += "\n<g id='a\(level)'>\(uses)</g>"
        }
        expectRefusal(SVGText.icon(text), .iconsTooLarge)
        expectRefusal(SVGText.icon("<mask id='m'><g mask='url(#m)'/></mask>"), .iconsTooLarge)
    }

    @Test("Addresses in a style that nothing closes take no more memory than the style")
    func openAddresses() {
        let text = String(repeating: "a{fill:url(", count: 60_000)
        expectRefusal(SVGText.icon("<style>\(text)</style><path/>"), .iconsUnsafe)
        expectRefusal(SVGText.icon("<path fill='url(#a url(https://x.test)'/>"), .iconsUnsafe)
    }

    @Test("What is no text is refused at the byte where it ends to be one")
    func notText() {
        let start = Array(SVGText.icon("").utf8.dropLast(6))
        let wrong: [[UInt8]] = [[0], [0xFF], [0xC3]]
        for bytes in wrong {
            let read = SVGText.read(start + bytes + Array("</svg>".utf8))
            #expect(read.icons.isEmpty)
            #expect(read.diagnostics.map(\.id) == [.iconsNotAnIcon])
            #expect(read.diagnostics.first?.location?.column == start.count + 1)
        }
    }

    @Test("Whatever is cut off, doubled or thrown out of a file, nothing breaks, and what is accepted is whole")
    func mutations() {
        let text = Array(
            SVGText.icon(
                "<g id='a' style=\"fill:url(#b)\"><use xlink:href='#b'/><![CDATA[x]]><!-- y --><path d='M0 0'/></g>"
            ).utf8
        )
        var generator = SeededGenerator(seed: 24)
        for end in text.indices { check(Array(text[..<end])) }
        for _ in 0..<2000 {
            var bytes = text
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: bytes.indices, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: place)
                default: bytes.insert(bytes[Int.random(in: bytes.indices, using: &generator)], at: place)
                }
            }
            check(bytes)
        }
    }

    private func check(_ bytes: [UInt8]) {
        let read = SVGText.read(bytes)
        #expect(read.icons.isEmpty != read.diagnostics.isEmpty)
        #expect(read.icons.allSatisfy { $0.bytes == bytes })
    }

    private func expectRefusal(_ text: String, _ id: DiagnosticID) {
        let read = SVGText.read(text)
        #expect(read.icons.isEmpty)
        #expect(read.diagnostics.first?.id == id)
    }
}
