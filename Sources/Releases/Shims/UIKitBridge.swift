import SwiftModel
import WebModel

struct UIKitBridge {
    private(set) var properties: [FormerProperty] = []
    private(set) var gaps: [String] = []
    private(set) var delegate: FormerDelegate?
    private(set) var titleAssignment: String?

    init(_ old: FormerComponent, _ new: SwiftComponent, _ types: FormerTypes, _ renames: SwiftRenames) {
        let after = UIKitSignature.declared(by: new)
        for property in old.properties {
            if let same = after.first(where: { $0.name.name == property.name.name }) {
                if !types.areSame(property.type, same.type) {
                    gaps.append("\(property.name.name) is \(same.type) now.")
                }
                continue
            }
            let wanted = renames.name(of: property.origin)
            let successor = after.first { other in
                other.origin == wanted && !old.properties.contains { $0.name.name == other.name.name }
            }
            let former = types.former(
                property.name,
                property.type,
                defaultText: property.defaultText,
                as: successor.map { ($0.name, $0.type) }
            )
            if let former {
                properties.append(former)
            } else {
                gaps.append("\(property.name.name) is gone, and had no value that nobody gave.")
            }
        }
        addProxies(old, new, types)
        addTitle(old, new)
        if UIKitSignature(new).methods.isEmpty, !new.hasCallerData { delegate = Self.delegate(old, types) }
        addMethods(old, UIKitSignature(new))
    }

    private static func delegate(_ old: FormerComponent, _ types: FormerTypes) -> FormerDelegate? {
        guard !old.methods.isEmpty else { return nil }
        let methods = old.methods.map { method in
            var method = method
            method.parameters = method.parameters.map(types.now)
            return method
        }
        return FormerDelegate(name: old.names.delegate, methods: methods)
    }

    /// The enum behind them must be there, under any name.
    private mutating func addProxies(_ old: FormerComponent, _ new: SwiftComponent, _ types: FormerTypes) {
        let after = UIKitSignature.proxies(of: new) { types.tables.new.enumeration(of: $0) }
        let declared = UIKitSignature.declared(by: new)
        for proxy in old.proxies {
            if let same = after.first(where: { $0.name.name == proxy.name.name }) {
                if same.rawType != proxy.rawType { gaps.append("\(proxy.name.name) is \(same.rawType) now.") }
                continue
            }
            let former = properties.first { $0.name.name == proxy.property.name }
            let kept = declared.first { $0.name.name == proxy.property.name }
            guard former != nil || kept.map({ types.areSame(proxy.type, $0.type) }) == true,
                !declared.contains(where: { $0.name.name == proxy.name.name })
            else {
                gaps.append("\(proxy.name.name) is gone.")
                continue
            }
            var successor: SwiftIdentifier?
            if case .renamed(let name)? = former?.meaning { successor = after.first { $0.property == name }?.name }
            let type = types.now(proxy.type)
            properties.append(
                FormerProperty(name: proxy.name, type: proxy.rawType, meaning: .proxy(proxy.with(type), now: successor))
            )
        }
    }

    private mutating func addTitle(_ old: FormerComponent, _ new: SwiftComponent) {
        guard let title = old.title, UIKitSignature.title(of: new) == nil,
            let property = old.properties.first(where: { $0.name.name == title.name })
        else { return }
        let same = UIKitSignature.declared(by: new).first { $0.name.name == title.name }
        if same?.type == property.type || properties.contains(where: { $0.name.name == title.name }) {
            titleAssignment = UIKitSignature.titleAssignment(property)
        } else {
            gaps.append("setTitle is gone.")
        }
    }

    /// A method that a delegate still has compiles without any help, and is not called.
    private mutating func addMethods(_ old: FormerComponent, _ new: UIKitSignature) {
        // A delegate that nothing is told is deprecated as a whole.
        let others = delegate == nil ? old.methods : []
        for method in others where !new.methods.contains(where: { $0.declaration == old.declaration(of: method) }) {
            let isToldOtherwise = new.methods.contains { $0.name == method.name }
            gaps.append(
                isToldOtherwise
                    ? "The delegate's \(method.name) is told something else now; the former method is not called."
                    : "The delegate's \(method.name) is not called any more."
            )
        }
        if old.isControl, new.base == .view { gaps.append("The class is no UIControl any more.") }
    }
}
