import Core
import Testing

@testable import Generate

@Suite("SVG files as icons")
struct IconReaderTests {
    @Test(
        "A drawing is an icon, byte for byte",
        arguments: [
            SVGText.plain,
            SVGText.icon(
                ##"<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)"/>"##
            ),
            SVGText.icon(##"<symbol id="s"><path d="M0 0"/></symbol><use xlink:href="#s"/><use href=" #s "/>"##),
            SVGText.icon(
                "<style>.a { fill: none; filter: none }</style><g class='a'><title>Add &amp; more</title></g>"
            ),
            SVGText.icon("<path style='mask: url( \"#m\" )'/><mask id='m'/>"),
            "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- drawn -->\n" + SVGText.plain,
            "<s:svg xmlns:s=\"http://www.w3.org/2000/svg\" viewBox='0,0,1.5e1,16'><s:path d='M0 0'/></s:svg>",
            SVGText.icon("<metadata><a:b xmlns:a='urn:x' a:only='1'/></metadata>"),
        ]
    )
    func drawing(text: String) {
        let read = SVGText.read(text)
        #expect(read.diagnostics.isEmpty, "\(read.diagnostics.map(\.message))")
        #expect(read.icons.map(\.bytes) == [Array(text.utf8)])
    }

    static let refused: [(String, DiagnosticID, Int, Int)] = [
        (SVGText.icon("\n<script>alert(1)</script>"), .iconsUnsafe, 2, 1),
        (SVGText.icon("\n<g>\n  <path d='M0 0'\n    onclick=\"a('>')\"/></g>"), .iconsUnsafe, 4, 5),
        (SVGText.icon("\n<path id='a>b' d = 'M0 0'  ONLOAD='x'/>"), .iconsUnsafe, 2, 28),
        (SVGText.icon("\n<use href='other.svg#a'/>"), .iconsUnsafe, 2, 6),
        (SVGText.icon("\n<use xlink:href='//x.test/a.svg#a'/>"), .iconsUnsafe, 2, 6),
        (SVGText.icon("\n<a href='&#106;avascript:alert(1)'><path/></a>"), .iconsUnsafe, 2, 4),
        (SVGText.icon("\n<g xml:base='http://x.test/'/>"), .iconsUnsafe, 2, 4),
        (SVGText.icon("\n <path fill='url(http://x.test/a)'/>"), .iconsUnsafe, 2, 8),
        (SVGText.icon("\n<path fill='url(#a) URL( \"x.svg#b\" )'/>"), .iconsUnsafe, 2, 7),
        (SVGText.icon("\n<path style='fill:u\\72l(x)'/>"), .iconsUnsafe, 2, 7),
        (SVGText.icon("\n<style>@import 'x.css';</style>"), .iconsUnsafe, 2, 1),
        (SVGText.icon("\n<style><![CDATA[.a { background: url(x.png) }]]></style>"), .iconsUnsafe, 2, 1),
        (SVGText.icon("\n<foreignObject><p/></foreignObject>"), .iconsUnsafe, 2, 1),
        (SVGText.icon("\n<p xmlns='http://www.w3.org/1999/xhtml'/>"), .iconsUnsafe, 2, 1),
        ("<?xml-stylesheet href='a.css'?>\n" + SVGText.plain, .iconsUnsafe, 1, 1),
        ("\n<!DOCTYPE svg>\n" + SVGText.plain, .iconsUnsafe, 2, 1),
        (SVGText.icon("\n<image href='data:image/png;base64,AA=='/>"), .iconsNotDrawn, 2, 1),
        (SVGText.icon("\n<use href='data:image/svg+xml,a'/>"), .iconsNotDrawn, 2, 6),
        (SVGText.icon("\n<filter id='a'/>"), .iconsNotDrawn, 2, 1),
        (SVGText.icon("\n<feGaussianBlur/>"), .iconsNotDrawn, 2, 1),
        (SVGText.icon("\n<g filter='url(#a)'/>"), .iconsNotDrawn, 2, 4),
        (SVGText.icon("\n<g style='fill: red; filter: blur(2px)'/>"), .iconsNotDrawn, 2, 4),
        (SVGText.icon("\n<g><animate attributeName='x'/></g>"), .iconsNotDrawn, 2, 4),
        ("\n  <svg xmlns='http://www.w3.org/2000/svg'/>", .iconsViewBox, 2, 3),
        ("\n<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24'/>", .iconsViewBox, 2, 41),
        ("\n<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 0 24'/>", .iconsViewBox, 2, 41),
        ("\n<svg viewBox='0 0 24 24'/>", .iconsNotAnIcon, 2, 1),
        ("<html/>", .iconsNotAnIcon, 1, 1),
        ("<?xml version='1.0' encoding='UTF-16'?>" + SVGText.plain, .iconsNotAnIcon, 1, 21),
        (SVGText.icon("\n<g id='a'><use href='#a'/></g>"), .iconsTooLarge, 2, 11),
    ]

    @Test("What an icon must not have is told with its line and column", arguments: refused.indices)
    func refusal(index: Int) {
        let (text, id, line, column) = Self.refused[index]
        let read = SVGText.read(text)
        #expect(read.icons.isEmpty)
        let told = read.diagnostics.first
        #expect(told?.id == id, "\(text)")
        #expect(told?.location?.line == line, "\(text)")
        #expect(told?.location?.column == column, "\(text)")
        #expect(told?.severity == .warning)
    }

    @Test("All that is wrong with a file is told, each at its place")
    func several() {
        let text = SVGText.icon("\n<script/>\n<g onclick='a'/>\n<image href='a.png'/>")
        let read = SVGText.read(text)
        #expect(read.diagnostics.map { $0.location?.line } == [2, 3, 4, 4])
        #expect(read.diagnostics.map { $0.location?.column } == [1, 4, 1, 8])
    }

    @Test("Of a refused file nothing is taken, and of the others everything")
    func others() {
        let files = [("b", SVGText.plain), ("a", SVGText.icon("<script/>")), ("c", SVGText.plain)]
        let read = SVGText.read(files.map { ($0.0, Array($0.1.utf8)) })
        #expect(read.icons.map(\.name.description) == ["b", "c"])
        #expect(read.diagnostics.map(\.id) == [.iconsUnsafe])
    }

    @Test(
        "A name that no asset can have everywhere is refused",
        arguments: ["a b", "ä", "con", "a:b", "..", ".a", "-a", "a//b", ""]
    )
    func names(name: String) {
        let read = SVGText.read(SVGText.plain, name: name)
        #expect(read.icons.isEmpty)
        #expect(read.diagnostics.map(\.id) == [.iconsName])
    }

    @Test("Of two names that some file system can't tell apart the first keeps it")
    func sameName() {
        let read = SVGText.read([("Add", Array(SVGText.plain.utf8)), ("add", Array(SVGText.plain.utf8))])
        #expect(read.icons.map(\.name.description) == ["Add"])
        #expect(read.diagnostics.map(\.id) == [.iconsName])
        let folders = SVGText.read([("a/b", Array(SVGText.plain.utf8)), ("a-b", Array(SVGText.plain.utf8))])
        #expect(folders.icons.map(\.name.description) == ["a-b"])
    }

    @Test("The order of the files makes no difference")
    func order() {
        let files = ["c", "a", "b"].map { ($0, Array(SVGText.plain.utf8)) }
        #expect(SVGText.read(files).icons == SVGText.read(files.reversed()).icons)
    }
}
