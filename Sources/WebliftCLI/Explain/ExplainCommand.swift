import Matrix
import SourceText
import SwiftModel
import WebModel
import Workspace

/// `weblift explain`: prints which rule made what of a component or of one of its items, which rules lost, and what nothing
/// in the body acts on.
enum ExplainCommand: Command {
    static let name = "explain"
    static let summary = "print which rule made what of a component or an item, which lost, and what nothing acts on"
    static let usage = "explain TAG [MEMBER] [--input PATH…] [options]"
    static let options = [Option.input, Option.config, Option.matrix, Option.templates, Option.templateSet]
    /// `--gap` is a MEMBER.
    static let takesDashedWords = true
    static let remarks = """
        MEMBER is spelled as in the matrix: disabled, “#prefix”, “#(default)”, @change, “focus()”, “::part(base)”, --gap,
        “:state(open)”. A bare name means items of any kind, attributes, and parts that Weblift made.
        What is inert is part of the API in Swift, and nothing in the body acts on it, as the templates write it.
        """

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let (tag, member) = try subject(arguments)
        let settings = try GenerateSettings(arguments, try Configuration.find(arguments))
        let inputs = try Inputs(named: arguments.all(.input), arguments)
        let matrices = try Matrices(arguments)
        let library = Pipeline.library(from: inputs, into: &session.diagnostics)
        let documents = matrices.documents(into: &session.diagnostics)
        let translator = Pipeline.translator(from: documents, into: &session.diagnostics)
        // As the package calls them that is there already.
        let known = GenerateOutput.names(in: settings.output, &session)
        let translation = Pipeline.translation(
            of: library,
            by: translator,
            keeping: known?.tags,
            into: &session.diagnostics
        )
        guard let component = translation.components.first(where: { $0.tag == tag }) else {
            let tags = translation.components.map(\.tag)
            session.diagnostics.error(
                .selectionUnknownTag,
                "there is no component “\(tag)”",
                at: nil,
                suggestion: NearestTag.of(tag, among: tags).map { "did you mean \($0)?" }
            )
            return session.finish()
        }
        let web = library.components.first { $0.tag == tag }
        // All bodies: whether an item of a list is in use is said by those that show it.
        let bodies = Pipeline.bodyReports(
            of: translation,
            only: nil,
            from: library,
            settings,
            keeping: known,
            into: &session.diagnostics
        )
        let covered = CoveredComponent(component, body: bodies[tag] ?? BodyReport())
        let palette = session.outputPalette
        guard let member else {
            let explanation = ComponentExplanation(covered, web: web, documents: documents)
            session.console.writeOutput(explanation.print(palette: palette))
            return session.finish()
        }
        let query = MemberQuery(member)
        let items = query.items(of: component, in: web)
        if items.isEmpty {
            session.diagnostics.error(
                .selectionUnknownMember,
                "<\(tag)> has nothing that is called “\(member)”",
                at: nil,
                suggestion: query.nearest(of: component, in: web).map { "did you mean \($0)?" }
            )
        }
        let explanations = items.map { item in
            let considered = web.map { translator.considered(item.item, of: $0, in: library) } ?? []
            return MemberExplanation(item, of: covered, web: web, considered: considered, documents: documents)
                .lines(palette: palette).joined(separator: "\n") + "\n"
        }
        session.console.writeOutput(Array(explanations.joined(separator: "\n").utf8))
        return session.finish()
    }

    /// The words of the command line, which are no inputs here.
    private static func subject(_ arguments: Arguments) throws(UsageError) -> (tag: String, member: String?) {
        let words = arguments.inputs
        guard let tag = words.first else {
            throw UsageError("explain needs a TAG", suggestion: "weblift inspect --format summary lists them")
        }
        guard words.count <= 2 else {
            throw UsageError("explain takes a TAG and a MEMBER", suggestion: "inputs are named with --input")
        }
        guard !tag.contains(where: { $0 == "/" || $0 == "." }) else {
            throw UsageError("“\(tag)” is no tag", suggestion: "inputs are named with --input")
        }
        return (tag, words.dropFirst().first)
    }
}
