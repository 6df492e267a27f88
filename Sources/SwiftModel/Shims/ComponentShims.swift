/// Names and signatures of a component's former release, each deprecated and made of today's API, to keep callers
/// compiling. Callers that need them are found where releases are compared.
package struct ComponentShims: Sendable, Hashable {
    package var names: [FormerName] = []
    package var typeNames: [SwiftTypeAlias] = []
    /// Types that are gone, and that former signatures are declared with. All of them belong to the component's tokens.
    package var enums: [SwiftEnum] = []
    package var structs: [SwiftStruct] = []
    /// The struct of the component's texts, where there are none any more.
    package var strings: [SwiftText] = []
    package var cases: [FormerCase] = []
    package var inits: [FormerInit] = []
    package var presentation: FormerPresentation?
    /// Members that items and the structs of its API had.
    package var members: [FormerMembers] = []
    package var texts: [FormerText] = []
    package var properties: [FormerProperty] = []
    package var delegate: FormerDelegate?
    /// Assignment that `setTitle` made, where the class has no `setTitle` any more.
    package var titleAssignment: String?
    /// The type parameters for callers' values that the former release lacks: it had text in their place.
    package var values: [GenericParameter] = []
    /// Code that nothing can keep compiling, one line each.
    package var gaps: [String] = []
    /// Code of the UIKit class that nothing can keep compiling.
    package var uiKitGaps: [String] = []

    package init() {}

    package var hasTypes: Bool { !enums.isEmpty || !structs.isEmpty || !strings.isEmpty }

    /// Whether the file of the SwiftUI component's shims has anything in it.
    package var isEmpty: Bool {
        names.allSatisfy(\.isUIKit) && typeNames.isEmpty && enums.isEmpty && structs.isEmpty && strings.isEmpty
            && cases.isEmpty
            && inits.isEmpty && presentation == nil && members.isEmpty && texts.isEmpty && gaps.isEmpty
    }

    package var isUIKitEmpty: Bool {
        !names.contains(where: \.isUIKit) && properties.isEmpty && delegate == nil && titleAssignment == nil
            && uiKitGaps.isEmpty
    }
}

/// A case that an enum had, as a static member of the type that it is now.
package struct FormerCase: Sendable, Hashable {
    package enum Meaning: Sendable, Hashable {
        /// Another name for the same value of the web component.
        case renamed(SwiftIdentifier)
        /// Value that is gone; the default stands in its place.
        case standIn(SwiftIdentifier)
        /// A type that takes any string takes this one still.
        case string(String)
    }

    package let type: GeneratedTypeName
    package let name: SwiftIdentifier
    package let meaning: Meaning

    package init(of type: GeneratedTypeName, _ name: SwiftIdentifier, _ meaning: Meaning) {
        self.type = type
        self.name = name
        self.meaning = meaning
    }
}

/// Delegate of a UIKit class that tells nobody anything any more: code that adopted it still compiles.
package struct FormerDelegate: Sendable, Hashable {
    package let name: SwiftIdentifier
    package let methods: [UIKitDelegate.Method]

    package init(_ name: SwiftIdentifier, methods: [UIKitDelegate.Method]) {
        self.name = name
        self.methods = methods
    }

    package var types: [SwiftType] { methods.flatMap(\.parameters) }
}

package struct FormerMembers: Sendable, Hashable {
    package let type: GeneratedTypeName
    package var properties: [FormerProperty] = []
    /// The parameters that the init had, where it is another one now; otherwise none.
    package var parameters: [SwiftStruct.Member] = []
    /// Former parameters that today's init takes.
    package var arguments: [SwiftIdentifier] = []

    package var isEmpty: Bool { properties.isEmpty && parameters.isEmpty }

    package init(of type: GeneratedTypeName) {
        self.type = type
    }
}

package struct FormerName: Sendable, Hashable {
    package let old: SwiftIdentifier
    package let new: SwiftIdentifier
    /// Whether it belongs to the UIKit side, which a project may do without.
    package let isUIKit: Bool

    package init(_ old: SwiftIdentifier, now new: SwiftIdentifier, isUIKit: Bool) {
        self.old = old
        self.new = new
        self.isUIKit = isUIKit
    }
}

/// The function that presented an overlay, where it has another name or is gone. The templates say whether there was
/// one, by the primitive that the component was built on.
package struct FormerPresentation: Sendable, Hashable {
    package let name: String
    package let primitive: NativePrimitive?
    /// Functions, each for an init that the overlay had, except inits without any view.
    package let functions: [FormerInit]

    package init(_ name: String, primitive: NativePrimitive?, functions: [FormerInit]) {
        self.name = name
        self.primitive = primitive
        self.functions = functions
    }
}

package struct FormerText: Sendable, Hashable {
    package enum Fate: Sendable, Hashable {
        case kept
        case renamed(SwiftIdentifier)
        /// Text that is gone, or is no text of its type any more, so that a value that is given for it is not used.
        case unused(isGone: Bool)
    }

    package let text: SwiftText
    package let fate: Fate

    package init(_ text: SwiftText, _ fate: Fate) {
        self.text = text
        self.fate = fate
    }
}
