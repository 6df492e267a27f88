import Core
import WebModel

struct RegistryDocument {
    struct Item {
        let name: String
        /// nil for code alone.
        let value: JSONValue?
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
    /// Name of the registry; an item alone has no library's name.
    let name: String?
    private(set) var items: [Item] = []
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

    /// `parts` lie beside the registry; items in `toldElsewhere` have their code in another file of the run.
    init(
        _ document: JSONDocument,
        parts: InputParts,
        toldElsewhere: Set<String>,
        into diagnostics: inout DiagnosticBag
    ) {
        let root = document.root
        path = document.file
        let isAlone = RegistryDocument.isItem(root)
        name = isAlone ? nil : ListedElement.text("name", of: root)
        tokens = RegistryDocument.tokens(of: root).map { LibraryTokenFile(document.source, at: $0) }
        for value in isAlone ? [root] : ListedElement.list("items", of: root, into: &diagnostics) {
            guard let name = ListedElement.text("name", of: value) else {
                let message = "an item of the registry has no name and is left out"
                diagnostics.warning(.listingName, message, at: value.location)
                continue
            }
            guard !toldElsewhere.contains(name) || RegistryDocument.hasCode(value) else { continue }
            let files = files(of: value, name, parts, into: &diagnostics)
            items.append(Item(name: name, value: value, files: files))
        }
        RegistryDocument.tellOthers(of: root, into: &diagnostics)
    }

    private static func tellOthers(of root: JSONValue, into diagnostics: inout DiagnosticBag) {
        let code = items(of: root).flatMap { item in
            (item["files"].map { Array($0.elements) } ?? []).filter { file in
                let path = (file["path"] ?? file["target"])?.string?.lowercased() ?? ""
                return !isCode(file, of: item) && codeEndings.contains(where: path.hasSuffix)
            }
        }
        if let first = code.first {
            let subject = code.count == 1 ? "a file of React is" : "\(code.count) files of React are"
            let message = "\(subject) a page, a hook or something else that is no component by its type, and not read"
            diagnostics.note(.registryNotRead, message, at: first.location)
        }
        // Styles beside tokens are reported by the reader of the tokens.
        guard tokens(of: root) == nil,
            let styles = items(of: root).lazy.flatMap({ [$0["css"], $0["tailwind"]] }).compactMap(\.self).first(where: {
                !$0.isHollow
            })
        else { return }
        let message = "“css” and “tailwind” have rules for style sheets, which are not read"
        diagnostics.note(.registryNotRead, message, at: styles.location)
    }

    // MARK: Files

    /// Whether a file is code of React, and not of another library that has JSX.
    static func isCode(_ file: SourceFile) -> Bool {
        let name = file.path.typed.lowercased()
        guard codeEndings.contains(where: name.hasSuffix) else { return false }
        return file.begins(holding: "export")
            && !["@stencil/core", "solid-js", "preact"].contains { file.begins(holding: $0) }
    }

    static func item(of file: SourceFile, into diagnostics: inout DiagnosticBag) -> Item {
        let name = SourcePath.lastComponent(of: file.path.typed).prefix { $0 != "." }
        let isShort = isShort(file.bytes, String(name), at: .start(of: file.path), into: &diagnostics)
        return Item(name: String(name), value: nil, files: isShort ? [file] : [])
    }

    private static func isCode(_ file: JSONValue, of item: JSONValue) -> Bool {
        let type = file["type"]?.string ?? item["type"]?.string ?? ""
        return componentTypes.contains(type)
    }

    private static func hasCode(_ item: JSONValue) -> Bool {
        item["files"]?.elements.contains { $0["content"]?.string != nil } == true
    }

    private static func items(of root: JSONValue) -> [JSONValue] {
        isItem(root) ? [root] : root["items"].map { Array($0.elements) } ?? []
    }

    static func itemsWithCode(_ root: JSONValue) -> [String] {
        items(of: root).filter(hasCode).compactMap { $0["name"]?.string }
    }

