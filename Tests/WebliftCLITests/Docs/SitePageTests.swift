import Foundation
import TestSupport
import Testing

@Suite("The API, the code and the navigation on a page of the site", .serialized, .keepsGoing, .needsBrowser)
struct SitePageTests {
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
            let count = "\(changed.count) of \(all.count) items"
            try browser.expect("[document.querySelector('.filter [role=status]').textContent]", is: [count])
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

    // MARK: The navigation

    @Test("every page lists all components by category, and marks the one that it tells of")
    func list() async throws {
        try await BrowsedSite.with { browser, site, pages in
            try browser.resize(width: 1280)
            for page in pages {
                try browser.load(page)
                let links = try browser.texts("[...document.querySelectorAll('.library li li a')].map((a) => a.href)")
                #expect(links.count == 36)
                try browser.expect(
                    "[...document.querySelectorAll('.library [aria-current=page]')].map((a) => a.href)",
                    is: (links.contains(page.absoluteString) ? [page.absoluteString] : [])
                )
                try browser.expect(
                    "[...document.querySelectorAll('.library details > ul > li > a')].map((a) => a.textContent)",
                    is: [
                        "Buttons", "Data", "Feedback", "Forms", "Layout", "Navigation", "Overlays", "Structure",
                    ]
                )
            }
        }
    }

    @Test(
        "the list has a column of its own on a wide page, and is closed above a narrow one",
        arguments: [true, false]
    )
    func column(hasScripts: Bool) async throws {
        try await BrowsedSite.with { browser, site, _ in
            try browser.setScripts(areOn: hasScripts)
            let seen = """
                [...document.querySelectorAll(".library summary, .library a")].slice(0, 2)
                  .map((element) => String(element.checkVisibility({ contentVisibilityAuto: true })))
                """
            for (width, expected) in [(390, ["true", "false"]), (1280, ["false", "true"])] {
                try browser.resize(width: width)
                try browser.load(site.appending(path: Self.button))
                try browser.expect(seen, is: expected, "\(width)")
            }
            // Where it is closed, a press opens it.
            try browser.resize(width: 390)
            try browser.load(site.appending(path: Self.button))
            try browser.evaluate("document.querySelector('.library summary').click()")
            try browser.expect(seen, is: ["true", "true"])
        }
    }

    @Test("the breadcrumb leads to all components and to the category of this one")
    func trail() async throws {
        try await BrowsedSite.with(page: Self.button) { browser, _ in
            try browser.expect(
                "[...document.querySelectorAll('[aria-label=Breadcrumb] a')].map((a) => a.textContent + ' ' + a.getAttribute('href'))",
                is: ["Components ../index.html", "Buttons ../index.html#category-Buttons", "Button #main"]
            )
        }
    }

    @Test("previous and next go through all components, each once, in the order of the list")
    func pager() async throws {
        try await BrowsedSite.with(page: Self.button) { browser, _ in
            let list = try browser.texts("[...document.querySelectorAll('.library li li a')].map((a) => a.href)")
            var page = try #require(list.first)
            var visited: [String] = []
            while true {
                try browser.load(try #require(URL(string: page)))
                try browser.expect(
                    "[...document.querySelectorAll('.pager [rel=prev]')].map((a) => a.href)",
                    is: Array(visited.suffix(1))
                )
                visited.append(page)
                let next = try browser.texts("[...document.querySelectorAll('.pager [rel=next]')].map((a) => a.href)")
                guard let following = next.first, visited.count <= list.count else { break }
                page = following
            }
            #expect(visited == list)
        }
    }

    @Test("“On this page” marks the section that is being read")
    func contents() async throws {
        try await BrowsedSite.with { browser, site, _ in
            try browser.resize(width: 1280)
            try browser.load(site.appending(path: Self.button))
            let marked = "[...document.querySelectorAll('.contents [aria-current]')].map((a) => a.textContent)"
            try browser.expect(marked, is: ["Usage"])
            try browser.expect(
                """
                (async () => {
                  document.querySelector("#checklist").scrollIntoView({ behavior: "instant" });
                  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
                  return \(marked);
                })()
                """,
                is: ["Checklist"]
            )
        }
    }
}
