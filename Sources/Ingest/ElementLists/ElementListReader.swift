import Core
import WebModel

protocol ElementListReader {
    /// The types that were read; types that can't be parsed are reported once for all documents.
    var types: ListedTypes { get }

    mutating func components(of root: JSONValue, into diagnostics: inout DiagnosticBag) -> [Component]
}

extension ElementListReader {
    func taggedElements(
        of root: JSONValue,
        besides global: String,
        into diagnostics: inout DiagnosticBag
    ) -> [ListedElement] {
        if let global = root[global], global.count > 0 {
            diagnostics.note(
                .listingNotRead,
                "what all elements have is no part of any one; it is not read",
                at: global.location
            )
        }
        return ListedElement.list("tags", of: root, into: &diagnostics).compactMap {
            ListedElement($0, into: &diagnostics)
        }
    }
}

extension FormatReading {
    init(of files: [InputContent], by reader: some ElementListReader, into diagnostics: inout DiagnosticBag) {
        self.init()
        var reader = reader
        for document in files.compactMap(\.json) {
            components += reader.components(of: document.root, into: &diagnostics)
        }
        reader.types.reportProblems(into: &diagnostics)
        components.sort { ($0.tag, $0.source) < ($1.tag, $1.source) }
    }
}
