import Core
import WebModel

/// Description of elements for completion in VS Code: HTML custom data, under any file name.
struct CustomDataFormat: InputFormat {
    let name = "the custom data"
    let fileKind = "VS Code's HTML custom data"
    let endings = [".json"]

    /// Custom data lists attributes and some of their values, and texts that people read while they type.
    let trust = FormatTrust(weak: [.attributes, .types, .prose, .status])

    func recognises(_ content: InputContent) -> Bool {
        content.json.flatMap { TagsList($0.root) } == .customData
    }

    func isMeant(by file: SourceFile) -> Bool {
        String(decoding: file.bytes.prefix(64 << 10), as: UTF8.self).contains("customData.schema.json")
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        FormatReading(of: files, by: CustomDataReader(), into: &diagnostics)
    }
}
