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

    @Test("finds a property by its web and by its Swift name, an event, a slot, a component and a token")
    func names() async throws {
        try await BrowsedSite.with(page: Self.button) { browser, _ in
            for (words, target) in [
                ("disabled", "ElevateCheckbox.html#property-disabled"),
                ("isDisabled", "ElevateCheckbox.html#property-disabled"),
                ("@elvt-change", "ElevateCheckbox.html#event-elvt-change"),
                ("help-text", "ElevateCheckbox.html#slot-help-text"),
                ("elvt-button", "components/ElevateButton.html"),
                ("ElevateUIKitButton", "components/ElevateButton.html"),
                ("component-button-fill-danger-default", "tokens.html#token:elvt-component-button-fill-danger-default"),
                (
                    "ButtonComponentTokens fillDangerDefault",
                    "tokens.html#token:elvt-component-button-fill-danger-default"
                ),
            ] {
                let found = try search(words, in: browser)
                #expect(found.contains { $0.hasSuffix(target) }, "\(words): \(found)")
            }
            // Twenty components have one; that of the page comes first.
            let first = try search("disabled", in: browser).first
            #expect(first?.hasSuffix("ElevateButton.html#property-disabled") == true)
            let nothing = try search("no such thing", in: browser)
            #expect(nothing == [])
            #expect(try browser.evaluate("document.querySelector('#found').textContent") as? String == "No results.")
        }
    }

    @Test("ranks first what fits best: whole names, components before items, all words of several")
    func ranking() async throws {
        try await BrowsedSite.with(page: "index.html") { browser, _ in
            for (words, target) in [
                ("button", "components/ElevateButton.html"),
                ("button disabled", "ElevateButton.html#property-disabled"),
                ("disabled button", "ElevateButton.html#property-disabled"),
                ("text area", "components/ElevateTextArea.html"),
                ("select change event", "ElevateSelect.html#event-elvt-change"),
                ("button danger fill token", "#token:elvt-component-button-fill-danger-active"),
            ] {
                let found = try search(words, in: browser)
                #expect(found.first?.hasSuffix(target) == true, "\(words): \(found.prefix(5))")
            }
        }
    }

    @Test("knows what other libraries and the platform call a component")
    func synonyms() async throws {
        try await BrowsedSite.with(page: "index.html") { browser, _ in
            for (words, name) in [
                ("modal", "Dialog"), ("sheet", "Dialog"), ("bottom sheet", "Dialog"), ("lightbox", "Dialog"),
                ("toggle", "Switch"), ("listbox", "Select"), ("picker", "Select"), ("dropdown", "Select"),
                ("snackbar", "Notification"), ("toast", "Notification"), ("range", "Slider"),
                ("pagination", "Paginator"), ("off-canvas", "Drawer"), ("textarea", "TextArea"), ("modla", "Dialog"),
            ] {
                let found = try search(words, in: browser)
                #expect(
                    found.prefix(3).contains { $0.hasSuffix("components/Elevate\(name).html") },
                    "\(words): \(found.prefix(12))"
                )
            }
        }
    }

    @Test(
        "the name of a kind finds each component of that kind before items of that name, whatever the library calls it"
    )
    func kindBeforeItems() async throws {
        let properties = ["menu", "select", "select-all"].map { ["name": $0, "attribute": $0] }
        let others = (1...20).map { number in
            ["kind": "class", "customElement": true, "tagName": "acme-part-\(number)", "attributes": properties]
                as [String: Any]
        }
        let dropdown: [String: Any] = ["kind": "class", "customElement": true, "tagName": "acme-dropdown"]
        let module: [String: Any] = ["kind": "javascript-module", "path": "a.js", "declarations": others + [dropdown]]
        let manifest = try JSONSerialization.data(withJSONObject: ["schemaVersion": "1.0.0", "modules": [module]])
        try folder.write(Array(manifest), to: "custom-elements.json")
        _ = try await DocsRun(["custom-elements.json"], format: "html", in: folder)
        let page = folder.url.appending(path: "written/Documentation/Site/index.html")
        try await Browser.with { browser in
            try browser.load(page)
            for words in ["menu", "select"] {
                let found = try search(words, in: browser)
                #expect(found.first?.hasSuffix("components/AcmeDropdown.html") == true, "\(words): \(found.prefix(3))")
                #expect(found.count > 20)
            }
        }
    }

    @Test("forgives a wrong, a missing, a swapped letter in a long word, and none in a short one")
    func misspellings() async throws {
        try await BrowsedSite.with(page: "index.html") { browser, _ in
            for (words, name) in [
                ("buton", "Button"), ("chekbox", "Checkbox"), ("chceckbox", "Checkbox"), ("dialgo", "Dialog"),
                ("notificaton", "Notification"), ("paginatro", "Paginator"),
            ] {
                let found = try search(words, in: browser)
                #expect(
                    found.first?.hasSuffix("components/Elevate\(name).html") == true,
                    "\(words): \(found.prefix(3))"
                )
            }
            let short = try search("qrd", in: browser)
            #expect(short == [])
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
                let focus = try press(key)
                #expect(focus == place, "\(key)")
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
