import Core
import Documents
import SwiftModel

/// Headings give the rows below their meaning.
struct MatrixPlace {
    /// nil before the first level-2 heading and below one that is not known.
    private(set) var section: MatrixSection?
    private(set) var components: [NamePattern] = [Self.everywhere]
    /// Primitives of contracts and parts; empty for all of them.
    private(set) var primitives: [NativePrimitive] = []
    /// Anything that is built on a primitive is a component, too.
    var typed: [NamePattern] {
        section == .contracts && !primitives.isEmpty ? primitives.map { NamePattern.builtOn($0.rawValue) } : components
    }
    /// Reported only if a table stands below.
    var problem: CellProblem?

    static let everywhere = NamePattern("*")

    mutating func enter(level: Int, _ content: [MarkdownInline], at start: SourceLocation) {
        switch level {
        case 2: enterSection(content.plainText.withoutBlanks, at: content.first?.start ?? start)
        case 3: enterComponents(content, at: start)
        default: break
        }
    }

    private mutating func enterSection(_ heading: String, at start: SourceLocation) {
        self = MatrixPlace()
        section = MatrixSection(heading: heading)
        guard section == nil else { return }
        let known = MatrixSection.allCases.map(\.rawValue)
        problem = CellProblem(
            .matrixHeading,
            "tables below “\(heading)” are not read, for it is no section of a matrix: those are "
                + known.joined(separator: ", "),
            at: start,
            suggestion: NearestName.of(heading, among: known)
        )
    }

    private mutating func enterComponents(_ content: [MarkdownInline], at start: SourceLocation) {
        guard let section else { return }
        if section == .contracts || section == .parts { return enterPrimitives(content, at: start) }
        guard section.isNarrowedByTags else { return }
        components = [Self.everywhere]
        problem = nil
        guard content.contains(where: { if case .code = $0.kind { true } else { false } }) else { return }
        do throws(CellProblem) {
            components = try Self.tags(content, at: start)
        } catch {
            problem = error
        }
    }

    /// Fails where a heading holds components and something else: nobody can know which rows it narrows.
    private static func tags(_ content: [MarkdownInline], at start: SourceLocation) throws(CellProblem) -> [NamePattern]
    {
        var tags: [NamePattern] = []
        for inline in content {
            switch inline.kind {
            case .code(let text):
                let span = CodeSpan(text: text, start: inline.start, surroundings: start, escapesBars: false)
                tags += try span.read(TagPatternParser.parseHeading)
            case .text(let text):
                let words = text.split { $0 == " " || $0 == "\t" || $0 == "," }
                if words.contains(where: { $0 != "and" && $0 != "or" }) { throw mixed(at: inline.start ?? start) }
            default: throw mixed(at: start)
            }
        }
        return tags
    }

    private static func mixed(at place: SourceLocation) -> CellProblem {
        let message =
            "a heading either narrows the rows below it and holds only tags or primitives in code, or is for people and holds no code"
        return CellProblem(.matrixHeading, message, at: place)
    }

    private mutating func enterPrimitives(_ content: [MarkdownInline], at start: SourceLocation) {
        primitives = []
        problem = nil
        for inline in content {
            guard case .code(let text) = inline.kind else { continue }
            if let primitive = NativePrimitive(rawValue: text) {
                primitives.append(primitive)
                continue
            }
            problem = CellProblem(
                .matrixHeading,
                "“\(text)” is no native primitive that is known",
                at: inline.start ?? start,
                suggestion: NearestName.of(text, among: NativePrimitive.allCases.map(\.rawValue))
            )
        }
    }
}
