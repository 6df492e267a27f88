import Core
package import Documents
import Generate
import Package

struct DocumentFiles: Sendable {
    private let kind: String
    private let folder: [String]
    private let templates: TemplateSet
    private let escaping: Escaping
    private let hashes: TemplateHashes

    /// `folder` is one of the package.
    init(_ kind: String, in folder: [String], with templates: TemplateSet, escaping: Escaping) {
        self.kind = kind
        self.folder = folder
        self.templates = templates
        self.escaping = escaping
        hashes = TemplateHashes(templates)
    }

    /// nil after an error. Files of a component are told apart by its tag, others by their paths.
    func file(
        _ path: [String],
        of component: DocumentedComponent? = nil,
        from template: String,
        _ data: TemplateValue,
        _ ownership: FileOwnership = .owned,
        finished: ([UInt8]) -> [UInt8] = { $0 },
        into diagnostics: inout DiagnosticBag
    ) -> GeneratedFile? {
        guard let rendered = templates.render(template, with: data, escaping: escaping, into: &diagnostics) else {
            return nil
        }
        var hasher = DataHasher()
        data.add(to: &hasher)
        return file(
            path,
            of: component,
            finished(rendered.bytes),
            ownership,
            inputs: hasher.hash,
            hashes.hash(of: [template])
        )
    }

    /// Makes a file without a template.
    func file(_ path: [String], _ bytes: [UInt8]) -> GeneratedFile {
        var hasher = DataHasher()
        bytes.withUnsafeBytes { hasher.add($0) }
        return file(path, of: nil, bytes, .owned, inputs: hasher.hash, hashes.hash(of: []))
    }

    private func file(
        _ path: [String],
        of component: DocumentedComponent?,
        _ bytes: [UInt8],
        _ ownership: FileOwnership,
        inputs: ContentHash,
        _ template: ContentHash
    ) -> GeneratedFile {
        let name = component == nil ? "/" + path.joined(separator: "/") : ""
        return GeneratedFile(
            OutputFile(OutputPath(ours: folder + path), bytes: bytes, ownership: ownership),
            FileIdentity(component: component?.tag, part: kind + name),
            inputs: inputs,
            template: template
        )
    }
}

extension TemplateValue {
    package static func lines(_ lines: [String]) -> TemplateValue { .list(lines.map { .string($0) }) }
}