    /// The code of components that a registry only names, as people write one: `shadcn build` puts it in.
    static func codeBeside(_ root: JSONValue) -> [NamedPart] {
        items(of: root).flatMap { item in
            (item["files"].map { Array($0.elements) } ?? []).compactMap { file in
                guard file["content"]?.string == nil, isCode(file, of: item), let path = file["path"],
                    let name = path.string, codeEndings.contains(where: name.lowercased().hasSuffix)
                else { return nil }
                return NamedPart(name: name, value: path)
            }
        }
    }

    /// Content of a wrong shape counts as a value: the reader of tokens reports the mistake.
    private static func tokens(of root: JSONValue) -> SourceLocation? {
        items(of: root).lazy.compactMap { item in
            if let groups = item["cssVars"] {
                let hasValues =
                    groups.kind == .object
                    ? groups.members.contains { $0.value.kind != .object || $0.value.count > 0 } : !groups.isNull
                if hasValues { return groups.location }
            }
            let colors = item["tailwind"]?["config"]?["theme"]?["extend"]?["colors"]
            return colors.flatMap { $0.isHollow ? nil : $0.location }
        }
        .first
    }

    private func files(
        of item: JSONValue,
        _ name: String,
        _ parts: InputParts,
        into diagnostics: inout DiagnosticBag
    ) -> [SourceFile] {
        var files: [SourceFile] = []
        var withoutCode: [SourceLocation] = []
        for value in ListedElement.list("files", of: item, into: &diagnostics) {
            guard let path = ListedElement.text("path", of: value) ?? ListedElement.text("target", of: value) else {
                let message = "a file of “\(name)” has no path and is left out"
                diagnostics.warning(.listingName, message, at: value.location)
                continue
            }
            guard RegistryDocument.isCode(value, of: item) else { continue }
            guard RegistryDocument.codeEndings.contains(where: path.lowercased().hasSuffix) else {
                let message = "“\(path)” is no code of React; components are read from .tsx and .jsx only"
                diagnostics.note(.registryNotRead, message, at: value.location)
                continue
            }
            guard let content = value["content"], !content.isNull else {
                if let part = parts[path] {
                    if RegistryDocument.isShort(part.bytes, path, at: value.location, into: &diagnostics) {
                        files.append(part)
                    }
                } else {
                    withoutCode.append(value.location)
                }
                continue
            }
            if let code = code(content, at: path, into: &diagnostics) { files.append(code) }
        }
        if let first = withoutCode.first {
            let more = withoutCode.count - 1
            diagnostics.warning(
                .registryNotRead,
                "“\(name)” names code that is neither in this file nor beside it; what it declares is not known",
                at: first,
                notes: more > 0 ? [.init("so \(more == 1 ? "does 1 more file" : "do \(more) more files") of it")] : [],
                suggestion: "give the item as `shadcn build` writes it, with the code as “content”"
            )
        }
        return files
    }

    /// The code as a file of its own, so that its places are lines that people wrote.
    private func code(_ content: JSONValue, at name: String, into diagnostics: inout DiagnosticBag) -> SourceFile? {
        guard let text = content.asString else {
            diagnostics.warning(.listingShape, "“content” is no text", at: content.location)
            return nil
        }
        let bytes = text.withUTF8 { Array($0) }
        guard RegistryDocument.isShort(bytes, name, at: content.location, into: &diagnostics) else { return nil }
        return SourceFile(path: path.appending(RegistryDocument.shownName(name)), bytes: bytes)
    }

    private static func isShort(
        _ code: [UInt8],
        _ name: String,
        at place: SourceLocation,
        into diagnostics: inout DiagnosticBag
    ) -> Bool {
        guard code.count > RegistryDocument.codeLimit else { return true }
        let limit = RegistryDocument.codeLimit >> 20
        let message = "“\(name)” has more than \(limit) MiB of code; it is not read"
        diagnostics.warning(.registryTooLarge, message, at: place)
        return false
    }

    /// A path for messages, without characters that can't be shown and without parts that would lead elsewhere.
    private static func shownName(_ name: String) -> String {
        name.split(separator: "/").filter { $0 != "." && $0 != ".." }
            .map { part in
                String(String.UnicodeScalarView(part.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
            }
            .joined(separator: "/")
    }
}
