import Foundation
import TestSupport
import Testing

@Suite("The site in a browser", .serialized, .keepsGoing, .needsBrowser)
struct SiteBrowserTests {
    @Test("every page is quiet, asks for nothing else, and is for everybody: small and large, light and dark")
    func pages() async throws {
        try await BrowsedSite.with { browser, site, pages in
            for page in pages {
                try browser.resize(width: 360)
                try browser.prefer(scheme: "light")
                try browser.load(page)
                for (width, scheme) in [(360, "light"), (360, "dark"), (1280, "dark"), (1280, "light")] {
                    try browser.resize(width: width)
                    try browser.prefer(scheme: scheme)
                    try browser.expect(PageChecks.script, is: [], "\(page.lastPathComponent), \(width), \(scheme)")
                }
            }
        }
    }

    @Test("so is every page of a library in which everything is hostile, and nothing of it runs")
    func hostile() async throws {
        try await BrowsedSite.with(["custom-elements.json"]) { browser, site, pages in
            try browser.resize(width: 360)
            for page in pages {
                try browser.load(page)
                try browser.expect(PageChecks.script, is: [], "\(page.lastPathComponent)")
                let scripts = try browser.texts("[...document.scripts].map((script) => script.getAttribute('src'))")
                #expect(scripts.allSatisfy { $0.hasSuffix("assets/site.js") })
                try browser.expect(
                    """
                    [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])
                      .filter((attribute) => attribute.name.startsWith('on') || /^\\s*javascript:/i.test(attribute.value))
                      .map((attribute) => attribute.name)
                    """,
                    is: []
                )
            }
        }
    }

    @Test("every link leads to a page and a place of the site")
    func links() async throws {
        try await BrowsedSite.with { browser, site, pages in
            var places: [String: Set<String>] = [:]
            var links: [(page: String, target: String)] = []
            for page in pages {
                try browser.load(page)
                // The rows of tokens get their places when their group is opened.
                try browser.evaluate(
                    """
                    (async () => {
                      for (const details of document.querySelectorAll("details")) details.open = true;
                      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
                    })()
                    """
                )
                places[page.path] = Set(try browser.texts("[...document.querySelectorAll('[id]')].map((e) => e.id)"))
                links += try browser.texts("[...document.links].map((link) => link.href)").map { (page.path, $0) }
            }
            #expect(links.count > 1000)
            for (page, target) in links {
                let url = try #require(URL(string: target))
                let known = try #require(places[url.path], "\(page) leads to \(target)")
                if let place = url.fragment(percentEncoded: false) {
                    #expect(known.contains(place), "\(page) leads to \(target)")
                }
            }
        }
    }

    @Test("the theme switches, and stays on the next page")
    func theme() async throws {
        let background = "getComputedStyle(document.body).backgroundColor"
        try await BrowsedSite.with { browser, site, _ in
            try browser.prefer(scheme: "light")
            try browser.load(site.appending(path: "index.html"))
            let light = try browser.evaluate(background) as? String
            let words = try browser.texts(
                """
                (() => {
                  const button = document.querySelector("button.theme");
                  return [0, 1, 2].map(() => { button.click(); return button.textContent + " " + \(background); });
                })()
                """
            )
            let themes = words.map { $0.prefix { $0 != "(" } }
            #expect(themes == ["Theme: light rgb", "Theme: dark rgb", "Theme: system rgb"])
            #expect(Set(words.map { $0.drop { $0 != "(" } }).count == 2)
            let click = "document.querySelector('button.theme').click()"
            try browser.evaluate("\(click), \(click)")
            try browser.load(site.appending(path: "coverage.html"))
            let dark = try browser.evaluate(background) as? String
            #expect(dark != nil && dark != light)
        }
    }

