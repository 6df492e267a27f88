import Core
import Foundation
import TestSupport
import Testing
import WebliftCLI

@Suite("The contact sheet of icons")
struct IconSheetTests {
    private let folder = TemporaryFolder()

    @Test("shows each icon in light and in dark, asks for nothing, and runs nothing", .needsBrowser)
    func browser() async throws {
        try IconsRun.write(["add", "star", "search"], to: folder)
        #expect(IconsRun.run([folder.path("svg"), "--matrix", folder.path("matrix.md")], in: folder).exit == .success)
        let page = folder.url.appending(path: "out/Documentation/Icons.html")
        try await Browser.with { browser in
            try browser.load(page)
            let styles = try browser.texts(
                """
                [...document.querySelectorAll('.drawing')].map((drawing) => {
                  const style = getComputedStyle(drawing);
                  return [style.backgroundColor, style.maskImage.slice(0, 28), drawing.offsetWidth].join(' ');
                })
                """
            )
            let masks = #"url("data:image/svg+xml;base 40"#
            let pair = ["rgb(26, 29, 33) \(masks)", "rgb(231, 233, 236) \(masks)"]
            #expect(styles == pair + pair)
            let names = try browser.texts("[...document.querySelectorAll('strong')].map((name) => name.textContent)")
            #expect(names == ["add", "help", "search", "star"])
            let symbols = try browser.texts("[...document.querySelectorAll('.symbol')].map((name) => name.textContent)")
            #expect(symbols == Array(repeating: "magnifyingglass", count: 4))
            #expect(browser.complaints == [])
            let others = browser.requests.filter {
                !$0.hasPrefix("data:image/svg+xml;base64,") && $0 != "about:blank"
            }
            #expect(others == [page.absoluteString])
        }
    }

    @Test("its drawings are the files")
    func data() throws {
        // Of every length that a group of three can end with.
        let files = ["", " ", "  "].map { IconsRun.plain + $0 }
        for (name, text) in zip("abc", files) { try folder.write(text, to: "svg/\(name).svg") }
        _ = IconsRun.run([folder.path("svg")], in: folder)
        let found = try folder.text("out/Documentation/Icons.html").matches(of: /base64,([^)]*)\)/)
        #expect(found.map { Data(base64Encoded: String($0.output.1)) } == files.map { Data($0.utf8) })
    }
}
