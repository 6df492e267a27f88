import Core
import WebModel

/// TypeScript declarations, which compilers write from the code: the types behind names, and the members of elements.
struct DeclarationsFormat: InputFormat {
    let name = "the declarations"
    let fileKind = "a TypeScript declaration file"
    let endings = [".d.ts", ".d.mts", ".d.cts"]

    /// Attributes and the inside of a component are no matter of types.
    let trust = FormatTrust(
        strong: [.properties, .types, .methods, .implementation],
        fair: [.events, .status, .prose],
        weak: [.defaults]
    )

    func recognises(_ content: InputContent) -> Bool {
        guard let file = content.text, UTF8Check.firstInvalidOffset(in: file.bytes) == nil else { return false }
        let path = file.path.typed.lowercased()
        if endings.contains(where: { path.hasSuffix($0) }) { return true }
        return DeclarationsFormat.beginsLikeOne(file.bytes)
    }

    /// A file of any name is known by its first statement: none of these words begins prose.
    private static func beginsLikeOne(_ bytes: [UInt8]) -> Bool {
        let tokens = DeclarationLexer(Array(bytes.prefix(64 << 10))).tokens
        let words = tokens.prefix(3).map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
        guard words.count == 3, tokens[2].kind == .word else { return false }
        let kinds: Set = ["class", "interface", "enum", "const", "global", "namespace", "module", "type", "abstract"]
        return (words[0] == "declare" && kinds.contains(words[1])) || (words[0] == "export" && words[1] == "declare")
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        DeclarationReader.read(files.compactMap(\.text), into: &diagnostics)
    }
}
