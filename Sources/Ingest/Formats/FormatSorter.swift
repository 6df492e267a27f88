import Core

/// Recognizes each file by its content and puts it where its format's reader finds it.
struct FormatSorter {
    /// The files of each format, in the order of `InputFormats.all`.
    private(set) var files: [[InputContent]] = InputFormats.all.map { _ in [] }
    /// Name and release of the packages that name inputs.
    private(set) var identity = LibraryIdentity()

    mutating func add(_ input: InputSources.Input, into diagnostics: inout DiagnosticBag) {
        let (file, origin) = (input.file, input.origin)
        if let package = origin.identity { identity = identity.completed(by: package) }
        switch TextShape(file.bytes) {
        case .json:
            addJSON(input, into: &diagnostics)
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

    /// Whether a format recognizes a file, which is then kept for it.
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
        case (let what?, false):
            diagnostics.note(.inputSkipped, "skipped: this is \(what)", at: place)
        case (let what?, true):
            diagnostics.error(.inputOtherFormat, "this is \(what)", at: place)
        case (nil, false):
            diagnostics.note(.inputSkipped, "skipped: this is JSON of no format that is read", at: place)
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
