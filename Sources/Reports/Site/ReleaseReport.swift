package import Core
package import Documents

/// Single file without a script, which a pull request or a release can carry.
package enum ReleaseReport {
    /// nil after an error.
    package static func print(
        _ release: DocumentedRelease,
        with templates: TemplateSet,
        into diagnostics: inout DiagnosticBag
    ) -> [UInt8]? {
        let library = release.library.map { TerminalText.line($0) }
        let frame: [(TemplateKey, TemplateValue)] = [
            ("pageTitle", .string([release.title, library].compactMap(\.self).joined(separator: " · "))),
            ("library", library.map { ["text": .string($0)] } ?? .null),
        ]
        let data = TemplateValue.object(TemplateObject(frame + SiteReleasePage(release: release).fields))
        return templates.render("site/report", with: data, escaping: .html, into: &diagnostics)?.bytes
    }
}
