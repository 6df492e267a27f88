import Core
import WebModel

/// Entry of Stencil's docs, as far as all entries are alike: prose, tags of its comment, and whether it is deprecated.
struct StencilEntry {
    /// Tags that repeat a field.
    private static let readTags: Set<String> = ["default", "deprecated", "param", "returns", "return"]

    let value: JSONValue
    private let tags: [(name: String, text: String?, value: JSONValue)]

    init(_ value: JSONValue) {
        self.value = value
        tags =
            value["docsTags"]?.elements.compactMap { tag in
                tag["name"]?.string.map { ($0, tag["text"]?.string, tag) }
            } ?? []
    }

    func text(_ key: String) -> String? { (value[key]?.string).prose }

    func flag(_ key: String) -> Bool { value[key]?.bool == true }

    func tag(_ name: String) -> String? { texts(of: name).first }

    func texts(of name: String) -> [String] { tags.filter { $0.name == name }.map { $0.text ?? "" } }

    func has(tag name: String) -> Bool { tags.contains { $0.name == name } }

    /// `@internal` and `@hidden` are left out by the compiler that writes the docs; older ones did not.
    var isPublic: Bool { !has(tag: "internal") && !has(tag: "hidden") && !has(tag: "private") }

    /// Older compilers only have the tag, and an empty text is the flag alone.
    var deprecation: Deprecation? {
        guard let told = value["deprecation"]?.string ?? tag("deprecated") else { return nil }
        return told.contains(where: \.isLetterOrNumber) ? .reason(told) : .flagged
    }

    func facts(reading known: KnownKeys) -> ItemFacts {
        ItemFacts(
            deprecated: deprecation,
            description: text("docs"),
            extensions: extensions(reading: known, tags: []),
            source: value.location
        )
    }

    /// A flag that is not set says nothing.
    func extensions(reading known: KnownKeys, tags read: Set<String>) -> [Extension] {
        var extensions = ItemExtensions.of(value, reading: known).filter { $0.json != "false" && $0.json != "[]" }
        for tag in tags where !Self.readTags.contains(tag.name) && !read.contains(tag.name) {
            let json = (tag.value["text"] ?? tag.value).compactText
            extensions.append(Extension(name: "docsTags.\(tag.name)", json: json, source: tag.value.location))
        }
        return extensions.sorted { ($0.name, $0.json) < ($1.name, $1.json) }
    }
}
