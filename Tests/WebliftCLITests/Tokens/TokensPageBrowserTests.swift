import Core
import Foundation
import TestSupport
import Testing
import Tokens

@testable import WebliftCLI

@Suite("The page of tokens in a browser", .serialized, .keepsGoing, .needsBrowser)
struct TokensPageBrowserTests {
    private let folder = TemporaryFolder()
    private static let swift = ["elvt-component-icon-button-fill": "IconButtonTokens.fill"]

    private func withPage(_ body: @escaping @Sendable (Browser, URL) throws -> Void) async throws {
        var diagnostics = DiagnosticBag()
        let catalogue = TokenSheet.catalogue()
        let names = catalogue.tokens.map { ($0.name, Self.swift[$0.name.text] ?? "Tokens.\($0.words.joined())") }
        let page = TokensPage(catalogue: catalogue, swift: Dictionary(uniqueKeysWithValues: names))
        let bytes = try #require(page.print(into: &diagnostics))
        try folder.write(bytes, to: "tokens.html")
        let url = folder.url.appending(path: "tokens.html")
        try await Browser.with { browser in
            try body(browser, url)
            #expect(browser.complaints == [])
            #expect(browser.requests.filter { !$0.hasPrefix(url.absoluteString) && $0 != "about:blank" } == [])
        }
    }

    @Test("groups are folded; one that is opened has a place, a swatch and a Swift name for each token")
    func groups() async throws {
        try await withPage { browser, page in
            try browser.load(page)
            #expect(try browser.evaluate("document.querySelectorAll('details.group[open]').length") as? Int == 0)
            try browser.expect(
                """
                (async () => {
                  for (const group of document.querySelectorAll("details")) group.open = true;
                  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
                  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
                  const lost = [...document.links].filter((link) => !ids.includes(decodeURIComponent(link.hash.slice(1))));
                  const row = document.getElementById("token:elvt-component-icon-button-fill");
                  return [String(ids.length === new Set(ids).size), String(ids.filter((id) => id.startsWith("token:")).length),
                    String(lost.length), row.querySelector("th code").textContent, row.querySelector("td code").textContent,
                    String(row.querySelectorAll(".chip").length)];
                })()
                """,
                is: [
                    "true", "\(TokenSheet.catalogue().tokens.count)", "0", "elvt-component-icon-button-fill",
                    "IconButtonTokens.fill", "2",
                ]
            )
            let same = try browser.evaluate(
                "document.getElementById('token:elvt-primitives-color-red-600').querySelectorAll('.chip').length"
            )
            #expect(same as? Int == 1)
        }
    }

    @Test("a link to a token opens its group, and a chain is told on demand, for each appearance")
    func chains() async throws {
        try await withPage { browser, page in
            let place = try #require(URL(string: page.absoluteString + "#token:elvt-component-icon-button-fill"))
            try browser.load(place)
            try browser.expect(
                """
                (async () => {
                  const row = document.getElementById("token:elvt-component-icon-button-fill");
                  const chain = row.querySelector("details.chain");
                  const before = chain.querySelectorAll("a").length;
                  chain.open = true;
                  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
                  return [String(row.closest("details.group").open), String(before)].concat([...chain.querySelectorAll("p")].map((p) => p.textContent.trim()));
                })()
                """,
                is: [
                    "true", "0", "In light → elvt-alias-danger-fill → elvt-primitives-color-red-600",
                    "In dark → elvt-alias-danger-fill → elvt-primitives-color-red-400",
                ]
            )
        }
    }

    @Test("the filter finds tokens by name, value and Swift name, and opens their groups")
    func filter() async throws {
        try await withPage { browser, page in
            try browser.load(page)
            for (words, expected) in [
                ("icon-button fill", ["fill"]), ("IconButtonTokens", ["fill"]), ("#fefefe", ["text", "text"]),
                ("no such token", []),
            ] {
                try browser.expect(
                    """
                    (async () => {
                      const form = document.querySelector(".filter");
                      form.words.value = "\(words)";
                      form.dispatchEvent(new Event("input"));
                      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
                      return [...document.querySelectorAll("details.group tbody th code")].filter((code) => code.checkVisibility()).map((code) => code.textContent.split("-").pop());
                    })()
                    """,
                    is: expected,
                    "\(words)"
                )
            }
        }
    }

    @Test("is for everybody: narrow and wide, light and dark, folded and open")
    func checks() async throws {
        try await withPage { browser, page in
            try browser.load(page)
            for isOpen in [false, true] {
                try browser.evaluate("for (const group of document.querySelectorAll('details')) group.open = \(isOpen)")
                for (width, scheme) in [(390, "light"), (390, "dark"), (1280, "dark"), (1280, "light")] {
                    try browser.resize(width: width)
                    try browser.prefer(scheme: scheme)
                    try browser.expect(PageChecks.script, is: [], "\(width), \(scheme), \(isOpen)")
                }
            }
        }
    }

    @Test("without scripts every token can be read, and no filter is offered")
    func withoutScripts() async throws {
        try await withPage { browser, page in
            try browser.setScripts(areOn: false)
            try browser.load(page)
            try browser.expect(
                """
                [String(document.querySelector(".filter").checkVisibility()), String(document.querySelectorAll("details.group tbody tr").length)]
                """,
                is: ["false", "\(TokenSheet.catalogue().tokens.count)"]
            )
        }
    }
}
