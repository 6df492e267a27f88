import Core
import WebModel

/// The formats that are read: the one list of them.
package enum InputFormats {
    /// Formats in the order in which they are asked about a file, and in which the first of equally trusted formats
    /// counts.
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
        RegistryFormat(),
    ]

    /// Endings of the names of their files, each once.
    static let endings: [String] = {
        var seen: Set<String> = []
        return all.flatMap(\.endings).filter { seen.insert($0).inserted }
    }()

    /// Names of the kinds of their files, for the help: `a custom-elements manifest`.
    package static let kinds = all.map(\.fileKind)

    /// The files that a file names as parts of itself.
    static func parts(namedIn file: SourceFile) -> [NamedPart] { all.flatMap { $0.parts(namedIn: file) } }

    /// Advice for users after an input of no such format.
    static let advice =
        "give a custom-elements manifest of the library, which `npx @custom-elements-manifest/analyzer analyze` makes of "
        + "source code, or another input of those that `weblift --help` lists"

    /// The mark of one format in the knowledge of a component.
    static func mark(of position: Int) -> SourceKnowledge.Formats { .init(rawValue: 1 << UInt16(position)) }
}
