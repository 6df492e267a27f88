package import SwiftModel

/// The bodies of a library's components, made once: files are written around them, and whoever counts asks them what they
/// act on.
package struct RenderedBodies: Sendable {
    struct Entry: Sendable {
        let rendering: ComponentRendering
        /// nil after an error.
        let body: ComponentBody?

        var tag: String { rendering.component.swift.tag }
    }

    let context: RenderContext
    let swift: SwiftLibrary
    /// Sorted by tag.
    let entries: [Entry]

    /// What each of them makes of its members, by tag. A body that an error left out is not among them.
    package var reports: [String: BodyReport] {
        var reports: [String: BodyReport] = [:]
        for entry in entries {
            reports[entry.tag] = entry.body.map { BodyReport(isOwn: $0.isOwn, inert: $0.inert) }
        }
        return reports
    }
}
