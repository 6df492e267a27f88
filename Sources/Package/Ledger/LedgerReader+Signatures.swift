import Core
import SwiftModel
import WebModel

/// Signatures and types that callers write.
extension LedgerReader {
    mutating func library(of object: JSONValue) -> KeptLibrary {
        KeptLibrary(signatures: signatures(of: object), types: types(of: object))
    }

    private mutating func signatures(of object: JSONValue) -> [String: KeptSignature] {
        guard let value = object["callers"] else { return [:] }
        guard value.kind == .object else { return report("“callers” are components", at: value) ?? [:] }
        var signatures: [String: KeptSignature] = [:]
        for (tag, component) in value.members { signatures[tag.text] = signature(component) }
        return signatures
    }

    private mutating func types(of object: JSONValue) -> [String: [String]] {
        guard let value = object["types"] else { return [:] }
        guard value.kind == .object else { return report("“types” are lists of lines", at: value) ?? [:] }
        var types: [String: [String]] = [:]
        for (name, list) in value.members { types[name.text] = lines(list) }
        return types
    }

    private mutating func signature(_ component: JSONValue) -> KeptSignature? {
        guard component.kind == .object else {
            return report("what callers write of a component is an object", at: component)
        }
        let forms = InitSignature.Kind.allCases
        let known = forms.map(\.rawValue) + LedgerSignature.lists.map(\.key) + ["names", "items"]
        checkKeys(of: component, among: known)
        var signature = KeptSignature.empty
        for form in forms {
            if let list = component[form.rawValue] { signature.inits[form] = parameters(list) }
        }
        for (key, list) in LedgerSignature.lists {
            if let value = component[key] { signature[keyPath: list] = parameters(value) }
        }
        // Facts about UIKit classes were said in another way then: the next run has nothing to compare with.
        if schema < 3 { signature.uiKit = [] }
        if let value = component["names"] { signature.names = names(value) }
        if let items = component["items"] { signature.items = hashes(items) }
        return signature
    }

    private mutating func names(_ value: JSONValue) -> KeptNames? {
        guard value.kind == .object else { return report("“names” are those of a component's types", at: value) }
        let known = LedgerSignature.names.map(\.key) + LedgerSignature.facts.map(\.key)
        checkKeys(of: value, among: known + ["isControl", "generics", "proxies"])
        var names = KeptNames.empty
        for (key, name) in LedgerSignature.names {
            guard let text = value[key]?.string else { return report("“names” have “\(key)”", at: value) }
            names[keyPath: name] = text
        }
        for (key, fact) in LedgerSignature.facts {
            guard let member = value[key] else { continue }
            guard let text = member.string else { return report("“\(key)” is a text", at: member) }
            names[keyPath: fact] = text
        }
        names.isControl = value["isControl"]?.bool ?? false
        if let list = value["generics"] { names.generics = lines(list) }
        if let proxies = value["proxies"] {
            guard proxies.kind == .object else { return report("“proxies” are properties", at: proxies) }
            for (name, property) in proxies.members {
                guard let text = property.string else { return report("a proxy is of a property", at: property) }
                names.proxies[name.text] = text
            }
        }
        return names
    }

    private mutating func lines(_ list: JSONValue) -> [String] {
        guard list.kind == .array else { return report("this is a list of lines", at: list) ?? [] }
        var lines: [String] = []
        for element in list.elements {
            guard let line = element.string else { return report("a line is a text", at: element) ?? [] }
            lines.append(line)
        }
        return lines
    }

    private mutating func parameters(_ list: JSONValue) -> [KeptParameter] {
        guard list.kind == .array else { return report("an init is a list of parameters", at: list) ?? [] }
        var parameters: [KeptParameter] = []
        for element in list.elements {
            guard let parameter = element.string.flatMap(LedgerParameter.parameter) else {
                return report("a parameter is its name and type, and the item that it came from", at: element) ?? []
            }
            parameters.append(parameter)
        }
        return parameters
    }

    private mutating func hashes(_ value: JSONValue) -> [ItemReference: ContentHash] {
        guard value.kind == .object else { return report("“items” are hashes", at: value) ?? [:] }
        var hashes: [ItemReference: ContentHash] = [:]
        for (key, text) in value.members {
            guard let item = LedgerItem.item(of: key.text), let hash = text.string.flatMap({ ContentHash($0) }) else {
                return report("an item is its kind and its name, and has a hash, 32 digits long", at: text) ?? [:]
            }
            hashes[item] = hash
        }
        return hashes
    }
}
