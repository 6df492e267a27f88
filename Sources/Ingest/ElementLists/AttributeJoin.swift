import Core
import WebModel

/// Gives a property the attribute that it names, or else the one that is called alike, at last without regard to case
/// and hyphens. An attribute without a property is one of its own.
struct AttributeJoin {
    /// Evidence that an attribute is a property's, the surest first.
    private enum Sign: CaseIterable {
        case told, name, foldedName
    }

    let tag: String

    func joined(_ properties: [Property], _ attributes: [Property], into diagnostics: inout DiagnosticBag) -> [Property]
    {
        var result = properties
        var isJoined = [Bool](repeating: false, count: properties.count)
        var rest = attributes
        for sign in Sign.allCases {
            var positions: [String: Int] = [:]
            for (position, property) in properties.enumerated() where !isJoined[position] {
                guard let key = Self.key(of: property, sign) else { continue }
                positions[key] = positions[key] ?? position
            }
            var left: [Property] = []
            for attribute in rest {
                let key = sign == .foldedName ? Self.folded(attribute.name) : attribute.name
                guard let position = positions.removeValue(forKey: key) else {
                    left.append(attribute)
                    continue
                }
                isJoined[position] = true
                result[position] = join(result[position], attribute, into: &diagnostics)
            }
            rest = left
        }
        result += rest
        for index in result.indices {
            result[index].defaultValue = ListedDefault.code(of: result[index], into: &diagnostics)
        }
        return result
    }

    private static func key(of property: Property, _ sign: Sign) -> String? {
        switch sign {
        case .told: property.attribute
        // A property that names another attribute has that one.
        case .name: property.attribute == nil ? property.name : nil
        case .foldedName: property.attribute == nil ? folded(property.name) : nil
        }
    }

    private func join(_ property: Property, _ attribute: Property, into diagnostics: inout DiagnosticBag) -> Property {
        var result = property
        result.attribute = attribute.attribute
        let types = TypeMerge([(property.type, property.typeText), (attribute.type, attribute.typeText)])
        result.type = types.type
        result.typeText = types.text ?? property.typeText ?? attribute.typeText
        if !types.contradictions.isEmpty, let used = property.typeText, let other = attribute.typeText,
            !Self.isText(attribute.type, of: property.type)
        {
            diagnostics.warning(
                .listingConflict,
                "the type of “\(property.name)” of <\(tag)> is “\(used)” for the property and “\(other)” for the attribute",
                at: property.source,
                notes: [.init("the attribute is here", at: attribute.source)]
            )
        }
        let isTold = property.defaultValue.map { DefaultValue($0) != .nothing } ?? false
        result.defaultValue = isTold ? property.defaultValue : attribute.defaultValue ?? property.defaultValue
        result.reflects = property.reflects || attribute.reflects
        result.isReadonly = property.isReadonly || attribute.isReadonly
        result.isRequired = property.isRequired || attribute.isRequired
        result.deprecated = property.deprecated ?? attribute.deprecated
        result.inheritedFrom = property.inheritedFrom ?? attribute.inheritedFrom
        result.summary = property.summary ?? attribute.summary
        result.description = property.description ?? attribute.description
        result.extensions = ItemExtensions.merged(field: property.extensions, attribute: attribute.extensions)
        return result
    }

    /// Whether an attribute only says that it is written as text, as all are: `string` or `"1" | "2"` for a number.
    private static func isText(_ attribute: WebType?, of property: WebType?) -> Bool {
        guard let attribute, let property, attribute.shape != .keyword(.string) else { return true }
        return attribute.literals?.allSatisfy { literal in
            guard case .string(let text) = literal else { return false }
            return switch property.shape {
            case .keyword(.number): Double(text) != nil
            case .keyword(.boolean): text == "true" || text == "false"
            default: false
            }
        } ?? false
    }

    /// `help-text`, `helpText` and `HelpText` are one name.
    static func folded(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" } }
}

/// A default that a list tells as code, or as the text that an attribute has.
enum ListedDefault {
    static func code(of property: Property, into diagnostics: inout DiagnosticBag) -> String? {
        guard let text = property.defaultValue, let type = property.type else { return property.defaultValue }
        let code = MemberDefault.resolved(Self.quoted(text, type), type: type)
        DefaultCheck.report(code, against: type, of: property.name, at: property.source, into: &diagnostics)
        return code
    }

    /// Adds quotes where the text is one of a closed set, or a string that looks like something else.
    private static func quoted(_ text: String, _ type: WebType) -> String {
        switch (DefaultValue(text), type.shape) {
        case (.string, _), (.nothing, _): return text
        case (.number, .keyword(.string)), (.boolean, .keyword(.string)): return "'\(text)'"
        default:
            let isMember = type.literals?.contains(.string(text)) ?? false
            return isMember && !text.contains { $0 == "'" || $0 == "\\" } ? "'\(text)'" : text
        }
    }
}
