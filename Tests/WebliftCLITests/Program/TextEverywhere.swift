import Testing

/// Inputs that have one text wherever an input can have a text.
enum TextEverywhere {
    /// A manifest; `text` is the inside of a string of JSON, and `open` the default of a flag, so that two can differ.
    static func manifest(_ inside: String, open: String = "false") -> String {
        let text = "\"a\(inside)b\""
        return """
            {"schemaVersion": "1.0.0\(inside)", "package": {"name": \(text), "version": \(text)}, "modules": [
            {"kind": "javascript-module", "path": \(text), "declarations": [{"kind": "class", "name": \(text),
            "customElement": true, "tagName": "x-a", "summary": \(text), "description": \(text), "deprecated": \(text),
            "status": \(text), "since": \(text), "category": \(text), "dependencies": [\(text)],
            "superclass": {"name": \(text), "module": \(text)}, "cssStates": [{"name": \(text)}],
            "attributes": [{"name": \(text), "type": {"text": "'a\(inside)' | 'c'"},
            "default": \(text), "description": \(text), "fieldName": \(text)}],
            "members": [{"kind": "field", "name": \(text), "type": {"text": \(text)}, "description": \(text)},
            {"kind": "field", "name": "open", "type": {"text": "boolean"}, "default": "\(open)"},
            {"kind": "field", "name": "size", "type": {"text": "number"}, "default": \(text)},
            {"kind": "field", "name": "gone\(open)", "type": {"text": "string"}, "description": \(text)},
            {"kind": "method", "name": \(text), "parameters": [{"name": \(text), "type": {"text": \(text)}}],
            "return": {"type": {"text": \(text)}}, "description": \(text)}],
            "events": [{"name": \(text), "type": {"text": \(text)}, "description": \(text)}],
            "slots": [{"name": \(text), "description": \(text)}], "cssParts": [{"name": \(text), "description": \(text)}],
            "cssProperties": [{"name": "--a\(inside)", "default": \(text), "description": \(text)}]},
            {"kind": "class", "name": "B", "customElement": true, "tagName": "x-b\(inside)", "description": \(text)}]}]}
            """
    }

    /// The former and the new release of a library, tokens, icons, an app that uses them, and Swift that a team wrote; `line` is
    /// a text that can stand on a line of each.
    static func write(_ inside: String, line: String, to folder: TemporaryFolder) throws {
        try folder.write(manifest(inside), to: "a.json")
        try folder.write(manifest(inside, open: "true"), to: "b.json")
        for (file, value) in [("t.css", "1"), ("u.css", "2")] {
            try folder.write(
                """
                :root {
                  /* a
                \(line)
                  */
                  --x-a-size: \(value)px;
                  --x-b: "\(line)"; --y: var(--\(value)z);
                }
                """,
                to: file
            )
        }
        try folder.write("<x-a open gone=\"1\">\n\(line)\n</x-a>\n<x-a \(line)>\n\(line)</x-a>", to: "app/page.html")
        try folder.write("# A page\n\n```html\n<x-a nope=\"1\">\n\(line)\n</x-a>\n```\n", to: "app/page.md")
        try folder.write("// \(line)\npublic struct A {}\n/*\n\(line)\n*/\n", to: "swift/A.swift")
    }

    private static let folders: Set<String> = ["app", "swift", "made", "docs"]

    /// Runs every command that prints something of what was written to the folder, in each of its formats, and `others`.
    static func eachRun(
        in folder: TemporaryFolder,
        and others: [[String]] = [],
        _ check: (_ words: [String], _ run: ConsoleRun) -> Void
    ) {
        for words in commands + others {
            let named = words.dropFirst().map { word in
                let isFile = ["json", "css", "html"].contains { word.hasSuffix(".\($0)") }
                return isFile || folders.contains(word) ? folder.path(word) : word
            }
            let run = ConsoleRun(words.prefix(1) + named)
            #expect(!run.output.isEmpty || !run.errorText.isEmpty, "\(words)")
            check(words, run)
        }
    }

    static let commands: [[String]] = {
        func each(_ formats: String, of words: [String]) -> [[String]] {
            formats.split(separator: " ").map { words + ["--format", String($0)] }
        }
        let formatted: [[[String]]] = [
            each("text json summary", of: ["inspect", "a.json"]),
            each("text json markdown", of: ["coverage", "a.json"]),
            each("text json html", of: ["tokens", "t.css"]),
            each("text json markdown html sarif github", of: ["diff", "a.json", "b.json"]),
            each("text json github", of: ["diff", "a.json", "b.json", "--tokens", "u.css", "--old-tokens", "t.css"]),
            each("text json markdown", of: ["usage", "app", "--input", "a.json"]),
            each("text json sarif github", of: ["usage", "app", "--check", "--input", "a.json"]),
            each("text json markdown", of: ["inventory", "app", "--input", "a.json"]),
            each("text json markdown sarif github", of: ["drift", "swift", "--input", "a.json"]),
        ]
        let others: [[String]] = [
            ["explain", "x-a", "--input", "a.json"], ["explain", "x-a", "open", "--input", "a.json"],
            ["generate", "a.json", "--tokens", "t.css", "--dry-run", "--diff"], ["generate", "a.json", "--check"],
            ["generate", "a.json", "--out", "made"],
            ["release", "a.json", "b.json", "--out", "made", "--dry-run"],
            ["docs", "a.json", "--out", "docs"], ["inspect", "a.json", "--diagnostics", "json"],
            ["inspect", "a.json", "--diagnostics", "all"], ["__complete", "explain", ""],
        ]
        return formatted.flatMap { $0 } + others
    }()
}
