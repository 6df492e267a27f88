import Core
import Documents

@testable import Generate

/// Data of templates held against a schema: what is in the one and not in the other.
struct SchemaComparison {
    private let schema: ContextSchema
    /// What is in the data and not in the schema, or of another kind: a line each, without repetitions.
    private(set) var problems: Set<String> = []
    /// The names of the schema that some data had, with the way to them; what belongs to a role begins with it.
    private(set) var met: Set<String> = []
    private var templates: Set<String> = []
    /// The object that was last compared at each place: what all templates of a run see is looked at once.
    private var compared: [String: TemplateObject] = [:]

    init(_ schema: ContextSchema) { self.schema = schema }

    mutating func add(_ template: String, _ data: TemplateValue) {
        guard let shape = schema.shape(of: template) else {
            problems.insert("\(template): the schema has no such template")
            return
        }
        templates.insert(template)
        compare(data, shape, at: "data")
    }

    /// All names that `met` can have: those of the templates that are asked for with data of their own. What several of
    /// them have is met where one of them has it.
    var names: Set<String> {
        var names: Set<String> = []
        for template in templates {
            if let shape = schema.shape(of: template) { collect(shape, at: "data", into: &names) }
        }
        for kind in RoleKind.allCases {
            guard let shape = schema.resolved(.reference(kind.rawValue)) else { continue }
            collect(shape, at: "role \(kind.rawValue)", into: &names)
        }
        return names
    }

    private func collect(_ shape: ContextSchema.Shape, at path: String, into names: inout Set<String>) {
        switch shape {
        case .text, .flag, .reference: return
        case .list(let element): collect(element, at: path, into: &names)
        case .object(let object):
            for member in object.members where !Self.isRole(member.name) {
                names.insert("\(path).\(member.name)")
                collect(member.shape, at: "\(path).\(member.name)", into: &names)
            }
        }
    }

    /// Nobody fills a place of which there is nothing.
    private static func isPlace(_ path: String) -> Bool {
        path.split(separator: ".").last.map { isRole(String($0)) } == true
    }

    private static func isRole(_ name: String) -> Bool { role(name) != nil }

    private mutating func compare(_ value: TemplateValue, _ shape: ContextSchema.Shape, at path: String) {
        if case .reference(let name) = shape {
            guard let role = schema.resolved(shape) else {
                problems.insert("\(path): the schema has no shape “\(name)”")
                return
            }
            return compare(value, role, at: "role \(name)")
        }
        switch (value, shape) {
        case (.string, .text), (.code, .text), (.boolean, .flag), (.null, .object): break
        case (.null, .text) where Self.isPlace(path), (.null, .flag) where Self.isPlace(path): break
        case (.list(let items), .list(let element)):
            for item in items { compare(item, element, at: path) }
        case (.object(let object), .object(let expected)):
            if compared[path] == object { return }
            compared[path] = object
            for key in object.keys { compare(key, in: object, expected, at: path) }
        default: problems.insert("\(path): other than the schema says")
        }
    }

    private mutating func compare(_ key: String, in object: TemplateObject, _ expected: ObjectShape, at path: String) {
        guard let value = object[TemplateKey(key)] else { return }
        // The schema has each role once for all; a component has those of its members, which may be of its library only.
        guard let shape = expected[key] ?? Self.role(key) else {
            problems.insert("\(path).\(key): not in the schema")
            return
        }
        if !Self.isRole(key) { met.insert("\(path).\(key)") }
        compare(value, shape, at: "\(path).\(key)")
    }

    /// What stands before the first hyphen says it.
    private static func role(_ key: String) -> ContextSchema.Shape? {
        guard let hyphen = key.utf8.firstIndex(of: UInt8(ascii: "-")) else { return nil }
        return RoleKind(rawValue: String(key[..<hyphen])).map { $0.shape ?? .reference($0.rawValue) }
    }
}