    /// Browsers leave backgrounds out on paper, and light words with them would be lost.
    @Test("paper is light, whatever the system or the reader has chosen, and without what only a screen can do")
    func print() async throws {
        try await BrowsedSite.with { browser, site, pages in
            let button = site.appending(path: "components/ElevateButton.html")
            try browser.load(button)
            try browser.evaluate("localStorage.setItem('theme', 'dark')")
            try browser.load(button)
            let styles = """
                [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor,
                 String(document.querySelector(".top").checkVisibility()), String(document.querySelector(".code button").checkVisibility())]
                """
            try browser.prefer(scheme: "dark")
            try browser.expect(styles, is: ["rgb(236, 238, 240)", "rgb(17, 19, 22)", "true", "true"])
            try browser.prefer(scheme: "dark", on: "print")
            try browser.resize(width: 720)
            try browser.expect(styles, is: ["rgb(22, 25, 29)", "rgb(255, 255, 255)", "false", "false"])
            for page in pages {
                try browser.load(page)
                let width = try browser.evaluate("document.documentElement.scrollWidth") as? Int
                #expect(width ?? .max <= 720, "\(page.lastPathComponent)")
            }
        }
    }

    /// Six tones, three sizes and four states in the tokens of the sample's button, in two appearances.
    @Test("the variants are all there, in the colours of their tokens")
    func variants() async throws {
        try await BrowsedSite.with(page: "components/ElevateButton.html") { browser, _ in
            #expect(try browser.evaluate("document.querySelectorAll('.drawing').length") as? Int == 6 * 3 * 4 * 2)
            // elvt-component-button-fill-danger-default, resolved by Tests/Sample/resolve_tokens.py.
            try browser.expect(
                """
                [...document.querySelectorAll(".mode")].map((mode) =>
                  getComputedStyle([...mode.querySelectorAll("tbody")].find((tone) => tone.rows[0].textContent === "danger")
                    .rows[1].querySelector(".drawing")).getPropertyValue("--bg"))
                """,
                is: ["#ce0101", "#ff7267"]
            )
        }
    }

    @Test(
        "a picture is as large as its tokens say, and shown: a shape has a size on the screen and the color of its rule"
    )
    func pictures() async throws {
        try await BrowsedSite.with { browser, site, _ in
            func expectPictures(_ name: String, _ script: String, are wanted: [String]) throws {
                try browser.load(site.appending(path: "components/Elevate\(name).html"))
                let pictures = "[...document.querySelectorAll('.mode.light .drawing')]"
                try browser.expect("[...new Set(\(pictures).map((picture) => \(script)))]", is: wanted, name)
            }
            let size = "picture.clientHeight + ' ' + picture.clientWidth"
            // elvt-component-icon-button-size-… of the sample.
            try expectPictures("IconButton", size, are: ["32 32", "40 40", "48 48"])
            let isSeen = "String(picture.getBBox().width > 8 && picture.getBBox().height > 3)"
            for name in [
                "Button", "Checkbox", "Switch", "TabGroup", "Table", "Progress", "Slider", "Dialog", "DatePicker",
            ] { try expectPictures(name, isSeen, are: ["true"]) }
            // What is drawn of the shapes takes its color from the rule of its tone and state.
            try browser.load(site.appending(path: "components/ElevateButton.html"))
            try browser.expect(
                "[getComputedStyle(document.querySelector('.shapes .f-bg')).fill, String(document.querySelectorAll('.shapes symbol').length)]",
                is: ["none", "3"]
            )
        }
    }

    /// The tokens of the sample's warning badge can't be read: Tests/Sample counts them among the contrasts.
    @Test("no picture has a text that can't be read, whatever the tokens say")
    func contrast() async throws {
        try await BrowsedSite.with(page: "components/ElevateBadge.html") { browser, site in
            let low = "[...document.querySelectorAll('.ratio.low')].map((ratio) => ratio.textContent)"
            try browser.expect(low, is: [])
            try browser.expect("[String(document.querySelectorAll('.ratio').length > 0)]", is: ["true"])
            try browser.load(site.appending(path: "components/ElevateButton.html"))
            try browser.expect(low, is: [])
        }
    }
}
