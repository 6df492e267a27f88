import Core
import WebModel

struct FormatReading: Sendable {
    var identity = LibraryIdentity()
    /// Components, one for each declaration: several with the same tag are joined like components of several formats.
    var components: [Component] = []
    /// Reads classes of these names that have no tag in the format (theirs is empty): components of other sources get
    /// the types of their members. Most classes are no elements, so that none is read before somebody asks.
    var classes: @Sendable (Set<String>, inout DiagnosticBag) -> [Component] = { _, _ in [] }
    var types: [TypeDefinition] = []
    /// Facts that these files have no place for although the format has one, as in older versions of it.
    var lacking: SourceFacts = []
    var tokenFiles: [LibraryTokenFile] = []
}

extension FormatReading {
    mutating func review(into diagnostics: inout DiagnosticBag) {
        components.removeAll { component in
            guard !component.tag.contains("-") else { return false }
            diagnostics.warning(
                .inputNoElement,
                "“\(component.tag)” is no custom element, as its name has no hyphen; it is left out",
                at: component.source
            )
            return true
        }
        for index in components.indices {
            var review = PlaceholderReview()
            review.leaveOut(of: &components[index])
            diagnostics.add(contentsOf: review.diagnostics)
        }
    }
}

private struct PlaceholderReview {
    private(set) var diagnostics = DiagnosticBag()

    mutating func leaveOut(of component: inout Component) {
        let (tag, source) = (component.tag, component.source)
        for path in [\Component.summary, \Component.description] {
            guard let text = component[keyPath: path], PlaceholderText.saysNothing(ofComponent: text) else { continue }
            report(text, "<\(tag)>", at: source)
            component[keyPath: path] = nil
        }
        leaveOut(of: &component.properties, tag)
        leaveOut(of: &component.slots, tag)
        leaveOut(of: &component.events, tag)
        leaveOut(of: &component.methods, tag)
        leaveOut(of: &component.cssParts, tag)
        leaveOut(of: &component.cssProperties, tag)
        leaveOut(of: &component.cssStates, tag)
        leaveOut(of: &component.intl, tag)
    }

    private mutating func leaveOut(of items: inout [some ComponentItem], _ tag: String) {
        for index in items.indices {
            for path in [\ItemFacts.summary, \ItemFacts.description] {
                guard let text = items[index].facts[keyPath: path], PlaceholderText.isNote(text) else { continue }
                report(text, "“\(items[index].name)” of <\(tag)>", at: items[index].source)
                items[index].facts[keyPath: path] = nil
            }
        }
    }

    private mutating func report(_ text: String, _ subject: String, at place: SourceLocation) {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
        let shown = line.count > 60 ? line.prefix(59) + "…" : line[...]
        diagnostics.note(.inputPlaceholder, "“\(shown)” is no documentation of \(subject); it is left out", at: place)
    }
}

/// Readings of the formats' files, in which components and items note the format that tells them.
struct FormatReadings: Sendable {
    struct Entry: Sendable {
        /// Position of the format in `InputFormats.all`.
        let position: Int
        private(set) var reading: FormatReading

        /// Takes the reading over, so that its items are marked where they are.
        init(_ reading: consuming FormatReading, of position: Int) {
            self.position = position
            let knowledge = SourceKnowledge(
                formats: InputFormats.mark(of: position),
                facts: InputFormats.all[position].trust.facts.subtracting(reading.lacking)
            )
            self.reading = reading
            for index in self.reading.components.indices { self.reading.components[index].tell(from: knowledge) }
        }

        var format: any InputFormat { InputFormats.all[position] }
    }

    /// Readings in the order of `InputFormats.all`, without formats that have no file.
    let all: [Entry]

    init(_ all: [Entry]) {
        self.all = all
    }

    init(_ files: [[InputContent]], into diagnostics: inout DiagnosticBag) {
        let positions = files.indices.filter { !files[$0].isEmpty }
        all = Workers.map(positions, into: &diagnostics) { position, diagnostics in
            let sorted = files[position].sorted { $0.path < $1.path }
            var reading = InputFormats.all[position].read(sorted, into: &diagnostics)
            reading.review(into: &diagnostics)
            return Entry(reading, of: position)
        }
    }
}
