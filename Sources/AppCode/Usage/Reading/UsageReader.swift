import Core
import Documents
import SwiftModel
import Translate

/// Tells mistakes in markup and parts of it that are not in Swift.
struct UsageReader {
    /// Suggestions for wrong tags of one text. Each one looks at all names of the library.
    static let mostSuggestions = 100
    /// Tags of a library in which somebody still looks for a name.
    static let mostTags = 5_000

    let library: UsageLibrary
    var notes = UsageNotes()
    private var suggestions: [String: String?] = [:]

    init(library: UsageLibrary) { self.library = library }

    /// Texts that belong to one line are one view.
    mutating func views(of nodes: [MarkupNode], in parent: MarkupElement? = nil) -> [UsageView] {
        var views: [UsageView] = []
        var line: [TextRun] = []
        func finish(_ views: inout [UsageView], _ line: inout [TextRun]) {
            let runs = line.trimmed
            if !runs.isEmpty { views.append(.text(runs, font: nil)) }
            line = []
        }
        for node in nodes {
            switch node {
            case .comment: continue
            case .text(let text): line.append(TextRun(text: text.text, styles: []))
            case .element(let element):
                if let runs = inlineRuns(of: element, styles: []) {
                    line += runs
                    continue
                }
                finish(&views, &line)
                views += self.views(of: element, in: parent)
            }
        }
        finish(&views, &line)
        return views
    }

    /// nil where the element is more than text within a line; nothing is told then.
    private mutating func inlineRuns(of element: MarkupElement, styles: [PlainView]) -> [TextRun]? {
        guard library.component(element.name) == nil, !HTMLNames.isCustom(element.name),
            case .view(let view)? = library.html.element(element.name, isFlex: false)?.result, view.isInline,
            !element.isFlex, isInline(element)
        else { return nil }
        checkPlain(element)
        if view == .lineBreak { return [TextRun(text: TextRun.lineBreak, styles: [])] }
        let all = view == .group ? styles : PlainView.allCases.filter { $0 == view || styles.contains($0) }
        var runs: [TextRun] = []
        for child in element.children {
            switch child {
            case .comment: continue
            case .text(let text): runs.append(TextRun(text: text.text, styles: all))
            case .element(let inner): runs += inlineRuns(of: inner, styles: all) ?? []
            }
        }
        return runs
    }

    private func isInline(_ element: MarkupElement) -> Bool {
        element.children.allSatisfy { child in
            guard case .element(let inner) = child else { return true }
            guard library.component(inner.name) == nil, !inner.isFlex,
                case .view(let view)? = library.html.element(inner.name, isFlex: false)?.result
            else { return false }
            return view.isInline && isInline(inner)
        }
    }

    // MARK: One element

    private mutating func views(of element: MarkupElement, in parent: MarkupElement?) -> [UsageView] {
        if let component = library.component(element.name) {
            guard let reason = component.translation.skipped else {
                return use(of: element, component, in: parent).map { [$0] } ?? []
            }
            return views(of: content(ofLeftOut: element, component, reason), in: parent)
        }
        if library.tags.contains(element.name) { return [] }
        if HTMLNames.isCustom(element.name) {
            foreign(element)
            return views(of: element.children, in: element)
        }
        checkPlain(element)
        guard let entry = library.html.element(element.name, isFlex: element.isFlex) else {
            if !HTMLNames.known.contains(element.name) {
                notes.wrong(
                    .usageUnknownTag,
                    "there is no element <\(element.name)>",
                    at: element.place,
                    suggestion: nearestTag(element.name)
                )
            }
            notes.missing(element.subject(), "The matrix has no row for it.", at: element.place)
            return views(of: element.children, in: element)
        }
        switch entry.result {
        case .skip(let reason):
            notes.leftOut(element.subject(), reason, at: element.place)
            return []
        case .modifier: return views(of: element.children, in: element)
        case .view(let view): return plain(view, element).map { [modified($0, element)] } ?? []
        }
    }

    private mutating func foreign(_ element: MarkupElement) {
        guard library.claims(element.name) else {
            notes.missing(element.subject(), "It is an element of another library.", at: element.place)
            return
        }
        notes.wrong(
            .usageUnknownTag,
            "the library has no <\(element.name)>",
            at: element.place,
            suggestion: nearestTag(element.name)
        )
        notes.missing(element.subject(), "The library does not have it.", at: element.place)
    }

    private mutating func nearestTag(_ name: String) -> String? {
        if let known = suggestions[name] { return known }
        guard suggestions.count < Self.mostSuggestions, library.tags.count < Self.mostTags else { return nil }
        let nearest = NearestName.of(name, among: library.tags + HTMLNames.known.sorted())
        let suggestion = nearest.map { "did you mean <\($0)>?" }
        suggestions[name] = .some(suggestion)
        return suggestion
    }

    // MARK: Plain elements

