/// A manifest of a few components, in JSON.
enum SmallLibrary {
    /// `package` is a name and a version, as in `fruit 1.0.0`.
    static func manifest(_ components: String..., package: String? = nil) -> String {
        manifest(components, package: package)
    }

    static func manifest(_ components: [String], package: String? = nil) -> String {
        let words = package?.split(separator: " ") ?? []
        let named = words.count == 2 ? #""package": {"name": "\#(words[0])", "version": "\#(words[1])"}, "# : ""
        return """
            {"schemaVersion": "1.0.0", \(named)"modules": [{"kind": "javascript-module", "path": "a.js", "declarations": [
            \(components.joined(separator: ",\n"))]}]}
            """
    }

    /// A component whose class has the name of its tag without the prefix; `others` are more of its declaration, in JSON.
    static func component(_ tag: String, _ members: [String] = [], _ others: String? = nil) -> String {
        let name = tag.split(separator: "-").dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return """
            {"kind": "class", "name": "\(name)", "tagName": "\(tag)", "customElement": true,\(others.map { " \($0)," } ?? "")
            "members": [\(members.joined(separator: ", "))]}
            """
    }

    /// A field with an attribute of its name, and what is said of it.
    static func attribute(_ name: String, _ type: String, _ value: String, _ text: String) -> String {
        field(name, type, #""attribute": "\#(name)", "default": "\#(value)", "description": "\#(text)""#)
    }

    static let slot = #""slots": [{"name": ""}]"#

    /// A field; `others` are more of it, in JSON.
    static func field(_ name: String, _ type: String = "string", _ others: String? = nil) -> String {
        let more = others.map { ", \($0)" } ?? ""
        return #"{"kind": "field", "name": "\#(name)", "type": {"text": "\#(type)"}\#(more)}"#
    }
}
