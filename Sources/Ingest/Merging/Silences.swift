import Core
import WebModel

/// Finds the items of one kind that some formats tell of a component and others, which have a place for them, do not.
struct Silences {
    let kind: String
    let tag: String
    let sources: [ComponentSource]
    /// Items of formats that are trusted as far or further, by the silent format.
    private(set) var untold: [Int: [(name: String, place: SourceLocation)]] = [:]
    private(set) var warnings: [Diagnostic] = []

    /// `tellers` are formats.
    mutating func add(_ name: String, _ fact: SourceFacts, toldBy tellers: Set<Int>, at place: SourceLocation) {
        let degree = sources.filter { tellers.contains($0.position) }.map { $0.trust.certainty(of: fact) }.max() ?? 0
        var heard = tellers
        var doubting: [ComponentSource] = []
        for source in sources where source.component.knowledge.tells(fact) {
            guard heard.insert(source.position).inserted else { continue }
            if source.trust.degree(for: fact) > degree {
                doubting.append(source)
            } else {
                untold[source.position, default: []].append((name, place))
            }
        }
        guard !doubting.isEmpty else { return }
        let teller = sources.first { tellers.contains($0.position) }?.name ?? ""
        let silent = doubting.map(\.name).joined(separator: " or ")
        warnings.append(
            Diagnostic(
                .warning,
                .mergeUnconfirmed,
                "the \(kind) \(MergeText.quoted(name)) of <\(tag)> is in \(teller) and not in \(silent)",
                at: place,
                notes: doubting.map { .init("the component in \($0.name) is here", at: $0.component.source) }
            )
        )
    }

    func report(into diagnostics: inout DiagnosticBag) {
        for warning in warnings { diagnostics.add(warning) }
        for (position, items) in untold.sorted(by: { $0.key < $1.key }) {
            guard let source = sources.first(where: { $0.position == position }) else { continue }
            let names = items.map { MergeText.quoted($0.name) }.joined(separator: ", ")
            diagnostics.note(
                .mergeUntold,
                MergeText.untold(items.count, kind, of: tag, in: source.name) + names,
                at: items[0].place,
                notes: [.init("the component in \(source.name) is here", at: source.component.source)]
            )
        }
    }
}

extension FormatTrust {
    /// Fact that tells best how far a format is trusted about which items there are at all.
    var mostGeneral: SourceFacts { degree(for: .properties) > 0 ? .properties : .attributes }

    /// Trust in an item that the format tells: an item that it has no place for was written on purpose.
    func certainty(of fact: SourceFacts) -> Int {
        let degree = degree(for: fact)
        return degree == 0 ? 3 : degree
    }
}

enum MergeText {
    static func quoted(_ name: String) -> String { name.isEmpty ? "(default)" : "“\(name)”" }

    static func untold(_ count: Int, _ kind: String, of tag: String, in source: String) -> String {
        let plural = kind.hasSuffix("y") ? "\(kind.dropLast())ies" : "\(kind)s"
        let items = count == 1 ? "1 \(kind) of <\(tag)> is" : "\(count) \(plural) of <\(tag)> are"
        return "\(items) not in \(source): "
    }
}
