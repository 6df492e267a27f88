import Foundation
import TestSupport

/// Checks values against a JSON Schema, as far as the schemas in `specs/schemas` use the language.
///
/// A keyword that is not known here is an error and not passed over: a rule that nobody checks is no rule.
struct JSONSchema: Sendable {
    struct UnknownKeyword: Error, Equatable {
        let keyword: String
        let path: String
    }

    /// Keywords that say something about the schema and nothing about the value.
    private static let annotations: Set<String> = ["$schema", "$id", "$defs", "title", "description"]
    private static let rules: Set<String> = [
        "$ref", "type", "properties", "required", "additionalProperties", "propertyNames", "items", "anyOf", "oneOf",
        "const", "enum", "minimum", "exclusiveMinimum", "maximum", "minItems", "uniqueItems", "pattern",
    ]

    private let root: JSONInstance

    init(_ bytes: [UInt8]) throws {
        root = try JSONInstance(bytes)
        try JSONSchema.checkKeywords(of: root, at: "#")
    }

    /// One of the package's own schemas.
    init(named name: String) throws {
        try self.init(
            Array(try Data(contentsOf: Shared.project.appendingPathComponent("specs/schemas/\(name).schema.json")))
        )
    }

    /// What is wrong with a value, each with its path; empty where it is valid.
    func problems(of value: JSONInstance) -> [String] { problems(of: value, by: root, at: "$") }

    private static func checkKeywords(of schema: JSONInstance, at path: String) throws {
        guard case .object(let members) = schema else {
            // `true` and `false` are schemas without keywords.
            guard case .boolean = schema else { throw UnknownKeyword(keyword: "not a schema", path: path) }
            return
        }
        for (keyword, value) in members.sorted(by: { $0.key < $1.key }) {
            guard annotations.contains(keyword) || rules.contains(keyword) else {
                throw UnknownKeyword(keyword: keyword, path: path)
            }
            let inner = "\(path)/\(keyword)"
            switch (keyword, value) {
            case ("$defs", .object(let schemas)), ("properties", .object(let schemas)):
                for (name, schema) in schemas { try checkKeywords(of: schema, at: "\(inner)/\(name)") }
            case ("items", _), ("additionalProperties", _), ("propertyNames", _):
                try checkKeywords(of: value, at: inner)
            case ("anyOf", .array(let schemas)), ("oneOf", .array(let schemas)):
                for (index, schema) in schemas.enumerated() { try checkKeywords(of: schema, at: "\(inner)/\(index)") }
            default: break
            }
        }
    }

    private func problems(of value: JSONInstance, by schema: JSONInstance, at path: String) -> [String] {
        guard case .object(let keywords) = schema else {
            return schema == .boolean(false) ? ["\(path): nothing may stand here"] : []
        }
        return keywords.sorted { $0.key < $1.key }.flatMap { keyword, rule in
            problems(of: value, by: keyword, rule, in: schema, at: path)
        }
    }

    private func problems(
        of value: JSONInstance,
        by keyword: String,
        _ rule: JSONInstance,
        in schema: JSONInstance,
        at path: String
    ) -> [String] {
        switch (keyword, rule, value) {
        case ("$ref", .string(let reference), _):
            let name = reference.hasPrefix("#/$defs/") ? String(reference.dropFirst("#/$defs/".count)) : ""
            return root["$defs"]?[name].map { problems(of: value, by: $0, at: path) }
                ?? ["\(path): the schema refers to \(reference), which is not there"]
        case ("properties", .object(let schemas), .object(let members)):
            return schemas.keys.sorted().flatMap { name -> [String] in
                guard let member = members[name], let schema = schemas[name] else { return [] }
                return problems(of: member, by: schema, at: "\(path).\(name)")
            }
        case ("additionalProperties", _, .object(let members)):
            return members.sorted { $0.key < $1.key }.filter { schema["properties"]?[$0.key] == nil }
                .flatMap { problems(of: $1, by: rule, at: "\(path).\($0)") }
        case ("propertyNames", _, .object(let members)):
            return members.keys.sorted().flatMap { problems(of: .string($0), by: rule, at: "\(path).\($0)") }
        case ("required", .array(let names), .object(let members)):
            return names.compactMap(\.text).filter { members[$0] == nil }.map { "\(path): “\($0)” is missing" }
        case ("items", _, .array(let elements)):
            return elements.enumerated().flatMap { problems(of: $1, by: rule, at: "\(path)[\($0)]") }
        case ("anyOf", .array(let schemas), _), ("oneOf", .array(let schemas), _):
            return problems(of: value, by: keyword, of: schemas, at: path)
        default: return isKept(keyword, rule, by: value) ? [] : ["\(path): breaks \(keyword) \(rule)"]
        }
    }

    private func problems(
        of value: JSONInstance,
        by keyword: String,
        of schemas: [JSONInstance],
        at path: String
    ) -> [String] {
        let outcomes = schemas.map { problems(of: value, by: $0, at: path) }
        let fitting = outcomes.count { $0.isEmpty }
        if fitting == 1 || (fitting > 1 && keyword == "anyOf") { return [] }
        if fitting > 1 { return ["\(path): fits \(fitting) alternatives of oneOf"] }
        // The alternative that fits best tells most about what is wrong.
        let nearest = outcomes.min { $0.count < $1.count } ?? []
        return ["\(path): fits no alternative of \(keyword)"] + nearest
    }

    private func isKept(_ keyword: String, _ rule: JSONInstance, by value: JSONInstance) -> Bool {
        switch (keyword, rule, value) {
        case ("type", .string(let name), _): value.isOfType(name)
        case ("type", .array(let names), _): names.compactMap(\.text).contains { value.isOfType($0) }
        case ("const", _, _): value == rule
        case ("enum", .array(let values), _): values.contains(value)
        case ("minItems", .number(let least), .array(let elements)): Double(elements.count) >= least
        case ("uniqueItems", .boolean(true), .array(let elements)): Set(elements).count == elements.count
        case ("minimum", .number(let least), .number(let number)): number >= least
        case ("exclusiveMinimum", .number(let bound), .number(let number)): number > bound
        case ("maximum", .number(let most), .number(let number)): number <= most
        case ("pattern", .string(let pattern), .string(let text)):
            text.range(of: pattern, options: .regularExpression) != nil
        default: true
        }
    }
}
