import JSON
import SourceText
import WebModel

/// What shadcn/ui and its kind publish of components: a registry, or one item of it, with the code in it.
struct RegistryFormat: InputFormat {
    let name = "the registry"
    let fileKind = "a registry or a registry item in the form of shadcn/ui"
    let endings = [".json"]

    /// It is the code itself, of which only what stands there as literals and types is read.
    let trust = FormatTrust(
        fair: [.properties, .types, .attributes, .defaults, .slots, .events, .prose, .implementation]
    )

    func recognises(_ content: InputContent) -> Bool {
        content.json.map { RegistryDocument.isOne($0.root) } ?? false
    }

    func isMeant(by file: SourceFile) -> Bool {
        String(decoding: file.bytes.prefix(64 << 10), as: UTF8.self).contains("\"registry:")
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        RegistryReader.read(files.compactMap(\.json), into: &diagnostics)
    }
}
