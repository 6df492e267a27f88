import Core

struct FormatSorter {
    /// The files of each format, in the order of `InputFormats.all`.
    private(set) var files: [[InputContent]] = InputFormats.all.map { _ in [] }
    private(set) var identity = LibraryIdentity()

    mutating func add(_ input: InputSources.Input, into diagnostics: inout DiagnosticBag) {
        let (file, origin) = (input.file, input.origin)
        if let package = origin.identity { identity = identity.completed(by: package) }
        switch TextShape(file.bytes) {
        case .json: addJSON(input, into: &diagnostics)
        case .text where take(.text(file)): break
        case .text, .blank:
            if SourcePath.lastComponent(of: file.path.typed).lowercased().hasSuffix(".json") {
                // Content that only the name calls JSON has a mistake, and the JSON reader reports it.
                addJSON(input, into: &diagnostics)
            } else {
                refuse(file, origin: origin, into: &diagnostics)
            }
        }
    }

    private mutating func take(_ content: InputContent) -> Bool {
        guard let position = InputFormats.all.firstIndex(where: { $0.recognises(content) }) else { return false }
        files[position].append(content)
        return true
    }

    private mutating func addJSON(_ input: InputSources.Input, into diagnostics: inout DiagnosticBag) {
        let (file, origin) = (input.file, input.origin)
        var problems = DiagnosticBag()
        let place = SourceLocation.start(of: file.path)
        guard let document = JSONDocument.parse(file, into: &problems) else {
            if !origin.isAskedFor, !InputFormats.all.contains(where: { $0.isMeant(by: file) }) {
                diagnostics.note(
                    .inputSkipped,
                    "skipped: this is no JSON, and nothing in it looks like an input",
                    at: place
                )
            } else {
                diagnostics.add(contentsOf: problems)
            }
            return
        }
        if take(.json(document, parts: input.parts)) { return }
        switch (UnreadFormat.name(of: document.root), origin.isAskedFor) {
        case (let what?, false): diagnostics.note(.inputSkipped, "skipped: this is \(what)", at: place)
        case (let what?, true): diagnostics.error(.inputOtherFormat, "this is \(what)", at: place)
        case (nil, false): diagnostics.note(.inputSkipped, "skipped: this is JSON of no format that is read", at: place)
        case (nil, true):
            let message = "this is JSON of no format that is read"
            diagnostics.error(.inputUnknownFormat, message, at: place, suggestion: InputFormats.advice)
        }
    }

    private func refuse(_ file: SourceFile, origin: InputCandidate.Origin, into diagnostics: inout DiagnosticBag) {
        let place = SourceLocation.start(of: file.path)
        // A file that only lies in a folder stops nothing.
        let severity = origin.isAskedFor ? Severity.error : .warning
        if file.bytes.isEmpty || TextShape(file.bytes) == .blank {
            diagnostics.add(Diagnostic(severity, .inputEmpty, "the file is empty", at: place))
        } else if let offset = UTF8Check.firstInvalidOffset(in: file.bytes) {
            let location = LineIndex(file.bytes).location(of: offset, in: file.path)
            diagnostics.add(Diagnostic(severity, .inputNotUTF8, "the file is not UTF-8 from here on", at: location))
        } else if !origin.isAskedFor {
            diagnostics.note(.inputSkipped, "skipped: this is no format that is read", at: place)
        } else {
            let message = "this is no format that is read"
            diagnostics.error(.inputUnknownFormat, message, at: place, suggestion: InputFormats.advice)
        }
    }
}

enum TextShape: Equatable {
    case blank
    /// Begins like a JSON object or array.
    case json
    case text

    init(_ bytes: [UInt8]) {
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let first = content.first { byte in
            byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")
                && byte != UInt8(ascii: "\t")
        }
        switch first {
        case nil: self = .blank
        case UInt8(ascii: "{"): self = .json
        // A Markdown file may begin with a link; a JSON array never goes on like one.
        case UInt8(ascii: "["):
            self = content.contains(UInt8(ascii: "]")) && TextShape.beginsLikeLink(content) ? .text : .json
        default: self = .text
        }
    }

    private static func beginsLikeLink(_ content: ArraySlice<UInt8>) -> Bool {
        guard let close = content.firstIndex(of: UInt8(ascii: "]")), close + 1 < content.endIndex else { return false }
        let next = content[close + 1]
        return next == UInt8(ascii: "(") || next == UInt8(ascii: ":") || next == UInt8(ascii: "[")
    }
}

/// Words for messages about JSON in a format with a name of its own that is not read, told from its content.
enum UnreadFormat {
    static func name(of root: JSONValue) -> String? {
        guard root.kind == .object else { return nil }
        if root["entries"]?.kind == .array, root["compiler"]?["name"]?.isString("@stencil/core") == true {
            return
                "the list of files that Stencil's compiler keeps for itself, which tells nothing of a component's API; "
                + "give its docs-json, its readmes or its components.d.ts"
        }
        if let contributions = root["contributions"] { return webTypes(of: root, contributions) }
        if root["properties"]?.kind == .array || root["atDirectives"] != nil || root["pseudoClasses"] != nil {
            return "VS Code CSS custom data, which tells of no elements; give the HTML custom data or the manifest"
        }
        if root["dependencies"] != nil || root["devDependencies"] != nil || root["scripts"] != nil
            || root["customElements"]?.string != nil
            || (root["name"]?.string != nil && root["version"]?.string != nil)
        {
            return "a package.json; give the folder that it is in, or the manifest that it names"
        }
        if root["lockfileVersion"] != nil { return "a package lock file, not a manifest" }
        if root["compilerOptions"] != nil { return "a TypeScript configuration, not a manifest" }
        return nil
    }

    /// Web-types of custom elements are read.
    private static func webTypes(of root: JSONValue, _ contributions: JSONValue) -> String {
        let instead = "give the manifest or the declarations of the library's custom elements"
        let html = contributions["html"]?.members.map(\.key.text) ?? []
        // `vue-components` tells the framework where the file itself does not.
        let lists = html.first { $0.contains("-components") }
        let framework = root["framework"]?.string ?? lists?.split(separator: "-").first.map(String.init)
        guard let framework else { return "web-types without elements of HTML; \(instead)" }
        return "web-types of \(framework), whose components are no custom elements; \(instead)"
    }
}
