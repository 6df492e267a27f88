import Core
import Documents
import WebModel

package enum InputFormats {
    /// Order in which formats are asked about a file, and in which the first of equally trusted ones counts.
    static let all: [any InputFormat] = [
        ManifestFormat(),
        StencilDocsFormat(),
        DeclarationsFormat(),
        StencilReadmesFormat(),
        ElevateDocsFormat(),
        AnalyzerTagsFormat(),
        PolymerAnalysisFormat(),
        WebTypesFormat(),
        CustomDataFormat(),
        MDXPagesFormat(),
        RegistryFormat(),
    ]

    static let endings: [String] = {
        var seen: Set<String> = []
        return all.flatMap(\.endings).filter { seen.insert($0).inserted }
    }()

    /// Names of the kinds of their files, for the help: `a custom-elements manifest`.
    package static let kinds = all.map(\.fileKind)

    static func parts(namedIn file: SourceFile) -> [NamedPart] { all.flatMap { $0.parts(namedIn: file) } }

    static let advice =
        "give a custom-elements manifest of the library, which `npx @custom-elements-manifest/analyzer analyze` makes of "
        + "source code, or another input of those that `weblift --help` lists"

    static func mark(of position: Int) -> SourceKnowledge.Formats { .init(rawValue: 1 << UInt16(position)) }
}

/// TypeScript declarations, which compilers write from the code: the types behind names, and the members of elements.
struct DeclarationsFormat: InputFormat {
    let name = "the declarations"
    let fileKind = "a TypeScript declaration file"
    let endings = [".d.ts", ".d.mts", ".d.cts"]

    /// Attributes and the inside of a component are no matter of types.
    let trust = FormatTrust(
        strong: [.properties, .types, .methods, .implementation],
        fair: [.events, .status, .prose],
        weak: [.defaults]
    )

    func recognises(_ content: InputContent) -> Bool {
        guard let file = content.text, UTF8Check.firstInvalidOffset(in: file.bytes) == nil else { return false }
        let path = file.path.typed.lowercased()
        if endings.contains(where: { path.hasSuffix($0) }) { return true }
        return file.begins(holding: "declare") && DeclarationsFormat.beginsLikeOne(file.bytes)
    }

    /// A file of any name is known by its first statement: none of these words begins prose.
    private static func beginsLikeOne(_ bytes: [UInt8]) -> Bool {
        let tokens = TypeScriptLexer(Array(bytes.prefix(64 << 10)), as: .code).tokens
        let words = tokens.prefix(3).map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
        guard words.count == 3, tokens[2].kind == .word else { return false }
        let kinds: Set = ["class", "interface", "enum", "const", "global", "namespace", "module", "type", "abstract"]
        return (words[0] == "declare" && kinds.contains(words[1])) || (words[0] == "export" && words[1] == "declare")
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        DeclarationFiles.read(files.compactMap(\.text), into: &diagnostics)
    }
}

/// The Markdown API docs of the ELEVATE web components, which people write for people.
struct ElevateDocsFormat: InputFormat {
    let name = "the docs"
    let fileKind = "an API doc that names its web component"
    let endings = [".md", ".markdown"]

    /// Docs may have outdated or misspelt items. A property that they don't call reflected may be reflected all the
    /// same.
    let trust = FormatTrust(
        strong: [.prose, .category, .texts, .staticMethods],
        fair: [
            .properties, .types, .attributes, .defaults, .slots, .events, .methods, .cssParts, .cssProperties,
            .cssStates, .status, .implementation,
        ]
    )

    func recognises(_ content: InputContent) -> Bool { content.text.map { ElevateDocs.recognises($0.bytes) } ?? false }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        FormatReading(components: ElevateDocs.read(files.compactMap(\.text), into: &diagnostics))
    }
}

/// Pages of MDX, as documentation sites and Storybook have them: Markdown with JSX, imports and front matter. They document
/// components and tell no API.
struct MDXPagesFormat: InputFormat {
    let name = "the pages"
    let fileKind = "a page of MDX"
    let endings = [".mdx"]

    let trust = FormatTrust(fair: [.prose])

    func recognises(_ content: InputContent) -> Bool {
        guard let file = content.text, UTF8Check.firstInvalidOffset(in: file.bytes) == nil else { return false }
        return file.path.typed.lowercased().hasSuffix(".mdx") || MDXPagesFormat.isPage(file.bytes)
    }

    /// A page of another name has an import like code, and a heading or front matter like no code.
    private static func isPage(_ bytes: [UInt8]) -> Bool {
        var hasImport = false
        var hasHeading = bytes.starts(with: Array("---\n".utf8)) || bytes.starts(with: Array("---\r\n".utf8))
        for line in UnfencedLines(bytes) {
            if line.starts(with: Array("# ".utf8)) || line.starts(with: Array("## ".utf8)) { hasHeading = true }
            if line.starts(with: Array("import ".utf8)), line.count < 1000 {
                let text = String(decoding: line, as: UTF8.self)
                if text.contains(" from '") || text.contains(" from \"") { hasImport = true }
            }
            if hasImport, hasHeading { return true }
        }
        return false
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        let files = files.compactMap(\.text)
        let pages = Workers.map(files, into: &diagnostics) { file, diagnostics in MDXPage(file, into: &diagnostics) }
            .compactMap(\.self)
        let names = MDXNames(pages)
        var reading = FormatReading()
        reading.components = pages.compactMap { names.component(of: $0, into: &diagnostics) }
        reading.components.sort { ($0.tag, $0.source) < ($1.tag, $1.source) }
        return reading
    }
}

/// Custom-elements manifests, which programs write from the code.
struct ManifestFormat: InputFormat {
    let name = "the manifest"
    let fileKind = "a custom-elements manifest"
    let endings = [".json"]

    let trust = FormatTrust(
        strong: [
            .properties, .types, .attributes, .defaults, .reflection, .slots, .events, .methods, .cssParts,
            .cssProperties, .cssStates, .status, .implementation,
        ],
        fair: [.prose, .category]
    )

    func recognises(_ content: InputContent) -> Bool {
        guard let root = content.json?.root, root.kind == .object else { return false }
        if root["modules"]?.kind == .array { return true }
        return root["schemaVersion"] != nil && root["tags"] == nil
    }

    /// Configurations with comments are not meant to be manifests.
    func isMeant(by file: SourceFile) -> Bool {
        if SourcePath.lastComponent(of: file.path.typed) == "custom-elements.json" { return true }
        return file.begins(holding: "\"schemaVersion\"") || file.begins(holding: "\"modules\"")
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        ManifestReader.read(files.compactMap(\.json), into: &diagnostics)
    }
}
