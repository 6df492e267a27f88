import Changes
import SourceText
import SwiftModel
import WebModel

/// Tells what callers of what was generated last have to write otherwise, although nothing changed on the web.
struct CallerReport {
    private let swift: SwiftLibrary
    private let web: [String: Component]

    init(_ swift: SwiftLibrary, _ web: Library) {
        self.swift = swift
        self.web = Dictionary(web.components.map { ($0.tag, $0) }) { first, _ in first }
    }

    /// One warning a component. A component of which nothing was known before has no callers.
    func report(
        from former: [String: KeptSignature],
        to today: [String: KeptSignature],
        into diagnostics: inout DiagnosticBag
    ) {
        for component in swift.components {
            guard let before = former[component.tag], let after = today[component.tag] else { continue }
            let changes = CallerChanges(from: before, to: after).changes
            guard !changes.isEmpty, let web = web[component.tag] else { continue }
            diagnostics.warning(
                .outputCallers,
                "callers of \(component.names.view.name) have to write something else now, although nothing changed on the "
                    + "web about what it comes from",
                at: web.source,
                notes: changes.map { Diagnostic.Note(Self.text(of: $0)) },
                suggestion: "say in the project's matrix what it was, or tell the callers"
            )
        }
    }

    private static func text(of change: CallerChanges.Change) -> String {
        let item = change.origin.map { " (`\($0)`)" } ?? ""
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
