import Core
import Ingest
import WebModel

enum InspectCommand: Command {
    enum Format: String, CaseIterable {
        case text, json, summary
    }

    private static let format = Option.format(
        Format.self,
        "text for people, summary for figures (the default where the text is longer than a screen), json for programs"
    )

    static let name = "inspect"
    static let summary = "print what each component offers: properties, slots, events, methods, CSS"
    static let usage = "inspect [inputs…] [--format text|json|summary] [options]"
    static let options = [format, Option.full, Option.config, Option.only]

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let inputs = try Inputs(try Project(arguments, inputs: arguments.inputs))
        var library = Pipeline.library(from: inputs, into: &session.diagnostics)
        let tags = Pipeline.tags(
            among: library.components.map(\.tag),
            matching: arguments.selection,
            into: &session.diagnostics
        )
        library.components.removeAll { !tags.contains($0.tag) }
        let text = InspectText(palette: session.outputPalette)
        let format =
            arguments.choice(format) ?? usual(text, for: library, arguments, isFull: session.isFull)
        switch format {
        case .text: session.show(text.print(library))
        case .json: session.write(InspectJSON.print(library))
        case .summary: session.show(InspectSummary.print(library), keepingLast: 1)
        }
        let name = [library.name, library.version].compactMap(\.self).joined(separator: " ")
        // Unreadable inputs come first, before a next step.
        let next = format == .summary ? "weblift inspect --only TAG" : "weblift coverage"
        session.close(
            Count.of("component", library.components.count) + (name.isEmpty ? "" : " of \(name)"),
            next: session.hasErrors() ? nil : next
        )
        return session.finish()
    }

    /// Whole text for a few components, figures for many.
    private static func usual(
        _ text: InspectText,
        for library: Library,
        _ arguments: Arguments,
        isFull: Bool
    ) -> Format {
        let isChosen = isFull || library.components.count == 1 || !arguments.selection.isEmpty
        return isChosen || Screen.fits(text.print(library)) ? .text : .summary
    }
}

/// `specs/schemas/inspect.schema.json`: every member is always there, but for some of a type; an unknown value is
/// `null`.
enum InspectJSON {
    static func print(_ library: Library) -> [UInt8] {
        JSONWriter.document(schema: 1) { object in
            object.member("name", library.name)
            object.member("version", library.version)
            object.member("components", library.components)
        }
    }
}

extension Component: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("tag", tag)
        object.member("className", className)
        object.member("category", category)
        object.member("status", status)
        object.member("since", since)
        object.member("deprecated", deprecated)
        object.member("summary", summary)
        object.member("description", description)
        object.member("dependencies", dependencies)
        object.member("properties", properties)
        object.member("slots", slots)
        object.member("events", events)
        object.member("methods", methods)
        object.member("cssParts", cssParts)
        object.member("cssProperties", cssProperties)
        object.member("cssStates", cssStates)
        object.member("intl", intl)
        object.member("types", types)
        object.member("documentation", documentation)
        object.member("extensions", ExtensionObject(extensions: extensions))
        object.member("source", source)
    }
}

enum InspectSummary {
    static func print(_ library: Library) -> [UInt8] {
        let totals = Figures(library)
        let widths = totals.counts.map { String($0).count }
        let tagWidth = library.components.map(\.tag.count).max() ?? 0
        var lines = library.components.map { component in
            let figures = zip(zip(Figures(component).counts, widths), Figures.kinds).map { cell, kind in
                "\(String(cell.0).rightAligned(to: cell.1)) \(kind)"
            }
            return TerminalText.line(component.tag).padded(to: tagWidth) + "  " + figures.joined(separator: ", ")
        }
        lines.append(totals.sentence(of: library))
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
}

/// A block a component, a table a kind, the first sentence of each description.
struct InspectText {
    let palette: Palette

    func print(_ library: Library) -> [UInt8] {
        var lines: [String] = []
        if let name = library.name {
            lines += [
                palette.paint(
                    TerminalText.line([name, library.version].compactMap(\.self).joined(separator: " ")),
                    .bold
                ), "",
            ]
        }
        for component in library.components {
            lines += block(of: component)
            lines.append("")
        }
        lines.append(Figures(library).sentence(of: library))
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private func block(of component: Component) -> [String] {
        var facts = [component.className, component.category, component.status].compactMap(\.self)
        if let since = component.since { facts.append("since \(since)") }
        var lines = [
            palette.paint("<\(TerminalText.line(component.tag))>", .bold) + "  "
                + TerminalText.line(facts.joined(separator: " · "))
        ]
        if let deprecated = component.deprecated {
            lines.append("  " + palette.paint(TerminalText.line(deprecated.remark), .yellow))
        }
        lines += Wrapping.lines(
            component.summary ?? component.description.map { Wrapping.firstParagraph(of: $0) } ?? "",
            indent: 2
        )
        if !component.dependencies.isEmpty {
            lines.append("  uses \(TerminalText.line(component.dependencies.joined(separator: ", ")))")
        }
        for section in InspectSection.all(of: component) {
            lines.append("")
            lines.append("  " + palette.paint(section.title, .cyan) + palette.paint(" (\(section.rows.count))", .dim))
            lines += ItemTable(rows: section.rows, palette: palette).lines(indent: 4)
        }
        return lines
    }
}

struct Figures: Equatable {
    /// Attributes come last: they are properties seen from HTML, not items of their own.
    static let kinds = [
        "properties", "slots", "events", "methods", "CSS parts", "CSS properties", "CSS states", "attributes",
    ]

    /// Listed in the order of `kinds`.
    private(set) var counts: [Int]

    init(_ component: Component) {
        counts = [
            component.properties.count, component.slots.count, component.events.count, component.methods.count,
            component.cssParts.count, component.cssProperties.count, component.cssStates.count,
            Set(component.properties.compactMap(\.attribute)).count,
        ]
    }

    init(_ library: Library) {
        counts = Array(repeating: 0, count: Figures.kinds.count)
        for component in library.components {
            for (position, count) in Figures(component).counts.enumerated() { counts[position] += count }
        }
    }

    func sentence(of library: Library) -> String {
        (["\(library.components.count) components"] + zip(counts, Self.kinds).map { "\($0) \($1)" })
            .joined(separator: ", ")
    }
}
