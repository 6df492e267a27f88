import Core
import SwiftModel
import WebModel

/// Uses of generated types: the items of the web that have them.
struct TypeUses {
    let items: [GeneratedTypeName: [String]]
    let indentation: Int

    static let shared = TypeUses(items: [:], indentation: 0)

    func documentation(of name: GeneratedTypeName, alias: String?) -> [String] {
        var doc = DocComment(indentation: indentation)
        let users = items[name] ?? []
        switch (users.isEmpty, alias) {
        case (false, let alias?):
            doc.add(paragraph: "\(code: alias) of the web library: \(users.joined(separator: ", ")).")
        case (false, nil): doc.add(paragraph: "What \(users.joined(separator: ", ")) can be in the web component.")
        case (true, let alias?): doc.add(paragraph: "\(code: alias) of the web library.")
        case (true, nil): doc.add(paragraph: "A type of the web library.")
        }
        return doc.lines
    }
}

extension TypeUses {
    init(_ component: ComponentScaffold) {
        var items: [GeneratedTypeName: [String]] = [:]
        for member in component.members {
            for name in member.generatedTypes {
                let item = "\(code: member.origin)"
                if items[name]?.contains(item) != true { items[name, default: []].append(item) }
            }
        }
        for structure in component.swift.structs {
            for member in structure.members {
                for name in member.type.generatedNames where items[name] == nil {
                    items[name] = ["\(code: member.webName) of \(code: structure.name.name.name)"]
                }
            }
        }
        self.init(items: items, indentation: 4)
    }
}

extension Member {
    fileprivate var generatedTypes: [GeneratedTypeName] {
        switch form {
        case .value(let type), .binding(let type): type.generatedNames
        case .action(let parameters, _): parameters.flatMap(\.generatedNames)
        case .items, .slot, .rows: []
        }
    }
}
