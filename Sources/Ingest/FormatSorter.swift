import JSON
import SourceText

/// Recognises each file by its content and puts it where its reader finds it.
struct FormatSorter {
    private(set) var manifests: [JSONDocument] = []
    private(set) var docs: [SourceFile] = []
    /// What the packages that name the manifests say about themselves.
    private(set) var identity = LibraryIdentity()

    mutating func add(_ file: SourceFile, origin: InputCandidate.Origin, into diagnostics: inout DiagnosticBag) {
        if case .package(let package) = origin { identity = identity.completed(by: package) }
        switch TextShape(file.bytes) {
        case .json:
            addJSON(file, origin: origin, into: &diagnostics)
        case .text where ElevateDocs.recognises(file.bytes):
            docs.append(file)
        case .text, .blank:
            if SourcePath.lastComponent(of: file.path.typed).lowercased().hasSuffix(".json") {
                // Only the name says JSON: let the JSON reader say what is wrong with it.
                addJSON(file, origin: origin, into: &diagnostics)
            } else {
                refuse(file, origin: origin, into: &diagnostics)
            }
        }
    }

    private mutating func addJSON(
        _ file: SourceFile,
        origin: InputCandidate.Origin,
        into diagnostics: inout DiagnosticBag
    ) {
        var problems = DiagnosticBag()
        guard let document = JSONDocument.parse(file, into: &problems) else {
            if origin == .folder, !FormatSorter.mayBeManifest(file) {
                diagnostics.note(
                    .inputSkipped,
                    "skipped: this is no JSON, and nothing in it looks like a manifest",
                    at: .start(of: file.path)
                )
            } else {
                diagnostics.add(contentsOf: problems)
            }
            return
        }
        let place = SourceLocation.start(of: file.path)
        switch (JSONFormat(document.root), origin) {
        case (.manifest, _):
            manifests.append(document)
        case (.other(let what), .folder):
            diagnostics.note(.inputSkipped, "skipped: this is \(what)", at: place)
        case (.other(let what), _):
            diagnostics.error(.inputOtherFormat, "this is \(what)", at: place)
        case (.unknown, .folder):
            diagnostics.note(.inputSkipped, "skipped: this is JSON, but no custom-elements manifest", at: place)
        case (.unknown, _):
            diagnostics.error(
                .inputUnknownFormat,
                "this is JSON, but no custom-elements manifest: it has no “modules”",
                at: place
            )
        }
    }

    /// Whether a file of a folder that is no valid JSON was meant to be a manifest. Configurations with comments are not.
    private static func mayBeManifest(_ file: SourceFile) -> Bool {
        if SourcePath.lastComponent(of: file.path.typed) == "custom-elements.json" { return true }
        let text = String(decoding: file.bytes.prefix(64 << 10), as: UTF8.self)
        return text.contains("\"schemaVersion\"") || text.contains("\"modules\"")
    }

    private func refuse(_ file: SourceFile, origin: InputCandidate.Origin, into diagnostics: inout DiagnosticBag) {
        let place = SourceLocation.start(of: file.path)
        if file.bytes.isEmpty || TextShape(file.bytes) == .blank {
            diagnostics.error(.inputEmpty, "the file is empty", at: place)
        } else if let offset = UTF8Check.firstInvalidOffset(in: file.bytes) {
            diagnostics.error(
                .inputNotUTF8,
                "the file is not UTF-8 from here on",
                at: LineIndex(file.bytes).location(of: offset, in: file.path)
            )
        } else if origin == .folder {
            diagnostics.note(
                .docsNotAComponent,
                "skipped: this is no API doc, it names no web component",
                at: place
            )
        } else {
            diagnostics.error(
                .inputUnknownFormat,
                "this is neither a custom-elements manifest nor an API doc that names its web component",
                at: place
            )
        }
    }
}
