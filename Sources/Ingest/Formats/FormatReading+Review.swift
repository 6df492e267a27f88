import Core
import WebModel

/// Checks of any format: none may tell elements that can't be, or documentation that is none.
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

/// Takes texts that say nothing out of one component.
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
            if let text = items[index].facts.summary, PlaceholderText.isNote(text) {
                report(text, "“\(items[index].name)” of <\(tag)>", at: items[index].source)
                items[index].facts.summary = nil
            }
            if let text = items[index].facts.description, PlaceholderText.isNote(text) {
                report(text, "“\(items[index].name)” of <\(tag)>", at: items[index].source)
                items[index].facts.description = nil
            }
        }
    }

    private mutating func report(_ text: String, _ subject: String, at place: SourceLocation) {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
        let shown = line.count > 60 ? line.prefix(59) + "…" : line[...]
        diagnostics.note(
            .inputPlaceholder,
            "“\(shown)” is no documentation of \(subject); it is left out",
            at: place
        )
    }
}
