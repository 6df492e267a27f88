import Foundation

/// A manifest with everything in its names and descriptions that could become mark-up, code or a path.
enum HostileManifest {
    static let texts = [
        #"<script>alert("1")</script><img src=x onerror=alert(1)>"#,
        "# A heading\n\nand\n\n```\nno end of this code",
        "| a | b |\n|---|---|\n| c | d |",
        "]] --> <!-- \u{202E}txet\u{0} & &amp; \"quoted\" 'single' {{{mustache}}} {{>partial}}",
        "[link](javascript:alert(1)) ![image](https://example.com/x.png) <https://example.com/\"onclick=x>",
        "</style></title></textarea></code></pre><iframe src=//example.com>",
        "`code` ``` `` *a* **b** _c_ ~~d~~ \\ $x$ @Metadata { @TechnologyRoot } ``Symbol`` <doc:Nothing>",
        "@Metadata {\n  @TechnologyRoot\n}",
        "``Symbol`` and ``a`b`` and [x](doc:Nothing)\n\n1. one\n   - two\n\n> a quote",
    ]

    /// The documentation's own examples, in fences that code can't close.
    static let examples = [
        "<x-one>``` ```` </code></pre><script>alert(1)</script></x-one>\n@Metadata {\n  @TechnologyRoot\n}",
        "<x-one {{{mustache}}} @click=\"}\" \u{202E}txet=\"`\" onclick='</style>'><img src=x onerror=alert(1)></x-one>",
        "<x-ünïcode>``Symbol`` <doc:Nothing> [x](javascript:alert(1)) \\(code) \"\"\"</x-ünïcode>",
    ]

    private static func markdown(_ example: String) -> String {
        "# <b>{{{title}}}</b> `code` [x](javascript:alert(1))\n\n`````html\n\(example)\n`````"
    }

    static let tags = ["x-one", "x-ünïcode", "x-a.b", "x-../../etc", "x-con", "x-\"quoted\"", "x-<b>"]

    static func data() throws -> Data {
        let declarations = zip(tags.indices, tags).map { index, tag -> [String: Any] in
            let text = texts[index % texts.count]
            return [
                "kind": "class", "name": "Class\(index)", "customElement": true, "tagName": tag,
                "summary": text, "description": (examples.map(markdown) + texts).joined(separator: "\n\n"),
                "deprecated": text,
                "members": texts.enumerated().map { number, text -> [String: Any] in
                    [
                        "kind": "field", "name": number == 0 ? text : "name\(number)\(text.prefix(12))",
                        "description": text, "type": ["text": "'\(text.prefix(9))' | 'b'"], "default": text,
                        "attribute": "a-\(number)", "deprecated": text,
                    ]
                },
                "slots": texts.map { ["name": $0, "description": $0] },
                "events": texts.map { ["name": $0, "description": $0, "type": ["text": "CustomEvent<string>"]] },
                "cssParts": texts.map { ["name": $0, "description": $0] },
                "cssProperties": texts.map { ["name": "--\($0)", "description": $0, "default": $0] },
            ]
        }
        let manifest: [String: Any] = [
            "schemaVersion": "2.1.0", "readme": "",
            "modules": [["kind": "javascript-module", "path": "x.js", "declarations": declarations, "exports": []]],
        ]
        return try JSONSerialization.data(withJSONObject: manifest, options: .sortedKeys)
    }
}
