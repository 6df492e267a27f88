import Core
import WebModel

/// Components as shadcn/ui and its kind publish them: a registry or an item with code, or that code in a project.
struct RegistryFormat: InputFormat {
    let name = "the registry"
    let fileKind = "a registry or a registry item in the form of shadcn/ui"
    /// Code is read where somebody names it. In a folder it may be a whole app.
    let endings = [".json"]

    /// Registries hold the code itself, of which only literals and types are read.
    let trust = FormatTrust(
        fair: [.properties, .types, .attributes, .defaults, .slots, .events, .prose, .implementation]
    )

    func recognises(_ content: InputContent) -> Bool {
        switch content {
        case .json(let document, _): RegistryDocument.isOne(document.root)
        case .text(let file): RegistryDocument.isCode(file)
        }
    }

    func isMeant(by file: SourceFile) -> Bool { file.begins(holding: "\"registry:") }

    func parts(namedIn file: SourceFile) -> [NamedPart] {
        var unasked = DiagnosticBag()
        guard isMeant(by: file), let document = JSONDocument.parse(file, into: &unasked),
            RegistryDocument.isOne(document.root)
        else { return [] }
        return RegistryDocument.codeBeside(document.root)
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        RegistryReader.read(files, into: &diagnostics)
    }
}
