import Core
import WebModel

package enum InputFormats {
    /// Order in which formats are asked about a file, and in which the first of equally trusted ones counts.
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

    static let endings: [String] = {
        var seen: Set<String> = []
        return all.flatMap(\.endings).filter { seen.insert($0).inserted }
    }()

    /// Names of the kinds of their files, for the help: `a custom-elements manifest`.
    package static let kinds = all.map(\.fileKind)

    static func parts(namedIn file: SourceFile) -> [NamedPart] { all.flatMap { $0.parts(namedIn: file) } }

    static let advice =
        "give a custom-elements manifest of the library, which `npx @custom-elements-manifest/analyzer analyze` makes of "
        + "source code, or another input of those that `weblift --help` lists"

    static func mark(of position: Int) -> SourceKnowledge.Formats { .init(rawValue: 1 << UInt16(position)) }
}