    private mutating func plain(_ view: PlainView, _ element: MarkupElement) -> UsageView? {
        switch view {
        case .divider: return .divider
        case .image: return image(element)
        case .lineBreak: return nil
        case .option:
            let words = VisibleText.trimmed(element.children.map(\.words).joined())
            return .option([TextRun(text: words, styles: [])], value: element["value"]?.value ?? words)
        case .bulleted, .numbered:
            let items = element.children.compactMap { child -> [MarkupNode]? in child.isBlank ? nil : [child] }
            let views = items.map { self.views(of: $0, in: element) }.filter { !$0.isEmpty }
            return views.isEmpty ? nil : .list(views, isNumbered: view == .numbered)
        case .section: return .stack(.section, views(of: element.children, in: element))
        case .link: return .link(views(of: element.children, in: element), address: address(element, "href"))
        case .button:
            let handler = element.attributes.first { $0.listened != nil }
            return .button(views(of: element.children, in: element), handler: handler.map(Self.handler))
        case .vertical, .horizontal: return stack(view, views(of: element.children, in: element))
        default:
            let views = views(of: element.children, in: element)
            if views.count == 1, case .text(let runs, nil) = views[0] {
                return .text(runs.styled(view), font: view.font)
            }
            return stack(.horizontal, views)
        }
    }

    private func stack(_ kind: PlainView, _ views: [UsageView]) -> UsageView? {
        views.count > 1 ? .stack(kind, views) : views.first
    }

    private mutating func image(_ element: MarkupElement) -> UsageView {
        .image(address: address(element, "src"), label: element["alt"]?.value.flatMap { $0.isEmpty ? nil : $0 })
    }

    /// Notes a text that does not lead into the web.
    private mutating func address(_ element: MarkupElement, _ name: String) -> String? {
        guard let attribute = element[name], let value = attribute.value else { return nil }
        if OpenableAddress.isHarmless(value) { return value }
        notes.missing(element.subject(name), "It is no address of the web.", at: attribute.place)
        return nil
    }

    private mutating func modified(_ view: UsageView, _ element: MarkupElement) -> UsageView {
        let modifiers = element.attributes.compactMap { modifier($0) }.sorted {
            $0.mechanism.rawValue < $1.mechanism.rawValue
        }
        return modifiers.isEmpty ? view : .modified(view, modifiers)
    }

    func modifier(_ attribute: MarkupAttribute) -> UsageModifier? {
        guard case .modifier(let mechanism)? = library.html.attribute(attribute.name.lowercased())?.result else {
            return nil
        }
        return UsageModifier.of(mechanism, attribute) ?? UsageModifier.text(mechanism, attribute)
    }

    /// Tells duplicates, and handlers that no view has.
    private mutating func checkPlain(_ element: MarkupElement) {
        var seen: Set<String> = []
        for attribute in element.attributes {
            let name = attribute.name.lowercased()
            guard seen.insert(name).inserted else {
                notes.wrong(.usageDuplicateAttribute, "<\(element.name)> has “\(name)” twice", at: attribute.place)
                continue
            }
            if case .skip(let reason)? = library.html.attribute(name)?.result, name != "slot", name != "id" {
                notes.leftOut(element.subject(name), reason, at: attribute.place)
            }
            if attribute.listened != nil, element.name != "button" {
                notes.missing(
                    element.subject(attribute.name),
                    "Only buttons of plain HTML get a closure.",
                    at: attribute.place
                )
            }
        }
    }

    static func handler(_ attribute: MarkupAttribute) -> String {
        "\(attribute.name)=\(VisibleText.trimmed(attribute.value ?? ""))"
    }
}

extension MarkupElement {
    /// Whether its style lays its children out in a row.
    var isFlex: Bool {
        guard let style = self["style"]?.value?.lowercased().filter({ $0 != " " }) else { return false }
        return style.contains("display:flex") || style.contains("display:inline-flex")
            ? !style.contains("flex-direction:column") : false
    }
}

extension TextRun {
    /// Becomes the end of a line, after other white space was made blanks.
    fileprivate static let lineBreak = "\u{2028}"
}

extension [TextRun] {
    /// Joins pieces that look alike, with white space as a browser shows it.
    fileprivate var trimmed: [TextRun] {
        var runs: [TextRun] = []
        var endsWithBlank = true
        for run in self {
            var text = VisibleText.collapsed(run.text)
            if endsWithBlank, text.hasPrefix(" ") { text.removeFirst() }
            guard !text.isEmpty else { continue }
            endsWithBlank = text.hasSuffix(" ") || text == TextRun.lineBreak
            if let last = runs.last, last.styles == run.styles {
                runs[runs.count - 1].text += text
            } else {
                runs.append(TextRun(text: text, styles: run.styles))
            }
        }
        while let last = runs.last?.text.last, last == " " || last == "\u{2028}" {
            runs[runs.count - 1].text.removeLast()
            if runs[runs.count - 1].text.isEmpty { runs.removeLast() }
        }
        for index in runs.indices { runs[index].text = runs[index].text.replacing(TextRun.lineBreak, with: "\n") }
        return runs
    }

    fileprivate func styled(_ view: PlainView) -> [TextRun] {
        guard view.isInline, view != .group else { return self }
        return map { run in
            TextRun(text: run.text, styles: PlainView.allCases.filter { $0 == view || run.styles.contains($0) })
        }
    }
}
