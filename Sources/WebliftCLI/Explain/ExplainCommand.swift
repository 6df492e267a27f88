import Core
import Package
import SwiftModel
import Translate
import WebModel

enum ExplainCommand: Command {
    static let name = "explain"
    static let summary = "print which rule made what of a component or an item, which lost, and what nothing acts on"
    static let usage = "explain TAG [MEMBER] [--input PATH…] [options]"
    static let options = [
        Option.input, Option.config, Option.matrix, Option.templates, Option.templateSet, Option.full,
    ]
    static let positional = Completion.tags
    /// `--gap` is a MEMBER.
    static let takesDashedWords = true
    static let remarks = """
        MEMBER is spelled as in the matrix: disabled, “#prefix”, “#(default)”, @change, “focus()”, “::part(base)”, --gap,
        “:state(open)”. A bare name means items of any kind, attributes, and parts that Weblift made.
        What is inert is part of the API in Swift, and nothing in the body acts on it, as the templates write it.
        """

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let (name, member) = try subject(arguments)
        let project = try Project(arguments)
        let settings = try GenerateSettings(project)
        let inputs = try Inputs(named: arguments.all(.input), project)
        let known = GenerateOutput.ledger(in: settings.output)?.packageNames
        let translated = TranslatedLibrary(inputs, Matrices(project), keeping: known?.tags, into: &session.diagnostics)
        let (library, documents) = (translated.library, translated.documents)
        guard let component = component(named: name, in: translated.translation, into: &session.diagnostics) else {
            return session.finish()
        }
        let tag = component.tag
        let web = library.components.first { $0.tag == tag }
        // Bodies of all components: only the lists that show an item tell whether it is in use.
        let bodies = translated.bodyReports(settings, keeping: known, into: &session.diagnostics)
        let covered = CoveredComponent(component, body: bodies[tag] ?? BodyReport())
        let palette = session.outputPalette
        guard let member else {
            let explanation = ComponentExplanation(covered: covered, web: web, documents: documents)
            session.show(explanation.print(palette: palette))
            session.close("<\(tag)>: \(covered.state.rawValue)", next: "weblift explain \(tag) MEMBER")
            return session.finish()
        }
        let query = MemberQuery(word: member)
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
            let considered = web.map { translated.translator.considered(item.item, of: $0, in: library) } ?? []
            return MemberExplanation(
                item: item,
                covered: covered,
                web: web,
                considered: considered,
                documents: documents
            )
            .lines(palette: palette).joined(separator: "\n") + "\n"
        }
        session.show(Array(explanations.joined(separator: "\n").utf8))
        session.close("\(Count.of("item", items.count)) of <\(tag)>")
        return session.finish()
    }

    /// nil where there is none, or more than one.
    private static func component(
        named name: String,
        in translation: LibraryTranslation,
        into diagnostics: inout DiagnosticBag
    ) -> ComponentTranslation? {
        let search = TagSearch(translation.components.map(\.tag))
        let tags = search.tags(named: name)
        if tags.count > 1 { TagSearch.reportAmbiguity(of: name, tags, into: &diagnostics) }
        if tags.isEmpty {
            diagnostics.error(
                .selectionUnknownTag,
                "there is no component “\(name)”",
                at: nil,
                suggestion: search.nearest(to: name).map { "did you mean \($0)?" }
            )
        }
        return tags.count == 1 ? translation.components.first { $0.tag == tags[0] } : nil
    }

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
