import WebModel

/// The formats that are read: the one list of them.
enum InputFormats {
    /// In the order in which they are asked about a file, and in which the first counts of those that are trusted alike.
    static let all: [any InputFormat] = [
        ManifestFormat(),
        StencilDocsFormat(),
        DeclarationsFormat(),
        StencilReadmesFormat(),
        ElevateDocsFormat(),
        AnalyzerTagsFormat(),
        PolymerAnalysisFormat(),
        WebTypesFormat(),
        CustomDataFormat(),
        MDXPagesFormat(),
    ]

    /// What the names of their files end in, each ending once.
    static let endings: [String] = {
        var seen: Set<String> = []
        return all.flatMap(\.endings).filter { seen.insert($0).inserted }
    }()

    /// What could be read, as words: `a custom-elements manifest or an API doc`.
    static let choice = Self.kinds(all, joinedBy: "or")

    /// What to do instead, for who gave something else.
    static let advice =
        "give \(choice) of the library; `npx @custom-elements-manifest/analyzer analyze` makes a manifest of source code"

    /// The mark of one format in what is known of a component.
    static func mark(of position: Int) -> SourceKnowledge.Formats { .init(rawValue: 1 << UInt16(position)) }

    private static func kinds(_ formats: [any InputFormat], joinedBy word: String) -> String {
        let kinds = formats.map(\.fileKind)
        return kinds.dropLast().joined(separator: ", ") + " \(word) " + (kinds.last ?? "")
    }
}
