import SwiftModel
import WebModel

/// The properties that the UIKit class of a component had.
struct UIKitBridge {
    private(set) var properties: [FormerProperty] = []
    private(set) var gaps: [String] = []
    private(set) var delegate: FormerDelegate?
    private(set) var titleAssignment: String?

    init(_ old: SwiftComponent, _ new: SwiftComponent, _ types: FormerTypes, _ renames: SwiftRenames) {
        let after = UIKitSignature.declared(by: new)
        for property in UIKitSignature.declared(by: old) {
            if let same = after.first(where: { $0.name.name == property.name.name }) {
                if !types.areSame(property.type, same.type) {
                    gaps.append("\(property.name.name) is \(same.type) now.")
                }
                continue
            }
            let wanted = renames.name(of: property.origin)
            let successor = after.first { wanted != property.origin && $0.origin == wanted }
            let type = types.now(property.type)
            if let successor, types.areSame(property.type, successor.type) {
                properties.append(FormerProperty(property.name, type, .renamed(successor.name)))
            } else if let text = property.defaultText {
                properties.append(FormerProperty(property.name, type, .gone(defaultText: text)))
            } else {
                gaps.append("\(property.name.name) is gone, and had no value that nobody gave.")
            }
        }
        addProxies(old, new, types)
        addTitle(old, new)
        if UIKitSignature(new).methods.isEmpty, !new.hasCallerData {
            delegate = FormerDelegate(of: old, now: types.now)
        }
        addMethods(UIKitSignature(old), UIKitSignature(new))
    }

    /// What Interface Builder set is there as long as the enum behind it is, under whatever name.
    private mutating func addProxies(_ old: SwiftComponent, _ new: SwiftComponent, _ types: FormerTypes) {
        let after = UIKitSignature.proxies(of: new) { Self.enumeration($0, types.newTable) }
        let declared = UIKitSignature.declared(by: new)
        for proxy in UIKitSignature.proxies(of: old, { Self.enumeration($0, types.oldTable) }) {
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
                FormerProperty(proxy.name, proxy.rawType, .proxy(proxy.with(type), now: successor))
            )
        }
    }

    private static func enumeration(_ type: SwiftType, _ table: GeneratedTypeTable) -> SwiftEnum? {
        let plain = if case .optional(let wrapped) = type { wrapped } else { type }
        guard case .generated(let name, _) = plain else { return nil }
        return table.enumeration(name.description)
    }

    /// Beside a property that is there, or that is kept.
    private mutating func addTitle(_ old: SwiftComponent, _ new: SwiftComponent) {
        guard let title = UIKitSignature.title(of: old), UIKitSignature.title(of: new) == nil else { return }
        let types = [old, new].map { component in
            UIKitSignature.declared(by: component).first { $0.name == title.property }?.type
        }
        let isThere = types[0] != nil && types[0] == types[1]
        if isThere || properties.contains(where: { $0.name == title.property }) {
            titleAssignment = title.assignment
        } else {
            gaps.append("setTitle is gone.")
        }
    }

    /// A method that a delegate still has compiles without any help, and is not called.
    private mutating func addMethods(_ old: UIKitSignature, _ new: UIKitSignature) {
        // A delegate that nothing is told is deprecated as a whole.
        let others = delegate == nil ? old.methods : []
        for method in others where !new.methods.contains(where: { $0.declaration == method.declaration }) {
            guard !new.methods.contains(where: { $0.name == method.name }) else {
                gaps.append(
                    "The delegate's \(method.name) is told something else now; the former method is not called."
                )
                continue
            }
            gaps.append("The delegate's \(method.name) is not called any more.")
        }
        if old.base == .control, new.base == .view { gaps.append("The class is no UIControl any more.") }
    }
}
