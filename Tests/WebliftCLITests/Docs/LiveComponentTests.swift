import Foundation
import Reports
import TestSupport
import Testing

@Suite("Live web components in the site", .serialized, .keepsGoing, .needsBrowser)
struct LiveComponentTests {
    private let folder = TemporaryFolder()
    private static let button = "components/ElevateButton.html"
    private static let library = """
        import { word } from "./part.js";
        class Live extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: "open" }).innerHTML = "<button>" + word + "<slot></slot></button>";
          }
        }
        customElements.define("elvt-button", Live);
        customElements.define("acme-note", class extends Live {});
        """

    /// A library of two files, and the site of the bundled sample, or of a manifest, that shows it live; from a path of the
    /// server where that begins with a slash.
    private func withSite(
        of manifest: String? = nil,
        live: String,
        _ body: @escaping @Sendable (Browser, URL, LocalServer) throws -> Void
    ) async throws {
        try folder.write(Self.library, to: "dist/index.js")
        try folder.write("export const word = \"Live\";", to: "dist/part.js")
        try folder.write("no part of a library", to: "dist/notes.txt")
        let server = try LocalServer(folder.url)
        defer { server.stop() }
        if let manifest { try folder.write(manifest, to: "custom-elements.json") }
        let inputs = manifest == nil ? [] : ["custom-elements.json"]
        let options = ["--live", (live.hasPrefix("/") ? server.origin : "") + live]
        _ = try await DocsRun(inputs, format: "html", options: options, in: folder)
        let site = folder.url.appending(path: "written/Documentation/Site")
        try await Browser.with { try body($0, site, server) }
    }

    /// Presses the button, and expects what the page says in the end, behind the words about loading.
    private func press(in browser: Browser, tells wanted: String = "") throws {
        try browser.evaluate("document.querySelector('.stage button').click()")
        try browser.expect(
            """
            (async () => {
              const told = document.querySelector(".stage [role=status]");
              while (told.textContent === "Loading the web library.") await new Promise(requestAnimationFrame);
              return [told.textContent];
            })()
            """,
            is: [wanted]
        )
    }

    @Test("nothing is loaded before a press; then the component shows itself, from a page that is opened from disk")
    func address() async throws {
        try await withSite(live: "/dist/index.js") { browser, site, server in
            try browser.load(site.appending(path: Self.button))
            #expect(try browser.evaluate("document.querySelectorAll('iframe').length") as? Int == 0)
            #expect(server.requests == [])
            BrowsedSite.expectQuiet(browser, site)
            try press(in: browser)
            #expect(server.requests.sorted() == ["/dist/index.js", "/dist/part.js"])
            try browser.expect("[document.querySelector('iframe').getAttribute('sandbox')]", is: ["allow-scripts"])
            try browser.expect(PageChecks.script, is: ["not ours: iframe "])
        }
    }

    @Test("the page says which file of the library cannot be loaded")
    func missing() async throws {
        try await withSite(live: "/dist/gone.js") { browser, site, server in
            try browser.load(site.appending(path: Self.button))
            try press(in: browser, tells: "This can’t be loaded: \(server.origin)/dist/gone.js")
        }
    }

    @Test("the page says which component the library does not define, after it has waited")
    func undefined() async throws {
        try await withSite(live: "/dist/index.js") { browser, site, _ in
            try browser.load(site.appending(path: "components/ElevateChip.html"))
            // Nobody waits in a test.
            try browser.evaluate("{ const later = setTimeout; window.setTimeout = (action) => later(action, 0) }")
            try press(in: browser, tells: "The web library does not define <elvt-chip>.")
        }
    }

