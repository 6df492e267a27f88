import Core

/// Finds code that runs, links that lead elsewhere, and anything that an asset catalog does not draw.
struct SVGCheck {
    private(set) var problems: [SVGProblem] = []
    private let document: SVGDocument

    init(_ document: SVGDocument) {
        self.document = document
        guard document.end == nil else {
            addEnd()
            return
        }
        guard let root = document.elements.first, root.isSVG, root.name == "svg" else {
            let message = "this is no SVG: the first element is “svg” with xmlns=\"\(SVGElement.namespace)\""
            add(.iconsNotAnIcon, message, at: document.elements.first?.offset ?? 0)
            return
        }
        checkViewBox(of: root)
        for offset in document.styleSheets {
            add(.iconsUnsafe, "a style sheet lies elsewhere; an icon has all that it needs", at: offset)
        }
        for element in document.elements { check(element) }
        // References of an SVG that is refused anyway need not be counted.
        if problems.isEmpty {
            var references = SVGReferences(document.elements)
            if let problem = references.problem() { problems.append(problem) }
        }
    }

    private mutating func add(_ id: DiagnosticID, _ message: String, at offset: Int) {
        problems.append(SVGProblem(id, message, at: offset))
    }

    private mutating func addEnd() {
        switch document.end {
        case .documentType:
            add(
                .iconsUnsafe,
                "a document type declaration can name other files and define entities; remove it",
                at: document.endOffset
            )
        case .tooDeep: add(.iconsTooLarge, "elements are nested deeper than in any icon", at: document.endOffset)
        case .tooMany: add(.iconsTooLarge, "there are more elements than in any icon", at: document.endOffset)
        case .notWellFormed: add(.iconsNotAnIcon, "this is no well-formed XML from here on", at: document.endOffset)
        case .memory: add(.iconsTooLarge, "the system has no memory left for this file", at: 0)
        case nil: break
        }
    }

    // MARK: The root

    private mutating func checkViewBox(of root: SVGElement) {
        guard let box = root["viewBox"] else {
            return add(.iconsViewBox, "there is no viewBox, which says what the icon's measures are", at: root.offset)
        }
        let parts = box.value.split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }
        let numbers = parts.compactMap { Double($0) }
        guard parts.count == 4, numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] > 0, numbers[3] > 0
        else {
            return add(
                .iconsViewBox,
                "a viewBox has four numbers, and width and height are more than zero",
                at: box.offset
            )
        }
    }

    // MARK: Elements

    private static let scripts: Set<String> = ["script", "handler", "listener"]
    private static let pictures: Set<String> = ["image", "video", "audio", "canvas"]
    private static let motions: Set<String> = [
        "animate", "animateColor", "animateMotion", "animateTransform", "discard", "mpath", "set",
    ]

    private mutating func check(_ element: SVGElement) {
        let name = element.name
        switch name {
        case _ where Self.scripts.contains(name.lowercased()):
            add(.iconsUnsafe, "a script; an icon runs nothing", at: element.offset)
        case "foreignObject", "iframe", "embed", "object":
            add(.iconsUnsafe, "“\(name)” holds something other than a drawing", at: element.offset)
        case _ where element.namespace == "http://www.w3.org/1999/xhtml":
            add(.iconsUnsafe, "“\(name)” is HTML and no drawing", at: element.offset)
        case _ where Self.pictures.contains(name):
            add(.iconsNotDrawn, "“\(name)” is a bitmap or the like; an icon is made of lines", at: element.offset)
        case _ where name == "filter" || Self.isFilterPart(name):
            add(.iconsNotDrawn, "a filter, which an asset catalog does not draw", at: element.offset)
        case _ where Self.motions.contains(name):
            add(.iconsNotDrawn, "“\(name)” moves the drawing, which an asset catalog does not do", at: element.offset)
        default: break
        }
        for attribute in element.attributes { check(attribute) }
        if element.holdsStyles {
            for finding in StyleText.findings(in: element.text) { add(finding, at: element.offset) }
        }
    }

    /// `feGaussianBlur`
    private static func isFilterPart(_ name: String) -> Bool {
        name.hasPrefix("fe") && name.dropFirst(2).first?.isUppercase == true
    }

    private mutating func check(_ attribute: SVGAttribute) {
        let name = attribute.name
        let lower = name.lowercased()
        if attribute.prefix.isEmpty, lower.hasPrefix("on"), lower.count > 2 {
            add(.iconsUnsafe, "“\(name)” runs a script; an icon runs nothing", at: attribute.offset)
        } else if attribute.prefix == "xml", lower == "base" {
            add(.iconsUnsafe, "“xml:base” leads all references elsewhere", at: attribute.offset)
        } else if lower == "href" || lower == "src" {
            checkReference(attribute)
        } else if lower == "filter", attribute.value.withoutSpace != "none" {
            add(.iconsNotDrawn, "a filter, which an asset catalog does not draw", at: attribute.offset)
        } else {
            let isStyle = lower == "style" || attribute.value.utf8.contains(UInt8(ascii: "("))
            for finding in isStyle ? StyleText.findings(in: attribute.value) : [] { add(finding, at: attribute.offset) }
        }
    }

    private mutating func checkReference(_ attribute: SVGAttribute) {
        let value = attribute.value.withoutSpace
        if value.lowercased().hasPrefix("data:") {
            add(.iconsNotDrawn, "an embedded file; an icon is made of lines", at: attribute.offset)
        } else if !value.hasPrefix("#") {
            add(
                .iconsUnsafe,
                "“\(attribute.name)” refers to something outside of this file; an icon has all that it needs",
                at: attribute.offset
            )
        }
    }

    private mutating func add(_ finding: StyleText.Finding, at offset: Int) {
        switch finding {
        case .elsewhere:
            add(
                .iconsUnsafe,
                "a style refers to something outside of this file; an icon has all that it needs",
                at: offset
            )
        case .embedded: add(.iconsNotDrawn, "an embedded file; an icon is made of lines", at: offset)
        case .disguised:
            add(
                .iconsUnsafe,
                "a style has escapes (`\\`) or brackets in an address, which could be anything",
                at: offset
            )
        case .filter: add(.iconsNotDrawn, "a filter, which an asset catalog does not draw", at: offset)
        }
    }
}
