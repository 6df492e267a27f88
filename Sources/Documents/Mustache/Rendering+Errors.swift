import Core

/// Reports of a rendering: each place of a template once, however often it is met.
extension Rendering {
    mutating func report(
        _ id: DiagnosticID,
        _ message: @autoclosure () -> String,
        at offset: Int,
        suggestion: @autoclosure () -> String? = nil
    ) {
        guard reported.insert(current << 32 | offset).inserted else { return }
        var notes: [Diagnostic.Note] = []
        if let call = frames.last(where: \.isCall), case .call(let caller) = call.kind {
            let template = TemplateText.quoted(set.names[caller.template])
            notes.append(Diagnostic.Note("this template was included by \(template)"))
        }
        diagnostics.error(
            id,
            message(),
            at: set.templates[current].location(of: offset),
            notes: notes,
            suggestion: reported.count <= TemplateLimits.suggestions ? suggestion() : nil
        )
    }

    mutating func reportUnknown(_ name: String, of owner: String?, candidates: () -> [String], at offset: Int) {
        report(
            .templateUnknownName,
            owner.map { "'\($0)' has no '\(name)'" } ?? "nothing is called '\(name)' here",
            at: offset,
            suggestion: NearestName.of(name, among: candidates()).map { "did you mean \($0)?" }
        )
    }

    mutating func reportUnknownTemplate(_ name: String, at offset: Int) {
        let names = set.names
        report(
            .templateUnknownPartial,
            "there is no template \(TemplateText.quoted(name))",
            at: offset,
            suggestion: NearestName.of(name, among: names).map { "did you mean \($0)?" }
        )
    }

    mutating func reportSection(_ path: Int, over value: TemplateValue) {
        let path = paths[path]
        report(
            .templateWrongKind,
            "'\(path.text)' is \(value.kind), and opens no section: only a boolean, a list or an object does",
            at: path.offset
        )
    }

    mutating func reportUnsound(_ position: Int) {
        diagnostics.error(
            .templateSyntax,
            "the template \(TemplateText.quoted(set.names[position])) has errors and can't be rendered",
            at: .start(of: set.templates[position].file.path)
        )
    }

    /// Reports and ends the rendering: further reports would only be more of the same.
    mutating func stop(_ id: DiagnosticID, _ message: String, at offset: Int? = nil) {
        guard !isStopped else { return }
        isStopped = true
        let template = set.templates[current]
        diagnostics.error(id, message, at: offset.map(template.location) ?? .start(of: template.file.path))
    }
}
