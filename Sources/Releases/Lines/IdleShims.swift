import SwiftModel

/// Shims that ignore the values of callers, or stand for another value: callers compile, and no longer do the same.
struct IdleShims {
    private var arguments: [String: Set<String>] = [:]
    private var members: [String: Set<String>] = [:]
    private var types: Set<String> = []

    init(_ shims: LibraryShims?, of library: SwiftLibrary) {
        guard let shims else { return }
        for component in library.components {
            if let own = shims.components[component.tag] { add(own, of: component) }
        }
    }

    private mutating func add(_ shims: ComponentShims, of component: SwiftComponent) {
        let names = component.names
        for form in shims.inits { arguments[names.view.name, default: []].formUnion(form.idleArguments) }
        if let presentation = shims.presentation {
            for form in presentation.functions {
                arguments[presentation.name, default: []].formUnion(form.idleArguments)
            }
        }
        // The function of today has former forms as well.
        let function = names.view.name.lowerCamelCase
        arguments[function, default: []].formUnion(shims.inits.flatMap(\.idleArguments))
        for former in shims.cases {
            if case .standIn = former.meaning { members[former.type.description, default: []].insert(former.name.name) }
        }
        for former in shims.members {
            members[former.type.description, default: []].formUnion(former.properties.filter(\.isIdle).map(\.name.name))
        }
        members[names.uiKit.name, default: []].formUnion(shims.properties.filter(\.isIdle).map(\.name.name))
        if let delegate = shims.delegate { types.insert(delegate.name.name) }
        for text in shims.texts {
            if case .unused = text.fate {
                members[component.stringsType.description, default: []].insert(text.text.name.name)
            }
        }
    }

    func isIdle(argument: String, of callee: [String]) -> Bool {
        arguments[callee.joined(separator: ".")]?.contains(argument) ?? false
    }

    func isIdle(member: String, of type: [String]) -> Bool {
        members[type.joined(separator: ".")]?.contains(member) ?? false
    }

    func isIdle(type: [String]) -> Bool { types.contains(type.joined(separator: ".")) }
}

extension FormerInit {
    fileprivate var idleArguments: [String] {
        reasons.compactMap { reason in
            switch reason {
            case .gone(let name), .unused(let name): name.name
            case .renamed, .converted, .required, .placed: nil
            }
        }
    }
}

extension FormerProperty {
    fileprivate var isIdle: Bool {
        switch meaning {
        case .gone, .proxy(_, now: nil): true
        case .renamed, .address, .proxy: false
        }
    }
}
