import Foundation
import TestSupport
import Testing

@Suite("The navigation of the site", .serialized, .keepsGoing, .needsBrowser)
struct SiteNavigationTests {
    private static let button = "components/ElevateButton.html"

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
