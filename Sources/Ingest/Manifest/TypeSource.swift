import Core
import WebModel

/// Place in a manifest that says something about a type: a `type`, an `expandedType` or a `parsedType`.
struct TypeSource {
    let text: String
    let location: SourceLocation
    /// The modules that the type's own references name, by the name that they resolve.
    let modules: [String: ModulePath]

    /// nil where the value holds no text. Tools also write the text itself where its object belongs.
    init?(_ value: JSONValue?) {
        guard let value else { return nil }
        let told = value["text"]
        guard let text = value.string ?? told?.string, !text.isEmpty else { return nil }
        self.text = text
        location = (told ?? value).location
        var modules: [String: ModulePath] = [:]
        if let references = value["references"], references.kind == .array {
            for reference in references.elements {
                guard let target = ManifestReference(reference), let module = target.module else { continue }
                modules[target.name] = module
            }
        }
        self.modules = modules
    }
}
