import Foundation
import TestMarkdown
import TestSupport
import Testing

@testable import WebliftCLI

/// Descriptions, names and types that a stranger wrote, in everything that people read of them.
@Suite("Text of an input is plain text and links, whoever writes it", .keepsGoing)
struct HostileProseTests {
    private let folder = TemporaryFolder()

    /// Texts inside of a string of JSON.
    private static let hostile = [
        #"\n@Metadata {\n  @Image(source: \"evil\")\n}\n@Comment { evil }\n\\note evil"#,
        #"\n<img src=\"https://evil.example/a.png\"> <script>evil</script> ![evil](https://evil.example/b.png)"#,
        #"\n\n<div>evil</div>\n\n[evil](javascript:1) <javascript:evil> <doc:evil> ![][evil]\n\n[evil]: https://evil.example/c"#,
        #"\n\n````\n```\n@Evil\n````\n\n`- <img src=evil>` ```` ` <b>evil"#,
        #"`[evil](javascript:1)`` \\![evil](https://evil.example/e.png) <img src=evil>"#,
        String(repeating: "words ", count: 16) + "`> [evil](javascript:1) `` ~~~ ![evil](https://evil.example/f.png)",
        #" @evil acme/ui#13 m@evil.example www.evil.example 1a2b3c4 GH-13 https://evil.example/d "#,
    ]

    private static let harmless = "words"

    /// The files and reports that are made of a text, by their names.
    private static func written(_ inside: String, in folder: TemporaryFolder) throws -> [String: String] {
        try TextEverywhere.write(inside, line: "<x-a title=\"words\">", to: folder)
        try folder.write(rows(inside), to: "rows.md")
        let matrix = ["--matrix", folder.path("rows.md")]
        var texts: [String: String] = [:]
        func run(_ words: [String]) -> ConsoleRun {
            ConsoleRun(
                words.map { word in
                    [".json", ".css"].contains(where: word.hasSuffix) || ["app", "swift", "out"].contains(word)
                        ? folder.path(word) : word
                }
            )
        }
        let generate = run(["generate", "a.json", "--tokens", "t.css", "--out", "out", "--quiet"] + matrix)
        #expect(generate.errorText == "")
        for format in ["markdown", "html", "docc"] {
            let docs = run(
                ["docs", "a.json", "--tokens", "t.css", "--format", format, "--out", "out", "--quiet"] + matrix
            )
            #expect(docs.errorText == "", "\(format)")
        }
        for (name, bytes) in try folder.contents(of: "out").files where !name.hasPrefix(".weblift") {
            texts[name] = String(decoding: bytes, as: UTF8.self)
        }
        for words in TextEverywhere.commands where ["markdown", "html"].contains(words.last) {
            texts["\(words[0]).\(words.last == "html" ? "html" : "md")"] =
                run(words + (words[0] == "tokens" ? [] : matrix)).outputText
        }
        let history = ["diff", "--history", "a.json", "b.json", "--format", "markdown"]
        texts["history.md"] = run(history + matrix).outputText
        return texts
    }

    /// Rows of a project that say a text wherever a matrix has words of its own.
    private static func rows(_ inside: String) throws -> String {
        let text = try JSONDecoder().decode(String.self, from: Data("\"because a\(inside)b\"".utf8))
        let why = text.replacing("\n", with: " ").replacing("|", with: "\\|")
        return """
            ## Components

            ### \(why)

            | Web | SwiftUI | Why |
            |---|---|---|
            | `x-b*` | `skip` | \(why) |

            ## Properties

            \(why)

            | Web | SwiftUI | UIKit | Why |
            |---|---|---|---|
            | `open: boolean` | `skip` | `skip` | \(why) |
            | `gone*: string` | `gone: String` | `gone: String` | \(why) |

            """
    }

    private static func comments(of text: String) -> [[String]] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
            .split { !$0.hasPrefix("///") }
            .map { $0.map { String($0.dropFirst($0.hasPrefix("/// ") ? 4 : 3)) } }
    }

    private static func live(_ name: String, _ text: String) -> [String] {
        if name.hasSuffix(".swift") { return comments(of: text).flatMap(LiveMarkdown.found) }
        if name.hasSuffix(".md") {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let found = LiveMarkdown.found(in: lines)
            // Only DocC knows directives.
            return name.contains(".docc/") ? found : found.filter { !$0.hasPrefix("directive ") }
        }
        guard name.hasSuffix(".html") else { return [] }
        let tags = text.matches(of: /<[a-zA-Z!\/][^>]*>/).map { String($0.output) }
        return tags.filter { $0.contains(/(?i)<script>|<img|src="http|href="(?!https?:|mailto:|[^":]*")/) }
    }

    /// A place in a page or the name of a page, which the program makes of names: letters, digits, dots and hyphens.
    private static func isPlace(_ found: String) -> Bool {
        found.contains(/^html <a id="[A-Za-z0-9.-]+">$/) || found.contains(/^link doc:[A-Za-z0-9-]+$/)
    }

    @Test("nothing of it is HTML, a directive, an image or a link to anywhere but the web, in no writer")
    func live() throws {
        let own = try Self.written(Self.harmless, in: folder)
        // The program itself writes some of these.
        let known = Set(own.flatMap { Self.live($0.key, $0.value) })
        #expect(own.count > 60)
        let reasons = own.filter { $0.value.contains("because awordsb") }.keys
        #expect(["coverage.md", ".md", ".html", ".swift"].allSatisfy { end in reasons.contains { $0.hasSuffix(end) } })
        for hostile in Self.hostile {
            try TemporaryFolder.with { folder in
                for (name, text) in try Self.written(hostile, in: folder) {
                    let found = Self.live(name, text).filter { !known.contains($0) && !Self.isPlace($0) }
                    #expect(found == [], "\(name) of \(hostile)")
                }
            }
        }
    }

    @Test("nothing of it is a mention, a reference or an address in Markdown that a forge renders")
    func reached() throws {
        let texts = try Self.written(Self.hostile.joined(), in: folder)
        let pages = texts.filter { $0.key.hasSuffix(".md") && !$0.key.contains(".docc/") }
        for name in ["diff", "history", "coverage", "drift", "usage", "inventory"] {
            #expect(pages["\(name).md"] != nil, "\(name)")
        }
        for (name, text) in pages {
            for word in LiveMarkdown.words(of: text) {
                #expect(!word.contains(/@evil|ui#13|m@evil|1a2b3c4|GH-13/), "\(name): \(word)")
                // Links may stand in documentation, and not in what comments on a pull request.
                if !name.contains("/") { #expect(!word.contains("evil.example"), "\(name): \(word)") }
            }
        }
    }

    @Test("nothing of it is lost: it stands there as it was written")
    func kept() throws {
        let inside = #" use <x-button kind=\"a\"> in <b>bold</b>, Array<String>, and ![a picture](https://b.c/d.png)"#
        let texts = try Self.written(inside, in: folder)
        let view = try #require(texts.first { $0.key.hasSuffix("SwiftUI.swift") && $0.value.contains("x-button") })
        let comment = Self.comments(of: view.value).joined(separator: [" "]).joined(separator: " ")
        let prose = #"use \<x-button kind="a"> in **bold**, Array\<String>, and [a picture](https://b.c/d.png)"#
        #expect(comment.contains(prose))
        let page = try #require(texts.first { $0.key.hasPrefix("Documentation/Translation/Components/") })
        #expect(page.value.contains(#"use `<x-button kind="a">` in"#) && page.value.contains("a picture"))
    }
}
