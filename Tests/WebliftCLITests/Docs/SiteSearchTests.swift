import Foundation
import TestSupport
import Testing

@Suite("The search of the site", .serialized, .keepsGoing, .needsBrowser)
struct SiteSearchTests {
    private let folder = TemporaryFolder()
    private static let button = "components/ElevateButton.html"

    private func search(_ words: String, in browser: Browser) throws -> [String] {
        try browser.texts(
            """
            (async () => {
              const input = document.querySelector("#search");
              input.focus();
              input.value = "\(words)";
              input.dispatchEvent(new Event("input"));
              while (!document.querySelector("#found").textContent) await new Promise(requestAnimationFrame);
              return [...document.querySelectorAll(".results a")].map((link) => link.href);
            })()
            """
        )
    }

    /// Expects that what is searched for is among the first so many results.
    private func expect(_ rows: [(words: String, target: String)], amongFirst count: Int, in browser: Browser) throws {
        for (words, target) in rows {
            let found = try search(words, in: browser)
            #expect(found.prefix(count).contains { $0.hasSuffix(target) }, "\(words): \(found.prefix(12))")
        }
    }

    @Test("finds a property by its web and by its Swift name, an event, a slot, a component and a token")
    func names() async throws {
        try await BrowsedSite.with(page: Self.button) { browser, _ in
            let fill = "tokens.html#token:elvt-component-button-fill-danger-default"
            let rows = [
                ("disabled", "ElevateCheckbox.html#property-disabled"),
                ("isDisabled", "ElevateCheckbox.html#property-disabled"),
                ("@elvt-change", "ElevateCheckbox.html#event-elvt-change"),
                ("help-text", "ElevateCheckbox.html#slot-help-text"),
                ("elvt-button", "components/ElevateButton.html"),
                ("ElevateUIKitButton", "components/ElevateButton.html"),
                ("component-button-fill-danger-default", fill), ("ButtonComponentTokens fillDangerDefault", fill),
            ]
            try expect(rows, amongFirst: .max, in: browser)
            // Twenty components have one; that of the page comes first.
            try expect([("disabled", "ElevateButton.html#property-disabled")], amongFirst: 1, in: browser)
            #expect(try search("no such thing", in: browser) == [])
            #expect(try browser.evaluate("document.querySelector('#found').textContent") as? String == "No results.")
        }
    }

    @Test("ranks first what fits best: whole names, components before items, all words of several")
    func ranking() async throws {
        try await BrowsedSite.with(page: "index.html") { browser, _ in
            let rows = [
                ("button", "components/ElevateButton.html"),
                ("button disabled", "ElevateButton.html#property-disabled"),
                ("disabled button", "ElevateButton.html#property-disabled"),
                ("text area", "components/ElevateTextArea.html"),
                ("select change event", "ElevateSelect.html#event-elvt-change"),
                ("button danger fill token", "#token:elvt-component-button-fill-danger-active"),
            ]
            try expect(rows, amongFirst: 1, in: browser)
        }
    }

    @Test("knows what other libraries and the platform call a component")
    func synonyms() async throws {
        try await BrowsedSite.with(page: "index.html") { browser, _ in
            let rows = [
                ("modal", "Dialog"), ("sheet", "Dialog"), ("bottom sheet", "Dialog"), ("lightbox", "Dialog"),
                ("toggle", "Switch"), ("listbox", "Select"), ("picker", "Select"), ("dropdown", "Select"),
                ("snackbar", "Notification"), ("toast", "Notification"), ("range", "Slider"),
                ("pagination", "Paginator"), ("off-canvas", "Drawer"), ("textarea", "TextArea"), ("modla", "Dialog"),
            ]
            try expect(rows.map { ($0, "components/Elevate\($1).html") }, amongFirst: 3, in: browser)
        }
    }

    @Test(
        "the name of a kind finds each component of that kind before items of that name, whatever the library calls it"
    )
    func kindBeforeItems() async throws {
        let properties = #""attributes": [{"name": "menu"}, {"name": "select"}, {"name": "select-all"}]"#
        let others = (1...20).map { SmallLibrary.component("acme-part-\($0)", [], properties) }
        let manifest = SmallLibrary.manifest(others + [SmallLibrary.component("acme-dropdown")])
        try folder.write(manifest, to: "custom-elements.json")
        _ = try await DocsRun(["custom-elements.json"], format: "html", in: folder)
        let page = folder.url.appending(path: "written/Documentation/Site/index.html")
        try await Browser.with { browser in
            try browser.load(page)
            for words in ["menu", "select"] {
                try expect([(words, "components/AcmeDropdown.html")], amongFirst: 1, in: browser)
                #expect(try search(words, in: browser).count > 20)
            }
        }
    }

    @Test("forgives a wrong, a missing, a swapped letter in a long word, and none in a short one")
    func misspellings() async throws {
        try await BrowsedSite.with(page: "index.html") { browser, _ in
            let rows = [
                ("buton", "Button"), ("chekbox", "Checkbox"), ("chceckbox", "Checkbox"), ("dialgo", "Dialog"),
                ("notificaton", "Notification"), ("paginatro", "Paginator"),
            ]
            try expect(rows.map { ($0, "components/Elevate\($1).html") }, amongFirst: 1, in: browser)
            #expect(try search("qrd", in: browser) == [])
        }
    }

    @Test("is used with the keyboard alone: / leads there, arrows through the list, Enter and Escape out of it")
    func keyboard() async throws {
        try await BrowsedSite.with(page: Self.button) { browser, _ in
            func press(_ key: String) throws -> String? {
                try browser.evaluate(
                    """
                    (() => {
                      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "\(key)", bubbles: true }));
                      const links = [...document.querySelectorAll(".results a")];
                      return document.activeElement.id || String(links.indexOf(document.activeElement));
                    })()
                    """
                ) as? String
            }
            #expect(try press("/") == "search")
            let count = try search("disabled", in: browser).count
            for (key, place) in [
                ("ArrowDown", "0"), ("ArrowDown", "1"), ("End", "\(count - 1)"), ("ArrowDown", "\(count - 1)"),
                ("Home", "0"), ("ArrowUp", "search"), ("ArrowDown", "0"), ("Escape", "search"),
            ] {
                #expect(try press(key) == place, "\(key)")
            }
            #expect(try browser.evaluate("document.querySelector('.results').checkVisibility()") as? Bool == false)
            _ = try search("elvt-checkbox", in: browser)
            try browser.follow(
                """
                document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))
                """
            )
            let address = try browser.evaluate("location.pathname") as? String
            #expect(address?.hasSuffix("ElevateCheckbox.html") == true)
        }
    }
}
