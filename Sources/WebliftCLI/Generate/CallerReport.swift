import Core
import Releases
import SwiftModel
import WebModel

/// Calls that have to be written otherwise than for the last generation, although nothing changed on the web.
struct CallerReport {
    private let swift: SwiftLibrary
    private let web: [String: Component]

    init(_ swift: SwiftLibrary, _ web: Library) {
        self.swift = swift
        self.web = Dictionary(web.components.map { ($0.tag, $0) }) { first, _ in first }
    }

    /// Sends a message a component: a warning where callers have to write something else. New components have no
    /// callers.
    func report(
        from former: KeptLibrary,
        to today: KeptLibrary,
        _ history: CallerHistory,
        into diagnostics: inout DiagnosticBag
    ) {
        for component in swift.components {
            guard let web = web[component.tag] else { continue }
            let name = component.names.view.name
            if let shims = history.new[component.tag], let until = history.kept.until {
                report(shims, of: name, until: until, at: web.source, into: &diagnostics)
                continue
            }
            guard let before = former.signatures[component.tag], let after = today.signatures[component.tag] else {
                continue
            }
            let changes = CallerChanges(from: before, to: after, of: component).changes
            guard !changes.isEmpty || history.new[component.tag] != nil else { continue }
            diagnostics.warning(
                .outputCallers,
                "callers of \(name) have to write something else now, although nothing changed on the web about what it "
                    + "comes from",
                at: web.source,
                notes: changes.map { Diagnostic.Note(Self.text(of: $0)) },
                suggestion: history.new[component.tag] == nil
                    ? "say in the project's matrix what it was, or tell the callers"
                    : "say in the project's matrix what it was; or name with --until the release that may drop what keeps "
                        + "callers compiling, and that is written"
            )
        }
    }

    private func report(
        _ shims: ComponentShims,
        of name: String,
        until: String,
        at place: SourceLocation,
        into diagnostics: inout DiagnosticBag
    ) {
        let gaps = shims.gaps + shims.uiKitGaps
        guard !gaps.isEmpty else {
            diagnostics.note(
                .outputCallers,
                "what callers wrote of \(name) is deprecated until \(until), although nothing changed on the web about what it "
                    + "comes from",
                at: place
            )
            return
        }
        diagnostics.warning(
            .outputCallers,
            "callers of \(name) have to write something else now, although nothing changed on the web about what it comes "
                + "from; the rest of what they wrote is deprecated until \(until)",
            at: place,
            notes: gaps.map { Diagnostic.Note($0) },
            suggestion: "say in the project's matrix what it was, or tell the callers"
        )
    }

    private static func text(of change: CallerChanges.Change) -> String {
        let item = change.origin.map { " (\(code: $0))" } ?? ""
        switch (change.before, change.after) {
        case (let before?, let after?) where change.isMoved:
            return "“\(before.name)” stands elsewhere among the arguments: “\(after.declaration)”\(item)"
        case (let before?, let after?): return "“\(before.declaration)” is “\(after.declaration)” now\(item)"
        case (let before?, nil): return "“\(before.declaration)” is gone\(item)"
        case (nil, let after?): return "“\(after.declaration)” has to be given now\(item)"
        case (nil, nil): return ""
        }
    }
}
