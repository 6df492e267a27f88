package import SwiftModel

/// Bodies of a library's components, made once: files are written around them, and counts ask for their members.
package struct RenderedBodies: Sendable {
    struct Entry: Sendable {
        let rendering: ComponentRendering
        /// nil after an error.
        fileprivate(set) var body: ComponentBody?

        var tag: String { rendering.component.swift.tag }
    }

    let context: RenderContext
    let swift: SwiftLibrary
    /// Sorted by tag.
    let entries: [Entry]

    init(context: RenderContext, swift: SwiftLibrary, entries: [Entry]) {
        self.context = context
        self.swift = swift
        let used = Set(entries.flatMap { $0.body?.usedOfItems ?? [] })
        self.entries = entries.map { entry in
            let component = entry.rendering.component
            guard component.isItem else { return entry }
            var entry = entry
            entry.body?.inert = component.inertMembers(ofItemUsedAs: used)
            return entry
        }
    }

    /// Use that each body makes of its members, by tag. A body that an error left out is not among them.
    package var reports: [String: BodyReport] {
        var reports: [String: BodyReport] = [:]
        for entry in entries { reports[entry.tag] = entry.body.map { BodyReport(isOwn: $0.isOwn, inert: $0.inert) } }
        return reports
    }

    /// The lines of each of them, by tag, for documentation that says where something is.
    package var lines: [String: [String]] {
        var lines: [String: [String]] = [:]
        for entry in entries where !entry.rendering.component.isItem {
            lines[entry.tag] = entry.body.map { $0.state + $0.view + $0.modifiers + $0.helpers }
        }
        return lines
    }
}

extension ComponentScaffold {
    /// Leaves out members that tell the items apart: they are in use, as their identity.
    fileprivate func inertMembers(ofItemUsedAs used: Set<String>) -> [InertMember] {
        members.filter { member in
            let isIdentity = member.name.name == "id" || member.role == "value"
            return !isIdentity && !used.contains(ItemAccess.mention(of: member, tag: swift.tag))
        }
        .map { InertMember($0.name, of: $0.event ?? $0.origin) }
    }
}
