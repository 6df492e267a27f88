import Core
import WebModel

/// Custom-elements manifests, which programs write from the code.
struct ManifestFormat: InputFormat {
    let name = "the manifest"
    let fileKind = "a custom-elements manifest"
    let endings = [".json"]

    let trust = FormatTrust(
        strong: [
            .properties, .types, .attributes, .defaults, .reflection, .slots, .events, .methods, .cssParts,
            .cssProperties, .cssStates, .status, .implementation,
        ],
        fair: [.prose, .category]
    )

    func recognises(_ content: InputContent) -> Bool {
        guard let root = content.json?.root, root.kind == .object else { return false }
        if root["modules"]?.kind == .array { return true }
        return root["schemaVersion"] != nil && root["tags"] == nil
    }

    /// Configurations with comments are not meant to be manifests.
    func isMeant(by file: SourceFile) -> Bool {
        if SourcePath.lastComponent(of: file.path.typed) == "custom-elements.json" { return true }
        let text = String(decoding: file.bytes.prefix(64 << 10), as: UTF8.self)
        return text.contains("\"schemaVersion\"") || text.contains("\"modules\"")
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        ManifestReader.read(files.compactMap(\.json), into: &diagnostics)
    }
}
