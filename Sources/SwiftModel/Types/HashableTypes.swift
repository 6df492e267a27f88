/// Types that can be keys, where some are generated: an enum or a struct can if all that it carries can.
package struct HashableTypes {
    private var parts: [GeneratedTypeName: [SwiftType]] = [:]

    package init(enums: [SwiftEnum], structs: [SwiftStruct]) {
        for enumeration in enums { parts[enumeration.name] = enumeration.payloads }
        for structure in structs { parts[structure.name] = structure.members.map(\.type) }
    }

    package func contains(_ type: SwiftType) -> Bool {
        var seen: Set<GeneratedTypeName> = []
        return contains(type, &seen)
    }

    /// Ignores types that are being asked about already: a type that holds itself is as good as the rest of it.
    private func contains(_ type: SwiftType, _ seen: inout Set<GeneratedTypeName>) -> Bool {
        switch type {
        case .named(let name, let arguments):
            return !Self.unhashable.contains(name) && arguments.allSatisfy { contains($0, &seen) }
        case .optional(let inner), .array(let inner): return contains(inner, &seen)
        case .dictionary(_, let value): return contains(value, &seen)
        case .tuple, .function, .placeholder: return false
        case .generated(let name, let arguments):
            guard arguments.allSatisfy({ contains($0, &seen) }) else { return false }
            // A type without parts of its own here is an enum of several components, which holds strings.
            guard seen.insert(name).inserted, let parts = parts[name] else { return true }
            return parts.allSatisfy { contains($0, &seen) }
        }
    }

    /// Some of these are keys on newer systems only: points, sizes and their kin from iOS 18 on.
    private static let unhashable: Set<String> = [
        "AccessibilityTraits", "Alignment", "Animation", "Any", "AnyClass", "AnyObject", "AnyShape",
        "AnyShapeStyle", "AnyTransition", "AnyView", "AsyncImagePhase", "Axis.Set", "Binding", "ButtonRole",
        "CGAffineTransform", "CGPoint", "CGRect", "CGSize", "CGVector", "ComponentColumn", "ComponentRefresh",
        "ContentTransition", "Edge.Set",
        "EdgeInsets", "EmptyView", "Error", "EventModifiers", "Gradient", "GridItem", "Hasher", "HorizontalAlignment",
        "HorizontalEdge.Set", "Image", "KeyEquivalent", "LocalizedStringKey", "LocalizedStringResource", "Material",
        "NSDirectionalEdgeInsets", "NavigationPath", "NavigationSplitViewVisibility", "Notification", "Path",
        "SearchFieldPlacement", "SubmitLabel", "Text", "TextInputAutocapitalization", "ToolbarItemPlacement",
        "UIAccessibilityTraits", "UIButton.Configuration", "UIControl.Event", "UIControl.State", "UIEdgeInsets",
        "UIOffset", "UIPopoverArrowDirection", "UIRectCorner", "UIRectEdge", "VerticalAlignment", "VerticalEdge.Set",
        "Void",
    ]
}
