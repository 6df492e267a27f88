import Core
import Documents
import SwiftModel

/// The headings above a table, which give its rows their meaning.
struct MatrixPlace {
    /// nil before the first level-2 heading and below one that is not known.
    private(set) var section: MatrixSection?
    /// The components that the rows are for.
    private(set) var components: [NamePattern] = [Self.everywhere]
    /// The primitives that the rows are for, in the sections of contracts and parts; none for all of them.
    private(set) var primitives: [NativePrimitive] = []
    /// Components with the type parameters that the rows may use: anything that is built on a primitive is a component,
    /// too.
    var typed: [NamePattern] {
        section == .contracts && !primitives.isEmpty ? primitives.map { NamePattern.builtOn($0.rawValue) } : components
    }
    /// Problem of the heading. It matters, and is told, only if a table stands below.
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
        switch HeadingTags(content, at: start) {
        case .none: break
        case .tags(let tags): components = tags
        case .unclear(let found): problem = found
        }
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