    @Test("a folder is copied into the site, shows the component from a server, and says from disk that it needs one")
    func copiedFolder() async throws {
        try await withSite(live: "dist") { browser, site, server in
            let copied = try FileManager.default.subpathsOfDirectory(atPath: site.appending(path: "live").path)
            #expect(copied.filter { $0.contains(".") }.sorted() == ["1/index.js", "1/part.js"])
            try browser.load(site.appending(path: Self.button))
            try browser.expect(
                """
                [String(document.querySelector(".stage button").disabled), document.querySelector(".stage p").textContent]
                """,
                is: ["true", "Browsers load this library from a server only, and this page is opened from disk."]
            )
            let served = "\(server.origin)/written/Documentation/Site/\(Self.button)"
            try browser.load(try #require(URL(string: served)))
            try press(in: browser)
            try browser.expect(
                "[document.querySelector('iframe').contentDocument.querySelector('elvt-button').shadowRoot.textContent]",
                is: ["Live"]
            )
        }
    }

    @Test("code in the markup of an example does not run in the frame")
    func inert() async throws {
        let example = """
            ```html
            <acme-note onclick="parent.document.title = 1"><img src="x" onerror="parent.document.title = 2"></acme-note>
            <script>parent.document.title = 3</script>
            ```
            """
        let text = String(decoding: try JSONEncoder().encode(example), as: UTF8.self)
        let note = SmallLibrary.component("acme-note", [], "\(SmallLibrary.slot), \"description\": \(text)")
        try await withSite(of: SmallLibrary.manifest(note), live: "dist") { browser, site, server in
            let served = "\(server.origin)/written/Documentation/Site/components/AcmeNote.html"
            try browser.load(try #require(URL(string: served)))
            let markup = try browser.evaluate("document.querySelector('.markup code').textContent") as? String
            #expect(markup?.contains("onerror") == true)
            try press(in: browser)
            let titles = try browser.texts(
                """
                (async () => {
                  const frame = document.querySelector("iframe").contentDocument;
                  frame.querySelector("acme-note").click();
                  for (let count = 0; count < 10; count += 1) await new Promise(requestAnimationFrame);
                  return [document.title, frame.body.querySelector("script").textContent];
                })()
                """
            )
            #expect(titles.first?.hasPrefix("Note · ") == true && titles.last == "parent.document.title = 3")
        }
    }

    @Test("without --live a page has no such section, and its policy lets no frame in")
    func absent() async throws {
        try await BrowsedSite.with(page: Self.button) { browser, site in
            let found = try browser.texts(
                """
                [String(document.querySelector(".on-web")), document.querySelector("meta[http-equiv]").content]
                """
            )
            #expect(found.first == "null" && found.last?.contains("frame-src") == false)
            #expect(!FileManager.default.fileExists(atPath: site.appending(path: "live.html").path))
        }
    }
}

@Suite("Addresses that a page loads a web library from")
struct WebAddressTests {
    @Test(
        "an address has a scheme that nobody can listen to or that stays on this machine, a host, and no quotes",
        arguments: [
            ("https://cdn.example.com/acme/index.js", "https://cdn.example.com"),
            ("https://cdn.example.com:8443/@acme/ui@2.0.0/index.js?module#a", "https://cdn.example.com:8443"),
            ("https://cdn.example.com", "https://cdn.example.com"),
            ("http://localhost:3000/index.js", "http://localhost:3000"),
            ("http://127.0.0.1/index.js", "http://127.0.0.1"),
        ]
    )
    func accepted(text: String, origin: String) { #expect(WebAddress(text)?.origin == origin) }

    @Test(
        "everything else is refused",
        arguments: [
            "", "https://", "https:///index.js", "http://cdn.example.com/index.js", "javascript:alert(1)",
            "data:text/javascript,1", "file:///etc/index.js", "//cdn.example.com/index.js",
            "https://user@host/index.js",
            "https://host;script-src/index.js", "https://host/in\"dex.js", "https://host/in'dex.js",
            "https://host/a;b.js", "https://host/a b.js", "https://host/a\nb.js", "https://ho st/a.js",
            "https://host:0/a.js", "https://host:65536/a.js", "https://host:/a.js", "https://host:1:2/a.js",
            "https://-host/a.js", "https://höst/a.js", "HTTPS://host/a.js", "https://host/\u{202E}a.js",
            "https://*.example.com/a.js", "https://host/" + String(repeating: "a", count: 2048),
        ]
    )
    func refused(text: String) { #expect(WebAddress(text) == nil) }
}
