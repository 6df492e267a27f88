import Core
import Documents

/// One rendering of a template that is written in a test, in strict mode unless it is told otherwise.
struct TemplateTrial {
    let output: String?
    /// Sorted.
    let mentions: [String]
    let diagnostics: [Diagnostic]

    init(
        _ text: String,
        _ data: TemplateValue = [:],
        partials: [String: String] = [:],
        mode: TemplateMode = .strict,
        escaping: Escaping = .none
    ) {
        var bag = DiagnosticBag()
        let sources = ([("main", text)] + partials.sorted { $0.key < $1.key }).map { name, text in
            TemplateSource(name: name, file: SourceFile(path: SourcePath("\(name).mustache"), text: text))
        }
        let set = TemplateSet(sources, mode: mode, into: &bag)
        let isSound = set["main"]?.isSound == true
        let rendered = isSound ? set.render("main", with: data, escaping: escaping, into: &bag) : nil
        output = rendered.map { String(decoding: $0.bytes, as: UTF8.self) }
        mentions = rendered?.mentions.sorted() ?? []
        diagnostics = bag.sorted
    }

    static func errors(in bytes: [UInt8]) -> [Diagnostic] {
        var bag = DiagnosticBag()
        _ = Template(SourceFile(path: SourcePath("hostile"), bytes: bytes), into: &bag)
        return bag.sorted
    }

    /// `file:line:column: message [id]`, with the suggestion behind it.
    var errors: [String] {
        diagnostics.map { diagnostic in
            let place = diagnostic.location.map { "\($0): " } ?? ""
            let suggestion = diagnostic.suggestion.map { " — \($0)" } ?? ""
            return "\(place)\(diagnostic.message) [\(diagnostic.id.rawValue)]\(suggestion)"
        }
    }
}

/// `Testing` has a type of the same name.
typealias SourceLocation = Core.SourceLocation
