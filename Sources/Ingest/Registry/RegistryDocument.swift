import JSON
import SourceText
import WebModel

/// A registry, or an item of one, taken apart into the items and their files.
struct RegistryDocument {
    struct Item {
        let name: String
        let value: JSONValue
        let files: [SourceFile]
    }

    /// Longer code was written by a program.
    static let codeLimit = 1 << 20
    private static let codeEndings = [".tsx", ".jsx"]
    /// Other files of an item may have code of components only where the item or the file has one of these types.
    private static let componentTypes: Set<String> = [
        "registry:ui", "registry:component", "registry:block", "registry:item",
    ]

    let path: SourcePath
    /// What the registry is called; an item alone has no library's name.
    let name: String?
    private(set) var items: [Item] = []
    /// The file, where an item has design tokens.
    let tokens: LibraryTokenFile?

    static func isOne(_ root: JSONValue) -> Bool {
        guard root.kind == .object else { return false }
        if isItem(root) { return true }
        guard let items = root["items"], items.kind == .array else { return false }
        if let schema = root["$schema"]?.string, schema.hasSuffix("/schema/registry.json") { return true }
        return items.elements.contains(where: isItem)
    }

    private static func isItem(_ value: JSONValue) -> Bool {
        guard value.kind == .object else { return false }
        if value["type"]?.string?.hasPrefix("registry:") == true { return true }
        return value["$schema"]?.string?.hasSuffix("/schema/registry-item.json") == true
    }

    init(_ document: JSONDocument, into diagnostics: inout DiagnosticBag) {
        let root = document.root
        path = document.file
        let isAlone = RegistryDocument.isItem(root)
        name = isAlone ? nil : ListedElement.text("name", of: root)
        tokens = RegistryDocument.tokens(of: root).map { LibraryTokenFile(document.source, at: $0) }
        let values = isAlone ? [root] : ListedElement.list("items", of: root, into: &diagnostics)
        for value in values {
            guard let name = ListedElement.text("name", of: value) else {
                let message = "an item of the registry has no name and is left out"
                diagnostics.warning(.listingName, message, at: value.location)
                continue
            }
            items.append(Item(name: name, value: value, files: files(of: value, name, into: &diagnostics)))
        }
    }

    /// Where the first value in the `cssVars` of an item is; nil without one. What has another shape than values have counts as one:
    /// the reader of tokens tells what is wrong with it.
    private static func tokens(of root: JSONValue) -> SourceLocation? {
        let items = isItem(root) ? [root] : root["items"]?.elements.filter(isItem) ?? []
        return items.lazy.compactMap { $0["cssVars"] }.first { groups in
            guard groups.kind == .object else { return !groups.isNull }
            return groups.members.contains { $0.value.kind != .object || $0.value.count > 0 }
        }?.location
    }

    private func files(of item: JSONValue, _ name: String, into diagnostics: inout DiagnosticBag) -> [SourceFile] {
        var files: [SourceFile] = []
        var withoutCode: [SourceLocation] = []
        for value in ListedElement.list("files", of: item, into: &diagnostics) {
            guard let path = ListedElement.text("path", of: value) ?? ListedElement.text("target", of: value) else {
                let message = "a file of “\(name)” has no path and is left out"
                diagnostics.warning(.listingName, message, at: value.location)
                continue
            }
            let type = value["type"]?.string ?? item["type"]?.string ?? ""
            guard RegistryDocument.componentTypes.contains(type) else { continue }
            guard RegistryDocument.codeEndings.contains(where: path.lowercased().hasSuffix) else {
                let message = "“\(path)” is no code of React; components are read from .tsx and .jsx only"
                diagnostics.note(.registryNotRead, message, at: value.location)
                continue
            }
            guard let content = value["content"], !content.isNull else {
                withoutCode.append(value.location)
                continue
            }
            if let code = code(content, at: path, into: &diagnostics) { files.append(code) }
        }
        if let first = withoutCode.first {
            let more = withoutCode.count - 1
            diagnostics.warning(
                .registryNotRead,
                "“\(name)” names code that is not in this file; nothing is known of its components",
                at: first,
                notes: more > 0 ? [.init("so \(more == 1 ? "does 1 more file" : "do \(more) more files") of it")] : [],
                suggestion: "give the item as `shadcn build` writes it, with the code as “content”"
            )
        }
        return files
    }

    /// The code as a file of its own, so that its places are lines of what people wrote.
    private func code(_ content: JSONValue, at name: String, into diagnostics: inout DiagnosticBag) -> SourceFile? {
        guard let text = content.asString else {
            diagnostics.warning(.listingShape, "“content” is no text", at: content.location)
            return nil
        }
        let bytes = text.withUTF8 { Array($0) }
        guard bytes.count <= RegistryDocument.codeLimit else {
            let limit = RegistryDocument.codeLimit >> 20
            let message = "“\(name)” has more than \(limit) MiB of code; it is not read"
            diagnostics.warning(.registryTooLarge, message, at: content.location)
            return nil
        }
        return SourceFile(path: path.appending(RegistryDocument.shownName(name)), bytes: bytes)
    }

    /// A path for messages: what can't be shown, and what would lead elsewhere, is not in it.
    private static func shownName(_ name: String) -> String {
        name.split(separator: "/").filter { $0 != "." && $0 != ".." }
            .map { part in
                String(String.UnicodeScalarView(part.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
            }
            .joined(separator: "/")
    }
}
