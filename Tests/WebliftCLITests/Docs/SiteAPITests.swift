import Foundation
import TestSupport
import Testing

@Suite("The API and the code on a page of the site", .serialized, .keepsGoing, .needsBrowser)
struct SiteAPITests {
    private static let button = "components/ElevateButton.html"
    /// Those that are shown, by their anchors.
    private static let shown =
        "[...document.querySelectorAll('tbody.item')].filter((b) => b.checkVisibility()).map((b) => b.id)"

    private func filter(_ browser: Browser, _ script: String) throws -> [String] {
        try browser.texts(
            """
            (() => {
              const form = document.querySelector(".filter");
              form.reset();
              \(script);
              form.dispatchEvent(new Event("input", { bubbles: true }));
              return \(Self.shown);
            })()
            """
        )
    }

    @Test("the filter finds items by words of both worlds, and hides what is skipped, the same, or unchanged")
    func filter() async throws {
        try await BrowsedSite.with(page: Self.button) { browser, _ in
            let all = try browser.texts(Self.shown)
            let disabled = try filter(browser, "form.words.value = 'Bool isdisabled'")
            #expect(disabled == ["property-disabled"])
            let nothing = try filter(browser, "form.words.value = 'no such item'")
            #expect(nothing == [])
            try browser.expect(
                "[...document.querySelectorAll('[aria-labelledby^=all-]')].filter((s) => s.checkVisibility()).map((s) => s.tagName)",
                is: []
            )
            func states(_ script: String) throws -> Set<String> {
                let shown = try filter(browser, script)
                #expect(!shown.isEmpty && shown.count < all.count)
                return Set(
                    try browser.texts(
                        "[...document.querySelectorAll('tbody.item:not([hidden]) td > .state:first-child')].map((s) => s.textContent)"
                    )
                )
            }
            let wanted = try states("form.skipped.checked = true")
            #expect(wanted == ["translated", "adapted"])
            let different = try states("form.same.checked = true")
            #expect(different == ["adapted", "skipped"])
            let changed = try filter(browser, "form.unchanged.checked = true")
            let marked = try browser.texts(
                "[...document.querySelectorAll('td > a.state')].map((a) => a.closest('tbody').id)"
            )
            #expect(changed == marked && !changed.isEmpty)
            #expect(
                try browser.evaluate("document.querySelector('.filter [role=status]').textContent") as? String
                    == "\(changed.count) of \(all.count) items"
            )
        }
    }

    @Test("a link to an item leads to it although a filter hides it, and opens why it is so")
    func deepLink() async throws {
        try await BrowsedSite.with(page: Self.button) { browser, _ in
            _ = try filter(browser, "form.words.value = 'no such item'")
            try browser.expect(
                """
                (async () => {
                  location.hash = "property-disabled";
                  await new Promise((done) => addEventListener("hashchange", () => requestAnimationFrame(done), { once: true }));
                  const item = document.querySelector("#property-disabled");
                  return [String(item.checkVisibility()), String(item.querySelector("details").open),
                    String(item.getBoundingClientRect().top < innerHeight)];
                })()
                """,
                is: ["true", "true", "true"]
            )
        }
    }

    /// What is seen of the first example: the titles of its codes.
    private static let codes =
        "[...document.querySelectorAll('.example')[0].querySelectorAll('pre')].filter((p) => p.checkVisibility()).map((p) => p.getAttribute('aria-label').split(', ').pop())"

    @Test("an example has a tab for SwiftUI, UIKit and the web; keys move between them, and all follow the choice")
    func tabs() async throws {
        try await BrowsedSite.with(page: Self.button) { browser, site in
            try browser.expect(
                "[...document.querySelector('.example [role=tablist]').children].map((tab) => tab.textContent)",
                is: ["SwiftUI", "UIKit", "Web"]
            )
            try browser.expect(Self.codes, is: ["SwiftUI"])
            func press(_ key: String) throws -> [String] {
                try browser.texts(
                    """
                    (() => {
                      const list = document.querySelector(".example [role=tablist]");
                      list.querySelector("[tabindex='0']").focus();
                      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "\(key)", bubbles: true }));
                      return [document.activeElement.textContent, document.activeElement.getAttribute("aria-selected")].concat(\(Self.codes));
                    })()
                    """
                )
            }
            for (key, title) in [
                ("ArrowRight", "UIKit"), ("ArrowRight", "Web"), ("ArrowRight", "SwiftUI"), ("ArrowLeft", "Web"),
                ("Home", "SwiftUI"), ("End", "Web"), ("ArrowLeft", "UIKit"),
            ] {
                #expect(try press(key) == [title, "true", title], "\(key)")
            }
            try browser.expect(
                "[...document.querySelectorAll('[aria-labelledby=usage] [aria-selected=true]')].map((tab) => tab.textContent)",
                is: ["UIKit"]
            )
            // On the next page too.
            try browser.load(site.appending(path: "components/ElevateCheckbox.html"))
            try browser.expect(Self.codes, is: ["UIKit"])
        }
    }

    @Test("without scripts all code is there, every item and every reason, and nothing is offered that would not work")
    func withoutScripts() async throws {
        try await BrowsedSite.with { browser, site, _ in
            try browser.setScripts(areOn: false)
            try browser.load(site.appending(path: Self.button))
            try browser.expect(Self.codes, is: ["SwiftUI", "UIKit", "Web"])
            try browser.expect(
                """
                [".filter", ".search", ".theme"].map((part) => String(document.querySelector(part).checkVisibility()))
                  .concat(["[role=tab]", ".code button"].map((part) => String(document.querySelectorAll(part).length)))
                  .concat([String([...document.querySelectorAll("tbody.item")].every((item) => item.checkVisibility()))])
                """,
                is: ["false", "false", "false", "0", "0", "true"]
            )
            try browser.evaluate("document.querySelector('#property-disabled summary').click()")
            let rule = "document.querySelector('#property-disabled .rule')"
            #expect(try browser.evaluate("\(rule).checkVisibility()") as? Bool == true)
        }
    }

    @Test("no sentence of a page has a raw backtick: what it quotes is code")
    func backticks() async throws {
        try await BrowsedSite.with { browser, _, pages in
            for page in pages {
                try browser.load(page)
                try browser.expect(
                    """
                    (() => {
                      const found = [];
                      const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
                      while (walker.nextNode()) {
                        const text = walker.currentNode;
                        if (text.textContent.includes("`") && !text.parentElement.closest("code, pre, script")) found.push(text.textContent.trim());
                      }
                      return found;
                    })()
                    """,
                    is: [],
                    "\(page.lastPathComponent)"
                )
            }
        }
    }
}
