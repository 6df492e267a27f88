import Render
import SwiftModel
import WebModel

/// The properties that the UIKit class of a component had.
struct UIKitBridge {
    private(set) var properties: [FormerProperty] = []
    private(set) var gaps: [String] = []

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
                properties.append(FormerProperty(property.name, type, now: successor.name, defaultText: nil))
            } else if let text = property.defaultText {
                properties.append(FormerProperty(property.name, type, now: nil, defaultText: text))
            } else {
                gaps.append("\(property.name.name) is gone, and had no value that nobody gave.")
            }
        }
        addMethods(UIKitSignature(old), UIKitSignature(new))
    }

    /// A method that a delegate still has compiles without any help, and is not called.
    private mutating func addMethods(_ old: UIKitSignature, _ new: UIKitSignature) {
        for method in old.methods where !new.methods.contains(where: { $0.declaration == method.declaration }) {
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
