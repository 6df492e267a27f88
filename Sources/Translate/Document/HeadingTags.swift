import Core
import Documents

/// Statement of a level-3 heading about the rows below it.
enum HeadingTags {
    /// Heading for people only.
    case none
    case tags([NamePattern])
    /// Heading that names components and something else, so that nobody can know which rows it narrows.
    case unclear(CellProblem)

    init(_ content: [MarkdownInline], at start: SourceLocation) {
        var tags: [NamePattern] = []
        var hasCode = false
        var problem: CellProblem?
        for inline in content {
            switch inline.kind {
            case .code(let text):
                hasCode = true
                let span = CodeSpan(text: text, start: inline.start, surroundings: start, escapesBars: false)
                do throws(CellProblem) {
                    tags += try span.read(TagPatternParser.parseHeading)
                } catch {
                    problem = problem ?? error
                }
            case .text(let text):
                let words = text.split { $0 == " " || $0 == "\t" || $0 == "," }
                if words.allSatisfy({ $0 == "and" || $0 == "or" }) { continue }
                problem = problem ?? Self.mixed(at: inline.start ?? start)
            default: problem = problem ?? Self.mixed(at: start)
            }
        }
        self = !hasCode ? .none : problem.map { .unclear($0) } ?? .tags(tags)
    }

    private static func mixed(at place: SourceLocation) -> CellProblem {
        let message =
            "a heading either narrows the rows below it and holds only tags or primitives in code, or is for people and holds no code"
        return CellProblem(.matrixHeading, message, at: place)
    }
}
